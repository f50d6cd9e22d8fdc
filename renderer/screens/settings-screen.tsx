// Settings, as an open book. Every change holds at once.
import type { ReactNode } from 'react';
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { ask, changeSettings, goBack } from '../app/actions';
import { useStore } from '../app/store';
import { playSound } from '../sound/sound';
import { useLanguage, useT } from '../text/i18n';
import { Button } from '../ui/button';
import { Field, type Segment, Segments, Slider, Toggle } from '../ui/controls';
import { OakGround, TopStrip } from '../ui/panel';
import { Picture } from '../ui/picture';
import { Standee } from '../ui/standee';
import { useEscape } from '../ui/use-escape';
import { saveFile } from './saves/page-files';

const SPEEDS = [
  { value: 0.6, key: 'calm' },
  { value: 1, key: 'brisk' },
  { value: 2, key: 'swift' },
  { value: 0, key: 'none' },
] as const;

type Change = (change: Partial<Settings>) => void;

export function SettingsScreen() {
  const t = useT();
  const settings = useStore((state) => state.settings);
  useEscape(goBack);
  const change: Change = (next) => void changeSettings(next);
  return (
    <main className="screen" data-screen="settings">
      <OakGround />
      <Picture name="book" className="scene" width={1280} height={720} />
      <TopStrip title={t('settings.title')} onBack={goBack}>
        <span className="top-sub sc">{t('settings.atOnce')}</span>
        <Button
          size="bar"
          icon="anticlockwise-rotation"
          iconSize={14}
          action="defaults"
          onPress={() => change(STANDARD_SETTINGS)}
        >
          {t('common.defaults')}
        </Button>
      </TopStrip>
      <LeftPage settings={settings} change={change} />
      <RightPage settings={settings} change={change} />
    </main>
  );
}

interface PageProps {
  readonly settings: Settings;
  readonly change: Change;
}

function Line({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <div className={`setting ${note === undefined ? '' : 'noted'}`}>
      <b>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </b>
      {children}
    </div>
  );
}

function LeftPage({ settings, change }: PageProps) {
  const t = useT();
  const language = useLanguage();
  const speeds = SPEEDS.map(({ key }): Segment<string> => ({ value: key, label: t(`settings.speed.${key}`) }));
  const speedName = (value: number) => SPEEDS.find((speed) => speed.value === value)?.key ?? nearest(value);
  const speedOf = (key: string) => SPEEDS.find((speed) => speed.key === key)?.value ?? 1;
  return (
    <section className="page left" aria-label={t('settings.reading')}>
      <h2>{t('settings.reading')}</h2>
      <Line title={t('settings.language')}>
        <Segments
          label={t('settings.language')}
          action="language"
          segmentWidth={92}
          segments={[
            { value: 'system', label: t('settings.system') },
            { value: 'en', label: 'English' },
            { value: 'pl', label: 'Polski' },
          ]}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
      </Line>
      <Line title={t('settings.textScale')} note={t('settings.textScaleNote')}>
        <span className="gg small-a">A</span>
        <Slider
          label={t('settings.textScale')}
          value={settings.textScale}
          min={0.9}
          max={1.4}
          step={0.05}
          width={160}
          show={percent}
          onChange={(textScale) => change({ textScale: Math.round(textScale * 100) / 100 })}
        />
        <span className="gg large-a">A</span>
      </Line>
      <Line title={t('settings.numbers')}>
        <Segments
          label={t('settings.numbers')}
          segmentWidth={92}
          segments={[
            { value: 'normal', label: t('settings.normal') },
            { value: 'large', label: t('settings.large') },
          ]}
          value={settings.largeNumbers ? 'large' : 'normal'}
          onChange={(numbers) => change({ largeNumbers: numbers === 'large' })}
        />
      </Line>
      <Line title={t('settings.playerName')}>
        <Field
          label={t('settings.playerName')}
          value={settings.playerName}
          width={186}
          onChange={(playerName) => change({ playerName })}
        />
      </Line>
      <h2>{t('settings.movement')}</h2>
      <Line title={t('settings.ownSpeed')}>
        <Segments
          label={t('settings.ownSpeed')}
          segmentWidth={66}
          segments={speeds}
          value={speedName(settings.ownSpeed)}
          onChange={(key) => change({ ownSpeed: speedOf(key) })}
        />
      </Line>
      <Line title={t('settings.aiSpeed')}>
        <Segments
          label={t('settings.aiSpeed')}
          segmentWidth={66}
          segments={speeds}
          value={speedName(settings.aiSpeed)}
          onChange={(key) => change({ aiSpeed: speedOf(key) })}
        />
      </Line>
      <Line title={t('settings.aiPause')}>
        <Slider
          label={t('settings.aiPause')}
          value={settings.aiPause}
          min={0}
          max={2}
          step={0.1}
          width={170}
          disabled={settings.aiSpeed === 0}
          show={(seconds) => t('settings.seconds', { seconds: formatSeconds(seconds, language) })}
          onChange={(aiPause) => change({ aiPause: Math.round(aiPause * 10) / 10 })}
        />
      </Line>
      <Line title={t('settings.motion')} note={t('settings.motionNote')}>
        <Segments
          label={t('settings.motion')}
          segments={[
            { value: 'system', label: t('settings.system') },
            { value: 'full', label: t('settings.full') },
            { value: 'reduced', label: t('settings.reduced') },
          ]}
          value={settings.motion}
          onChange={(motion) => change({ motion })}
        />
      </Line>
      <div className="settings-sample">
        <div className="sample-figures">
          <Standee tincture="gules" icon="visored-helm" height={66} />
          <Standee tincture="azure" icon="swordwoman" height={66} />
          <Standee tincture="vert" icon="bowman" height={66} />
          <Standee tincture="or" icon="mounted-knight" height={66} />
        </div>
        <div className="sample-words">
          <div className="tag-label">{t('settings.sample')}</div>
          <p>{t('settings.sampleText')}</p>
        </div>
      </div>
    </section>
  );
}

