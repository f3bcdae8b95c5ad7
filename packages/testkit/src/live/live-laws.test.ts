import { isDeepStrictEqual } from 'node:util';
import { TransitEngine } from '@tripwright/core/engine/transit';
import {
  CALL_SKIPPED,
  type CallUpdate,
  CHANGE_KINDS,
  createLiveState,
  LiveRuns,
  type LiveSnapshot,
  type LiveState,
  type RealtimeEntity,
} from '@tripwright/core/live';
import type { Timetable, TripIndex } from '@tripwright/core/timetable';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene } from '../scenes/scene.ts';
import { anyEntity, messageAt } from './any-message.ts';
import { liveSource, timetableOfScene } from './live-scene.ts';
import { spelledOutTimes } from './spelled-out-times.ts';

const world = scene`
  days 2024-05-14..2024-05-16
  station S: S1 S2
  R1  A 10:00  B 10:10/10:12  C 10:20  | block b
  R1  C 10:30  B 10:40  A 10:50  | block b
  L   A 11:00  B 11:10  A 11:20  C 11:30
  P   A 12:00  S1 12:10  C 12:20
  N   A 23:50  B 24:10  C 24:40
  F   A 6:00  B 6:10 | every 10m 06:00-07:00
  G   A 6:00  B 6:10 | every 10m 06:00-07:00 exact
`;
const timetable = timetableOfScene(world);
const noon = world.at('12:00');
const entities = fc.array(anyEntity(world), { maxLength: 6 });
const rules = [
  liveSource('one', { carryToNextTripOfBlock: true, matchByCalls: true }),
  liveSource('two', { longestAgeSeconds: 60 }),
];
const newState = (): LiveState => createLiveState({ timetable, datasetVersion: 'x', sources: rules });

/** A snapshot without the moment it was made at. */
const content = ({ at: _, ...rest }: LiveSnapshot): unknown => rest;

/** Broken promises of a snapshot, one sentence each. */
function faultsOf({ runs }: LiveSnapshot, of: Timetable): string[] {
  const faults: string[] = [];
  for (let row = 0; row < runs.count; row++) {
    const kind = CHANGE_KINDS[runs.kind[row]!]!;
    const calls = runs.firstCall[row + 1]! - runs.firstCall[row]!;
    const trip = runs.trip[row]! as TripIndex;
    const name = `row ${row} (${kind} of trip ${trip})`;
    if (row > 0 && runs.trip[row - 1]! > trip) faults.push(`${name} is out of order`);
    if ((kind === 'cancelled' || kind === 'deleted') !== (calls === 0)) faults.push(`${name} has ${calls} calls`);
    if (kind === 'changed' && calls !== of.tripFirstCall[(trip + 1) as TripIndex]! - of.tripFirstCall[trip]!)
      faults.push(`${name} lacks calls`);
    let latest = Number.NEGATIVE_INFINITY;
    for (let call = runs.firstCall[row]!; call < runs.firstCall[row + 1]!; call++) {
      if (runs.callStop[call]! < 0 || runs.callStop[call]! >= of.boardableStops) faults.push(`${name} calls nowhere`);
      if ((runs.callFlags[call]! & CALL_SKIPPED) !== 0) continue;
      const [arrival, departure] = [runs.callArrival[call]!, runs.callDeparture[call]!];
      if (arrival < latest || departure < arrival) faults.push(`${name} goes back in time at call ${call}`);
      if (Math.abs(departure) > 6 * 86_400) faults.push(`${name} is ${departure} s away`);
      latest = departure;
    }
  }
  return faults;
}

