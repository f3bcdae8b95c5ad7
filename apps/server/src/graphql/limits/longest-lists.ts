import type { Planner } from '@tripwright/planner';
import type { LongestOfStops, StopDirectory } from '../stop-directory.ts';
import type { ListLengths, LongestLists } from './operation-cost.ts';

/** Which of a region's longest lists a field returns. */
const STOP_LISTS: Readonly<Record<string, keyof LongestOfStops>> = {
  'StopCell.stops': 'cell',
  'Stop.children': 'children',
  'Stop.lines': 'lines',
  'Stop.modes': 'modes',
};

/** Lengths of lists by the data of the regions that are served, so that a field costs what it can really return. */
export function longestLists(planner: Pick<Planner, 'regions'>, stops: StopDirectory): LongestLists {
  const longest = (list: keyof LongestOfStops): number =>
    Math.max(0, ...planner.regions().map((region) => stops.longest(region)[list]));
  return (coordinate, { cells }): ListLengths => {
    const list = STOP_LISTS[coordinate];
    if (list !== undefined) return { own: longest(list) };
    // The region's own code, in place of a cell, stands for all of its stops.
    const isWhole = (cell: unknown): boolean => !String((cell as { key?: unknown }).key).includes('#');
    if (coordinate === 'Query.stopCells' && Array.isArray(cells) && cells.some(isWhole))
      return { inner: longest('region') };
    return {};
  };
}
