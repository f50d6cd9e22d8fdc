// The events of the batch that is being shown, as far as they have come. Parts get them one at a time; scenes need them all.
import { useState } from 'react';
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../table/game-table';

export interface Told {
  readonly events: readonly Event[];
  // As it stands before the last of them, which is under way.
  readonly view: View;
}

const NOTHING: readonly Event[] = [];

export function useTold(view: View, playing: PartProps<View>['playing']): Told {
  const [told, setTold] = useState<{ readonly base: View; readonly told: Told }>({
    base: view,
    told: { events: NOTHING, view },
  });
  // Events of a match always come from the same game's engine.
  const event = (playing?.event ?? null) as Event | null;
  const isKnown = told.base === view && (told.told.events.at(-1) ?? null) === event;
  if (isKnown) return told.told;
  const before = playing?.before ?? view;
  const next = nextTold(told.base === view ? told.told : null, before, event);
  setTold({ base: view, told: next });
  return next;
}

export function nextTold(told: Told | null, view: View, event: Event | null): Told {
  return { events: event === null ? NOTHING : [...(told?.events ?? NOTHING), event], view };
}
