import type { PatternIndex, RouteIndex, StopIndex, Timetable } from '@tripwright/core/timetable';
import type { ComparedDays } from '../days/compared-days.ts';
import { type LineRun, runsOfLines } from '../lines/line-runs.ts';
import { matchRuns, type UnmatchedRun } from '../lines/match-runs.ts';
import { lineRef } from '../pairs/line-ref.ts';
import { pairLines } from '../pairs/pair-lines.ts';
import type { StopPairs } from '../pairs/pair-stops.ts';
import type { AccessChange, AccessNeed } from '../region-diff.ts';
import { departuresOf } from '../stops/stop-changes.ts';

/** What is known not to take a need; planners refuse it, and nothing else. */
const KNOWN_NO = 2;

/** Runs and stops that exist in both timetables and that a need can use in one of them alone: first those that lose most. */
export function accessChanges(
  old: Timetable,
  fresh: Timetable,
  days: ComparedDays,
  stops: StopPairs,
): readonly AccessChange[] {
  return [
    ...lineAccess(old, fresh, days, stops, 'wheelchair'),
    ...lineAccess(old, fresh, days, stops, 'bicycle'),
    ...stopAccess(old, fresh, days, stops),
  ].sort((a, b) => b.lost - a.lost);
}

function lineAccess(
  old: Timetable,
  fresh: Timetable,
  days: ComparedDays,
  stops: StopPairs,
  need: AccessNeed,
): readonly AccessChange[] {
  const pairs = pairLines(old, fresh);
  const [closedBefore, closedAfter] = [routesWithClosed(old, need), routesWithClosed(fresh, need)];
  const concerned = pairs.filter((pair) => closedBefore.has(pair.old!) || closedAfter.has(pair.new!));
  if (concerned.length === 0) return [];
  const nameOfOld = (stop: StopIndex): string => (stops.newOf[stop] === -1 ? `-${stop}` : `${stops.newOf[stop]}`);
  const runsOf = (isOpenOnly: boolean) => ({
    old: runsOfLines(old, days.old, nameOfOld, (pattern) => !isOpenOnly || closedOf(old, need)[pattern] !== KNOWN_NO),
    new: runsOfLines(
      fresh,
      days.new,
      (stop) => `${stop}`,
      (pattern) => !isOpenOnly || closedOf(fresh, need)[pattern] !== KNOWN_NO,
    ),
  });
  const [all, open] = [runsOf(false), runsOf(true)];
  const ids = {
    old: ({ trip }: LineRun): string => old.strings.get(old.tripId[trip]!),
    new: ({ trip }: LineRun): string => fresh.strings.get(fresh.tripId[trip]!),
  };
  return concerned.flatMap(({ old: before, new: after }): AccessChange[] => {
    if (before === undefined || after === undefined) return [];
    const match = (runs: typeof all) => matchRuns(runs.old.get(before) ?? [], runs.new.get(after) ?? [], ids);
    const [ofAll, ofOpen] = [match(all), match(open)];
    // A run that is gone for everybody is a change of its line.
    const lost = Math.max(0, countOf(ofOpen.lost) - countOf(ofAll.lost));
    const gained = Math.max(0, countOf(ofOpen.added) - countOf(ofAll.added));
    return lost === 0 && gained === 0 ? [] : [{ need, line: lineRef(old, before), lost, gained }];
  });
}

function closedOf({ patternWheelchair, patternBikes }: Timetable, need: AccessNeed): Timetable['patternBikes'] {
  return need === 'wheelchair' ? patternWheelchair : patternBikes;
}

function routesWithClosed(timetable: Timetable, need: AccessNeed): ReadonlySet<RouteIndex> {
  const closed = closedOf(timetable, need);
  const found = new Set<RouteIndex>();
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++)
    if (closed[pattern] === KNOWN_NO) found.add(timetable.patternRoute[pattern]!);
  return found;
}

function countOf(runs: readonly UnmatchedRun[]): number {
  return runs.reduce((sum, { days }) => sum + days.length, 0);
}

/** Stops with departures in both timetables; the departures of the one that a wheelchair can use count. */
function stopAccess(old: Timetable, fresh: Timetable, days: ComparedDays, { newOf }: StopPairs): AccessChange[] {
  const [before, after] = [departuresOf(old, days.old), departuresOf(fresh, days.new)];
  return [...before].flatMap(([stop, { departures }]): AccessChange[] => {
    const there = newOf[stop]! as StopIndex | -1;
    const now = there === -1 ? undefined : after.get(there);
    if (there === -1 || now === undefined) return [];
    const [wasClosed, isClosed] = [old.stopWheelchair[stop] === KNOWN_NO, fresh.stopWheelchair[there] === KNOWN_NO];
    if (wasClosed === isClosed) return [];
    const { strings, stopId, stopCode, stopName } = old;
    const [id, code, name] = [stopId, stopCode, stopName].map((column) => strings.get(column[stop]!));
    const facts = { id: id!, code: code!, name: name! };
    return [
      { need: 'wheelchair', stop: facts, lost: isClosed ? departures : 0, gained: wasClosed ? now.departures : 0 },
    ];
  });
}
