// The bottom strip of a replay: a scrubber over the whole journal, single steps, playing at a chosen speed.
import { useEffect, useState } from 'react';
import type { Phrase } from '../../../engine/protocol';
import { ask, leaveReplay } from '../../app/actions';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Slider } from '../../ui/controls';

const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
// Pause between two entries at speed 1, after the last one has been played out.
const BEAT = 900;

export function ReplayBar(open: Open) {
  const { shown, snapshot } = open;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const mode = shown.mode.kind === 'replay' ? shown.mode : null;
  const at = mode?.at ?? 0;
  const entries = mode?.entries ?? 0;
  const isAtEnd = at >= entries;
  useEffect(() => {
    if (!isPlaying || !snapshot.isSettled || isAtEnd) return;
    const timer = setTimeout(() => void ask('replay.seek', { entry: at + 1 }), BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, snapshot.isSettled, isAtEnd, at, speed]);
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);
  const seek = (entry: number): void => {
    setPlaying(false);
    void ask('replay.seek', { entry: Math.max(0, Math.min(entries, Math.round(entry))) });
  };
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <footer className="request-bar replay-bar" data-testid="replay-bar">
      <b className="sc replay-title">{t('table.replay')}</b>
      <Button
        icon="return-arrow"
        label={t('table.replay.first')}
        action="replay-first"
        disabled={at === 0}
        onPress={() => seek(0)}
      />
      <Button
        icon="anticlockwise-rotation"
        label={t('table.replay.back')}
        action="replay-back"
        disabled={at === 0}
        onPress={() => seek(at - 1)}
      />
      <Button
        look="primary"
        icon={isPlaying ? 'hourglass' : 'play-button'}
        action="replay-play"
        disabled={isAtEnd}
        autoFocus
        onPress={() => setPlaying(!isPlaying)}
      >
        {isPlaying ? t('table.replay.pause') : t('table.replay.play')}
      </Button>
      <Button
        icon="clockwise-rotation"
        label={t('table.replay.forward')}
        action="replay-forward"
        disabled={isAtEnd}
        onPress={() => seek(at + 1)}
      />
      <Slider
        label={t('table.replay')}
        value={at}
        min={0}
        max={Math.max(1, entries)}
        step={1}
        width={300}
        show={(value) => t('table.replay.at', { at: value, entries })}
        onChange={seek}
      />
      <p className="replay-told sa grow" data-testid="replay-told">
        {toldAt(open)}
      </p>
      <Button size="small" action="replay-speed" onPress={() => setSpeed(nextSpeed)}>
        {t('table.replay.speed', { speed: `×${speed}` })}
      </Button>
      <Button look="seal" size="small" action="replay-leave" onPress={() => void leaveReplay()}>
        {t('table.replay.leave')}
      </Button>
    </footer>
  );
}

// The last thing that was told, in words.
function toldAt({ table, snapshot, context }: Open): string {
  const phrase = snapshot.log.reduce<Phrase | null>((last, line) => table.describeEvent(line.event, line.view) ?? last, null);
  return phrase === null ? '' : context.say(phrase);
}
