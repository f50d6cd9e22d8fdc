// The title: a great hall with a banner a game that stirs, the match to go on with, and the way to everything else.
import { useState } from 'react';
import type { CampaignInfo, GameInfo } from '../../../engine/protocol';
import { go, quit } from '../../app/actions';
import type { Screen } from '../../app/screen';
import { useStore } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { useGames } from '../../app/use-games';
import { useT } from '../../text/i18n';
import type { IconName } from '../../ui/art';
import { Confirm } from '../../ui/dialog';
import { Logo } from '../../ui/panel';
import { Picture } from '../../ui/picture';
import { Motto } from '../motto';
import { ContinueCard } from './continue-card';
import { HallBanner } from './hall-banner';
import { hallBays } from './hall-bays';
import { MenuItem } from './menu-item';

export function TitleScreen() {
  const t = useT();
  const about = useStore((state) => state.about);
  const news = useStore((state) => state.news);
  const games = useGames();
  const bays = hallBays(games.length);
  const [saves] = useAnswer('saves.list');
  const [campaigns] = useAnswer('campaigns.list');
  const [puzzles] = useAnswer('puzzles.list');
  const [quitting, setQuitting] = useState(false);
  const solved = puzzles?.filter((puzzle) => puzzle.solved).length ?? 0;
  const notes: Partial<Record<string, string>> = {
    campaign: campaignNote(campaigns ?? [], games, t),
    puzzles: puzzles === null || puzzles.length === 0 ? '' : t('title.puzzlesSolved', { solved, all: puzzles.length }),
    saves: saves === null || saves.length === 0 ? '' : String(saves.length),
  };
  const item = (name: string, icon: IconName, screen: Screen) => (
    <MenuItem key={name} action={name} icon={icon} note={notes[name] ?? ''} onPress={() => go(screen)}>
      {t(`title.${name}`)}
    </MenuItem>
  );
  return (
    <main className="screen" data-screen="title">
      <Picture name="hall" className="scene ground" width={1280} height={720} />
      {bays.map((bay, index) => {
        const game = games[index];
        return game === undefined ? null : <HallBanner key={game.id} game={game} bay={bay} delay={index * 1.3} />;
      })}
      <div className="title-shade" />
      <div className="title-mark">
        <Logo size={74} />
        <h1 className="gg brass-text">Gonfalon</h1>
        <Motto />
      </div>
      <ContinueCard saves={saves} />
      <nav className="title-menu" aria-label={t('title.menu')}>
        {item('new-match', 'crossed-swords', { name: 'new-match' })}
        {item('opponents', 'visored-helm', { name: 'opponents' })}
        {games.some((game) => game.campaign !== null) ? item('campaign', 'treasure-map', { name: 'campaign' }) : null}
        {puzzles?.length === 0 ? null : item('puzzles', 'puzzle', { name: 'puzzles' })}
        {item('saves', 'save', { name: 'saves' })}
        {item('learn', 'rule-book', { name: 'learn' })}
        {item('settings', 'cog', { name: 'settings' })}
        <MenuItem action="quit" icon="exit-door" note="" onPress={() => setQuitting(true)}>
          {t('title.quit')}
        </MenuItem>
      </nav>
      <button type="button" className="title-version sa" data-action="credits" onClick={() => go({ name: 'credits' })}>
        {t('title.version', { version: about?.version ?? '' })} ·{' '}
        {news?.state === 'newer' ? t('title.newer', { version: news.version }) : t('title.credits')}
      </button>
      {quitting ? (
        <Confirm
          title={t('quit.title')}
          text={t('quit.text')}
          yes={t('quit.yes')}
          onYes={() => void quit()}
          onClose={() => setQuitting(false)}
        />
      ) : null}
    </main>
  );
}

function campaignNote(campaigns: readonly CampaignInfo[], games: readonly GameInfo[], t: ReturnType<typeof useT>): string {
  const running = campaigns.find((campaign) => campaign.ended === null && campaign.problem === null);
  const all = games.find((game) => game.id === running?.game)?.campaign?.scenarios;
  return running === undefined || all === undefined ? '' : t('title.scenario', { number: running.scenario, all });
}
