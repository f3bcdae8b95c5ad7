import { expect, test } from 'vitest';
import { MONDAY, StopWorld, type StopWorldOptions } from '../../../test/transit/stop-world.ts';
import type { FeedIndex } from '../../timetable/index.ts';
import {
  type CallUpdate,
  CHANGE_KINDS,
  createLiveState,
  type LiveSnapshot,
  type LiveSourceRules,
  type LiveState,
  type RealtimeEntity,
  type RealtimeMessage,
  type TripUpdate,
} from '../index.ts';

const at = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return MONDAY * 86_400 + hours * 3600 + minutes * 60;
};

const source = (name: string, rules: Partial<LiveSourceRules> = {}): LiveSourceRules => ({
  name,
  feed: 0 as FeedIndex,
  idRules: [],
  matchByCalls: false,
  alertPolicy: 'inform',
  carryToNextTripOfBlock: false,
  timesFromPositions: true,
  longestAgeSeconds: 300,
  ...rules,
});

const update = (id: string, tripId: string, calls: readonly CallUpdate[], more: Partial<TripUpdate['trip']> = {}) =>
  ({
    id,
    others: [],
    tripUpdate: { trip: { tripId, startDate: '20260504', ...more }, calls },
  }) satisfies RealtimeEntity;

const message = (
  clock: string,
  entities: readonly RealtimeEntity[],
  header: Partial<RealtimeMessage['header']> = {},
): RealtimeMessage => ({ header: { version: '2.0', timestamp: at(clock), ...header }, entities });

const line: StopWorldOptions = {
  trips: 'R1 A 10:00 B 10:10 C 10:20\nR1 A 11:00 B 11:10 C 11:20\nR1 A 12:00 B 12:10 C 12:20',
};

function live(options: StopWorldOptions, ...sources: readonly LiveSourceRules[]): LiveState {
  const { timetable } = new StopWorld(options);
  return createLiveState({
    timetable,
    datasetVersion: 'v1',
    sources: sources.length > 0 ? sources : [source('trips')],
  });
}

/** `changed 0: 10:00 10:12 10:22`: kind, trip and arrivals; skipped calls in brackets. */
function runsOf({ runs }: LiveSnapshot): string[] {
  return Array.from({ length: runs.count }, (_, row) => {
    const calls: string[] = [];
    for (let call = runs.firstCall[row]!; call < runs.firstCall[row + 1]!; call++) {
      const text = new Date(runs.callArrival[call]! * 1000).toISOString().slice(11, 16);
      calls.push((runs.callFlags[call]! & 1) === 1 ? `(${text})` : text);
    }
    return `${CHANGE_KINDS[runs.kind[row]!]} ${runs.trip[row]}: ${calls.join(' ')}`.trimEnd();
  });
}

const late = (minutes: number): CallUpdate[] => [{ stopId: 'B', arrival: { delay: 60 * minutes } }];

test('a delay goes on, a cancelled run has no calls, what is absent is as in the timetable', () => {
  const state = live(line);
  state.take(
    'trips',
    message('10:02', [update('1', 'R1.1', late(2)), update('2', 'R1.2', [], { relationship: 'CANCELED' })]),
    at('10:02'),
  );
  expect(runsOf(state.snapshot(at('10:02')))).toEqual(['changed 0: 10:00 10:12 10:22', 'cancelled 1:']);
});

test('RT-16: a full dataset replaces, a differential one merges and withdraws', () => {
  const state = live(line);
  const both = [update('1', 'R1.1', late(2)), update('2', 'R1.2', late(3))];
  state.take('trips', message('10:02', both), at('10:02'));
  state.take('trips', message('10:03', [update('1', 'R1.1', late(4))]), at('10:03'));
  expect(runsOf(state.snapshot(at('10:03')))).toEqual(['changed 0: 10:00 10:14 10:24']);
  const header = { incrementality: 'DIFFERENTIAL' } as const;
  state.take('trips', message('10:04', [update('2', 'R1.2', late(1))], header), at('10:04'));
  expect(runsOf(state.snapshot(at('10:04')))).toHaveLength(2);
  state.take('trips', message('10:05', [{ id: '1', isDeleted: true, others: [] }], header), at('10:05'));
  expect(runsOf(state.snapshot(at('10:05')))).toEqual(['changed 1: 11:00 11:11 11:21']);
});

test('RT-17: a header that goes back is refused and counted; without change the snapshot is the same object', () => {
  const state = live(line);
  state.take('trips', message('10:05', [update('1', 'R1.1', late(2))]), at('10:05'));
  const before = state.snapshot(at('10:05'));
  expect(state.take('trips', message('10:04', []), at('10:06'))).toBe('older');
  expect(state.snapshot(at('10:06'))).toBe(before);
  expect(state.report('trips')).toMatchObject({ taken: 1, older: 1 });
});

test('RT-18: a silent source keeps its last delays for an hour of departures, marked, then the timetable counts', () => {
  const state = live(line);
  state.take(
    'trips',
    message(
      '10:02',
      ['R1.1', 'R1.2', 'R1.3'].map((id) => update(id, id, late(2))),
    ),
    at('10:02'),
  );
  expect(live(line, source('trips')).snapshot(at('10:06')).feeds[0]?.health).toBe('waiting');
  expect(state.snapshot(at('10:06')).feeds[0]?.health).toBe('fresh');
  const stale = state.snapshot(at('10:08'));
  expect(stale.feeds[0]?.health).toBe('stale');
  // Five minutes of age and an hour: 11:07.
  expect(runsOf(stale)).toEqual(['changed 0: 10:00 10:12 10:22', 'changed 1: 11:00 11:10 11:20']);
  const silent = state.snapshot(at('11:08'));
  expect([silent.feeds[0]?.health, silent.runs.count]).toEqual(['silent', 0]);
});

test('the id is the same whatever the order of sources read, and after a restart', () => {
  const trips = message('10:02', [update('1', 'R1.1', late(2))]);
  const more = message('10:03', [update('1', 'R1.2', late(1)), update('9', 'R1.1', late(5))]);
  const ids = [
    ['trips', 'more'],
    ['more', 'trips'],
  ].map((order) => {
    const state = live(line, source('trips'), source('more'));
    for (const name of order) state.take(name, name === 'trips' ? trips : more, at('10:04'));
    return state.snapshot(at('10:04')).id;
  });
  expect(ids[0]).toBe(ids[1]);
  const state = live(line, source('trips'), source('more'));
  state.take('trips', message('10:00', [update('1', 'R1.3', late(9))]), at('10:00'));
  state.take('trips', trips, at('10:04'));
  state.take('more', more, at('10:04'));
  expect(state.snapshot(at('10:05')).id).toBe(ids[0]);
});
