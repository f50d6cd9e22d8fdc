// "How a turn runs": the chart of a game as one page. A state that is pointed at says what follows and which rules it
// stands for; in a match the present one is lit.
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { GameId, TablePush, TurnPlan, TurnRow } from '../../../engine/protocol';
import { ask } from '../../app/actions';
import { useStore } from '../../app/store';
import { svg } from '../../art/svg';
import { drawTurn } from '../../art/turn/drawing';
import { type LaidRow, layTurn } from '../../art/turn/layout';
import { gameName } from '../../games/manifest';
import { useLanguage, useT } from '../../text/i18n';
import type { ReadableRule } from '../../text/readable-rules';
import { Markup } from '../../ui/art';
import { Panel } from '../../ui/panel';

const PAGE = { width: 1280, height: 720 };
// Names that ask keep their own mark at the end of a sentence.
const ASKING_END = /([?!])\.$/u;
const AREA = { x: 44, y: 80, width: 1192, height: 546 };

interface TurnPageProps {
  readonly game: GameId;
  readonly plan: TurnPlan;
  readonly rules: readonly ReadableRule[];
  readonly onRule: (id: string) => void;
}

export function TurnPage({ game, plan, rules, onRule }: TurnPageProps) {
  const t = useT();
  const language = useLanguage();
  const table = useStore((state) => (state.table?.game === game ? state.table : null));
  const phase = phaseOf(table);
  const [chosen, setChosen] = useState<string | null>(null);
  const laid = useMemo(() => layTurn(plan, AREA), [plan]);
  const markup = useMemo(
    () =>
      svg(
        PAGE.width,
        PAGE.height,
        drawTurn(plan, AREA, {
          language,
          lit: phase,
          here: t('turn.here'),
          again: t('turn.again'),
          titleOf: (id) => rules.find((rule) => rule.id === id)?.title[language] ?? '',
        }),
      ),
    [plan, rules, language, phase, t],
  );
  const rows = laid.chapters.flatMap((chapter) => chapter.rows);
  const rowOf = (path: string | null) => rows.find(({ row }) => path !== null && row.phases.includes(path));
  const pointed = rowOf(chosen);
  const shown = pointed ?? rowOf(phase);
  const nameOf = (path: string) => rowOf(path)?.row.name[language] ?? '';
  return (
    <div className="turn-page" data-turn={game}>
      <Panel x={22} y={64} width={1236} height={640} frame="sheet" />
      <Markup className="turn-picture" markup={markup} />
      {(pointed?.row.next ?? []).map((path) => {
        const target = rowOf(path);
        return target === undefined ? null : <i key={path} className="turn-next" style={placeOf(target, 2)} />;
      })}
      {rows.map((each) => (
        <AriaButton
          key={each.row.path}
          className={`turn-spot ${each.row.path === chosen ? 'chosen' : ''}`}
          style={placeOf(each, 0)}
          aria-label={labelOf(each.row, each.row.name[language], each.row.next.map(nameOf), t)}
          data-phase={each.row.path}
          onHoverStart={() => setChosen(each.row.path)}
          onFocus={() => setChosen(each.row.path)}
          onPress={() => {
            const [rule] = each.row.rules;
            if (rule !== undefined) onRule(rule);
          }}
        />
      ))}
      <footer className="turn-foot ink">
        <p className="turn-now">
          {table !== null && phase !== null && nameOf(phase) !== '' ? (
            <b>{nowSaid(whoIsAsked(table), nameOf(phase), t).replace(ASKING_END, '$1')}</b>
          ) : (
            <b>{t('turn.of', { game: gameName(game) })}</b>
          )}
          <span className="turn-legend">{t('turn.legend')}</span>
        </p>
        {shown === undefined ? (
          <p className="turn-said">{t('turn.point')}</p>
        ) : (
          <div className="turn-said">
            <span className={`turn-what ${shown.row.next.length > MANY ? 'long' : ''}`}>
              <b className="sc">{shown.row.name[language]}</b>{' '}
              {t(shown.row.asks ? 'turn.asks' : shown.row.ends ? 'turn.ends' : 'turn.itself')}{' '}
              {shown.row.next.length === 0 ? null : thenSaid(shown.row.next.map(nameOf), t)}
            </span>
            <span className="turn-rules">
              {shown.row.rules.map((id) => (
                <AriaButton key={id} className="rule-chip" data-chip={id} onPress={() => onRule(id)}>
                  <span className="rule-id">{id}</span>
                  {rules.find((rule) => rule.id === id)?.title[language] ?? ''}
                </AriaButton>
              ))}
            </span>
          </div>
        )}
      </footer>
    </div>
  );
}

// The chart as the game tells it; null until it has come, and for a game without words for it.
export function usePlan(game: GameId): TurnPlan | null {
  const [plan, setPlan] = useState<{ readonly game: GameId; readonly plan: TurnPlan | null } | null>(null);
  useEffect(() => {
    let current = true;
    void ask('rules.turn', { game }).then((answer) => {
      if (current && answer !== null) setPlan({ game, plan: answer.value });
    });
    return () => {
      current = false;
    };
  }, [game]);
  return plan?.game === game ? plan.plan : null;
}

// Every game's view says in which phase of its chart it stands.
function phaseOf(table: TablePush | null): string | null {
  const phase = (table?.view as { readonly phase?: unknown } | null | undefined)?.phase;
  return typeof phase === 'string' ? phase : null;
}

// More states that may follow are written smaller.
const MANY = 8;

function nowSaid(who: string, state: string, t: ReturnType<typeof useT>): string {
  return who === '' ? t('turn.nowOver', { state }) : t('turn.now', { who, state });
}

function whoIsAsked({ seats, toMove }: TablePush): string {
  return toMove === null ? '' : (seats[toMove]?.name ?? '');
}

function labelOf(row: TurnRow, name: string, next: readonly string[], t: ReturnType<typeof useT>): string {
  const said = t(row.asks ? 'turn.asks' : row.ends ? 'turn.ends' : 'turn.itself');
  return `${name}. ${said}${next.length === 0 ? '' : ` ${thenSaid(next, t)}`}`;
}

function thenSaid(names: readonly string[], t: ReturnType<typeof useT>): string {
  return t('turn.then', { states: names.join(' · ') }).replace(ASKING_END, '$1');
}

function placeOf({ x, y, width, height }: LaidRow, outside: number): CSSProperties {
  return { left: x - outside, top: y - outside, width: width + 2 * outside, height: height + 2 * outside };
}
