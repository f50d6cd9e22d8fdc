// Opens a session for a game: loads its table and texts, makes the stage, feeds it every table the host sends.

import { useContext, useEffect, useState } from 'react';
import type { GameId } from '../../../engine/protocol';
import { ask } from '../../app/actions';
import { isMotionReduced } from '../../app/preferences';
import { store } from '../../app/store';
import { loadTable } from '../../games/registry';
import type { Told } from '../../table/chronicle';
import { TableSession } from '../../table/session';
import { PixiStage } from '../../table/stage';
import { loadTexts } from '../../text/i18n';
import { stageScale, stageView } from '../../ui/stage';
import { makeContext, restAfter, settledOn, speedOf } from './make-context';
import { ToldContext } from './told';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'broken' }
  | { readonly state: 'open'; readonly session: TableSession };

function resolution(): number {
  return Math.min(3, stageScale() * window.devicePixelRatio);
}

// Letters of all our languages: each font file is loaded before the first words are drawn on the canvas. A label is plain
// or bold; a plain one takes the lightest weight that its font has here.
const LETTERS = 'Aąćęłńóśźżěřšůž0';
const FONTS = [
  '500 20px "Grenze Gotisch"',
  '700 20px "Grenze Gotisch"',
  '400 16px Alegreya',
  '700 16px Alegreya',
  '500 16px "Alegreya SC"',
  '700 16px "Alegreya SC"',
  '500 16px "Alegreya Sans"',
  '700 16px "Alegreya Sans"',
];

async function loadFonts(): Promise<void> {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, LETTERS)));
}

async function openSession(game: GameId, told: Told | null): Promise<TableSession> {
  const [table] = await Promise.all([loadTable(game), loadFonts()]);
  await loadTexts(game);
  await table.prepare?.();
  const stage = await PixiStage.create(resolution());
  return new TableSession(table, stage, {
    context: makeContext,
    speed: (_next, shown) => speedOf(shown),
    rest: restAfter,
    settled: settledOn,
    decide: async (key, entry, sure) => {
      const answer = await ask('match.decide', { key, entry, ...(sure === undefined ? {} : { sure }) });
      return answer === null ? 'refused' : (answer.value ?? 'taken');
    },
    isStill: () => isMotionReduced(),
    hint: async () => (await ask('match.hint', {}))?.value ?? null,
    told,
  });
}

// React may skip states between two renders; the session listens to the store itself and misses no events.
function follow(session: TableSession, game: GameId): () => void {
  let settings = store.get().settings;
  const receive = (): void => {
    const state = store.get();
    if (state.table?.game === game) session.receive(state.table);
    if (state.settings !== settings) {
      settings = state.settings;
      session.redraw();
    }
  };
  receive();
  return store.subscribe(receive);
}

// The table opens with everything that lies on it: pieces over a map that is still to come are no table. Whatever is not
// drawn by then comes later.
const LONGEST_DRAWING = 3000;

async function drawn({ stage }: TableSession): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, LONGEST_DRAWING);
  });
  await Promise.race([stage.pictures.whenReady(), late]);
  clearTimeout(timer);
}

export function useTableSession(game: GameId): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const told = useContext(ToldContext);
  useEffect(() => {
    let gone = false;
    let close = (): void => {
      gone = true;
    };
    openSession(game, told?.current ?? null).then(
      async (session) => {
        if (gone) {
          session.destroy();
          return;
        }
        const unfollow = follow(session, game);
        const resize = (): void => session.stage.setView(stageView(), resolution());
        resize();
        window.addEventListener('resize', resize);
        close = () => {
          gone = true;
          unfollow();
          window.removeEventListener('resize', resize);
          if (told !== null) told.current = session.told;
          session.destroy();
        };
        await drawn(session);
        if (!gone) setOpening({ state: 'open', session });
      },
      (error: unknown) => {
        console.error('The table could not be laid.', error);
        if (!gone) setOpening({ state: 'broken' });
      },
    );
    return () => close();
  }, [game, told]);
  return opening;
}
