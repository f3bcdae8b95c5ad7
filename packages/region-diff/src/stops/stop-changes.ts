import type { PatternIndex, PositionIndex, RouteIndex, StopIndex, Timetable } from '@tripwright/core/timetable';
import { PICKUP_MASK } from '@tripwright/core/timetable';
import type { ComparedDays } from '../days/compared-days.ts';
import { intervalShifts } from '../lines/interval-shifts.ts';
import { lineRef } from '../pairs/line-ref.ts';
import { metresBetween, type StopPairs } from '../pairs/pair-stops.ts';
import type { StopChange } from '../region-diff.ts';

/** A stop that moved less than this stands where it stood: coordinates are surveyed anew now and then. */
const MOVED_METRES = 30;
const NOT_AVAILABLE = 1;

/** Departures of a stop on the compared days, and the lines that they belong to. */
export interface Service {
  readonly departures: number;
  readonly lines: ReadonlySet<RouteIndex>;
}

/** Compares the stops of two timetables: first those that lose the most departures. Stops without departures in both are left out. */
export function stopChanges(
  old: Timetable,
  fresh: Timetable,
  days: ComparedDays,
  pairs: StopPairs,
): readonly StopChange[] {
  const before = departuresOf(old, days.old);
  const after = departuresOf(fresh, days.new);
  const nothing: Service = { departures: 0, lines: new Set() };
  const changes: StopChange[] = [];
  for (let stop = 0 as StopIndex; stop < old.stopCount; stop++) {
    const there = pairs.newOf[stop]! as StopIndex | -1;
    const was = before.get(stop) ?? nothing;
    const is = there === -1 ? nothing : (after.get(there) ?? nothing);
    const change = changeOf(old, fresh, stop, there, was, is);
    if (change !== undefined) changes.push(change);
  }
  for (const [stop, is] of after)
    if (pairs.oldOf[stop] === -1)
      changes.push({
        ...described(fresh, stop, 'new'),
        departures: { old: 0, new: is.departures },
        newLines: names(fresh, is.lines),
      });
  return changes.sort((a, b) => lossOf(b) - lossOf(a));
}

function lossOf({ departures }: StopChange): number {
  return departures.old - departures.new;
}

function changeOf(
  old: Timetable,
  fresh: Timetable,
  stop: StopIndex,
  there: StopIndex | -1,
  was: Service,
  is: Service,
): StopChange | undefined {
  if (was.departures === 0 && is.departures === 0) return undefined;
  const metres = there === -1 ? 0 : metresBetween(old, stop, fresh, there);
  const movedMetres = Number.isFinite(metres) && metres >= MOVED_METRES ? Math.round(metres) : 0;
  const nameOf = ({ strings, stopName }: Timetable, of: StopIndex): string => strings.get(stopName[of]!);
  const newName = there === -1 || nameOf(old, stop) === nameOf(fresh, there) ? undefined : nameOf(fresh, there);
  const oldLines = names(old, was.lines);
  const newLines = names(fresh, is.lines);
  const kind = kindOf(was.departures, is.departures, movedMetres > 0, newName !== undefined);
  if (kind === undefined) return undefined;
  return {
    ...described(old, stop, kind),
    departures: { old: was.departures, new: is.departures },
    lostLines: oldLines.filter((name) => !newLines.includes(name)),
    newLines: newLines.filter((name) => !oldLines.includes(name)),
    movedMetres,
    ...(newName !== undefined && { newName }),
  };
}

function kindOf(was: number, is: number, hasMoved: boolean, isRenamed: boolean): StopChange['kind'] | undefined {
  if (is === 0) return 'lost';
  if (was === 0) return 'new';
  if (is !== was) return is < was ? 'fewer' : 'more';
  if (hasMoved) return 'moved';
  return isRenamed ? 'renamed' : undefined;
}

function described(timetable: Timetable, stop: StopIndex, kind: StopChange['kind']): StopChange {
  const { strings, stopId, stopCode, stopName } = timetable;
  const lat = timetable.stopLatDegrees(stop);
  return {
    id: strings.get(stopId[stop]!),
    code: strings.get(stopCode[stop]!),
    name: strings.get(stopName[stop]!),
    place: lat < -90 ? undefined : { lat, lng: timetable.stopLngDegrees(stop) },
    kind,
    departures: { old: 0, new: 0 },
    lostLines: [],
    newLines: [],
    movedMetres: 0,
  };
}

function names(timetable: Timetable, lines: ReadonlySet<RouteIndex>): readonly string[] {
  return [...new Set([...lines].map((route) => lineRef(timetable, route).name))].sort();
}

/** Departures at which riders may board, of every stop that has any. */
export function departuresOf(timetable: Timetable, days: readonly number[]): ReadonlyMap<StopIndex, Service> {
  const { patternRoute, patternFirstPosition, patternFirstTrip, positionStop, positionRules, tripDaySet } = timetable;
  const daysOfSet = new Map<number, number>();
  const shifts = intervalShifts(timetable);
  const found = new Map<StopIndex, { departures: number; lines: Set<RouteIndex> }>();
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    const next = (pattern + 1) as PatternIndex;
    let runs = 0;
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[next]!; trip++) {
      const set = tripDaySet[trip]!;
      let on = daysOfSet.get(set);
      if (on === undefined) {
        on = days.filter((day) => timetable.runsOn(set, day)).length;
        daysOfSet.set(set, on);
      }
      runs += on * (shifts.get(trip)?.length ?? 1);
    }
    if (runs === 0) continue;
    const last = patternFirstPosition[next]! - 1;
    for (let at = patternFirstPosition[pattern]!; at < last; at = (at + 1) as PositionIndex) {
      if ((positionRules[at]! & PICKUP_MASK) === NOT_AVAILABLE) continue;
      const stop = positionStop[at]!;
      const service = found.get(stop) ?? { departures: 0, lines: new Set<RouteIndex>() };
      service.departures += runs;
      service.lines.add(patternRoute[pattern]!);
      found.set(stop, service);
    }
  }
  return found;
}
