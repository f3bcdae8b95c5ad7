import type { RegionInfo } from '@tripwright/core/model';
import { MODES } from '@tripwright/core/modes';
import type { PlaceReads } from '../source/index.ts';
import type { LongestOfStops, StopDirectory } from '../stop-directory.ts';
import type { ListLengths, LongestLists } from './operation-cost.ts';

/** The list of a region that bounds the length of a field's list. */
const STOP_LISTS: Readonly<Record<string, keyof LongestOfStops>> = {
  'StopCell.stops': 'cell',
  'Stop.children': 'children',
  'Stop.lines': 'lines',
  'Stop.modes': 'modes',
};

/** Lists of a region that are lists of a field. */
const REGION_LISTS: Readonly<Record<string, (region: RegionInfo) => readonly unknown[]>> = {
  'Region.modes': ({ modes }) => modes,
  'Region.servers': ({ urls }) => urls,
  'Region.credits': ({ credits }) => credits,
};

/** Lists of a plan that grow with its request, and their entries besides those of the request. */
const REQUEST_LISTS: Readonly<Record<string, number>> = {
  'PlanEcho.modes': 5,
  'PlanEcho.avoidStops': 0,
  'ModeSetOutcome.modes': 5,
  'TripGroup.modes': 5,
  'PlanSearch.modes': 5,
  'Candidate.modes': 5,
  'Plan.outcomes': 12,
  'Plan.advisories': 12,
  'PlanRefused.fields': 20,
};

/** Stops that one pass over a list reads in the time of a point. */
const STOPS_PER_POINT = 20;

/** Lists that describe the ride of each entry, which takes some tenths of a millisecond on boards, and less in the order of a timetable. */
const RIDE_LISTS: Readonly<Record<string, { readonly pointsPerEntry: number; readonly standardSize: number }>> = {
  'Stop.departures': { pointsPerEntry: 100, standardSize: 10 },
  'Stop.arrivals': { pointsPerEntry: 100, standardSize: 10 },
  'Route.services': { pointsPerEntry: 30, standardSize: 20 },
  'Pattern.services': { pointsPerEntry: 30, standardSize: 20 },
};

const mostChildren = Math.max(...MODES.map(({ id }) => MODES.filter(({ parent }) => parent === id).length));

/** Longest lengths of lists in the served data, so that the cost of a field follows what it can really return. */
export function longestLists(places: Pick<PlaceReads, 'regions'>, stops: StopDirectory): LongestLists {
  /** By list, for as long as the regions stay: each field of an operation asks for one. */
  const known = new Map<keyof LongestOfStops, number>();
  let regions: ReturnType<PlaceReads['regions']> = [];
  const longest = (list: keyof LongestOfStops): number => {
    if (regions !== places.regions()) {
      regions = places.regions();
      known.clear();
    }
    const kept = known.get(list);
    if (kept !== undefined) return kept;
    const of = regions.map((region) => stops(region));
    const length = Math.max(0, ...of.map((each) => lengthOf(each, list)));
    if (!of.some((each) => each instanceof Promise)) known.set(list, length);
    return length;
  };
  return (coordinate, { cells, near, first }, requestEntries): ListLengths => {
    // Each page is cut from a pass over all stops of the region; in a circle their distances are sorted too.
    if (coordinate === 'Region.stops') {
      const inner = longest('region');
      return { inner, work: Math.floor(inner / (near === undefined || near === null ? STOPS_PER_POINT : 2)) };
    }
    const rides = RIDE_LISTS[coordinate];
    if (rides !== undefined)
      return { work: rides.pointsPerEntry * (typeof first === 'number' ? first : rides.standardSize) };
    if (coordinate === 'Query.regions' || coordinate === 'Mode.regions') return { inner: places.regions().length };
    const regionList = REGION_LISTS[coordinate];
    if (regionList !== undefined)
      return { own: Math.max(0, ...places.regions().map((region) => regionList(region).length)) };
    if (coordinate === 'Mode.children') return { own: mostChildren };
    const besides = REQUEST_LISTS[coordinate];
    if (besides !== undefined) return { own: besides + requestEntries };
    const list = STOP_LISTS[coordinate];
    if (list !== undefined) return { own: longest(list) };
    // The region's own code as a cell key stands for all of its stops.
    const isWhole = (cell: unknown): boolean => !String((cell as { key?: unknown }).key).includes('#');
    if (coordinate === 'Query.stopCells' && Array.isArray(cells) && cells.some(isWhole))
      return { inner: longest('region') };
    return {};
  };
}

/** A list of stops that has yet to come counts like a long one. */
const UNKNOWN_LENGTHS: LongestOfStops = { cell: 100, region: 10_000, children: 30, lines: 30, modes: 5 };

function lengthOf(stops: ReturnType<StopDirectory>, list: keyof LongestOfStops): number {
  return (stops instanceof Promise ? UNKNOWN_LENGTHS : stops.longest)[list];
}
