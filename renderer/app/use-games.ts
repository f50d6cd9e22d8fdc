// The games the host has, in its order.
import type { GameInfo } from '../../engine/protocol';
import { useStore } from './store';

const NONE: readonly GameInfo[] = [];

export const useGames = (): readonly GameInfo[] => useStore((state) => state.about?.games ?? NONE);
