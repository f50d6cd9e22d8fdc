// Puzzles: three grades of positions to win this turn, with what is solved.
import { useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { GameId, PuzzleInfo } from '../../engine/protocol';
import { goBack, openTable } from '../app/actions';
import { useAnswer } from '../app/use-answer';
import { Emblem } from '../games/game-sign';
import { gameName } from '../games/manifest';
import { loadPuzzlePicture } from '../games/puzzle-picture';
import { gameText, loadTexts, useT } from '../text/i18n';
import { Markup, Seal } from '../ui/art';
import { Button } from '../ui/button';
import { Meter, Segments } from '../ui/controls';
import { OakGround, Panel, TopStrip } from '../ui/panel';
import { useEscape } from '../ui/use-escape';

const GRADES = [1, 2, 3] as const;
const GRADE_ICONS = { 1: 'feather', 2: 'visored-helm', 3: 'queen-crown' } as const;

export function PuzzlesScreen() {
  const t = useT();
  const [all] = useAnswer('puzzles.list');
  const games = [...new Set(all?.map(({ game }) => game))];
  const [chosen, setChosen] = useState<GameId | null>(null);
  const game = games.find((each) => each === chosen) ?? games[0];
  const puzzles = all?.filter((puzzle) => puzzle.game === game);
  useEffect(() => {
    if (game !== undefined) void loadTexts(game);
  }, [game]);
  useEscape(goBack);
  const solved = puzzles?.filter((puzzle) => puzzle.solved).length ?? 0;
  const next = puzzles?.find((puzzle) => !puzzle.solved);
  return (
    <main className="screen" data-screen="puzzles">
      <OakGround />
      <TopStrip
        title={t('puzzles.title')}
        sub={puzzles === undefined ? '' : t('puzzles.solved', { solved, all: puzzles.length })}
        onBack={goBack}
      >
        {games.length < 2 || game === undefined ? null : (
          <Segments
            label={t('newMatch.game')}
            segments={games.map((id) => ({ value: id, name: gameName(id), label: <Emblem game={id} size={24} /> }))}
            value={game}
            onChange={setChosen}
          />
        )}
        {next === undefined ? null : (
          <Button
            size="bar"
            icon="play-button"
            iconSize={14}
            action="next-puzzle"
            onPress={() => void openTable('match.puzzle', { puzzle: next.id })}
          >
            {t('puzzles.next')}
          </Button>
        )}
      </TopStrip>
      {GRADES.map((grade, index) => (
        <GradePanel
          key={grade}
          grade={grade}
          x={22 + index * 416}
          about={game === undefined ? '' : gameText(game, `puzzles.about.${grade}`)}
          puzzles={(puzzles ?? []).filter((puzzle) => puzzle.grade === grade)}
        />
      ))}
    </main>
  );
}

interface GradePanelProps {
  readonly grade: (typeof GRADES)[number];
  readonly x: number;
  readonly about: string;
  readonly puzzles: readonly PuzzleInfo[];
}

function GradePanel({ grade, x, about, puzzles }: GradePanelProps) {
  const t = useT();
  const solved = puzzles.filter((puzzle) => puzzle.solved).length;
  return (
    <Panel x={x} y={56} width={404} height={646} className="grade-panel">
      <div className="row gap12">
        <Seal size={64} icon={GRADE_ICONS[grade]} seed={grade * 7} {...(solved === 0 ? { dead: true } : {})} />
        <div className="grow">
          <h2>{t(`puzzles.grade.${grade}`)}</h2>
          <p className="ink2">{about}</p>
        </div>
      </div>
      <div className="row gap8 grade-progress">
        <Meter label={t(`puzzles.grade.${grade}`)} share={puzzles.length === 0 ? 0 : solved / puzzles.length} />
        <span className="sa ink2">{t('learn.done', { done: solved, all: puzzles.length })}</span>
      </div>
      <div className="puzzle-grid">
        {puzzles.map((puzzle, index) => (
          <AriaButton
            key={puzzle.id}
            className={`puzzle ${puzzle.solved ? 'solved' : ''}`}
            data-puzzle={puzzle.id}
            aria-label={t(puzzle.solved ? 'puzzles.oneSolved' : 'puzzles.one', { number: index + 1 })}
            onPress={() => void openTable('match.puzzle', { puzzle: puzzle.id })}
          >
            {puzzle.solved ? <Seal size={58} icon="check-mark" seed={index + 3} /> : <span className="gg">{index + 1}</span>}
          </AriaButton>
        ))}
        {puzzles.length === 0 ? <p className="rules-none">{t('puzzles.none')}</p> : null}
      </div>
      <NextOfGrade puzzles={puzzles} />
    </Panel>
  );
}

function NextOfGrade({ puzzles }: { readonly puzzles: readonly PuzzleInfo[] }) {
  const t = useT();
  const index = puzzles.findIndex((puzzle) => !puzzle.solved);
  const next = puzzles[index];
  if (next === undefined) return puzzles.length === 0 ? null : <p className="puzzle-next all">{t('puzzles.allSolved')}</p>;
  return (
    <div className="puzzle-next">
      <PuzzlePreview puzzle={next} />
      <div className="puzzle-next-words">
        <b className="sc">{t('puzzles.one', { number: index + 1 })}</b>
        <Button
          size="small"
          icon="play-button"
          iconSize={13}
          label={t('puzzles.playOne', { number: index + 1 })}
          action={`next-of-${next.grade}`}
          onPress={() => void openTable('match.puzzle', { puzzle: next.id })}
        >
          {t('puzzles.play')}
        </Button>
      </div>
    </div>
  );
}

function PuzzlePreview({ puzzle: { id, game } }: { readonly puzzle: PuzzleInfo }) {
  const [picture, setPicture] = useState<{ readonly id: string; readonly markup: string } | null>(null);
  useEffect(() => {
    let current = true;
    void loadPuzzlePicture(game).then((draw) => {
      if (current) setPicture({ id, markup: draw(id) ?? '' });
    });
    return () => {
      current = false;
    };
  }, [id, game]);
  return picture?.id === id ? <Markup className="puzzle-board" markup={picture.markup} /> : <i className="puzzle-board" />;
}
