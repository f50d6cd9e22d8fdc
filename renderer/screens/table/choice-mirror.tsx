// The board's choices as real buttons, laid over their places: clicked, dragged to, tabbed and walked with the arrows.
// Every offered decision has its button here or in the request bar, named by its key.
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { projected } from '../../table/camera';
import { decides } from '../../table/choices';
import type { Box, Spot } from '../../table/game-table';
import { HintHand } from '../../table/hint-hand';
import { directionOf, nearestInDirection } from '../../table/input/arrow-walk';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { toStage } from '../../ui/stage';
import { carriedParts, useRestingCamera } from './places';

// How long a dropped piece waits for the answer.
const ANSWER_WAIT = 600;
const FINGER = 40;

interface Placed {
  readonly spot: Spot;
  readonly box: Box;
  readonly role: 'offered' | 'picked' | 'other';
}

export function ChoiceMirror({ session, snapshot, shown, context }: Open) {
  const host = useRef<HTMLFieldSetElement>(null);
  const [parts, setParts] = useState<ReadonlyMap<string, Box>>(new Map());
  const { camera } = session.stage;
  const rest = useRestingCamera(camera);
  const { choices } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts lie elsewhere where the camera rests anew
  useLayoutEffect(() => {
    // Parts move when the view or the picks change; they are measured after every change of the choices.
    const ids = [...choices.spots, ...choices.others.map(({ spot }) => spot)]
      .filter((spot) => spot.place === 'part')
      .map(({ id }) => id);
    setParts(carriedParts(camera, [...ids, ...choices.picks]));
  }, [choices, rest]);
  useKeptFocus(host, snapshot.offered);
  const place = (spot: Spot): Box | null => (spot.place === 'part' ? (parts.get(spot.id) ?? null) : projected(rest, spot.place));
  const placed: Placed[] = [];
  const add = (spot: Spot, role: Placed['role']): void => {
    const box = place(spot);
    if (box) placed.push({ spot, box: forFingers(box), role });
  };
  for (const { spot } of choices.others) add(spot, 'other');
  for (const spot of choices.spots) add(spot, 'offered');
  const hinted = placed.find(({ spot, role }) => role === 'offered' && spot.id === snapshot.marks.hint);
  const nameOf = (key: string): string => {
    const offer = snapshot.offered.find((candidate) => candidate.key === key);
    return offer ? context.say(session.table.describeDecision(offer.decision, shown.view)) : '';
  };
  const shownKeys = new Set(placed.filter(({ spot }) => decides(spot)).flatMap(({ spot }) => spot.keys));
  const barKeys = new Set(choices.rest.map(({ key }) => key));
  const hidden = snapshot.offered.filter(({ key }) => !shownKeys.has(key) && !barKeys.has(key));
  return (
    <fieldset ref={host} className="choice-mirror" aria-label={t('table.board')} onKeyDown={(event) => walk(event, host)}>
      {placed.map((each) => (
        <SpotButton key={`${each.role} ${each.spot.id}`} placed={each} open={{ session, context }} nameOf={nameOf} />
      ))}
      {hinted === undefined ? null : (
        <HintHand style={{ left: hinted.box.x + hinted.box.width / 2, top: hinted.box.y + hinted.box.height / 2 }} />
      )}
      {hidden.map(({ key }, index) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className="mirror-choice"
          style={{ left: 262 + (index % 240) * 3, top: 41 + Math.floor(index / 240) * 3 }}
          data-choice={key}
          onClick={() => void session.decide(key)}
        >
          {nameOf(key)}
        </button>
      ))}
    </fieldset>
  );
}

