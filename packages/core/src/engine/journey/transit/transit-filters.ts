import { LruCache } from '../../../base/index.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import type { PatternIndex, RouteIndex, StopIndex, Timetable } from '../../../timetable/index.ts';
import { allowedPatterns, allowedRoutes, closedStops, type RideFilter } from '../../transit/index.ts';
import { routeLimits } from '../request/ride-limits.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';

/** The limits of a request on the timetable in the engine's form: a byte per pattern and per stop. */
export interface TransitFilters {
  /** `[pattern]`: 1 = allowed; undefined where all are. */
  readonly allowedPatterns: Uint8Array | undefined;
  /** `[stop]`: 1 = closed; undefined where none is. */
  readonly closedStops: Uint8Array | undefined;
  /** Avoided codes that no stop has. */
  readonly unknownStops: readonly string[];
  /** Names in the limits on rides that do not occur in the timetable. */
  readonly unknownLimits: readonly string[];
  /** Whether any pattern is allowed. */
  readonly anyAllowed: boolean;
  /** Whether any pattern would be allowed without the wheelchair. */
  readonly anyAllowedOnFoot: boolean;
  /** Whether any pattern is of the requested modes, allowed or not. */
  readonly anyWanted: boolean;
}

/** Requests that name neither lines nor stops have few different filters, and what searches derive from one is kept with it. */
const FILTERS_KEPT = 64;
const usualFilters = new WeakMap<Timetable, LruCache<string, TransitFilters>>();

/**
 * The limits of a request on the timetable, from a cache where they depend on modes and the wheelchair alone.
 * @param modes timetable modes that may be used; a family stands for its members
 */
export function knownFilters(timetable: Timetable, request: PlanRequest, modes: readonly string[]): TransitFilters {
  const { avoidModes, avoidStops, rides, wheelchair } = request;
  if (rides !== undefined || avoidStops.length > 0) return transitFilters(timetable, request, modes);
  let known = usualFilters.get(timetable);
  if (known === undefined) {
    known = new LruCache(FILTERS_KEPT);
    usualFilters.set(timetable, known);
  }
  const key = JSON.stringify([modes, avoidModes, wheelchair]);
  return known.getOrMake(key, () => transitFilters(timetable, request, modes));
}

/**
 * The limits of a request on the timetable.
 * @param modes timetable modes that may be used; a family stands for its members
 * @param record gets the lines of those modes, and the stops, that are ruled out
 */
export function transitFilters(
  timetable: Timetable,
  request: PlanRequest,
  modes: readonly string[],
  record?: SearchRecorder,
): TransitFilters {
  const { wheelchair, avoidModes, avoidStops } = request;
  const { routes, alwaysRoutes, unknown: unknownLimits } = routeLimits(timetable, request.rides);
  const limits: RideFilter = { modes, avoidModes, alwaysRoutes, ...(routes === undefined ? {} : { routes }) };
  const allowed = allowedPatterns(timetable, { ...limits, wheelchair });
  const { closedStops: closed, unknown } = closedStops(timetable, { avoid: avoidStops, wheelchair });
  if (record !== undefined) recordRides(timetable, limits, allowed, record);
  if (record !== undefined && closed !== undefined) recordStops(timetable, avoidStops, closed, record);
  return {
    allowedPatterns: allowed,
    closedStops: closed,
    unknownStops: unknown,
    unknownLimits,
    anyAllowed: isAny(timetable, allowed),
    get anyAllowedOnFoot() {
      return isAny(timetable, allowedPatterns(timetable, limits));
    },
    get anyWanted() {
      return isAny(timetable, allowedPatterns(timetable, { modes }));
    },
  };
}

function isAny({ patternCount }: Timetable, allowed: Uint8Array | undefined): boolean {
  return allowed === undefined ? patternCount > 0 : allowed.includes(1);
}

/** Records the lines of the requested modes that are ruled out, and why. */
function recordRides(
  timetable: Timetable,
  limits: RideFilter,
  allowed: Uint8Array | undefined,
  record: SearchRecorder,
): void {
  const { patternRoute, patternWheelchair, routeMode, strings } = timetable;
  const { modes, routes, alwaysRoutes } = limits;
  const wanted = allowedRoutes(timetable, { ...(modes === undefined ? {} : { modes }) });
  const usable = allowedRoutes(timetable, limits);
  for (let route = 0 as RouteIndex; route < routeMode.length; route++) {
    const onlyWhenNamed = findModeFamily(strings.get(routeMode[route]!))?.travel.onlyWhenNamed === true;
    if (usable[route] === 1 || !(wanted[route] === 1 || onlyWhenNamed)) continue;
    const isLimited = routes?.has(route) === false && alwaysRoutes?.has(route) !== true;
    const why = wanted[route] === 0 ? 'only-when-named' : isLimited ? 'operator-limit' : 'avoided-mode';
    record.ruledOut(why, 'lines', lineName(timetable, route));
  }
  if (allowed === undefined) return;
  const refused = new Set<RouteIndex>();
  for (let pattern = 0 as PatternIndex; pattern < allowed.length; pattern++)
    if (patternWheelchair[pattern] === KNOWN_NO && allowed[pattern] === 0) refused.add(patternRoute[pattern]!);
  for (const route of refused)
    if (usable[route] === 1) record.ruledOut('inaccessible-vehicle', 'lines', lineName(timetable, route));
}

function recordStops(
  timetable: Timetable,
  avoided: readonly string[],
  closed: Uint8Array,
  record: SearchRecorder,
): void {
  const asked = new Set(avoided.flatMap((code) => timetable.listStopsCovered(code)));
  for (const stop of asked) record.ruledOut('avoided-stop', 'stops', stopName(timetable, stop));
  for (let stop = 0 as StopIndex; stop < closed.length; stop++)
    if (closed[stop] === 1 && !asked.has(stop))
      record.ruledOut('inaccessible-stop', 'stops', stopName(timetable, stop));
}

/** The name that riders know: the number or, failing that, the long name. */
export function lineName({ strings, routeShortName, routeLongName }: Timetable, route: RouteIndex): string {
  return strings.get(routeShortName[route]!) || strings.get(routeLongName[route]!);
}

/** The name of a stop, or its id. */
export function stopName({ strings, stopName: names, stopId }: Timetable, stop: StopIndex): string {
  return strings.get(names[stop]!) || strings.get(stopId[stop]!);
}

/** Values of GTFS fields: known to be possible, known to be impossible. */
export const KNOWN_YES = 1;
const KNOWN_NO = 2;
