// What the program is, in one line: how many games lie on its one table.
import { useGames } from '../app/use-games';
import { hasText, useT } from '../text/i18n';

export function Motto() {
  const t = useT();
  const key = `title.motto.${useGames().length}`;
  return <p className="sc">{t(hasText(key) ? key : 'title.motto')}</p>;
}
