// A part of a game's panels that can be a spot: it glows, is clicked and pointed at like the places on the board.
import type { CSSProperties, ReactNode } from 'react';
import { refusalsNow } from './refused';
import { usePointer, useSession, useSnapshot } from './session-context';

interface SpotAreaProps {
  readonly id: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  // Symbol whose meaning is told on hover.
  readonly tip?: string;
  readonly children?: ReactNode;
}

// The element itself is no button: the mirror lays the real one over it.
export function SpotArea({ id, className, style, tip, children }: SpotAreaProps) {
  const session = useSession();
  const { marks, choices, shown } = useSnapshot();
  const isHovered = usePointer(({ hovered }) => hovered === id);
  const isOffered = marks.spots.some((spot) => spot.id === id);
  const isPicked = choices.picks.includes(id);
  const isRefused = refusalsNow(shown?.request?.refusals ?? [], choices.picks).some((refusal) => refusal.target === id);
  const state = isPicked ? 'picked' : isOffered ? 'offered' : isRefused ? 'refused' : 'rest';
  return (
    <div
      className={`spot-area ${className ?? ''}`}
      style={style}
      data-spot-area={id}
      data-state={state}
      {...(isHovered ? { 'data-pointed': '' } : {})}
      {...(marks.hint === id ? { 'data-hint': '' } : {})}
      {...(tip === undefined ? {} : { 'data-tip': tip })}
      {...(state === 'refused' ? { 'data-refused': id } : {})}
      onPointerEnter={() => session.hover(id)}
      onPointerLeave={() => session.hover(null)}
    >
      {children}
    </div>
  );
}
