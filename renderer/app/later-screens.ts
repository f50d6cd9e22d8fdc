// Every screen but the title is fetched after the title can be used: Pixi and the tables when one opens, the rest as soon
// as the page has nothing better to do, so that no click has to wait for it.
import { type ComponentType, lazy } from 'react';

const fetched = {
  campaign: () => import('../screens/campaign/campaign-screen'),
  credits: () => import('../screens/credits-screen'),
  learn: () => import('../screens/learn/learn-screen'),
  newMatch: () => import('../screens/new-match/new-match-screen'),
  opponents: () => import('../screens/opponents/opponents-screen'),
  puzzles: () => import('../screens/puzzles-screen'),
  results: () => import('../screens/results/results-screen'),
  saves: () => import('../screens/saves/saves-screen'),
  settings: () => import('../screens/settings/settings-screen'),
};

function later<Props>(fetch: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetch() }));
}

export const CampaignScreen = later(async () => (await fetched.campaign()).CampaignScreen);
export const CreditsScreen = later(async () => (await fetched.credits()).CreditsScreen);
export const LearnScreen = later(async () => (await fetched.learn()).LearnScreen);
export const NewMatchScreen = later(async () => (await fetched.newMatch()).NewMatchScreen);
export const OpponentsScreen = later(async () => (await fetched.opponents()).OpponentsScreen);
export const PuzzlesScreen = later(async () => (await fetched.puzzles()).PuzzlesScreen);
export const ResultsScreen = later(async () => (await fetched.results()).ResultsScreen);
export const SavesScreen = later(async () => (await fetched.saves()).SavesScreen);
export const SettingsScreen = later(async () => (await fetched.settings()).SettingsScreen);
export const TableScreen = later(async () => (await import('../screens/table/table-screen')).TableScreen);

export function fetchScreens(): () => void {
  const idle = requestIdleCallback(() => void Promise.allSettled(Object.values(fetched).map((fetch) => fetch())));
  return () => cancelIdleCallback(idle);
}

// The lute comes with the first gesture at the earliest, so it can come late.
export function followMusicLater(): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  void import('../sound/music').then(({ followMusic }) => {
    if (!isGone) stop = followMusic();
  });
  return () => {
    isGone = true;
    stop?.();
  };
}
