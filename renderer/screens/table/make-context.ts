// The surroundings of a view, as a game's table gets them; also how fast its events are played.
import type { TablePush } from '../../../engine/protocol';
import { isMotionReduced } from '../../app/preferences';
import { store } from '../../app/store';
import { playSound } from '../../sound/sound';
import type { TableContext } from '../../table/game-table';
import { phrase } from '../../text/i18n';
import { Pace, type Whose } from './pace';

export function makeContext(table: TablePush): Omit<TableContext, 'own'> {
  const { settings } = store.get();
  return {
    table,
    say: (words) => phrase(table.game, typeof words === 'string' ? { key: words } : words, table.seats),
    seatName: (seat) => table.seats[seat]?.name ?? '',
    sound: playSound,
    settings,
    reducedMotion: isMotionReduced(settings),
  };
}

const pace = new Pace(() => performance.now());

// Own decisions and those of the AI have their own speeds; reduced motion jumps.
export function speedOf(shown: TablePush): number {
  const { settings } = store.get();
  if (isMotionReduced(settings)) return 0;
  return (isOpponents(shown) ? settings.aiSpeed : settings.ownSpeed) * pace.factor(whoseOn(shown));
}

// What an opponent has done stays for a moment before the next thing happens.
export function restAfter(former: TablePush): number {
  const { settings } = store.get();
  return isOpponents(former) && speedOf(former) > 0 ? (settings.aiPause * 1000) / pace.factor('opponents') : 0;
}

export function settledOn(table: TablePush): void {
  if (!isOpponents(table)) pace.rest();
}

function whoseOn(shown: TablePush): Whose {
  if (isOpponents(shown)) return 'opponents';
  return shown.seats.some(({ kind }) => kind === 'ai') ? 'own' : 'alone';
}

function isOpponents(former: TablePush): boolean {
  return former.toMove !== null && former.seats[former.toMove]?.kind === 'ai';
}
