// Under the credits: the licences in full, and the way to a newer version.
import { useState } from 'react';
import creditsUrl from '../../assets/CREDITS.md?url';
import licence from '../../LICENSE?raw';
import noticesUrl from '../../THIRD-PARTY-NOTICES.txt?url';
import { ask, changeSettings } from '../app/actions';
import { store, useStore } from '../app/store';
import { useLanguage, useT } from '../text/i18n';
import { Button } from '../ui/button';
import { Toggle } from '../ui/controls';
import { Reader } from '../ui/reader';

// The two long ones are fetched when somebody wants to read them.
const textOf = async (address: string) => (await fetch(address)).text();
const TEXTS = { ours: async () => licence, pictures: () => textOf(creditsUrl), others: () => textOf(noticesUrl) } as const;
type TextName = keyof typeof TEXTS;

export function CreditsFoot() {
  const t = useT();
  const shell = useStore((state) => state.about?.shell);
  const [open, setOpen] = useState<{ readonly name: TextName; readonly text: string } | null>(null);
  const read = async (name: TextName) => setOpen({ name, text: await TEXTS[name]() });
  return (
    <div className="credits-foot">
      <div className="credits-row">
        <span className="sc">{t('credits.read')}</span>
        {(['ours', 'pictures', 'others'] as const).map((name) => (
          <Button key={name} look="quiet" size="small" action={`licence-${name}`} onPress={() => void read(name)}>
            {t(`credits.${name}`)}
          </Button>
        ))}
        {shell === 'electron' ? (
          <Button look="quiet" size="small" action="licence-chromium" onPress={() => void ask('licences.chromium', {})}>
            {t('credits.chromium')}
          </Button>
        ) : null}
      </div>
      <NewVersion />
      {open === null ? null : <Reader title={t(`credits.${open.name}`)} text={open.text} onClose={() => setOpen(null)} />}
    </div>
  );
}

function NewVersion() {
  const t = useT();
  const language = useLanguage();
  const news = useStore((state) => state.news);
  const always = useStore((state) => state.settings.lookForUpdates);
  const [isLooking, setLooking] = useState(false);
  const [isReading, setReading] = useState(false);
  const look = async () => {
    setLooking(true);
    const answer = await ask('updates.look', {});
    setLooking(false);
    store.set({ news: answer?.value ?? null });
    if (answer?.value.state === 'newer') setReading(true);
  };
  const download = async () => {
    const answer = await ask('updates.open', {});
    if (answer !== null && !answer.value.opened) window.open(answer.value.address, '_blank', 'noopener');
  };
  const newer = news?.state === 'newer' ? news : null;
  const said = isLooking ? t('credits.looking') : news === null || newer !== null ? '' : t(`credits.${news.state}`);
  return (
    <div className="credits-row">
      <Button look="quiet" size="small" action="updates-look" disabled={isLooking} onPress={() => void look()}>
        {t('credits.look')}
      </Button>
      <span className="credits-said" role="status">
        {newer === null ? (
          said
        ) : (
          <Button look="primary" size="small" action="updates-read" onPress={() => setReading(true)}>
            {t('credits.newer', { version: newer.version, date: newer.date })}
          </Button>
        )}
      </span>
      <span>{t('credits.lookAlways')}</span>
      <Toggle
        label={t('credits.lookAlways')}
        action="lookForUpdates"
        selected={always}
        onChange={(lookForUpdates) => void changeSettings({ lookForUpdates })}
      />
      {newer === null || !isReading ? null : (
        <Reader
          title={t('credits.newer', { version: newer.version, date: newer.date })}
          text={newer.notes[language]}
          isProse
          onClose={() => setReading(false)}
          next={{ words: t('credits.download'), go: () => void download() }}
        />
      )}
    </div>
  );
}