describe('laws of live states', () => {
  test('RT-30, RT-32: whatever a message says, nothing throws, and every run can be travelled', () => {
    fc.assert(
      fc.property(entities, entities, fc.integer({ min: 0, max: 2 * 3600 }), (first, second, later) => {
        const state = newState();
        state.take('one', messageAt(noon, first), noon);
        state.take('two', messageAt(noon, second), noon);
        expect(faultsOf(state.snapshot(noon), timetable)).toEqual([]);
        expect(faultsOf(state.snapshot(noon + later), timetable)).toEqual([]);
        state.report('one');
      }),
      { numRuns: 400 },
    );
  });

  test('RT-16: the order of sources and what was read before a restart do not matter', () => {
    fc.assert(
      fc.property(entities, entities, entities, (old, first, second) => {
        const ran = newState();
        ran.take('two', messageAt(noon - 60, old), noon - 60);
        ran.take('one', messageAt(noon - 60, old), noon - 60);
        ran.snapshot(noon - 60);
        ran.take('one', messageAt(noon, first), noon);
        ran.snapshot(noon);
        ran.take('two', messageAt(noon, second), noon);
        const fresh = newState();
        fresh.take('two', messageAt(noon, second), noon);
        fresh.take('one', messageAt(noon, first), noon + 5);
        // What is copied from the snapshot before is what a fresh state makes.
        expect(content(ran.snapshot(noon))).toEqual(content(fresh.snapshot(noon + 10)));
      }),
      { numRuns: 200 },
    );
  });

  test('a snapshot and its windows do not depend on the snapshots before; runs that stay as they are stay the same columns', () => {
    const engine = new TransitEngine(timetable);
    const windowsOf = (over: TransitEngine, of: Timetable, snapshot: LiveSnapshot): unknown => {
      const live = over.withLive(new LiveRuns(of, snapshot));
      return live.preparedWindow(noon, 60);
    };
    fc.assert(
      fc.property(
        fc.array(entities, { minLength: 1, maxLength: 3 }),
        entities,
        fc.boolean(),
        (steps, last, repeats) => {
          const ran = newState();
          [...steps, last].forEach((list, i) => {
            ran.take('one', messageAt(noon - 60 + i, list), noon - 60 + i);
            windowsOf(engine, timetable, ran.snapshot(noon - 60 + i));
          });
          const before = ran.snapshot(noon);
          const list = repeats ? last : steps[0]!;
          ran.take('one', messageAt(noon, list), noon);
          const found = ran.snapshot(noon);
          const fresh = newState();
          fresh.take('one', messageAt(noon, list), noon);
          const expected = fresh.snapshot(noon);
          expect(content(found)).toEqual(content(expected));
          const own = timetableOfScene(world);
          expect(windowsOf(engine, timetable, found)).toEqual(windowsOf(new TransitEngine(own), own, expected));
          const { time: _, ...columns } = found.runs;
          const { time: __, ...columnsBefore } = before.runs;
          expect(found.runs.firstCall === before.runs.firstCall).toBe(isDeepStrictEqual(columns, columnsBefore));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('RT-16: a differential sequence is the full dataset that it amounts to', () => {
    const stamped = entities.map((list) =>
      list.map((entity): RealtimeEntity => {
        const { tripUpdate, vehicle } = entity;
        return {
          ...entity,
          ...(tripUpdate === undefined ? {} : { tripUpdate: { ...tripUpdate, timestamp: noon - 100 } }),
          ...(vehicle === undefined ? {} : { vehicle: { ...vehicle, timestamp: noon - 100 } }),
        };
      }),
    );
    fc.assert(
      fc.property(fc.array(stamped, { maxLength: 4 }), fc.constantFrom('1', '2', '3'), (steps, gone) => {
        const sequence = newState();
        const whole = new Map<string, RealtimeEntity>();
        const all = [...steps, [{ id: gone, isDeleted: true, others: [] } as RealtimeEntity]];
        all.forEach((list, i) => {
          const incrementality = 'DIFFERENTIAL' as const;
          sequence.take('one', messageAt(noon + (i === all.length - 1 ? 0 : i - 10), list, { incrementality }), noon);
          for (const entity of list) {
            const { tripUpdate, vehicle } = { ...whole.get(entity.id), ...entity };
            if (entity.isDeleted === true) whole.delete(entity.id);
            else if (tripUpdate !== undefined || vehicle !== undefined)
              whole.set(entity.id, {
                id: entity.id,
                others: [],
                ...(tripUpdate && { tripUpdate }),
                ...(vehicle && { vehicle }),
              });
          }
        });
        const full = newState();
        full.take('one', messageAt(noon, [...whole.values()]), noon);
        const dated = (snapshot: LiveSnapshot): unknown => snapshot.runs;
        expect(dated(sequence.snapshot(noon))).toEqual(dated(full.snapshot(noon)));
      }),
      { numRuns: 200 },
    );
  });

  test('RT-1 to RT-6: times are those of the rules spelled out one by one', () => {
    const event = fc.record({ delay: fc.integer({ min: -600, max: 900 }) });
    const line = scene`R  A 10:00  B 10:10/10:12  C 10:20/10:20  D 10:30/10:35  E 10:40`;
    const own = timetableOfScene(line);
    const call = fc.record({
      relationship: fc.constantFrom('SCHEDULED', 'SCHEDULED', 'SKIPPED', 'NO_DATA') as fc.Arbitrary<'SKIPPED'>,
      arrival: fc.option(event, { nil: undefined }),
      departure: fc.option(event, { nil: undefined }),
    });
    const drawn = fc.tuple(
      fc.array(fc.option(call, { nil: undefined }), { minLength: 5, maxLength: 5 }),
      fc.option(fc.integer({ min: -300, max: 600 }), { nil: undefined }),
    );
    fc.assert(
      fc.property(drawn, ([calls, delay]) => {
        const updates = calls.flatMap((one, i): CallUpdate[] => {
          if (one === undefined) return [];
          const { arrival, departure, relationship } = one;
          return [{ stopSequence: i + 1, relationship, ...(arrival && { arrival }), ...(departure && { departure }) }];
        });
        const state = createLiveState({ timetable: own, datasetVersion: 'x', sources: [liveSource('live')] });
        const trip = { tripId: 'R/1', startDate: '20240515' };
        const tripUpdate = { trip, calls: updates, ...(delay === undefined ? {} : { delay }) };
        state.take('live', messageAt(line.at('9:00'), [{ id: '1', others: [], tripUpdate }]), line.at('9:00'));
        const { runs } = state.snapshot(line.at('9:00'));
        const scheduled = [600, 600, 610, 612, 620, 620, 630, 635, 640, 640].map((minutes) => minutes * 60);
        const expected = spelledOutTimes(scheduled, calls, delay);
        const found = Array.from({ length: 10 }, (_, e) =>
          runs.count === 0 ? scheduled[e]! : (e % 2 === 0 ? runs.callArrival : runs.callDeparture)[e >> 1]!,
        );
        expect(found).toEqual(expected);
      }),
      { numRuns: 600 },
    );
  });

  test('a message of 100,000 entities, nearly all of them strange', () => {
    const crowd = fc.sample(anyEntity(world), { numRuns: 200, seed: 3 });
    const many = Array.from({ length: 100_000 }, (_, i) => ({ ...crowd[i % 200]!, id: `e${i}` }));
    const state = newState();
    expect(state.take('one', messageAt(noon, many), noon)).toBe('taken');
    expect(faultsOf(state.snapshot(noon), timetable)).toEqual([]);
  });

  test('a dataset that loses more than half of its entities is held for one message', () => {
    const many = (count: number): RealtimeEntity[] =>
      Array.from({ length: count }, (_, i) => ({
        id: `${i}`,
        others: [],
        tripUpdate: {
          trip: { tripId: 'R1/1', startDate: '20240515' },
          calls: [{ stopId: 'B', arrival: { delay: 60 } }],
        },
      }));
    const state = newState();
    state.take('one', messageAt(noon, many(40)), noon);
    expect(state.take('one', messageAt(noon + 30, many(19)), noon + 30)).toBe('held');
    expect(state.snapshot(noon + 30).feeds[0]?.health).toBe('held');
    expect(state.take('one', messageAt(noon + 60, many(19)), noon + 60)).toBe('taken');
    expect(state.snapshot(noon + 60).feeds[0]?.health).toBe('fresh');
    expect(state.take('one', messageAt(noon + 90, many(10)), noon + 90)).toBe('taken');
    expect(state.report('one')).toMatchObject({ taken: 3, held: 1 });
  });
});
