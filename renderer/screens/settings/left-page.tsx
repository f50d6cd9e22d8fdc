// The left page: reading and movement, with a sample of both.
import { useLanguage, useT } from '../../text/i18n';
import { Field, type Segment, Segments, Slider, Toggle } from '../../ui/controls';
import { Standee } from '../../ui/standee';
import { hundredths, Line, type PageProps, percent } from './line';

const SPEEDS = [
  { value: 0.6, key: 'calm' },
  { value: 1, key: 'brisk' },
  { value: 2, key: 'swift' },
  { value: 0, key: 'none' },
] as const;

export function LeftPage({ settings, change }: PageProps) {
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
          max={1.6}
          step={0.05}
          width={160}
          show={percent}
          onChange={(textScale) => change({ textScale: hundredths(textScale) })}
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
      <Line title={t('settings.thinking')}>
        <Segments
          label={t('settings.thinking')}
          action="thinking"
          segments={[
            { value: 'quick', label: t('settings.thinking.quick') },
            { value: 'normal', label: t('settings.thinking.normal') },
            { value: 'long', label: t('settings.thinking.long') },
          ]}
          value={settings.thinking}
          onChange={(thinking) => change({ thinking })}
        />
      </Line>
      <Line title={t('newMatch.talk')}>
        <Toggle
          label={t('newMatch.talk')}
          action="table-talk"
          selected={settings.tableTalk}
          onChange={(tableTalk) => change({ tableTalk })}
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
          <Standee tincture="gules" icon="visored-helm" height={48} />
          <Standee tincture="azure" icon="swordwoman" height={48} />
          <Standee tincture="vert" icon="bowman" height={48} />
          <Standee tincture="or" icon="mounted-knight" height={48} />
        </div>
        <div className="sample-words">
          <div className="tag-label">{t('settings.sample')}</div>
          <p>{t('settings.sampleText')}</p>
        </div>
      </div>
    </section>
  );
}

function formatSeconds(seconds: number, language: string): string {
  return seconds.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function nearest(value: number): (typeof SPEEDS)[number]['key'] {
  const moving = SPEEDS.filter((speed) => speed.value > 0);
  const best = moving.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
  return best?.key ?? 'brisk';
}
