// Words on hover and focus: what a symbol means (data-tip) and why something cannot be chosen (refusals).
import { useEffect, useState } from 'react';
import { projected } from '../../table/camera';
import type { Box, Tip } from '../../table/game-table';
import { refusalsNow } from '../../table/refused';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Icon, Markup } from '../../ui/art';
import { toStage } from '../../ui/stage';
import { carriedParts, partElement, stageBox, useRestingCamera } from './places';
import { placeTip, tipHeight } from './tip-place';

const DELAY = 220;
// Who has picked something looks for a place to put it; words wait longer then.
const DELAY_PICKED = 800;
// A finger that rests so long, and no farther from where it came down, asks instead of choosing.
const HOLD = 420;
const STRAY = 12;
const WIDTH = 300;
// Elements that tell of themselves or lie over the table.
const TOLD_ELSEWHERE =
  '[data-tip], [data-refused], [data-spot], .request-bar, .table-top, .log-drawer, .table-overlay, .note-strip, [role="dialog"]';

interface Shown {
  readonly tip: Tip | null;
  readonly why: string | null;
  readonly box: Box;
  readonly avoid: readonly Box[];
}

export function TipLayer(open: Open) {
  return (
    <>
      <Refused {...open} />
      <Tips {...open} />
    </>
  );
}

// Only this is drawn anew when something is pointed at.
function Tips({ session, table, shown, context, snapshot }: Open) {
  const [tip, setTip] = useState<Shown | null>(null);
  const { choices, log } = snapshot;
  const { camera } = session.stage;
  const { board } = session;
  // What was said of the former state may no longer be true, and a scene may hide what it is about.
  const isPlaying = snapshot.playing !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state, every scene and every hint ends a tip
  useEffect(() => setTip(null), [shown.entry, isPlaying, session.hint]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let entered: HTMLElement | null = null;
    let pointed: string | null = null;
    // What can be chosen, what the last decision moved, and what the question is about.
    const avoid = (): readonly Box[] => [
      ...[...document.querySelectorAll('[data-in-sight]')].map(stageBox),
      ...[
        ...choices.spots.flatMap(({ place }) => (place === 'part' ? [] : [place])),
        ...log
          .filter(({ entry }) => entry === shown.entry)
          .flatMap(({ event }) => (table.eventTargets?.(event) ?? []).flatMap((target) => session.placeOf(target) ?? [])),
      ].map((place) => camera.project(place)),
    ];
    const patience = choices.picks.length > 0 ? DELAY_PICKED : DELAY;
    // Words, icon and place are made when they are shown: most of what a hand passes over is never asked for.
    const tellLater = (delay: number, tell: () => Omit<Shown, 'avoid'> | null): void => {
      timer = setTimeout(() => {
        const told = tell();
        if (told !== null) setTip({ ...told, avoid: avoid() });
      }, delay);
    };
    const tooltip = (id: string | undefined): Tip | null => (id === undefined ? null : (table.tooltip?.(id, shown.view) ?? null));
    const enter = (event: Event): void => {
      // Fingers do not hover: what they come over they press. A page that changes under a resting hand was not asked.
      if (event.type === 'pointerover' && (isFinger(event) || isResting(event))) return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip], [data-refused], [data-spot]') : null;
      if (element !== null && element === entered) return;
      entered = element;
      clearTimeout(timer);
      setTip(null);
      const spot = element?.dataset['spot'];
      if (element === null || (spot !== undefined && choices.picks.includes(spot))) return;
      // A card that can be sent away and not hired is a spot, and still says why not.
      const refused = spot ?? refusedAt(event);
      tellLater(event.type === 'pointerdown' ? pressDelay(event) : patience, () => {
        const refusals = refusalsNow(shown.request?.refusals ?? [], choices.picks);
        const why = refused === undefined ? null : (refusals.find(({ target }) => target === refused)?.reason ?? null);
        const found = tooltip(tipOf(element));
        if (found === null && why === null) return null;
        return { tip: found, why: why === null ? null : context.say(why), box: stageBox(element) };
      });
    };
    // Pieces on the canvas are no elements: what lies under the pointer is asked for.
    const point = (event: PointerEvent): void => {
      // A hand that drags does not ask.
      if (event.type === 'pointermove' && (isResting(event) || isFinger(event) || event.buttons !== 0)) return;
      const over = event.target instanceof Element ? event.target.closest<HTMLElement>(TOLD_ELSEWHERE) : null;
      if (over !== null) {
        pointed = null;
        session.point(tipOf(over) ?? null);
        // The hand stirs where the page has changed under it.
        if (event.type === 'pointermove') enter(event);
        return;
      }
      const at = board.tipAt?.(camera.unproject(toStage(event.clientX, event.clientY))) ?? null;
      session.point(at?.id ?? null);
      if (at?.id === pointed) return;
      clearTimeout(timer);
      setTip(null);
      pointed = at?.id ?? null;
      if (at === null) return;
      tellLater(event.type === 'pointerdown' ? HOLD : patience, () => {
        const found = tooltip(at.id);
        return found === null ? null : { tip: found, why: null, box: camera.project(at.box) };
      });
    };
    // A finger asks by resting, and who presses what is refused wants to know why at once; else a mouse that presses has
    // read enough.
    const press = (event: PointerEvent): void => {
      clearTimeout(timer);
      entered = null;
      pointed = null;
      setTip(null);
      if (isFinger(event) || refusedAt(event) !== undefined) enter(event);
      if (!isFinger(event)) return;
      point(event);
      followHold(event, () => clearTimeout(timer));
    };
    document.addEventListener('pointerover', enter);
    document.addEventListener('pointermove', point);
    // What a mouse has pressed is focused too; only who walks by keys asks with it.
    const focus = (event: FocusEvent): void => {
      const element = event.target instanceof HTMLElement ? event.target : null;
      if (!element?.matches(':focus-visible')) return;
      enter(event);
      session.point(tipOf(element) ?? null);
    };
    document.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('pointermove', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', press);
    };
  }, [table, shown, context, choices, log, camera, board, session]);
  return tip === null ? null : <Bubble {...tip} say={context.say} scale={context.settings.textScale} />;
}

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

