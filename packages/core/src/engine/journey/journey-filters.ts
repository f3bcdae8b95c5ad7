import type { PlanRequest } from '../../model/index.ts';
import { coversMode, findModeFamily, longDistanceMode } from '../../modes/index.ts';
import type { Timetable } from '../../timetable/index.ts';
import type { SearchRecorder } from './explanation.ts';
import { routeVerdicts } from './ride-limits.ts';

/** What a request rules out of the timetable, as the engine takes it: a byte per pattern and per stop. */
export interface TransitFilters {
  readonly allowedPatterns: Uint8Array;
  readonly closedStops: Uint8Array | undefined;
  /** Avoided codes that no stop here bears. */
  readonly unknownStops: readonly string[];
  /** Whether anything at all may be ridden. */
  readonly anyAllowed: boolean;
  /** Whether anything is of the modes asked for, ruled out or not. */
  readonly anyWanted: boolean;
}

/**
 * @param modes timetable modes that may be ridden, families included
 * @param record told of lines of those modes, and of stops, that are ruled out
 */
export function transitFilters(
  timetable: Timetable,
  request: PlanRequest,
  modes: readonly string[],
  record?: SearchRecorder,
): TransitFilters {
  const verdictOf = routeVerdicts(timetable, request.rides);
  const allowedRoute = new Uint8Array(timetable.routeMode.length);
  let anyWanted = false;
  for (let route = 0; route < allowedRoute.length; route++) {
    const mode = timetable.strings.get(timetable.routeMode[route] as number);
    const onlyWhenNamed = findModeFamily(mode)?.travel.onlyWhenNamed === true;
    const far = longDistanceMode(timetable.routeType[route] as number);
    const isMeant = (asked: string): boolean => coversMode(asked, mode) || asked === far;
    const wanted = modes.some(
      (asked) => isMeant(asked) && (!onlyWhenNamed || findModeFamily(asked)?.travel.onlyWhenNamed === true),
    );
    const verdict = verdictOf(route);
    const avoided = verdict === 'never' || request.avoidModes.some(isMeant);
    allowedRoute[route] = wanted && (verdict === 'always' || !avoided) ? 1 : 0;
    anyWanted ||= wanted;
    if (record === undefined || allowedRoute[route] === 1 || !(wanted || onlyWhenNamed)) continue;
    const why = !wanted ? 'only-when-named' : verdict === 'never' ? 'operator-limit' : 'avoided-mode';
    record.ruledOut(why, 'lines', lineName(timetable, route));
  }
  const allowedPatterns = new Uint8Array(timetable.patternCount);
  const refused = record === undefined ? undefined : new Set<number>();
  let anyAllowed = false;
  for (let pattern = 0; pattern < allowedPatterns.length; pattern++) {
    const accessible = !request.wheelchair || timetable.patternWheelchair[pattern] !== KNOWN_NO;
    if (!accessible) refused?.add(timetable.patternRoute[pattern] as number);
    if (!accessible || allowedRoute[timetable.patternRoute[pattern] as number] !== 1) continue;
    allowedPatterns[pattern] = 1;
    anyAllowed = true;
  }
  for (const route of refused ?? [])
    if (allowedRoute[route] === 1) record?.ruledOut('inaccessible-vehicle', 'lines', lineName(timetable, route));
  const closed = new Uint8Array(timetable.stopCount);
  let anyClosed = false;
  const unknownStops: string[] = [];
  for (const code of request.avoidStops) {
    const stops = timetable.listStopsCovered(code);
    if (stops.length === 0) unknownStops.push(code);
    for (const stop of stops) {
      if (closed[stop] === 0) record?.ruledOut('avoided-stop', 'stops', stopName(timetable, stop));
      closed[stop] = 1;
      anyClosed = true;
    }
  }
  if (request.wheelchair) {
    for (let stop = 0; stop < timetable.boardableStops; stop++) {
      if (timetable.stopWheelchair[stop] !== KNOWN_NO) continue;
      if (closed[stop] === 0) record?.ruledOut('inaccessible-stop', 'stops', stopName(timetable, stop));
      closed[stop] = 1;
      anyClosed = true;
    }
  }
  return { allowedPatterns, closedStops: anyClosed ? closed : undefined, unknownStops, anyAllowed, anyWanted };
}

/** As riders know it: by its number or, failing that, its name. */
function lineName({ strings, routeShortName, routeLongName }: Timetable, route: number): string {
  return strings.get(routeShortName[route] as number) || strings.get(routeLongName[route] as number);
}

function stopName({ strings, stopName: names, stopId }: Timetable, stop: number): string {
  return strings.get(names[stop] as number) || strings.get(stopId[stop] as number);
}

/** GTFS: known not to be accessible. */
const KNOWN_NO = 2;
