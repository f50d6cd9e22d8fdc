// What a second program says before it goes: the folder is in use, and where the first one is to be seen.
import type { Held } from './folder-lock';

type Theirs = Extract<Held, { readonly kind: 'theirs' }>;

export function secondProgramWords(held: Theirs, userData: string, locale: string): string {
  const isPolish = locale.toLowerCase().startsWith('pl');
  const { address, isAnswering } = held;
  if (!isAnswering)
    return isPolish
      ? `Folder ${userData} jest już używany przez inny program Gonfalon, który nie odpowiada. Zamknij go i spróbuj ponownie.`
      : `The folder ${userData} is in use by another Gonfalon, which does not answer. Close it and try again.`;
  if (address === null)
    return isPolish
      ? `Gonfalon jest już otwarty z folderem ${userData}; pokazano jego okno.`
      : `Gonfalon is already open with the folder ${userData}; its window was shown.`;
  return isPolish
    ? `Gonfalon jest już otwarty z folderem ${userData}; znajdziesz go pod adresem ${address}`
    : `Gonfalon is already open with the folder ${userData}; it is at ${address}`;
}
