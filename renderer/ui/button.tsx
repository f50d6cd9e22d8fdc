// The button of the whole program, in its four looks.
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { playSound } from '../sound/sound';
import { Icon, type IconName } from './art';

export type ButtonLook = 'common' | 'primary' | 'seal' | 'quiet';
export type ButtonSize = 'bar' | 'small' | 'middle' | 'large';

export interface ButtonProps {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly iconSize?: number;
  // Stable name for tests and tours.
  readonly action?: string;
  // Said instead of the content, for buttons of a picture only.
  readonly label?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const ICON_COLOUR: Readonly<Record<ButtonLook, string | undefined>> = {
  common: '#e8cc7a',
  primary: '#2a1a08',
  seal: '#ffe9c8',
  quiet: undefined,
};

export function Button(props: ButtonProps) {
  const { look = 'common', size = 'middle', icon, action, label, disabled = false, autoFocus = false, onPress, children } = props;
  const colour = disabled ? undefined : ICON_COLOUR[look];
  const onlyIcon = children === undefined ? 'icon' : '';
  return (
    <AriaButton
      className={`btn ${look} ${size} ${onlyIcon} ${props.className ?? ''}`}
      isDisabled={disabled}
      autoFocus={autoFocus}
      onPress={() => {
        playSound('press');
        onPress();
      }}
      {...(action === undefined ? {} : { 'data-action': action })}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {icon === undefined ? null : (
        <Icon name={icon} size={props.iconSize ?? (size === 'large' ? 22 : 17)} {...(colour === undefined ? {} : { colour })} />
      )}
      {children}
    </AriaButton>
  );
}
