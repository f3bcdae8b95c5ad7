import type { Planner } from '@tripwright/planner';
import type { LongestOfStops, StopDirectory } from '../stop-directory.ts';
import type { ListLengths, LongestLists } from './operation-cost.ts';

/** The list of a region that bounds the length of a field's list. */
const STOP_LISTS: Readonly<Record<string, keyof LongestOfStops>> = {
  'StopCell.stops': 'cell',
  'Stop.children': 'children',
  'Stop.lines': 'lines',
  'Stop.modes': 'modes',
};

/** Longest lengths of lists in the served data, so that the cost of a field follows what it can really return. */
export function longestLists(planner: Pick<Planner, 'regions'>, stops: StopDirectory): LongestLists {
  const longest = (list: keyof LongestOfStops): number =>
    Math.max(0, ...planner.regions().map((region) => stops.longest(region)[list]));
  return (coordinate, { cells }): ListLengths => {
    const list = STOP_LISTS[coordinate];
    if (list !== undefined) return { own: longest(list) };
    // The region's own code as a cell key stands for all of its stops.
    const isWhole = (cell: unknown): boolean => !String((cell as { key?: unknown }).key).includes('#');
    if (coordinate === 'Query.stopCells' && Array.isArray(cells) && cells.some(isWhole))
      return { inner: longest('region') };
    return {};
  };
}
