// Settings, as an open book. Every change holds at once.
import { STANDARD_SETTINGS } from '../../../engine/protocol';
import { changeSettings } from '../../app/actions';
import { useStore } from '../../app/store';
import { useBack } from '../../app/use-back';
import { useT } from '../../text/i18n';
import { Button } from '../../ui/button';
import { OakGround, TopStrip } from '../../ui/panel';
import { Picture } from '../../ui/picture';
import { useEscape } from '../../ui/use-escape';
import { LeftPage } from './left-page';
import type { PageProps } from './line';
import { RightPage } from './right-page';

export function SettingsScreen() {
  const t = useT();
  const settings = useStore((state) => state.settings);
  const back = useBack();
  useEscape(back.onBack);
  const change: PageProps['change'] = (next) => void changeSettings(next);
  return (
    <main className="screen" data-screen="settings">
      <OakGround />
      <Picture name="book" className="scene" width={1280} height={720} />
      <TopStrip title={t('settings.title')} {...back}>
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
