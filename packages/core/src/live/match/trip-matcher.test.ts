import { describe, expect, test } from 'vitest';
import { MONDAY, StopWorld, type StopWorldOptions } from '../../../test/transit/stop-world.ts';
import { formatDay } from '../../base/index.ts';
import type { FeedIndex } from '../../timetable/index.ts';
import {
  type CallUpdate,
  FeedIds,
  type IdRule,
  matchReport,
  type RealtimeMessage,
  type TripDescriptor,
  TripMatcher,
} from '../index.ts';

const MIDNIGHT = MONDAY * 86_400;
const at = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return MIDNIGHT + hours * 3600 + minutes * 60;
};

interface Asked {
  readonly calls?: readonly CallUpdate[];
  readonly now?: string;
  readonly rules?: readonly IdRule[];
  readonly byCalls?: boolean;
}

/** A matcher over a text timetable. @returns `id R1.1 2026-05-04`, or the reason why nothing fits */
function matching(world: StopWorldOptions): (descriptor: TripDescriptor, asked?: Asked) => string {
  const { timetable } = new StopWorld(world);
  return (descriptor, { calls = [], now = '12:00', rules = [], byCalls = false } = {}) => {
    const ids = new FeedIds(timetable, 0 as FeedIndex, rules);
    const match = new TripMatcher(ids, byCalls).match(descriptor, calls, at(now));
    if (match.by === 'nothing') return match.reason;
    if (match.by === 'new') return 'new';
    const { trip, day, start } = match.run;
    const from = start === undefined ? '' : ` from ${start}`;
    return `${match.by} ${timetable.strings.get(timetable.tripId[trip]!)} ${formatDay(day)}${from}`;
  };
}

const line = {
  trips: `
    R1 A 10:00 B 10:10 C 10:20
    R1 A 11:00 B 11:10 C 11:20
    R1 C 10:00 B 10:10 A 10:20
    R2 A 10:00 B 10:10 C 10:20`,
  more: { 'R1.1': { direction: 0 }, 'R1.2': { direction: 0 }, 'R1.3': { direction: 1 } },
} as const;

