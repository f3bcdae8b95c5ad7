import type { CallIndex, RouteIndex, StopIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { type ComparedDays, describeDays } from '../days/compared-days.ts';
import { lineRef } from '../pairs/line-ref.ts';
import { pairLines } from '../pairs/pair-lines.ts';
import type { StopPairs } from '../pairs/pair-stops.ts';
import type { LineChange, ReroutedFacts, RetimedFacts, RunFacts } from '../region-diff.ts';
import { type LineRun, positionsOf, runsOfLines } from './line-runs.ts';
import { type MatchedRuns, matchRuns, type RetimedRun } from './match-runs.ts';

/** The changes of all lines, and the runs behind them for those who ask journeys. */
export interface LineResult {
  readonly changes: readonly LineChange[];
  /** By the place of its change in `changes`. */
  readonly matched: readonly MatchedRuns[];
  /** Runs of the compared days on each side. */
  readonly runs: { readonly old: number; readonly new: number };
}

/** Compares the lines of two timetables: first those that lose the most runs. */
export function lineChanges(old: Timetable, fresh: Timetable, days: ComparedDays, stops: StopPairs): LineResult {
  // A stop of both timetables is named by its new number.
  const oldRuns = runsOfLines(old, days.old, (stop) =>
    stops.newOf[stop] === -1 ? `-${stop}` : `${stops.newOf[stop]}`,
  );
  const newRuns = runsOfLines(fresh, days.new, (stop) => `${stop}`);
  const found: { readonly change: LineChange; readonly matched: MatchedRuns; readonly loss: number }[] = [];
  for (const pair of pairLines(old, fresh)) {
    const before = pair.old === undefined ? [] : (oldRuns.get(pair.old) ?? []);
    const after = pair.new === undefined ? [] : (newRuns.get(pair.new) ?? []);
    const idOf = {
      old: ({ trip }: LineRun): string => old.strings.get(old.tripId[trip]!),
      new: ({ trip }: LineRun): string => fresh.strings.get(fresh.tripId[trip]!),
    };
    const matched = matchRuns(before, after, idOf);
    if (Object.values(matched).every((runs) => runs.length === 0)) continue;
    const runs = { old: countOf(before), new: countOf(after) };
    const change: LineChange = {
      line: pair.old === undefined ? lineRef(fresh, pair.new as RouteIndex) : lineRef(old, pair.old),
      kind: runs.new === 0 ? 'lost' : runs.old === 0 ? 'new' : 'changed',
      runs,
      lost: matched.lost.map(({ run, days: on }) => runFacts(old, run, on, days.old)).sort(byDeparture),
      added: matched.added.map(({ run, days: on }) => runFacts(fresh, run, on, days.new)).sort(byDeparture),
      retimed: matched.retimed.map((pairOf) => retimedFacts(old, fresh, pairOf, days)).sort(byDeparture),
      rerouted: matched.rerouted.map((pairOf) => reroutedFacts(old, fresh, pairOf, days, stops)).sort(byDeparture),
    };
    found.push({ change, matched, loss: lossOf(matched) });
  }
  found.sort((a, b) => b.loss - a.loss);
  return {
    changes: found.map(({ change }) => change),
    matched: found.map(({ matched }) => matched),
    runs: { old: countOf([...oldRuns.values()].flat()), new: countOf([...newRuns.values()].flat()) },
  };
}

function countOf(runs: readonly LineRun[]): number {
  return runs.reduce((sum, { counts }) => sum + counts.reduce((days, count) => days + count, 0), 0);
}

/** Runs lost, less those that came in their place on the same line. */
function lossOf({ lost, added }: MatchedRuns): number {
  const sum = (runs: MatchedRuns['lost']): number => runs.reduce((total, { days }) => total + days.length, 0);
  return sum(lost) - sum(added);
}

function byDeparture(a: RunFacts, b: RunFacts): number {
  return a.departure - b.departure;
}

function runFacts(timetable: Timetable, run: LineRun, places: readonly number[], all: readonly number[]): RunFacts {
  const { strings, tripId, tripHeadsign, positionStop, stopName } = timetable;
  const positions = positionsOf(timetable, run.trip);
  const nameAt = (place: number): string => strings.get(stopName[positionStop[positions.at(place)!]!]!);
  const { start, end } = timesOf(timetable, run);
  const on = [...new Set(places)].map((place) => all[place]!);
  return {
    trip: strings.get(tripId[run.trip]!),
    headsign: strings.get(tripHeadsign[run.trip]!),
    from: nameAt(0),
    to: nameAt(-1),
    departure: start,
    arrival: end,
    dayCount: places.length,
    days: describeDays(on, all),
  };
}

function timesOf(
  { tripFirstCall, callArrival }: Timetable,
  { trip, shift, start }: LineRun,
): { readonly start: number; readonly end: number } {
  const last = (tripFirstCall[(trip + 1) as TripIndex]! - 1) as CallIndex;
  return { start, end: callArrival[last]! + shift };
}

function retimedFacts(old: Timetable, fresh: Timetable, pair: RetimedRun, days: ComparedDays): RetimedFacts {
  const { start, end } = timesOf(fresh, pair.new);
  return { ...runFacts(old, pair.old, pair.days, days.old), newDeparture: start, newArrival: end };
}

function reroutedFacts(
  old: Timetable,
  fresh: Timetable,
  pair: RetimedRun,
  days: ComparedDays,
  { newOf, oldOf }: StopPairs,
): ReroutedFacts {
  const [before, after] = [callsAtStops(old, pair.old), callsAtStops(fresh, pair.new)];
  const nameOf = ({ strings, stopName }: Timetable, stop: StopIndex): string => strings.get(stopName[stop]!);
  const facts: Calls = { lostStops: [], newStops: [], fewerCalls: [], moreCalls: [] };
  for (const [stop, calls] of before) {
    const now = after.get(newOf[stop] as StopIndex) ?? 0;
    if (now === calls) continue;
    (now === 0 ? facts.lostStops : now < calls ? facts.fewerCalls : facts.moreCalls).push(nameOf(old, stop));
  }
  for (const stop of after.keys()) if (!before.has(oldOf[stop] as StopIndex)) facts.newStops.push(nameOf(fresh, stop));
  return {
    ...retimedFacts(old, fresh, pair, days),
    ...facts,
    otherRules: stopsWithOtherRules(old, fresh, pair, newOf),
  };
}

/** Names of the stops at which the rules differ; none where the runs call at other stops or in another order. */
function stopsWithOtherRules(
  old: Timetable,
  fresh: Timetable,
  pair: RetimedRun,
  newOf: StopPairs['newOf'],
): readonly string[] {
  const [before, after] = [positionsOf(old, pair.old.trip), positionsOf(fresh, pair.new.trip)];
  const stopAt = (at: number): StopIndex => old.positionStop[before[at]!]!;
  const isSameWay =
    before.length === after.length &&
    before.every((_, at) => (newOf[stopAt(at)] as StopIndex) === fresh.positionStop[after[at]!]);
  if (!isSameWay) return [];
  const differing = before.flatMap((position, at) =>
    old.positionRules[position] === fresh.positionRules[after[at]!] ? [] : [stopAt(at)],
  );
  return [...new Set(differing)].map((stop) => old.strings.get(old.stopName[stop]!));
}

type Calls = Record<'lostStops' | 'newStops' | 'fewerCalls' | 'moreCalls', string[]>;

/** How often a run calls at each of its stops. */
function callsAtStops(timetable: Timetable, run: LineRun): ReadonlyMap<StopIndex, number> {
  const calls = new Map<StopIndex, number>();
  for (const position of positionsOf(timetable, run.trip)) {
    const stop = timetable.positionStop[position]!;
    calls.set(stop, (calls.get(stop) ?? 0) + 1);
  }
  return calls;
}
