// What screens do: calls to the host whose failures become a problem toast, and moves between screens.
import type { Answers, Bridge, OwnPlace, RequestBody, RequestName, Settings } from '../../engine/protocol';
import type { Screen } from './screen';
import { type Problem, store } from './store';

let bridge: Bridge | null = null;

export function setBridge(next: Bridge): void {
  bridge = next;
}

// Whoever has played on does not wait for advice any more.
const OUTRUN = 'hint.stale';

// The answer, or null after a failure, which the toast shows. Asked again, what the last time came to is no longer true.
export async function ask<Name extends RequestName>(
  name: Name,
  body: RequestBody<Name>,
): Promise<{ value: Answers[Name] } | null> {
  if (bridge === null) return null;
  withdrawProblems(name);
  const result = await bridge.call(name, body);
  if (result.ok) return { value: result.value };
  if (result.code !== OUTRUN) showProblem(result.code, result.message, { of: name });
  return null;
}

export function go(screen: Screen): void {
  store.set({ screen });
}

// From a screen that was looked up: back to the match on the table, if there is one.
export function goBack(): void {
  store.set({ screen: { name: store.get().table === null ? 'title' : 'table' } });
}

export function closeProblem(): void {
  const [next, ...rest] = store.get().furtherProblems;
  store.set({ problem: next ?? null, furtherProblems: rest });
}

function withdrawProblems(of: RequestName): void {
  const { problem, furtherProblems } = store.get();
  if (furtherProblems.some((each) => each.of === of)) {
    store.set({ furtherProblems: furtherProblems.filter((each) => each.of !== of) });
  }
  if (problem?.of === of) closeProblem();
}

// One after the other; the same one twice is one.
export function showProblem(code: string, message: string, more: Pick<Problem, 'place' | 'of'> = {}): void {
  const problem: Problem = { code, message, ...more };
  const { problem: shown, furtherProblems } = store.get();
  if (shown === null || (shown.code === code && shown.message === message)) store.set({ problem });
  else if (!furtherProblems.some((each) => each.code === code && each.message === message))
    store.set({ furtherProblems: [...furtherProblems, problem] });
}

export async function setPlaceAside(place: OwnPlace): Promise<void> {
  closeProblem();
  const answer = await ask('files.setAside', { place });
  if (answer !== null) showProblem('place.cleared', answer.value.name);
}

// Settings show at once; the host's answer is the truth.
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  store.set({ settings: { ...store.get().settings, ...change } });
  const answer = await ask('settings.set', change);
  if (answer !== null) store.set({ settings: answer.value });
}

type TableRequest =
  | 'match.create'
  | 'match.lesson'
  | 'match.teach'
  | 'match.puzzle'
  | 'match.resume'
  | 'replay.open'
  | 'replay.campaign'
  | 'campaigns.play';

// Opens a table: the host answers and pushes it. The old table is forgotten first, so that it never flashes up.
export async function openTable<Name extends TableRequest>(name: Name, body: RequestBody<Name>): Promise<boolean> {
  const before = store.get().table;
  store.set({ table: null, thinking: null });
  const answer = await ask(name, body);
  if (answer === null) {
    store.set({ table: before });
    return false;
  }
  store.set({ screen: { name: 'table' } });
  return true;
}

// A replay leads back to where it was opened, to the screen as it stood.
export async function openReplay<Name extends 'replay.open' | 'replay.campaign'>(
  name: Name,
  body: RequestBody<Name>,
  { screen = store.get().screen, file }: { readonly screen?: Screen; readonly file?: string | undefined } = {},
): Promise<void> {
  if (await openTable(name, body)) store.set({ replayFrom: { screen, ...(file === undefined ? {} : { file }) } });
}

export async function leaveReplay(): Promise<void> {
  const { screen, file } = store.get().replayFrom ?? { screen: { name: 'saves' } as const };
  if (file === undefined) return leaveTable(screen);
  // The result needs its match on the table again.
  if (await openTable('match.resume', { file })) store.set({ screen });
}

// The match stays saved; the host stops thinking for it.
export async function leaveTable(next: Screen = { name: 'title' }): Promise<void> {
  store.set({ screen: next });
  await ask('match.leave', {});
  store.set({ table: null, thinking: null });
}

// The match is over for good; the table is cleared.
export async function giveUp(): Promise<void> {
  if ((await ask('match.giveUp', {})) === null) return;
  store.set({ screen: { name: 'title' }, table: null, thinking: null });
}

export async function revealSeat(seat: number): Promise<void> {
  await ask('match.reveal', { seat });
}

// At the start: asked only where the person wants it, and nothing but a newer version is spoken of.
export async function lookQuietly(): Promise<void> {
  if (bridge === null || !store.get().settings.lookForUpdates) return;
  const news = await bridge.call('updates.look', {});
  if (news.ok && news.value.state === 'newer') store.set({ news: news.value });
}

export async function quit(): Promise<void> {
  await ask('app.quit', {});
}
