// MON-300: a request with one way on is taken by itself; with more than one the match rests here.
import type { ChartTransition } from '../../../core/phase-chart';

export const byItself = (target: string): ChartTransition[] => [{ guard: 'hasOneWay', target, actions: ['takeOnlyWay'] }];
