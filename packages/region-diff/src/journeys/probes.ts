import { serviceDayStart } from '@tripwright/core/base';
import type { PlanRequestInput } from '@tripwright/core/model';
import type { CallIndex, PositionIndex, StopIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import type { ComparedDays } from '../days/compared-days.ts';
import { type LineRun, positionsOf } from '../lines/line-runs.ts';
import type { MatchedRuns } from '../lines/match-runs.ts';
import type { LineChange, Probe } from '../region-diff.ts';

/** A journey as it is asked of each side: equal but for the date, where the two timetables share none. */
export interface AskedJourney {
  readonly probe: Probe;
  readonly old: PlanRequestInput;
  readonly new: PlanRequestInput;
}

/** The rider is at the stop this long before the run leaves: time for the few steps from the place that stands for the stop. */
const EARLY_SECONDS = 180;
/** Ways along a run that riders take: parts of its stops from its start. */
const WAYS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [1 / 3, 2 / 3],
];

/**
 * Journeys of riders whose run was lost, leaves at another time or has other stops: line by line in the order of the changes, so that every line has its
 * turn before one of them has a second.
 * @param most the number of journeys
 */
export function probesOfRuns(
  old: Timetable,
  days: ComparedDays,
  changes: readonly LineChange[],
  matched: readonly MatchedRuns[],
  most: number,
): readonly AskedJourney[] {
  const perLine = changes.map(({ line }, i) => {
    const { lost, rerouted, retimed } = matched[i]!;
    const runs = [
      ...spread(lost.map(({ run, days: on }) => ({ run, day: on[0]! }))),
      ...spread([...rerouted, ...retimed].map(({ old: run, days: on }) => ({ run, day: on[0]! }))),
    ];
    return runs.flatMap(({ run, day }) =>
      WAYS.flatMap(([from, to]) => alongRun(old, days, run, day, from, to, line.name)),
    );
  });
  const probes: AskedJourney[] = [];
  for (let turn = 0; probes.length < most && perLine.some((own) => turn < own.length); turn++)
    for (const own of perLine) if (turn < own.length && probes.length < most) probes.push(own[turn]!);
  return probes;
}

/** Reorders runs so that the first few are spread over the day: the middle, then the quarters, and so on. */
function spread<R extends { readonly run: LineRun }>(runs: readonly R[]): readonly R[] {
  const sorted = [...runs].sort((a, b) => a.run.start - b.run.start);
  const order: R[] = [];
  const seen = new Set<number>();
  for (let parts = 2; order.length < sorted.length; parts *= 2) {
    for (let part = 1; part < parts; part += 2) {
      const at = Math.min(sorted.length - 1, Math.floor((part * sorted.length) / parts));
      if (seen.has(at)) continue;
      seen.add(at);
      order.push(sorted[at]!);
    }
    if (parts > 4 * sorted.length) for (const [at, run] of sorted.entries()) if (!seen.has(at)) order.push(run);
    if (parts > 4 * sorted.length) break;
  }
  return order;
}

function alongRun(
  timetable: Timetable,
  days: ComparedDays,
  run: LineRun,
  day: number,
  fromPart: number,
  toPart: number,
  line: string,
): readonly AskedJourney[] {
  const positions = positionsOf(timetable, run.trip);
  const last = positions.length - 1;
  const from = Math.floor(fromPart * last);
  const to = Math.ceil(toPart * last);
  const call = (timetable.tripFirstCall[run.trip]! + from) as CallIndex;
  const seconds = timetable.callDeparture[call]! + run.shift;
  const stopAt = (place: number): StopIndex => timetable.positionStop[positions[place]!]!;
  return askBetween(timetable, days, stopAt(from), stopAt(to), run.trip, day, seconds - EARLY_SECONDS, {
    cause: 'run',
    line,
  });
}

/**
 * Journeys drawn at random where riders are: from a departure of the old timetable to the stop of another call, by its day and time.
 * @param random numbers from 0 to below 1
 */
export function randomProbes(
  old: Timetable,
  days: ComparedDays,
  count: number,
  random: () => number,
): readonly AskedJourney[] {
  const running = days.old.map((day) =>
    Array.from({ length: old.tripCount }, (_, trip) => trip as TripIndex).filter((trip) =>
      old.runsOn(old.tripDaySet[trip]!, day),
    ),
  );
  const busy = running.flatMap((trips, place) => (trips.length === 0 ? [] : [place]));
  if (busy.length === 0) return [];
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const anyCall = (
    place: number,
  ): { readonly trip: TripIndex; readonly at: number; readonly position: PositionIndex } => {
    const trip = anyOf(running[place]!);
    const positions = positionsOf(old, trip);
    const at = Math.floor(random() * positions.length);
    return { trip, at, position: positions[at]! };
  };
  const probes: AskedJourney[] = [];
  // Two calls may be at one stop, or at stops without a place: such draws are repeated, but not for ever.
  for (let draw = 0; probes.length < count && draw < 10 * count; draw++) {
    const place = anyOf(busy);
    const [from, to] = [anyCall(place), anyCall(place)];
    const seconds = old.callDeparture[(old.tripFirstCall[from.trip]! + from.at) as CallIndex]! - EARLY_SECONDS;
    const ends = [old.positionStop[from.position]!, old.positionStop[to.position]!] as const;
    probes.push(...askBetween(old, days, ...ends, from.trip, place, seconds, { cause: 'sample' }));
  }
  return probes;
}

/** @param day place of the compared day @param seconds of the service day of the trip */
function askBetween(
  timetable: Timetable,
  days: ComparedDays,
  from: StopIndex,
  to: StopIndex,
  trip: TripIndex,
  day: number,
  seconds: number,
  cause: Pick<Probe, 'cause' | 'line'>,
): readonly AskedJourney[] {
  if (from === to) return [];
  const [start, end] = [placeOf(timetable, from), placeOf(timetable, to)];
  if (start === undefined || end === undefined) return [];
  const zone = timetable.zoneOfTrip(trip);
  const on = (service: number): PlanRequestInput => ({
    from: start,
    to: end,
    when: { departAfter: serviceDayStart(service, zone) + seconds },
    modes: ['pt_pub', 'wa_wal'],
  });
  const probe: Probe = { name: `${start.address} → ${end.address}`, ...cause };
  return [{ probe, old: on(days.old[day]!), new: on(days.new[day]!) }];
}

function placeOf(
  timetable: Timetable,
  stop: StopIndex,
): { readonly lat: number; readonly lng: number; readonly address: string } | undefined {
  const lat = timetable.stopLatDegrees(stop);
  if (lat < -90) return undefined;
  const address = timetable.strings.get(timetable.stopName[stop]!);
  return { lat, lng: timetable.stopLngDegrees(stop), address };
}