// A page that changes under a resting hand tells of its pointer too.
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;
}

function pressDelay(event: Event): number {
  return isFinger(event) && refusedAt(event) === undefined ? HOLD : 0;
}

// Until the finger is lifted: one that strays or goes early does not ask; one that has asked does not choose as well.
function followHold(press: PointerEvent, giveUp: () => void): void {
  const began = performance.now();
  const keep = new AbortController();
  const { signal } = keep;
  const isSame = (event: PointerEvent): boolean => event.pointerId === press.pointerId;
  document.addEventListener(
    'pointermove',
    (event) => {
      if (isSame(event) && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STRAY) giveUp();
    },
    { signal },
  );
  const lift = (event: PointerEvent): void => {
    if (!isSame(event)) return;
    keep.abort();
    const strayed = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STRAY;
    if (strayed || performance.now() - began < HOLD) {
      giveUp();
      return;
    }
    // The click that follows belongs to the question; it comes late on a slow machine, but before the next press.
    const asked = new AbortController();
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
      asked.abort();
    };
    document.addEventListener('click', swallow, { capture: true, signal: asked.signal });
    document.addEventListener('pointerdown', () => asked.abort(), { capture: true, signal: asked.signal });
  };
  document.addEventListener('pointerup', lift, { signal, capture: true });
  document.addEventListener('pointercancel', lift, { signal, capture: true });
}

// What is refused may lie under the symbol that is pointed at, in it or around it: then both are told.
function refusedAt(event: Event): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const around = event.target.closest<HTMLElement>('[data-refused]')?.dataset['refused'];
  if (around !== undefined || !(event instanceof PointerEvent)) return around;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.find((each): each is HTMLElement => each instanceof HTMLElement && each.dataset['refused'] !== undefined)?.dataset[
    'refused'
  ];
}

// The mirror's button lies over a part: the part knows its own tip, a place on the board is named by its spot.
function tipOf(element: HTMLElement): string | undefined {
  const { tip, spot, refused } = element.dataset;
  const name = spot ?? refused;
  if (tip !== undefined || name === undefined) return tip;
  const part = partElement(name);
  return part instanceof HTMLElement ? (part.dataset['tip'] ?? name) : name;
}

interface BubbleProps extends Shown {
  readonly say: Open['context']['say'];
  // Of the player's text size.
  readonly scale: number;
}

function Bubble({ tip, why, box, avoid, say, scale }: BubbleProps) {
  const words = [tip?.text === undefined ? '' : say(tip.text), why ?? ''].join(' ');
  // Larger words get a wider bubble rather than a tower.
  const width = Math.round(WIDTH * Math.min(1.4, scale));
  const place = placeTip(box, { width, height: tipHeight(words.length, width, scale) }, avoid);
  // Above its target it hangs by its lower edge: the height is only a guess.
  const isAbove = place.y + place.height <= box.y;
  const edge = isAbove ? { bottom: 720 - place.y - place.height } : { top: place.y };
  return (
    <div className="table-tip" role="tooltip" style={{ left: place.x, width, ...edge }}>
      {tip === null ? null : (
        <div className="row gap8">
          {tip.icon === undefined ? null : <Markup className="table-tip-icon" markup={tip.icon} />}
          <div>
            <b className="table-tip-title sc">{say(tip.title)}</b>
            {tip.text === undefined ? null : <p>{say(tip.text)}</p>}
          </div>
        </div>
      )}
      {why === null ? null : (
        <p className="table-tip-why">
          <Icon name="padlock" size={13} colour="#f0a893" /> {t('table.notNow')}: {why}
        </p>
      )}
    </div>
  );
}

// Zones over what is refused: not to be chosen, but to be asked why.
function Refused({ session, table, snapshot, shown }: Open) {
  const { camera } = session.stage;
  const rest = useRestingCamera(camera);
  if (snapshot.offered.length === 0) return null;
  const offered = new Set(snapshot.choices.spots.map(({ id }) => id));
  const refusals = refusalsNow(shown.request?.refusals ?? [], snapshot.choices.picks).filter(
    ({ target }) => !offered.has(target),
  );
  const parts = carriedParts(
    camera,
    refusals.map(({ target }) => target),
  );
  return (
    <div className="refused-layer">
      {refusals.map(({ target }) => {
        const place = table.placeOf(target, shown.view);
        const at = session.placeOf(target);
        const box = place === 'part' ? parts.get(target) : at === null ? undefined : projected(rest, at);
        if (!box) return null;
        const { x: left, y: top, width, height } = box;
        return <span key={target} className="refused-zone" data-refused={target} style={{ left, top, width, height }} />;
      })}
    </div>
  );
}
