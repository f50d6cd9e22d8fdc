// Credits and licences: whose work this is made of.
import { useStore } from '../app/store';
import { useBack } from '../app/use-back';
import { useGames } from '../app/use-games';
import { gameName } from '../games/manifest';
import { useLanguage, useT } from '../text/i18n';
import { Logo, OakGround, Panel, TopStrip } from '../ui/panel';
import { useEscape } from '../ui/use-escape';
import { CreditsFoot } from './credits-foot';
import { Motto } from './motto';

const MADE_WITH = ['React', 'React Aria', 'PixiJS', 'XState', 'Electron', 'i18next', 'zod', 'pure-rand', 'ws', 'Vite'] as const;

export function CreditsScreen() {
  const t = useT();
  const language = useLanguage();
  const names = new Intl.ListFormat(language).format(useGames().map(({ id }) => gameName(id)));
  const about = useStore((state) => state.about);
  const back = useBack();
  useEscape(back.onBack);
  return (
    <main className="screen" data-screen="credits">
      <OakGround />
      <TopStrip title={t('credits.title')} {...back} />
      <Panel x={190} y={60} width={900} height={636} frame="sheet" className="credits">
        <div className="credits-head">
          <Logo size={84} />
          <div>
            <h1 className="gg">Gonfalon</h1>
            <Motto />
            <p className="sa ink2">
              {t('title.version', { version: about?.version ?? '' })} · {t('credits.licence')}
            </p>
          </div>
        </div>
        <div className="credits-columns">
          <section>
            <h3>{t('credits.games')}</h3>
            <p>{t('credits.gamesText', { games: names })}</p>
            <h3>{t('credits.words')}</h3>
            <p>{t('credits.wordsText')}</p>
            <h3>{t('credits.made')}</h3>
            <p>{MADE_WITH.join(' · ')}</p>
          </section>
          <section>
            <h3>{t('credits.icons')}</h3>
            <p>{t('credits.iconsText')}</p>
            <p className="sa">
              Lorc, Delapouite, Skoll, Faithtoken, Cathelineau, sbed, Caro Asercion — game-icons.net — CC BY 3.0
            </p>
            <h3>{t('credits.fonts')}</h3>
            <p>{t('credits.fontsText')}</p>
            <p className="sa">
              Grenze Gotisch (Omnibus-Type), Alegreya, Alegreya SC, Alegreya Sans (Juan Pablo del Peral) — SIL OFL 1.1
            </p>
            <h3>{t('credits.sounds')}</h3>
            <p>{t('credits.soundsText')}</p>
          </section>
        </div>
        <CreditsFoot />
      </Panel>
    </main>
  );
}
