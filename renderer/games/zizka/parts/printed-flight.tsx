// Icons printed on the retinue fly from the members' cards into the pool when the dice are thrown.
import { useLayoutEffect, useRef, useState } from 'react';
import { STARTING_MEMBERS } from '../../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../../engine/games/zizka/data/members';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { Icon, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { Sign } from './symbol';

interface Flight {
  readonly key: string;
  readonly icon: Icon;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export function PrintedFlight({ view, context, playing }: PartProps<View>) {
  const place = useRef<HTMLSpanElement>(null);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const event = playing?.event.type === 'diceRolled' && !context.reducedMotion ? playing.event : null;
  const members = view.seats[view.roll?.seat ?? -1]?.members ?? null;
  useLayoutEffect(() => {
    const tray = place.current?.parentElement ?? null;
    setFlights(event === null || tray === null || members === null ? [] : flightsFrom(tray, members));
  }, [event, members]);
  return (
    <span ref={place} className="printed-flight">
      {flights.map(({ key, icon, from, to }, index) => (
        <span
          key={key}
          style={{
            left: to.x,
            top: to.y,
            animationDelay: `${index * 90}ms`,
            ['--far-x' as string]: `${from.x - to.x}px`,
            ['--far-y' as string]: `${from.y - to.y}px`,
          }}
        >
          <Sign symbol={icon} size={20} />
        </span>
      ))}
    </span>
  );
}

// Places on the page in the tray's own pixels: the whole table may be scaled.
function flightsFrom(tray: HTMLElement, members: readonly string[]): readonly Flight[] {
  const base = tray.getBoundingClientRect();
  const scale = tray.offsetWidth > 0 ? base.width / tray.offsetWidth : 1;
  const middle = (element: Element): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: (box.x + box.width / 2 - base.x) / scale, y: (box.y + box.height / 2 - base.y) / scale };
  };
  return members.flatMap((member) => {
    const card = document.querySelector(`.zizka-panel [data-tip="member:${member}"]`);
    if (card === null) return [];
    return ICONS.flatMap((icon) => {
      const cell = tray.querySelector(`.pool .icon-${icon}`);
      if (cell === null) return [];
      const count = givenBy(member, icon);
      return Array.from({ length: count }, (_, index) => ({
        key: `${member} ${icon} ${index}`,
        icon,
        from: middle(card),
        to: middle(cell),
      }));
    });
  });
}

function givenBy(member: string, icon: Icon): number {
  const gives =
    MEMBERS.find((each) => each.id === member)?.gives ?? STARTING_MEMBERS.find((each) => each.id === member)?.gives ?? {};
  return gives[icon] ?? 0;
}