// Where fingers may come nothing is smaller than they are.
function forFingers(box: Box): Box {
  if (!window.matchMedia('(any-pointer: coarse)').matches) return box;
  const [width, height] = [Math.max(FINGER, box.width), Math.max(FINGER, box.height)];
  return { ...box, x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

interface SpotButtonProps {
  readonly placed: Placed;
  readonly open: Pick<Open, 'session' | 'context'>;
  readonly nameOf: (key: string) => string;
}

function SpotButton({ placed: { spot, box, role }, open: { session, context }, nameOf }: SpotButtonProps) {
  // What a click that goes on comes to is its last decision.
  const only = spot.onward?.at(-1) ?? spot.keys[0];
  const decision = decides(spot) ? only : undefined;
  const label = context.say(spot.label);
  const name = decision !== undefined ? nameOf(decision) || label : t('table.spotSeveral', { label, count: spot.keys.length });
  const isRound = spot.place !== 'part' && (spot.glow === 'disc' || (spot.glow === undefined && spot.style !== 'plain'));
  return (
    <button
      type="button"
      className={`mirror-spot ${isRound ? 'round' : ''} ${role}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-label={name}
      data-spot={spot.id}
      {...(decision !== undefined ? { 'data-choice': decision } : { 'data-pick': spot.id })}
      onClick={() => session.choose(spot.id)}
      onPointerEnter={() => session.hover(spot.id)}
      onPointerLeave={() => session.hover(null)}
      onFocus={() => session.hover(spot.id)}
      onBlur={() => session.hover(null)}
      onPointerDown={(event) => startDrag(event, spot, session)}
    />
  );
}

// Dragging a piece to a place is two clicks: the piece is picked when the pointer leaves it, the place when it is let go.
function startDrag(event: PointerEvent<HTMLButtonElement>, spot: Spot, session: Open['session']): void {
  if (event.button !== 0 || decides(spot)) return;
  const { clientX, clientY, pointerId } = event;
  let picked = false;
  const move = (next: globalThis.PointerEvent): void => {
    if (next.pointerId !== pointerId || picked || Math.hypot(next.clientX - clientX, next.clientY - clientY) < 12) return;
    picked = true;
    session.choose(spot.id);
  };
  // The piece goes with the hand; dropped where it can go, it waits there for the table's answer.
  const carry = (next: globalThis.PointerEvent): void => {
    if (picked && next.pointerId === pointerId && spot.piece !== undefined)
      session.carry(spot.piece, toStage(next.clientX, next.clientY));
  };
  const putBack = (): void => {
    if (spot.piece !== undefined) session.carry(spot.piece, null);
  };
  const drop = (next: globalThis.PointerEvent): void => {
    // A second finger pinches: what the first one holds is laid down.
    const isPinch = next.type === 'pointerdown';
    if (isPinch === (next.pointerId === pointerId)) return;
    window.removeEventListener('pointerdown', drop);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointermove', carry);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', drop);
    if (!picked || isPinch || next.type === 'pointercancel') {
      putBack();
      return;
    }
    const target = document.elementFromPoint(next.clientX, next.clientY)?.closest<HTMLElement>('[data-spot]');
    const id = target?.dataset['spot'];
    if (id !== undefined && id !== spot.id) session.choose(id);
    setTimeout(putBack, id !== undefined && id !== spot.id ? ANSWER_WAIT : 0);
  };
  window.addEventListener('pointerdown', drop);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointermove', carry);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', drop);
}

function walk(event: React.KeyboardEvent, host: RefObject<HTMLFieldSetElement | null>): void {
  const direction = directionOf(event.key);
  const from = document.activeElement;
  if (direction === null || !(from instanceof HTMLElement) || !host.current) return;
  const buttons = [...host.current.querySelectorAll<HTMLElement>('.mirror-spot')];
  const found = nearestInDirection(
    from.getBoundingClientRect(),
    buttons.filter((button) => button !== from).map((button) => ({ item: button, box: button.getBoundingClientRect() })),
    direction,
  );
  if (!found) return;
  event.preventDefault();
  found.focus();
}

// Who plays by keyboard keeps a place to go on from when the buttons under the focus change.
function useKeptFocus(host: RefObject<HTMLFieldSetElement | null>, offered: readonly unknown[]): void {
  const byKeyboard = useRef(false);
  const canChoose = offered.length > 0;
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      byKeyboard.current = true;
      // The first step from nowhere is onto what is asked.
      if (event.key !== 'Tab' || event.shiftKey || !canChoose || !isIdle(document.activeElement)) return;
      const first = firstChoice(host.current);
      first?.focus({ preventScroll: true });
      if (first !== null) event.preventDefault();
    };
    const pointer = (): void => {
      byKeyboard.current = false;
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, [host, canChoose]);
  // Never on the page itself: on what can be chosen next, or on the words of the bar while others move. Who plays with
  // the mouse keeps to the words: a focus on a place would light it up.
  useEffect(() => {
    if (!isIdle(document.activeElement)) return;
    const first = canChoose && byKeyboard.current ? firstChoice(host.current) : null;
    (first ?? document.querySelector<HTMLElement>(WORDS))?.focus({ preventScroll: true });
  });
}

const WORDS = '.bar-words';

const isIdle = (active: Element | null): boolean => active === null || active === document.body || active.matches(WORDS);

// What else could have been picked comes last.
function firstChoice(host: HTMLElement | null): HTMLElement | null {
  return (
    host?.querySelector<HTMLElement>('.mirror-spot.offered') ??
    document.querySelector<HTMLElement>('.bar-choices :is([data-choice], [data-pick]), .bar-end [data-choice]') ??
    host?.querySelector<HTMLElement>('.mirror-spot') ??
    null
  );
}
