// One line of the title's menu: a plank with its sign, word and count.
import { Button as AriaButton } from 'react-aria-components';
import { playSound } from '../../sound/sound';
import { Icon, type IconName } from '../../ui/art';

interface MenuItemProps {
  readonly action: string;
  readonly icon: IconName;
  readonly note: string;
  readonly onPress: () => void;
  readonly children: string;
}

export function MenuItem({ action, icon, note, onPress, children }: MenuItemProps) {
  return (
    <AriaButton
      className="menu-item"
      data-action={action}
      onPress={() => {
        playSound('press');
        onPress();
      }}
    >
      <Icon name={icon} size={22} colour="#e8cc7a" />
      <span>{children}</span>
      {note === '' ? null : <small>{note}</small>}
    </AriaButton>
  );
}
