// The way back from a screen that is opened from the hall and from a table alike: where it leads, said in its name.
import { useT } from '../text/i18n';
import { goBack } from './actions';
import { useStore } from './store';

export function useBack(): { readonly backLabel: string; readonly onBack: () => void } {
  const t = useT();
  const isFromTable = useStore((state) => state.table !== null);
  return { backLabel: t(isFromTable ? 'common.table' : 'common.hall'), onBack: goBack };
}
