// One line of the settings: what it is about, and the control on its right.
import type { ReactNode } from 'react';
import type { Settings } from '../../../engine/protocol';

export interface PageProps {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
}

export function Line({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`setting ${note === undefined ? '' : 'noted'}`}>
      <b>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </b>
      {children}
    </div>
  );
}

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** What a slider answers, without the dust of its arithmetic. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
