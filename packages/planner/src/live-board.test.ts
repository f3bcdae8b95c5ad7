import { createLiveState, type RealtimeEntity } from '@tripwright/core/live';
import { liveRegion, type Region } from '@tripwright/core/region';
import type { FeedIndex } from '@tripwright/core/timetable';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { expect, test } from 'vitest';
import { planRequest } from '../test/plan-request.ts';
import { reopenTrip } from './reopen-trip.ts';
import { serviceRun } from './service-run.ts';
import { boardOf } from './stop-board.ts';

const world = scene`
  R1   A 10:00   B 10:10   C 10:20
  R1   A 11:00   B 11:10   C 11:20
  R1   A 12:00   B 12:10   C 12:20
`;
const region = regionOfFeeds(world.feeds);
const TRIPS = world.feeds[0]?.trips.map(({ id }) => id) ?? [];

/** The region after one message. */
function after(...changes: readonly Pick<RealtimeEntity, 'tripUpdate'>[]): Region {
  const rules = {
    name: 'trips',
    feed: 0 as FeedIndex,
    idRules: [],
    matchByCalls: false,
    alertPolicy: 'inform',
    carryToNextTripOfBlock: false,
    timesFromPositions: true,
    longestAgeSeconds: 300,
  } as const;
  const state = createLiveState({
    timetable: region.transit!.timetable,
    datasetVersion: region.manifest.datasetVersion,
    sources: [rules],
  });
  const now = world.at('09:30');
  const entities = changes.map((change, i) => ({ id: String(i), others: [], ...change }));
  state.take('trips', { header: { version: '2.0', timestamp: now }, entities }, now);
  return liveRegion(region, state.snapshot(now));
}

const trip = (id: string | undefined): { readonly tripId: string; readonly startDate: string } => ({
  tripId: id ?? '',
  startDate: new Date(world.at('12:00') * 1000).toISOString().slice(0, 10).replaceAll('-', ''),
});
const [first, second, third] = TRIPS;
const late = { tripUpdate: { trip: trip(first), calls: [{ stopId: 'A', departure: { delay: 4200 } }] } };
const cancelled = { tripUpdate: { trip: { ...trip(second), relationship: 'CANCELED' as const }, calls: [] } };
const passes = { tripUpdate: { trip: trip(third), calls: [{ stopId: 'B', relationship: 'SKIPPED' as const }] } };

function shown(of: Region, stop: string, show: 'departures' | 'arrivals' = 'departures'): string[] {
  const query = { stops: [stop], others: [], show, from: world.at('09:30'), seconds: 10_800, limit: 100, lines: [] };
  const clock = (time: number): string => new Date(time * 1000 - world.at('00:00') * 1000).toISOString().slice(11, 16);
  return boardOf(of, query).boards.flatMap(({ events }) =>
    events.map(({ scheduled, time, state }) => `${clock(scheduled)} ${clock(time)} ${state}`),
  );
}

test('a board is in the order of live times, with cancelled and skipped calls at those of the timetable', () => {
  const live = after(late, cancelled, passes);
  expect(shown(region, 'A')).toEqual(['10:00 10:00 runs', '11:00 11:00 runs', '12:00 12:00 runs']);
  expect(shown(live, 'A')).toEqual(['11:00 11:00 cancelled', '10:00 11:10 runs', '12:00 12:00 runs']);
  expect(shown(live, 'B')).toEqual(['11:10 11:10 cancelled', '10:10 11:20 runs', '12:10 12:10 skipped']);
  expect(shown(live, 'C', 'arrivals')).toEqual(['11:20 11:20 cancelled', '10:20 11:30 runs', '12:20 12:20 runs']);
});

test('a service is late, or cancelled and still drawn', () => {
  const live = after(late, cancelled);
  const at = world.at('10:00');
  const found = serviceRun(live, { serviceTripId: first ?? '', at });
  expect(found).toMatchObject({ kind: 'found', service: { state: 'runs' } });
  if (found.kind === 'found') {
    expect(found.service.ride.calls[0]).toMatchObject({ departure: at + 4200, live: { scheduledDeparture: at } });
  }
  const board = { stops: ['A'], others: [], show: 'departures', from: at, seconds: 7200, limit: 9, lines: [] } as const;
  // Times that do not exist would be null on the wire.
  for (const { events } of boardOf(live, board).boards)
    for (const { ride } of events)
      for (const { arrival, departure } of ride.calls)
        for (const time of [arrival, departure]) if (time !== undefined) expect(Number.isInteger(time)).toBe(true);
  const gone = serviceRun(live, { serviceTripId: second ?? '', at: at + 3600 });
  expect(gone).toMatchObject({ kind: 'found', service: { state: 'cancelled' } });
});

test('a copy of a trip and an added run are services of their own, though they stand in the lanes of the trips that they are like', () => {
  const copied = {
    tripUpdate: {
      trip: { ...trip(first), relationship: 'DUPLICATED' as const },
      properties: { tripId: 'copy', startDate: trip(first).startDate, startTime: '10:30:00' },
      calls: [],
    },
  };
  const added = {
    tripUpdate: {
      trip: { ...trip('extra'), routeId: 'R1', relationship: 'NEW' as const },
      calls: ['A', 'B', 'C'].map((stopId, i) => ({ stopId, departure: { time: world.at('10:40') + 600 * i } })),
    },
  };
  const live = after(copied, added);
  for (const [serviceTripId, clock] of [
    ['copy', '10:30'],
    ['extra', '10:40'],
  ] as const)
    expect(serviceRun(live, { serviceTripId, at: world.at(clock) })).toMatchObject({
      kind: 'found',
      service: { state: 'runs', ride: { serviceTripId, calls: [{ departure: world.at(clock) }, {}, {}] } },
    });
});

test('a trip that is opened again is late, or says that a ride is cancelled', () => {
  const ride = (id: string | undefined, clock: string) =>
    ({
      kind: 'ride',
      serviceTripId: id ?? '',
      serviceDate: new Date(world.at('12:00') * 1000).toISOString().slice(0, 10),
      fromPosition: 0,
      toPosition: 2,
      departure: undefined,
      runShift: undefined,
      fromCode: 'A',
      toCode: 'C',
      scheduledDeparture: world.at(clock),
      line: 'R1',
      seated: false,
    }) as const;
  const place = { lat: 0, lng: 0, address: '', streetName: '' };
  const open = (id: string | undefined, clock: string) => {
    const request = planRequest({
      from: place,
      to: place,
      when: { departAfter: world.at(clock), arriveBefore: undefined },
      modes: ['pt_pub'],
    });
    const described = {
      regions: ['scene'],
      datasetVersion: '',
      from: [0, 0],
      to: [0, 0],
      departure: undefined,
    } as const;
    const query = { trip: { ...described, legs: [ride(id, clock)] }, request, now: world.at('09:30') };
    return reopenTrip(after(late, cancelled), query).outcome;
  };
  expect(open(first, '10:00').groups[0]?.itineraries[0]?.itinerary.departure).toBe(world.at('11:10'));
  expect(open(first, '10:00').advisories).toEqual([]);
  expect(open(second, '11:00').advisories).toEqual([{ code: 'trip-cancelled', values: { line: 'R1' } }]);
  const [leg] = open(second, '11:00').groups[0]?.itineraries[0]?.itinerary.legs ?? [];
  expect(leg).toMatchObject({ kind: 'ride', live: { kind: 'cancelled' } });
});