function RightPage({ settings, change }: PageProps) {
  const t = useT();
  const toggle = (
    key: 'silentInBackground' | 'highContrast' | 'endTurnGuard' | 'dangerHints' | 'practiceUndo' | 'fullscreen',
    note = false,
  ) => (
    <Line title={t(`settings.${key}`)} {...(note ? { note: t(`settings.${key}Note`) } : {})}>
      <Toggle label={t(`settings.${key}`)} action={key} selected={settings[key]} onChange={(on) => change({ [key]: on })} />
    </Line>
  );
  const exportLog = async () => {
    const answer = await ask('log.export', {});
    if (answer !== null) saveFile(answer.value.name, answer.value.text);
  };
  return (
    <section className="page right" aria-label={t('settings.sound')}>
      <h2>{t('settings.sound')}</h2>
      <Line title={t('settings.soundOn')}>
        <Toggle label={t('settings.soundOn')} action="sound" selected={settings.sound} onChange={(sound) => change({ sound })} />
      </Line>
      <Line title={t('settings.volume')}>
        <Slider
          label={t('settings.volume')}
          value={settings.volume}
          min={0}
          max={1}
          step={0.05}
          width={200}
          disabled={!settings.sound}
          show={percent}
          onChange={(volume) => {
            change({ volume: Math.round(volume * 100) / 100 });
            playSound('coin');
          }}
        />
      </Line>
      {toggle('silentInBackground')}
      <h2>{t('settings.seeing')}</h2>
      {toggle('highContrast', true)}
      {toggle('fullscreen')}
      {toggle('dangerHints', true)}
      <h2>{t('settings.asking')}</h2>
      {toggle('endTurnGuard', true)}
      {toggle('practiceUndo', true)}
      <Line title={t('settings.log')} note={t('settings.logNote')}>
        <Button look="quiet" size="small" action="log" onPress={() => void exportLog()}>
          {t('settings.logExport')}
        </Button>
      </Line>
    </section>
  );
}

function formatSeconds(seconds: number, language: string): string {
  return seconds.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function nearest(value: number): (typeof SPEEDS)[number]['key'] {
  const moving = SPEEDS.filter((speed) => speed.value > 0);
  const best = moving.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
  return best?.key ?? 'brisk';
}
