import { createLiveState, type LiveState, type RealtimeEntity } from '@tripwright/core/live';
import { liveRegion, type Region } from '@tripwright/core/region';
import { anyAlert, anyEntity, liveSource, messageAt, regionOfFeeds, scene } from '@tripwright/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf } from './stop-board.ts';
import { StopChanges } from './stop-changes.ts';

const world = scene`
  R1   A 10:00   B 10:10   C 10:20
  R1   A 11:00   B 11:10   C 11:20
  R2   D 10:05   B 10:15   E 10:25
  R3   F 10:00   G 10:10
`;
const region = regionOfFeeds(world.feeds);
const STOPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const at = world.at('09:30');

function stateOf(): LiveState {
  const { datasetVersion } = region.manifest;
  const rules = liveSource('live', { longestAgeSeconds: 86_400 });
  return createLiveState({ timetable: region.transit!.timetable, datasetVersion, sources: [rules] });
}

/** The region after one more message. */
function after(state: LiveState, now: number, entities: readonly RealtimeEntity[]): Region {
  state.take('live', messageAt(now, entities), now);
  return liveRegion(region, state.snapshot(now));
}

/** Stops whose versions are others than before. */
function movedBetween(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): string[] {
  return STOPS.filter((stop) => before.get(stop) !== now.get(stop));
}

const trips = world.feeds[0]!.trips;
const startDate = world.date.replaceAll('-', '');
const late = (i: number, delay: number): RealtimeEntity => ({
  ...{ id: `late ${i}`, others: [] },
  tripUpdate: {
    trip: { tripId: trips[i]!.id, startDate },
    calls: [{ stopSequence: 1, departure: { delay } }],
  },
});
const vehicle = (i: number, lat: number): RealtimeEntity => ({
  ...{ id: `vehicle ${i}`, others: [] },
  vehicle: {
    ...{ trip: { tripId: trips[i]!.id, startDate }, vehicle: { id: `v${i}` } },
    ...{ position: { lat, lng: 0 }, timestamp: at, carriages: [] },
  },
});

test('a snapshot touches the stops of the runs that it changes, and no others', () => {
  const state = stateOf();
  const changes = new StopChanges(false);
  const versions = (of: Region): Map<string, number> =>
    new Map(STOPS.map((stop) => [stop, changes.versionAt(of, stop)]));
  const none = versions(after(state, at, []));
  const one = versions(after(state, at + 1, [late(0, 120)]));
  expect(movedBetween(none, one)).toEqual(['A', 'B', 'C']);
  const both = versions(after(state, at + 2, [late(0, 120), late(2, 60)]));
  expect(movedBetween(one, both)).toEqual(['B', 'D', 'E']);
  expect(movedBetween(both, versions(after(state, at + 3, [late(2, 60)])))).toEqual(['A', 'B', 'C']);
});

test('places of vehicles count for those that ask for them alone', () => {
  const state = stateOf();
  const [plain, withVehicles] = [new StopChanges(false), new StopChanges(true)];
  const versions = (of: Region, changes: StopChanges): Map<string, number> =>
    new Map(STOPS.map((stop) => [stop, changes.versionAt(of, stop)]));
  const here = after(state, at, [vehicle(3, 1)]);
  const [before, beforeWith] = [versions(here, plain), versions(here, withVehicles)];
  const there = after(state, at + 1, [vehicle(3, 2)]);
  expect(movedBetween(before, versions(there, plain))).toEqual([]);
  expect(movedBetween(beforeWith, versions(there, withVehicles))).toEqual(['F', 'G']);
});

test('after any messages, a board whose version is as before is as before', () => {
  const alert = anyAlert(world).map((one): RealtimeEntity => ({ id: 'alert', others: [], alert: one }));
  const message = fc.array(fc.oneof({ weight: 6, arbitrary: anyEntity(world) }, { weight: 1, arbitrary: alert }), {
    maxLength: 4,
  });
  let same = 0;
  fc.assert(
    fc.property(fc.array(message, { minLength: 2, maxLength: 5 }), (messages) => {
      const state = stateOf();
      const changes = new StopChanges(true);
      let before: ReadonlyMap<string, readonly [number, string]> | undefined;
      for (const [i, entities] of messages.entries()) {
        const of = after(state, at + i, entities);
        const now = new Map(STOPS.map((stop) => [stop, [changes.versionAt(of, stop), boardText(of, stop)] as const]));
        for (const [stop, [version, board]] of before ?? []) {
          if (now.get(stop)![0] !== version) continue;
          same++;
          expect(now.get(stop)![1]).toBe(board);
        }
        before = now;
      }
    }),
    { numRuns: 60 },
  );
  // The law would hold as well if every snapshot touched every stop.
  expect(same).toBeGreaterThan(20);
});

/** A board without the time at which its source was read. */
function boardText(of: Region, stop: string): string {
  const query = { stops: [stop], others: [], from: at, seconds: 86_000, limit: 50, lines: [] };
  const boards = (['departures', 'arrivals'] as const).map((show) => boardOf(of, { ...query, show }).boards);
  return JSON.stringify(boards, (name, value: unknown) => (name === 'updated' ? undefined : value));
}
