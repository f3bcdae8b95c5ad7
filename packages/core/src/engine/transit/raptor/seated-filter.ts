import {
  layOutSeatedLinks,
  type PatternIndex,
  type RunIndex,
  type SeatedLinks,
  type ServiceWindow,
} from '../../../timetable/index.ts';

/** Filters come from requests, so the same few return again and again. */
const FILTERS_KEPT = 4;

/** Patterns of runs that are both entered and left seated: only these lie between the two ends of a seated link. */
const betweenOf = new WeakMap<SeatedLinks, ReadonlySet<PatternIndex>>();
const filtered = new WeakMap<SeatedLinks, { readonly allowed: Uint8Array; readonly seated: SeatedLinks }[]>();

/**
 * The seated links of a window when only some patterns may be ridden. Its links lead through any number of trips, so links with an excluded trip
 * in between are laid out again; where no excluded trip can lie in between, the window's own links are returned.
 */
export function seatedLinksWithin(window: ServiceWindow, allowed: Uint8Array | undefined): SeatedLinks {
  const { seated, lanePattern, runLane } = window;
  if (allowed === undefined || seated.run.length === 0) return seated;
  let between = betweenOf.get(seated);
  if (between === undefined) {
    const entered = new Set(seated.run);
    between = new Set([...entered].filter((run) => seated.head[run]! >= 0).map((run) => lanePattern[runLane[run]!]!));
    betweenOf.set(seated, between);
  }
  if ([...between].every((pattern) => allowed[pattern] === 1)) return seated;
  const kept = filtered.get(seated) ?? [];
  filtered.set(seated, kept);
  const known = kept.find((entry) => entry.allowed.every((value, pattern) => value === allowed[pattern]));
  if (known !== undefined) return known.seated;
  const mayRide = (run: RunIndex): boolean => allowed[lanePattern[runLane[run]!]!] === 1;
  const pairs: [RunIndex, RunIndex][] = [];
  for (let from = 0 as RunIndex; from < runLane.length; from++) {
    if (!mayRide(from)) continue;
    for (let entry = seated.head[from]!; entry >= 0; entry = seated.next[entry]!)
      if (mayRide(seated.run[entry]!)) pairs.push([from, seated.run[entry]!]);
  }
  const laidOut = layOutSeatedLinks(window, pairs);
  if (kept.length >= FILTERS_KEPT) kept.shift();
  kept.push({ allowed: allowed.slice(), seated: laidOut });
  return laidOut;
}
