import { phrases, segmentWordsOf } from '@tripwright/core/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Alert } from './alert.ts';
import { avoidingStops } from './alert.ts';
import { mergeTrips } from './merge-trips.ts';
import { conflictsOf, isOver, lapseOf } from './trip-state.ts';

const options = { words: segmentWordsOf(phrases('en')), timeZone: 'Europe/Lisbon', now: 1_000 };

const words = fc.constantFrom('Take', 'Walk', '⋅', '\n', ': ', ' ', '(', ')', '5 < 6', 'Rua', '地铁');
const tokens = fc.constantFrom(
  ...['NUMBER', 'LINE_NAME', 'DIRECTION', 'LOCATIONS', 'PLATFORM', 'STOPS', 'TIME', 'DURATION', 'TRAFFIC'],
  ...['WEATHER', 'SEAT_NUMBER'],
);
const text = fc
  .array(
    fc.oneof(
      words,
      tokens.map((name) => `<${name}>`),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const name = fc.constantFrom('', 'Quay', 'S2', ' Ring ', 'Österreich');
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined | null> =>
  fc.oneof({ weight: 4, arbitrary: value }, fc.constant(undefined), fc.constant(null));
const time = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 2_000_000_000 }) },
  fc.integer({ min: 0, max: 2_000_000_000 }).map((at) => new Date(at * 1000).toISOString()),
  fc.constantFrom('soon', undefined),
);
const place = fc.record({
  lat: fc.double(),
  lng: fc.double(),
  name: maybe(name),
  timezone: fc.constantFrom('Asia/Tokyo', '', undefined),
});
const hash = fc.integer({ min: -3, max: 3 });
const reference = fc.record({
  segmentTemplateHashCode: hash,
  startTime: time,
  endTime: time,
  serviceNumber: maybe(name),
  serviceName: maybe(name),
  serviceDirection: maybe(name),
  startPlatform: maybe(name),
  stops: maybe(fc.integer({ min: 0, max: 40 })),
  alertHashCodes: fc.constantFrom(undefined, [1], [1, 2, 77]),
  realTimeStatus: fc.constantFrom(undefined, 'IS_REAL_TIME', 'FROM_THE_FUTURE'),
});
const template = fc.record({
  hashCode: hash,
  type: fc.constantFrom('scheduled', 'unscheduled', 'stationary', 'teleported'),
  visibility: fc.constantFrom('in summary', 'hidden', 'on fridges'),
  action: maybe(text),
  notes: maybe(text),
  mini: maybe(fc.record({ instruction: text, description: maybe(text) })),
  modeInfo: fc.constantFrom(undefined, { identifier: 'pt_xyz_hover', alt: 'Hovercraft' }),
  from: maybe(place),
  location: maybe(place),
  durationWithoutTraffic: maybe(fc.integer({ min: 0, max: 9_000 })),
});
const trip = fc.record({
  id: fc.string(),
  depart: time,
  arrive: time,
  weightedScore: fc.constantFrom(undefined, 3, 7.5, 1),
  mainSegmentHashCode: hash,
  segments: maybe(fc.array(reference, { maxLength: 4 })),
});
const body = fc.record({
  groups: maybe(fc.array(fc.record({ trips: maybe(fc.array(trip, { maxLength: 4 })) }), { maxLength: 4 })),
  segmentTemplates: maybe(fc.array(template, { maxLength: 6 })),
  alerts: fc.constantFrom(undefined, null, [{ hashCode: 1, severity: 'catastrophe', title: 'x' }]),
});

