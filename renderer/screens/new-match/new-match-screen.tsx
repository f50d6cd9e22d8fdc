// New match: which game, who sits at the table, which options. The last table of a game is remembered.
import { useCallback, useEffect, useState } from 'react';
import type { CharacterId, GameId, GameInfo } from '../../../engine/protocol';
import { go, openTable } from '../../app/actions';
import { parseSeedCode } from '../../app/seed';
import { useStore } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { Emblem } from '../../games/game-sign';
import { minutesFor } from '../../games/manifest';
import { loadTexts, useT } from '../../text/i18n';
import { Button } from '../../ui/button';
import { BottomStrip, OakGround, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { CoachOption } from '../coach-option';
import { GameTiles } from './game-tiles';
import { MatchPanel } from './match-panel';
import { OptionsPanel } from './options-panel';
import { planInWords } from './plan-in-words';
import { freshPlan, isComplete, offeredOptions, rememberedPlan, type TablePlan, withCharacter, withCount } from './table-plan';

interface NewMatchProps {
  readonly game?: GameId;
  // Sits down opposite, whoever sat there.
  readonly character?: CharacterId;
}

export function NewMatchScreen({ game, character }: NewMatchProps) {
  const t = useT();
  const games = useStore((state) => state.about?.games);
  const playerName = useStore((state) => state.settings.playerName);
  const [saves] = useAnswer('saves.list');
  const [plan, setPlan] = useState<TablePlan | null>(null);
  const [seed, setSeed] = useState('');
  const [starting, setStarting] = useState(false);
  const info = games?.find((each) => each.id === plan?.game);
  const name = playerName === '' ? t('newMatch.player', { number: 1 }) : playerName;

  const choose = useCallback(
    (chosen: GameInfo) => {
      void loadTexts(chosen.id);
      const laid = rememberedPlan(chosen, saves ?? []) ?? freshPlan(chosen, name);
      const seats = withCount(laid.seats, Math.max(2, laid.seats.length));
      setPlan(character === undefined ? laid : { ...laid, seats: withCharacter(seats, 1, character) });
    },
    [saves, name, character],
  );

  useEffect(() => {
    if (plan !== null || saves === null || games === undefined) return;
    const lastGame = saves.find((save) => save.problem === null)?.game;
    const first = games.find((each) => each.id === (game ?? lastGame)) ?? games[0];
    if (first !== undefined) choose(first);
  }, [plan, saves, games, game, choose]);

  const back = useCallback(() => go({ name: 'title' }), []);
  useEscape(back);

  const seedNumber = seed.trim() === '' ? undefined : parseSeedCode(seed);
  const ready = plan !== null && isComplete(plan.seats) && seedNumber !== null && !starting;
  const begin = async () => {
    if (plan === null || info === undefined || seedNumber === null) return;
    setStarting(true);
    const seats = plan.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    const options = offeredOptions(plan, info.options);
    const opened = await openTable('match.create', {
      game: plan.game,
      seats,
      options,
      ...(seedNumber === undefined ? {} : { seed: seedNumber }),
    });
    if (!opened) setStarting(false);
  };

  return (
    <main className="screen" data-screen="new-match">
      <OakGround />
      <TopStrip title={t('newMatch.title')} onBack={back}>
        {info !== undefined && rememberedPlan(info, saves ?? []) !== null ? (
          <span className="top-sub sc">{t('newMatch.remembered')}</span>
        ) : null}
      </TopStrip>
      <GameTiles games={games ?? []} chosen={plan?.game ?? null} onChoose={choose} />
      {plan === null || info === undefined ? null : (
        <>
          <MatchPanel plan={plan} info={info} onSeats={(seats) => setPlan({ ...plan, seats })} />
          <OptionsPanel
            plan={plan}
            info={info}
            seed={seed}
            seedIsWrong={seedNumber === null}
            onOptions={(options) => setPlan({ ...plan, options })}
            onSeed={setSeed}
          />
        </>
      )}
      <BottomStrip>
        {plan === null || info === undefined ? null : (
          <>
            <Emblem game={plan.game} size={54} />
            <div className="plan-words">
              <div className="plan-line two">{planInWords(plan, info)}</div>
              <div className="plan-note sa">{t('newMatch.usually', { minutes: minutesFor(plan.game, plan.seats.length) })}</div>
            </div>
            <span className="grow" />
            {info.coached && mayCoach(plan.seats) ? <CoachOption isOffered={hasBeginners(plan.seats)} /> : null}
            <Button action="defaults" onPress={() => setPlan(freshPlan(info, name))}>
              {t('common.defaults')}
            </Button>
            <Button
              look="primary"
              size="large"
              icon="vertical-banner"
              action="start"
              disabled={!ready}
              autoFocus
              onPress={() => void begin()}
            >
              {t('newMatch.start')}
            </Button>
          </>
        )}
      </BottomStrip>
    </main>
  );
}

// Whoever plays against these is glad of a word.
const BEGINNERS: readonly string[] = ['page', 'squire'];

const hasBeginners = (seats: TablePlan['seats']): boolean =>
  seats.some((seat) => seat.kind === 'ai' && BEGINNERS.includes(seat.level));

// One person against others: between people he would take sides.
const mayCoach = (seats: TablePlan['seats']): boolean =>
  seats.length > 1 && seats.filter(({ kind }) => kind === 'human').length === 1;
