import {
  CALL_MOVED,
  CALL_SKIPPED,
  CHANGE_KINDS,
  type LiveSnapshot,
  NO_TIME,
  TIME_SOURCES,
} from '@tripwright/core/live';
import type { PositionIndex, StopIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { dateText } from '../rules/service-day-start.ts';
import { clockText } from '../scenes/clock-text.ts';

/** After a time: where it comes from. */
const MARKS: Readonly<Record<string, string>> = {
  scheduled: '',
  'no-data': '?',
  stale: '^',
  'carried-on': '~',
  predicted: '!',
  observed: '*',
};

/**
 * The runs of a snapshot, one line each: `changed R1/1 A 10:00 B 10:12! C 10:22~`. Arrival and departure stand both where they differ (`10:12!-10:14~`),
 * calls that are skipped in brackets, other rules as `drop` and `pick`, platforms as `B2=B`, and the run of a frequency trip as `R1/1+06:20`.
 * @param date service day that need not be printed
 */
export function printRunChanges(timetable: Timetable, { runs }: LiveSnapshot, date: string): string[] {
  const { strings, tripId, stopId } = timetable;
  const text = (index: number): string => runs.texts[index] ?? '';
  const stopName = (stop: number): string => strings.get(stopId[stop as StopIndex]!);
  return Array.from({ length: runs.count }, (_, row) => {
    const [trip, start, id] = [runs.trip[row]! as TripIndex, runs.start[row]!, text(runs.id[row]!)];
    const day = dateText(runs.day[row]!);
    const route = runs.newRoutes[runs.route[row]! - timetable.routeFeed.length];
    const words = [
      CHANGE_KINDS[runs.kind[row]!]!,
      `${trip < 0 ? '' : strings.get(tripId[trip]!)}${start < 0 ? '' : `+${clockText(start)}`}${day === date ? '' : `@${day}`}`,
      ...(id === '' ? [] : [trip < 0 ? id : `as ${id}`]),
      ...(route === undefined ? [] : [`on ${route.id === '' ? '?' : route.id} (${route.mode})`]),
      ...(runs.headsign[row] === 0 ? [] : [`to ${text(runs.headsign[row]!)}`]),
    ];
    const pattern = trip < 0 ? undefined : timetable.patternOfTrip(trip);
    for (let call = runs.firstCall[row]!; call < runs.firstCall[row + 1]!; call++) {
      const flags = runs.callFlags[call]!;
      const isSkipped = (flags & CALL_SKIPPED) !== 0;
      const position = runs.callPosition[call]!;
      const planned =
        pattern === undefined || position < 0
          ? undefined
          : ((timetable.patternFirstPosition[pattern]! + position) as PositionIndex);
      const times = timesText(runs, call);
      const rules = runs.callRules[call]!;
      const plannedRules = planned === undefined ? 0 : timetable.positionRules[planned];
      const stop =
        (flags & CALL_MOVED) === 0 || planned === undefined
          ? stopName(runs.callStop[call]!)
          : `${stopName(runs.callStop[call]!)}=${stopName(timetable.positionStop[planned]!)}`;
      words.push(isSkipped ? `(${stop}` : stop, isSkipped ? `${times})` : times);
      if (!isSkipped && rules !== plannedRules) words.push(rulesText(rules));
      if (runs.callHeadsign[call] !== 0) words.push(`to ${text(runs.callHeadsign[call]!)}`);
    }
    return words.filter((word) => word !== '').join(' ');
  });
}

function timesText(runs: LiveSnapshot['runs'], call: number): string {
  const one = (time: number, source: number): string =>
    time === NO_TIME ? '-' : `${clockText(time)}${MARKS[TIME_SOURCES[source]!]}`;
  const arrival = one(runs.callArrival[call]!, runs.callArrivalSource[call]!);
  const departure = one(runs.callDeparture[call]!, runs.callDepartureSource[call]!);
  return arrival === departure ? arrival : `${arrival}-${departure}`;
}

function rulesText(rules: number): string {
  const [pickup, dropOff] = [rules & 3, rules >> 2];
  if (pickup === 1 && dropOff === 1) return 'pass';
  if (pickup === 1) return 'drop';
  if (dropOff === 1) return 'pick';
  return `rules ${pickup}${dropOff}`;
}
