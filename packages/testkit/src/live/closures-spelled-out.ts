import type { Alert, InformedEntity } from '@tripwright/core/live';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { serviceDayStart } from '../rules/service-day-start.ts';
import type { PlannedCall, PlannedChange } from './planned-change.ts';

/** Days ahead for which alerts close runs (docs/live-semantics.md, Alerts). */
const DAYS_AHEAD = 7;

/**
 * What alerts with the effect NO_SERVICE leave of the runs of a feed, worked out call by call from rows and messages: every run of every day around
 * today, as it is after other changes, against every informed entity. It knows nothing of snapshots.
 * @param changes what updates make of runs
 * @param today the local day of the present, days since 1970-01-01
 */
export function withClosures(
  feed: FeedRows,
  changes: readonly PlannedChange[],
  alerts: readonly Alert[],
  today: number,
): readonly PlannedChange[] {
  const keyOf = ({ trip, day, start }: PlannedChange): string => `${trip} ${day} ${start}`;
  const isFurther = ({ kind, trip, start }: PlannedChange): boolean =>
    kind === 'added' || kind === 'duplicated' || (start < 0 && feed.frequencies.some((row) => row.trip === trip));
  const changed = new Set(changes.filter((change) => !isFurther(change)).map(keyOf));
  const others: PlannedChange[] = [];
  for (let day = today - 1; day <= today + DAYS_AHEAD; day++)
    for (const run of runsOn(feed, day)) if (!changed.has(keyOf(run))) others.push(run);
  return [
    ...changes.flatMap((change) => closed(feed, change, alerts, isFurther(change))),
    ...others.flatMap((run) => {
      const [left] = closed(feed, run, alerts, false);
      return left === undefined || left === run ? [] : [left];
    }),
  ];
}

function runsOn(feed: FeedRows, day: number): PlannedChange[] {
  return feed.trips.flatMap(({ service, firstCall, callCount, route }, trip) => {
    if (callCount < 2 || !feed.services[service]!.days.includes(day)) return [];
    const { stop, arrival, departure, pickup, dropOff } = feed.stopTimes;
    const rows = feed.frequencies.filter((row) => row.trip === trip);
    const starts = rows.flatMap(({ start, end, headway }) =>
      Array.from({ length: Math.ceil((end - start) / headway) }, (_, i) => start + i * headway),
    );
    return (rows.length === 0 ? [-1] : starts).map((start): PlannedChange => {
      const shift = start < 0 ? 0 : start - departure[firstCall]!;
      const calls = Array.from({ length: callCount }, (_, position): PlannedCall => {
        const at = firstCall + position;
        const times = { arrival: arrival[at]! + shift, departure: departure[at]! + shift };
        return { position, stop: stop[at]!, ...times, pickup: pickup[at]!, dropOff: dropOff[at]!, isSkipped: false };
      });
      return { kind: 'changed', feed: 0, trip, day, start, id: '', route, calls };
    });
  });
}

/** The run with its closed calls skipped; cancelled with fewer than two calls left; the same object where nothing is closed. */
function closed(
  feed: FeedRows,
  run: PlannedChange,
  alerts: readonly Alert[],
  isFurther: boolean,
): readonly PlannedChange[] {
  if (run.calls.length === 0) return [run];
  const route = feed.trips[run.trip]?.route ?? run.route;
  const agency = typeof route === 'number' ? feed.routes[route]?.agency : undefined;
  const zone = (feed.agencies[agency ?? 0] ?? feed.agencies[0])?.timezone ?? 'UTC';
  const calls = run.calls.map((call, i): PlannedCall => {
    const time = i === run.calls.length - 1 ? call.arrival : call.departure;
    const instant = serviceDayStart(run.day, zone) + time;
    const isClosed = alerts.some(
      ({ effect, activePeriods, informed }) =>
        effect === 'NO_SERVICE' &&
        (activePeriods.length === 0 ||
          activePeriods.some(({ start = -Infinity, end = Infinity }) => start <= instant && instant < end)) &&
        informed.some((entity) => concerns(feed, entity, run, call)),
    );
    return isClosed ? { ...call, isSkipped: true } : call;
  });
  if (calls.every((call, i) => call === run.calls[i])) return [run];
  if (calls.filter(({ isSkipped }) => !isSkipped).length >= 2) return [{ ...run, calls }];
  return isFurther ? [] : [{ ...run, kind: 'cancelled', calls: [] }];
}

/** Whether all parts of an entity hold for a call of a run. An entity without any part, or with an unknown one, concerns nothing. */
function concerns(feed: FeedRows, entity: InformedEntity, run: PlannedChange, { stop }: PlannedCall): boolean {
  const { agencyId, routeId, routeType, directionId, stopId, trip } = entity;
  const parts = [agencyId, routeId, routeType, directionId, stopId, trip].filter((part) => part !== undefined);
  if (parts.length === 0) return false;
  const route = typeof run.route === 'number' ? feed.routes[run.route] : undefined;
  const parent = feed.stops[stop]?.parent ?? -1;
  const rowOf = feed.trips[run.trip];
  return (
    (agencyId === undefined || (route !== undefined && feed.agencies[route.agency]?.id === agencyId)) &&
    (routeId === undefined || route?.id === routeId) &&
    (routeType === undefined || route?.type === routeType) &&
    (directionId === undefined || rowOf?.direction === directionId) &&
    (stopId === undefined || feed.stops[stop]?.id === stopId || feed.stops[parent]?.id === stopId) &&
    (trip === undefined || (rowOf !== undefined && rowOf.id === trip.tripId))
  );
}
