// The winner's banner with the reason in words.
import type { TablePush } from '../../../engine/protocol';
import { piece, svg } from '../../art/svg';
import { raysBody, VICTORY, victoryBody } from '../../art/victory';
import { phrase, t } from '../../text/i18n';
import { Markup, painted, Seal } from '../../ui/art';
import { characterAt, SeatFace } from '../../ui/face';
import { Panel } from '../../ui/panel';
import { Standee } from '../../ui/standee';
import { measureOf } from './turning-points';

const ICONS = ['swordwoman', 'visored-helm', 'bowman', 'mounted-knight'] as const;

export function WinnerPanel({ table }: { readonly table: TablePush }) {
  const { outcome, seats } = table;
  if (outcome === null) return null;
  const winner = outcome.winners.length === 1 ? seats[outcome.winners[0] ?? 0] : undefined;
  const tincture = winner?.tincture ?? (outcome.winners.length > 0 ? (seats[outcome.winners[0] ?? 0]?.tincture ?? null) : null);
  const others = seats.flatMap((seat, index) => (outcome.winners.includes(index) ? [] : [{ seat, index }])).slice(0, 2);
  return (
    <Panel x={22} y={56} width={380} height={582} frame="oak" lit className="winner-panel">
      <Markup className="winner-rays" markup={painted('rays', () => svg(380, 582, raysBody(582)))} />
      <Markup className="winner-banner" markup={painted(`victory ${tincture}`, () => piece(VICTORY, victoryBody(tincture)))} />
      {characterAt(winner) === null ? null : (
        <div className="winner-face">
          <SeatFace seat={winner} size={90} />
        </div>
      )}
      {others.map(({ seat, index }, place) => (
        <div key={seat.tincture} className={`winner-other ${place === 0 ? 'left' : 'right'}`}>
          <Standee tincture={seat.tincture} icon={ICONS[index % 4] ?? 'visored-helm'} height={74} />
        </div>
      ))}
      <div className="winner-words">
        <h1 className="gg brass-text">{headline(table)}</h1>
        <p>{phrase(table.game, outcome.reason, seats)}</p>
        <div className="winner-seal row">
          <Seal size={44} icon={outcome.winners.length === 0 ? 'hourglass' : 'trophy-cup'} seed={3} />
          <span className="sc">{scoreLine(table)}</span>
        </div>
      </div>
    </Panel>
  );
}

function headline({ outcome, seats }: TablePush): string {
  const winners = outcome?.winners ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  if (winners.length === 0) return t(seats.length === 1 ? 'results.lost' : 'results.draw');
  if (winners.length === 1) return t('results.wins', { name: names[0] ?? '' });
  return t('results.shared', { names: names.join(', ') });
}

function scoreLine(table: TablePush): string {
  const { outcome } = table;
  if (measureOf(table) === 'advantage') return t('results.wellPlayed');
  const scores = (outcome?.standings ?? []).toSorted((a, b) => a.place - b.place).map((standing) => standing.score);
  if (scores.every((score) => score === 0)) return t('results.wellPlayed');
  return scores.join(' : ');
}
