import { LruCache } from '../base/index.ts';
import { rewalkStations, WALKING_LINK_SECONDS } from '../engine/street/build/index.ts';
import { closedPathways } from '../live/index.ts';
import type { Sections } from '../storage/index.ts';
import { StopDirectory } from '../timetable/index.ts';
import { openStopLinks, type Region, type RegionTransit } from './region.ts';

/** Sets of closed pathways whose walks are kept: those of now, and of a few planned works. */
const SETS_KEPT = 8;

/** What is different while some pathways are closed, whatever the runs are. */
interface ClosedWays {
  readonly walks: Sections;
  readonly stops: StopDirectory;
  readonly stopLinks: Region['stopLinks'];
}

/** By the stops of a region, which it shares with its live states. */
const waysOf = new WeakMap<StopDirectory, LruCache<string, ClosedWays>>();
const regionsOf = new WeakMap<Region, LruCache<string, Region>>();

/**
 * The region as its stations are at an instant: without the lifts, escalators and other pathways that alerts close then (`affect`). Walks between stops,
 * doors and ways inside take the stairs or another way, or there is none; all else is the same. A region like any other; the region itself where all
 * pathways are open. Made once for each set of pathways, which takes a search for each stop near them; the runs of a snapshot are shared.
 * @param instant Unix seconds
 */
export function withClosedWays(region: Region, instant: number): Region {
  const { live, transit } = region;
  if (live === undefined || transit === undefined || transit.timetable.pathwayMode.length === 0) return region;
  const closed = closedPathways(live.alerts, instant);
  if (closed.size === 0) return region;
  const key = [...closed].sort((a, b) => a - b).join(' ');
  let regions = regionsOf.get(region);
  if (regions === undefined) {
    regions = new LruCache(SETS_KEPT);
    regionsOf.set(region, regions);
  }
  return regions.getOrMake(key, () => layOver(region, transit, closedWays(region, transit, closed, key)));
}

function layOver(region: Region, transit: RegionTransit, { walks, stops, stopLinks }: ClosedWays): Region {
  const engine = transit.engine.withWalks(walks);
  return { ...region, transit: { ...transit, timetable: engine.timetable, engine, stops }, stopLinks };
}

function closedWays(region: Region, transit: RegionTransit, closed: ReadonlySet<number>, key: string): ClosedWays {
  let known = waysOf.get(transit.stops);
  if (known === undefined) {
    known = new LruCache(SETS_KEPT);
    waysOf.set(transit.stops, known);
  }
  return known.getOrMake(key, () => {
    const { timetable, sections } = transit.stops;
    const changed = rewalkStations(timetable, sections, region.streets, closed, { limitSeconds: WALKING_LINK_SECONDS });
    const places = new Map([...sections, ...changed.places]);
    return {
      walks: changed.walks,
      stops: new StopDirectory(timetable, places),
      stopLinks: region.streets && region.stopLinks && openStopLinks(region.streets.graph, places),
    };
  });
}
