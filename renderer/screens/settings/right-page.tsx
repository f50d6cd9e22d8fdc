// The right page: sound, seeing, what is asked first, and the program's own journal.
import { useState } from 'react';
import type { Answers } from '../../../engine/protocol';
import { ask } from '../../app/actions';
import { playSound } from '../../sound/sound';
import { useT } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Segments, Slider, Toggle } from '../../ui/controls';
import { Reader } from '../../ui/reader';
import { saveFile } from '../saves/page-files';
import { hundredths, Line, type PageProps, percent } from './line';

export function RightPage({ settings, change }: PageProps) {
  const t = useT();
  const toggle = (
    key: 'silentInBackground' | 'highContrast' | 'endTurnGuard' | 'dangerHints' | 'practiceUndo' | 'coach' | 'fullscreen',
    note = false,
  ) => (
    <Line title={t(`settings.${key}`)} {...(note ? { note: t(`settings.${key}Note`) } : {})}>
      <Toggle label={t(`settings.${key}`)} action={key} selected={settings[key]} onChange={(on) => change({ [key]: on })} />
    </Line>
  );
  const level = (key: 'volume' | 'music' | 'effects', width: number) => (
    <Slider
      label={t(`settings.${key}`)}
      value={settings[key]}
      min={0}
      max={1}
      step={0.05}
      width={width}
      disabled={!settings.sound}
      show={percent}
      onChange={(value) => {
        change({ [key]: hundredths(value) });
        if (key !== 'music') playSound('coin');
      }}
    />
  );
  const [report, setReport] = useState<Answers['diagnostics.text'] | null>(null);
  const prepare = async () => {
    const answer = await ask('diagnostics.text', {});
    if (answer !== null) setReport(answer.value);
  };
  return (
    <section className="page right" aria-label={t('settings.sound')}>
      <h2>{t('settings.sound')}</h2>
      <Line title={t('settings.volume')}>
        <Toggle label={t('settings.soundOn')} action="sound" selected={settings.sound} onChange={(sound) => change({ sound })} />
        <span className="beside-toggle">{level('volume', 200)}</span>
      </Line>
      <Line title={t('settings.music')}>{level('music', 200)}</Line>
      <Line title={t('settings.effects')}>{level('effects', 200)}</Line>
      {toggle('silentInBackground')}
      <h2>{t('settings.seeing')}</h2>
      {toggle('highContrast', true)}
      {toggle('fullscreen')}
      {toggle('dangerHints', true)}
      <h2>{t('settings.asking')}</h2>
      {toggle('endTurnGuard')}
      {toggle('coach', true)}
      <Line title={t('settings.curtain')}>
        <Segments
          label={t('settings.curtain')}
          action="curtain"
          segmentWidth={105}
          segments={[
            { value: 'secrets', label: t('settings.curtainSecrets') },
            { value: 'always', label: t('settings.curtainAlways') },
          ]}
          value={settings.curtain}
          onChange={(curtain) => change({ curtain })}
        />
      </Line>
      {toggle('practiceUndo', true)}
      <Line title={t('settings.log')} note={t('settings.logNote')}>
        <Button look="quiet" size="small" action="log" onPress={() => void prepare()}>
          {t('settings.logExport')}
        </Button>
      </Line>
      {report === null ? null : (
        <Reader
          title={t('settings.log')}
          note={t('settings.logShown')}
          text={report.text}
          onClose={() => setReport(null)}
          next={{ words: t('common.save'), go: () => saveFile(report.name, report.text) }}
        />
      )}
    </section>
  );
}
