// The events of the batch that is being shown, as far as they have come. Parts get them one at a time; scenes need them all.
import { useState } from 'react';
import type { GrunwaldEvent, GrunwaldView } from '../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../table/game-table';
import { advance } from './running';

export interface Told {
  readonly events: readonly GrunwaldEvent[];
  // The view moved on by all of them but the last, which is under way.
  readonly view: GrunwaldView;
}

const NOTHING: readonly GrunwaldEvent[] = [];

export function useTold(view: GrunwaldView, playing: PartProps<GrunwaldView>['playing']): Told {
  const [told, setTold] = useState<{ readonly base: GrunwaldView; readonly told: Told }>({
    base: view,
    told: { events: NOTHING, view },
  });
  // Events of a match always come from the same game's engine.
  const event = (playing?.event ?? null) as GrunwaldEvent | null;
  const isKnown = told.base === view && (told.told.events.at(-1) ?? null) === event;
  if (isKnown) return told.told;
  const next = nextTold(told.base === view ? told.told : null, view, event);
  setTold({ base: view, told: next });
  return next;
}

export function nextTold(told: Told | null, view: GrunwaldView, event: GrunwaldEvent | null): Told {
  if (event === null) return { events: NOTHING, view };
  const last = told?.events.at(-1);
  const shown = told?.view ?? view;
  return { events: [...(told?.events ?? NOTHING), event], view: last ? advance(shown, last) : shown };
}
