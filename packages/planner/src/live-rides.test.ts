import { type CallUpdate, createLiveState, type RealtimeEntity } from '@tripwright/core/live';
import type { PlanOutcome, PlanRequestInput, RideLeg } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { FeedIndex } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import { getLandmark } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlanner } from './create-planner.ts';

const MONDAY_8 = Date.parse('2026-05-04T08:00:00Z') / 1000;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let region: Region;
beforeAll(async () => {
  sample = await buildSampleRegion();
  region = await readRegion(sample.data, sample.code);
});
afterAll(() => sample.remove());

const request = (realtime?: 'scheduled'): PlanRequestInput => ({
  from: getLandmark('central-station'),
  to: getLandmark('airport'),
  when: { departAfter: MONDAY_8 },
  modes: ['pt_pub'],
  realtime,
});

const ridesOf = ({ groups }: PlanOutcome): RideLeg[] =>
  groups.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ itinerary }) => itinerary.legs.filter((leg) => leg.kind === 'ride')),
  );

/** A ride of the plan without live data, and a planner whose region has a message about its run. */
async function withMessageAbout(message: (ride: RideLeg) => RealtimeEntity) {
  const planner = createPlanner([region], { now: () => MONDAY_8 });
  const before = ridesOf(await planner.plan(request())).find(({ calls }) => calls.length > 2)!;
  const { timetable } = region.transit!;
  const feed = [...timetable.feedName].findIndex((name) => timetable.strings.get(name) === before.feed) as FeedIndex;
  const rules = { idRules: [], matchByCalls: false, alertPolicy: 'inform', carryToNextTripOfBlock: false } as const;
  const source = { name: 'trips', feed, ...rules, timesFromPositions: false, longestAgeSeconds: 600 };
  const state = createLiveState({ timetable, datasetVersion: region.manifest.datasetVersion, sources: [source] });
  state.take('trips', { header: { version: '2.0', timestamp: MONDAY_8 }, entities: [message(before)] }, MONDAY_8);
  planner.setLive(sample.code, state.snapshot(MONDAY_8));
  return { planner, before };
}

function updateOf(ride: RideLeg, calls: readonly CallUpdate[], relationship: 'SCHEDULED' | 'CANCELED' = 'SCHEDULED') {
  const startDate = ride.serviceDate.replaceAll('-', '');
  return {
    id: 'u',
    others: [],
    tripUpdate: { trip: { tripId: ride.tripId, startDate, relationship }, calls },
  } as never;
}

/** The same run in another plan. */
const sameRun = (outcome: PlanOutcome, { tripId, serviceDate }: RideLeg): RideLeg[] =>
  ridesOf(outcome).filter((one) => one.tripId === tripId && one.serviceDate === serviceDate);

test('a delay moves the ride and its calls, which keep the times of the timetable; a scheduled plan does not see it', async () => {
  const { planner, before } = await withMessageAbout((ride) =>
    updateOf(ride, [{ stopSequence: 1, arrival: { delay: 120 }, departure: { delay: 120 } }]),
  );
  const [after] = sameRun(await planner.plan(request()), before);
  expect([after!.departure, after!.arrival]).toEqual([before.departure + 120, before.arrival + 120]);
  expect(after!.live).toEqual({ kind: 'changed', source: 'trips', updated: MONDAY_8 });
  expect(after!.calls.map(({ departure }) => departure)).toEqual(
    before.calls.map(({ departure }) => departure && departure + 120),
  );
  expect(after!.calls.slice(0, -1).map(({ live }) => live?.scheduledDeparture)).toEqual(
    before.calls.slice(0, -1).map(({ departure }) => departure),
  );
  expect(after!.geometry).toBe(before.geometry);
  const [scheduled] = sameRun(await planner.plan(request('scheduled')), before);
  expect([scheduled!.departure, scheduled!.live]).toEqual([before.departure, undefined]);
  planner.setLive(sample.code, undefined);
  expect(sameRun(await planner.plan(request()), before)[0]!.departure).toBe(before.departure);
});

test('a skipped call is no call of the ride, which still follows the line of its trip', async () => {
  const { planner, before } = await withMessageAbout((ride) =>
    updateOf(ride, [{ stopSequence: ride.fromPosition + 2, relationship: 'SKIPPED' }]),
  );
  const skipped = before.calls[1]!.stop.code;
  const [after] = sameRun(await planner.plan(request()), before);
  expect(after!.calls.map(({ stop }) => stop.code)).toEqual(
    before.calls.map(({ stop }) => stop.code).filter((code) => code !== skipped),
  );
  expect([after!.departure, after!.arrival]).toEqual([before.departure, before.arrival]);
  expect(after!.geometry).toBe(before.geometry);
});

test('IT-33: a cancelled run is not ridden', async () => {
  const { planner, before } = await withMessageAbout((ride) => updateOf(ride, [], 'CANCELED'));
  expect(sameRun(await planner.plan(request()), before)).toEqual([]);
});