describe('whatever a server sends', () => {
  test('IT-25: texts have no placeholder left, times are numbers, groups are ranked and never empty', () => {
    fc.assert(
      fc.property(body, (answer) => {
        // Servers of other versions send what the types do not allow.
        const { groups, skippedTrips } = mergeTrips(answer as unknown as Parameters<typeof mergeTrips>[0], options);
        const trips = groups.flatMap((group) => group.trips);
        const sent = (answer.groups ?? []).flatMap((group) => group.trips ?? []).length;
        expect(trips.length + skippedTrips).toBe(sent);
        const best = groups.map((group) => group.trips[0].weightedScore);
        expect(best).toEqual(best.toSorted((a, b) => a - b));
        for (const whole of trips) {
          expect([whole.depart, whole.arrive].every(Number.isFinite)).toBe(true);
          expect(whole.segments.length).toBeGreaterThan(0);
          expect(whole.segments).toContain(whole.mainSegment);
          expect(new Set(whole.alerts).size).toBe(whole.alerts.length);
          for (const { action, notes, mini, startTime, endTime } of whole.segments) {
            expect([startTime, endTime].every(Number.isFinite)).toBe(true);
            for (const filled of [action, notes, mini?.instruction, mini?.description])
              expect(filled ?? '').not.toMatch(/<[^<]*>/);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the state of a trip (spec 2.3)', () => {
  const segment = { startTime: 1_000, endTime: 1_600 };
  const usual = { depart: 1_000, arrive: 1_600, queryIsLeaveAfter: true, queryTime: 900, segments: [segment] };

  test('a trip before the time of the query that has left is past; a query for a past day shows its trips', () => {
    expect(lapseOf(usual, 5_000)).toBeUndefined();
    expect(lapseOf({ ...usual, queryTime: 1_200 }, 1_100)).toBe('left');
    expect(lapseOf({ ...usual, queryTime: 1_200 }, 900)).toBeUndefined();
    expect(isOver(usual, 1_601)).toBe(true);
    expect(isOver(usual, 1_600)).toBe(false);
  });

  test('cancelled, wherever it is said; too late to book', () => {
    expect(lapseOf({ ...usual, availability: 'CANCELLED' }, 0)).toBe('cancelled');
    expect(lapseOf({ ...usual, segments: [{ ...segment, isCancelled: true }] }, 0)).toBe('cancelled');
    expect(lapseOf({ ...usual, segments: [{ ...segment, realTimeStatus: 'CANCELLED' }] }, 0)).toBe('cancelled');
    expect(lapseOf({ ...usual, availability: 'MISSED_PREBOOKING_WINDOW' }, 0)).toBe('too-late-to-book');
    expect(lapseOf({ ...usual, availability: 'SOMETHING_NEW' }, 0)).toBeUndefined();
  });

  test('arriving after the next segment departs is a negative wait', () => {
    const next = { startTime: 1_540, endTime: 2_000 };
    expect(conflictsOf([segment, next])).toEqual([{ kind: 'negative-wait', segment: 0, seconds: 60 }]);
    expect(conflictsOf([segment, { startTime: 1_600, endTime: 1_540 }, next])).toEqual([
      { kind: 'negative-duration', segment: 1, seconds: 60 },
    ]);
    expect(conflictsOf([segment, { startTime: 1_600, endTime: 1_600 }])).toEqual([]);
  });
});

describe('stops to avoid', () => {
  // Servers of other versions send what the types do not allow.
  const alert = (action: object | undefined): Alert =>
    ({ hashCode: 1, severity: 'info', title: 'x', ...(action && { action }) }) as Alert;

  test('accumulate, each once; nothing new is no new query', () => {
    const query = { avoidStops: ['a'], to: 'b' };
    expect(avoidingStops(query, [alert({ excludedStopCodes: ['b', 'a', 'b'] })])).toEqual({
      avoidStops: ['a', 'b'],
      to: 'b',
    });
    expect(avoidingStops(query, [alert({ type: 'rerouteExcludingStops', excludedStopCodes: ['a'] })])).toBeUndefined();
    expect(
      avoidingStops(query, [alert({ type: 'callUs', excludedStopCodes: ['c'] }), alert(undefined)]),
    ).toBeUndefined();
  });
});
