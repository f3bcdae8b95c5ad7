import {
  CHANGE_KINDS,
  type ChangeKind,
  type LiveSnapshot,
  NO_TIME,
  type RunChanges,
  TIME_SOURCES,
} from '@tripwright/core/live';
import { after } from '@tripwright/core/storage';
import type { CallIndex, PositionIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { below, randomNumbers } from '@tripwright/testkit/random';

/** Shares of a day's runs, and the most changes there may be. */
export interface ChangeShares {
  readonly delayed: number;
  readonly cancelled: number;
  readonly added: number;
  /** No limit unless given. */
  readonly most?: number;
  /** Whether delayed runs are late from their first call on, and not from some call on. */
  readonly isLateAllAlong?: boolean;
}

interface Change {
  readonly trip: TripIndex;
  readonly kind: ChangeKind;
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
}

const MINUTE = 60;

/** Changes to the runs of one day, seeded. A delayed run is 1 to 15 minutes late from some call on; an added run follows another one at 2 to 20 minutes. */
export function randomChanges(timetable: Timetable, day: number, shares: ChangeShares, seed: number): Change[] {
  const random = randomNumbers(seed);
  const changes: Change[] = [];
  for (let trip = 0 as TripIndex; trip < timetable.tripCount; trip++) {
    if (!timetable.runsOn(timetable.tripDaySet[trip]!, day)) continue;
    if (changes.length >= (shares.most ?? Number.POSITIVE_INFINITY)) break;
    const draw = random();
    if (draw < shares.cancelled) changes.push({ trip, kind: 'cancelled', arrivals: [], departures: [] });
    else if (draw < shares.cancelled + shares.delayed)
      changes.push(delayed(timetable, trip, random, shares.isLateAllAlong === true));
    else if (draw < shares.cancelled + shares.delayed + shares.added) changes.push(added(timetable, trip, random));
  }
  return changes;
}

function delayed(timetable: Timetable, trip: TripIndex, random: () => number, isLateAllAlong: boolean): Change {
  const { arrivals, departures } = timesOf(timetable, trip);
  const delay = MINUTE + below(random, 14 * MINUTE);
  const from = below(random, arrivals.length);
  for (let i = isLateAllAlong ? 0 : from; i < arrivals.length; i++) {
    arrivals[i]! += delay;
    departures[i]! += delay;
  }
  return { trip, kind: 'changed', arrivals, departures };
}

function added(timetable: Timetable, trip: TripIndex, random: () => number): Change {
  const { arrivals, departures } = timesOf(timetable, trip);
  const later = 2 * MINUTE + below(random, 18 * MINUTE);
  const shift = (times: readonly number[]): number[] => times.map((time) => time + later);
  return { trip, kind: 'added', arrivals: shift(arrivals), departures: shift(departures) };
}

function timesOf(timetable: Timetable, trip: TripIndex): { arrivals: number[]; departures: number[] } {
  const [first, end] = [timetable.tripFirstCall[trip]!, timetable.tripFirstCall[after(trip)]!];
  return {
    arrivals: [...timetable.callArrival.subarray(first, end)],
    departures: [...timetable.callDeparture.subarray(first, end)],
  };
}

/** The changes as a snapshot of the region has them. */
export function snapshotOf(
  timetable: Timetable,
  changes: readonly Change[],
  day: number,
  datasetVersion: string,
  at: number,
): LiveSnapshot {
  // Added runs belong to no trip, and come first.
  const rows = [...changes].sort((a, b) => Number(b.kind === 'added') - Number(a.kind === 'added') || a.trip - b.trip);
  const texts = [''];
  const firstCall = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    firstCall[i + 1] = firstCall[i]! + row.arrivals.length;
  });
  const calls = firstCall[rows.length]!;
  const ofCall = (value: (row: Change, position: number) => number): Int32Array => {
    const column = new Int32Array(calls);
    rows.forEach((row, i) => {
      for (let position = 0; position < row.arrivals.length; position++)
        column[firstCall[i]! + position] = value(row, position);
    });
    return column;
  };
  const positionOf = ({ trip }: Change, position: number): PositionIndex =>
    (timetable.patternFirstPosition[timetable.patternOfTrip(trip)]! + position) as PositionIndex;
  const scheduled = ({ trip, kind }: Change, column: Timetable['callArrival'], position: number): number =>
    kind === 'added' ? NO_TIME : column[(timetable.tripFirstCall[trip]! + position) as CallIndex]!;
  const predicted = TIME_SOURCES.indexOf('predicted');
  const runs: RunChanges = {
    count: rows.length,
    trip: Int32Array.from(rows, ({ kind, trip }) => (kind === 'added' ? -1 : trip)),
    day: new Int32Array(rows.length).fill(day),
    start: new Int32Array(rows.length).fill(-1),
    kind: Uint8Array.from(rows, ({ kind }) => CHANGE_KINDS.indexOf(kind)),
    source: new Int32Array(rows.length),
    zone: Int32Array.from(rows, ({ trip }) => timetable.tripZone[trip]!),
    route: Int32Array.from(rows, ({ trip }) => timetable.patternRoute[timetable.patternOfTrip(trip)]!),
    time: new Float64Array(rows.length).fill(at),
    id: Int32Array.from(rows, ({ kind }, i) => (kind === 'added' ? texts.push(`added ${i}`) - 1 : 0)),
    headsign: new Int32Array(rows.length),
    shortName: new Int32Array(rows.length),
    firstCall,
    callPosition: ofCall(({ kind }, position) => (kind === 'added' ? -1 : position)),
    callStop: ofCall((row, position) => timetable.positionStop[positionOf(row, position)]!),
    callArrival: ofCall(({ arrivals }, position) => arrivals[position]!),
    callDeparture: ofCall(({ departures }, position) => departures[position]!),
    callScheduledArrival: ofCall((row, position) => scheduled(row, timetable.callArrival, position)),
    callScheduledDeparture: ofCall((row, position) => scheduled(row, timetable.callDeparture, position)),
    callArrivalSource: new Uint8Array(calls).fill(predicted),
    callDepartureSource: new Uint8Array(calls).fill(predicted),
    callRules: Uint8Array.from(ofCall((row, position) => timetable.positionRules[positionOf(row, position)]!)),
    callFlags: new Uint8Array(calls),
    callHeadsign: new Int32Array(calls),
    texts,
    newRoutes: [],
  };
  const feed = { name: 'benchmark', feed: 0, messageTime: at, health: 'fresh' } as const;
  return { id: `${rows.length}`, datasetVersion, at, feeds: [feed], runs, alerts: [], vehicles: [], shared: [] };
}
