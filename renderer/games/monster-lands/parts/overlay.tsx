// What is said over the board: the words of the place that is being resolved.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { AdventureWords } from './adventure-words';

export function Overlay(props: PartProps<View>) {
  return <AdventureWords {...props} />;
}