describe('the funnel', () => {
  const match = matching(line);

  test.each<[string, TripDescriptor, Asked, string]>([
    ['an id', { tripId: 'R1.1' }, {}, 'id R1.1 2026-05-04'],
    ['an id with a date', { tripId: 'R1.1', startDate: '20260504' }, {}, 'id R1.1 2026-05-04'],
    ['a day without service', { tripId: 'R1.1', startDate: '20260505' }, {}, 'not-running'],
    ['no real date', { tripId: 'R1.1', startDate: '20260230' }, {}, 'bad-date'],
    ['no time of day', { tripId: 'R1.1', startTime: 'soon' }, {}, 'bad-start-time'],
    ['an unknown id', { tripId: 'nowhere' }, {}, 'unknown-trip'],
    ['empty fields, which are as good as absent', { tripId: '', startDate: '', startTime: '' }, {}, 'no-descriptor'],
    ['a new run, whatever its id', { tripId: 'R1.1', relationship: 'NEW' }, {}, 'new'],
    ['an added run', { tripId: 'x', relationship: 'ADDED' }, {}, 'new'],
    ['a cancelled run', { tripId: 'R1.2', relationship: 'CANCELED' }, {}, 'id R1.2 2026-05-04'],
    ['a relationship of the future', { tripId: 'R1.2', relationship: 'UNKNOWN_42' }, {}, 'id R1.2 2026-05-04'],
    [
      'route, direction, date and start',
      { routeId: 'R1', directionId: 1, startDate: '20260504', startTime: '10:00:00' },
      {},
      'start R1.3 2026-05-04',
    ],
    ['a start that two trips have', { routeId: 'R1', startDate: '20260504', startTime: '10:00:00' }, {}, 'ambiguous'],
    ['a start that no trip has', { routeId: 'R1', startTime: '10:01:00' }, {}, 'no-such-start'],
    [
      'an unknown id beside a start',
      { tripId: 'x', routeId: 'R2', startTime: '10:00:00' },
      {},
      'start R2.1 2026-05-04',
    ],
  ])('%s', (_, descriptor, asked, expected) => {
    expect(match(descriptor, asked)).toBe(expected);
  });

  test('declared rules apply to both sides, in their order, after the id itself', () => {
    const rules: IdRule[] = [
      { of: 'trip', stripPrefix: 'city:' },
      { of: 'trip', stripDate: true },
    ];
    expect(match({ tripId: 'city:R1.1-20260504' }, { rules })).toBe('normalised-id R1.1 2026-05-04');
    expect(match({ tripId: 'city:R1.1_2026-05-04' }, { rules })).toBe('normalised-id R1.1 2026-05-04');
    expect(match({ tripId: 'city:R1.1' })).toBe('unknown-trip');
    // The rules make R1.1 and R1.2 the same.
    const endings: IdRule[] = ['.1', '.2'].map((stripSuffix) => ({ of: 'trip', stripSuffix }));
    expect(match({ tripId: 'R1' }, { rules: endings })).toBe('ambiguous');
  });

  test('stops and times only where the source allows them, and never for two runs', () => {
    const calls = (first: string, second: string, delay?: number): CallUpdate[] =>
      Object.entries({ A: first, B: second }).map(([stopId, clock]) => ({
        stopId,
        departure: { time: at(clock), ...(delay === undefined ? {} : { delay }) },
      }));
    expect(match({ tripId: 'x' }, { calls: calls('11:02', '11:12') })).toBe('unknown-trip');
    const asked = { byCalls: true };
    expect(match({ tripId: 'x' }, { ...asked, calls: calls('11:02', '11:12') })).toBe('calls R1.2 2026-05-04');
    expect(match({ tripId: 'x' }, { ...asked, calls: calls('10:02', '10:12') })).toBe('ambiguous');
    const ofRoute = { tripId: 'x', routeId: 'R2' };
    expect(match(ofRoute, { ...asked, calls: calls('10:02', '10:12') })).toBe('calls R2.1 2026-05-04');
    expect(match({ tripId: 'x' }, { ...asked, calls: calls('11:40', '11:50') })).toBe('unknown-trip');
    expect(match({ tripId: 'x' }, { ...asked, calls: calls('11:40', '11:50', 2400) })).toBe('calls R1.2 2026-05-04');
    expect(match({ tripId: 'x' }, { ...asked, calls: calls('11:02', '11:12').slice(1) })).toBe('unknown-trip');
  });

  test('a run that an id names is not taken by stops and times', () => {
    const { timetable } = new StopWorld(line);
    const ids = new FeedIds(timetable, 0 as FeedIndex, []);
    const calls = [
      { stopId: 'A', departure: { time: at('11:00') } },
      { stopId: 'B', departure: { time: at('11:10') } },
    ];
    const shuttle = { trip: { tripId: 'x' }, calls };
    const matcher = new TripMatcher(ids, true);
    expect(matcher.matchAll([shuttle], at('11:00')).map(({ by }) => by)).toEqual(['calls']);
    const both = matcher.matchAll([shuttle, { trip: { tripId: 'R1.2' }, calls: [] }], at('11:00'));
    expect(both).toEqual([{ by: 'nothing', reason: 'taken' }, expect.objectContaining({ by: 'id' })]);
  });
});

describe('the service day', () => {
  const days = [MONDAY, MONDAY + 1];
  const night = matching({ trips: 'N A 23:50 B 24:10 C 24:40\nN A 24:10 B 24:30\nD A 08:00 B 09:00', days });

  test.each<[string, string, Asked, string]>([
    ['shortly before midnight: today', 'N.1', { now: '23:55' }, '2026-05-04'],
    ['shortly after midnight: the day before', 'N.1', { now: '24:05' }, '2026-05-04'],
    ['when the next run is nearer than the last', 'N.1', { now: '39:00' }, '2026-05-05'],
    ['a run that is late after its end', 'N.1', { now: '25:30' }, '2026-05-04'],
    ['a run of the coming morning', 'D.1', { now: '22:00' }, '2026-05-05'],
    [
      'the time of a call beats the time of the message',
      'D.1',
      {
        now: '22:00',
        calls: [{ stopSequence: 1, departure: { time: at('08:30') } }],
      },
      '2026-05-04',
    ],
  ])('without a date: %s', (_, tripId, asked, day) => {
    expect(night({ tripId }, asked)).toBe(`id ${tripId} ${day}`);
  });

  test('far from every run nothing fits', () => {
    expect(night({ tripId: 'D.1' }, { now: '60:00' })).toBe('not-running');
  });

  test('a calendar date after midnight, which the start time reveals', () => {
    expect(night({ tripId: 'N.2', startDate: '20260505', startTime: '00:10:00' })).toBe('id N.2 2026-05-04');
    expect(night({ tripId: 'N.2', startDate: '20260505', startTime: '24:10:00' })).toBe('id N.2 2026-05-05');
    expect(night({ routeId: 'N', startDate: '20260505', startTime: '00:10:00' })).toBe('start N.2 2026-05-04');
  });
});

test('runs of frequency trips are named by their start', () => {
  const match = matching({
    trips: 'X A 06:00 B 06:10\nY A 06:00 B 06:10',
    frequencies: ['X.1 06:00 09:00 600 exact', 'Y.1 06:00 09:00 600'],
  });
  expect(match({ tripId: 'X.1', startDate: '20260504', startTime: '06:20:00' })).toBe('id X.1 2026-05-04 from 22800');
  expect(match({ tripId: 'X.1', startTime: '06:20:00' }, { now: '06:25' })).toBe('id X.1 2026-05-04 from 22800');
  expect(match({ tripId: 'X.1', startTime: '06:21:00' })).toBe('no-such-start');
  expect(match({ tripId: 'Y.1', startTime: '06:21:00', relationship: 'UNSCHEDULED' }, { now: '06:25' })).toBe(
    'id Y.1 2026-05-04 from 22860',
  );
  expect(match({ tripId: 'Y.1', startTime: '09:00:00' })).toBe('no-such-start');
  expect(match({ tripId: 'Y.1' })).toBe('no-start-time');
  expect(match({ tripId: 'Y.1', startDate: '20260505', startTime: '06:20:00' })).toBe('not-running');
});

test('the report counts steps, reasons with ten ids, and ids that are not known', () => {
  const { timetable } = new StopWorld(line);
  const ids = new FeedIds(timetable, 0 as FeedIndex, []);
  const update = (tripId: string, parts: Partial<TripDescriptor> = {}): RealtimeMessage['entities'][number] => ({
    id: tripId,
    others: [],
    tripUpdate: { trip: { tripId, ...parts }, calls: [{ stopId: 'A' }, { stopId: 'Z' }] },
  });
  const strangers = Array.from({ length: 12 }, (_, i) => update(`s${i}`));
  const message: RealtimeMessage = {
    header: { version: '2.0', timestamp: at('10:00') },
    entities: [update('R1.1'), update('R1.1'), update('new', { relationship: 'NEW' }), ...strangers],
  };
  const { tripUpdates, stops, vehicles } = matchReport(message, ids, new TripMatcher(ids, false), 0);
  expect(tripUpdates).toMatchObject({
    named: 15,
    added: 1,
    matched: 2,
    by: { id: 2 },
    repeated: { count: 1, samples: ['R1.1'] },
  });
  expect(tripUpdates.rate).toBeCloseTo(2 / 14);
  expect(tripUpdates.missed['unknown-trip']?.count).toBe(12);
  expect(tripUpdates.missed['unknown-trip']?.samples).toHaveLength(10);
  expect(stops).toEqual({ named: 2, unknown: { count: 1, samples: ['Z'] } });
  expect(vehicles.rate).toBeUndefined();
});
