import { describe, expect, test } from 'vitest';
import { instant, MONDAY, StopWorld } from '../../../test/transit/stop-world.ts';
import type { RouteIndex, StopIndex, TripIndex } from '../../timetable/index.ts';
import { type Alert, type AlertTarget, alertFact, alertIndexOf, isActiveWithin, type LiveAlert } from '../index.ts';

const world = new StopWorld({
  stops: { S: { locationType: 1 }, A: { station: 'S' }, B: { station: 'S' }, C: {}, D: {} },
  trips: `
    TRAM A 10:00 C 10:10 D 10:20
    TRAM A 11:00 C 11:10 D 11:20
    BUS B 10:00 C 10:10`,
  routes: { TRAM: { type: 0 }, BUS: { type: 3 } },
  more: { 'TRAM.1': { direction: 0 }, 'TRAM.2': { direction: 1 } },
});
const { timetable } = world;
const route = (id: string): RouteIndex =>
  Array.from(timetable.routeId, (text) => timetable.strings.get(text)).indexOf(id) as RouteIndex;
const trip = (id: string): TripIndex =>
  Array.from(timetable.tripId, (text) => timetable.strings.get(text)).indexOf(id) as TripIndex;
const stop = (id: string): StopIndex => world.stop(id);

const NO_TEXTS = {
  ...{ url: [], header: [], description: [], spokenHeader: [], spokenDescription: [] },
  ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
};

function alertOf(id: string, targets: readonly AlertTarget[], more: Partial<Alert> = {}): LiveAlert {
  return { id, source: 0, alert: { activePeriods: [], informed: [], ...NO_TEXTS, ...more }, targets, policy: 'affect' };
}

/** The ids of the alerts that concern a ride of a trip from one stop to another. */
function concerning(
  targets: readonly AlertTarget[],
  [id, from, to, day = MONDAY]: readonly [string, string, string, number?],
): boolean {
  const index = alertIndexOf(timetable, [alertOf('x', targets)]);
  const line = timetable.patternRoute[timetable.patternOfTrip(trip(id))]!;
  const direction = timetable.tripDirection[trip(id)]!;
  const subject = { route: line, direction, trip: trip(id), day, stops: [stop(from), stop(to)] };
  return index.concerning(subject, instant('10:00'), instant('10:20')).length > 0;
}

describe('which rides an alert concerns (RT-26)', () => {
  const agency = timetable.routeAgency[route('TRAM')]!;
  test.each<[string, AlertTarget, boolean, boolean]>([
    // target · the tram at 10:00 from A to C · the bus from B to C
    ['an agency', { agency }, true, true],
    ['a route', { route: route('TRAM') }, true, false],
    ['a route type', { routeType: 3 }, false, true],
    ['a direction', { direction: 0 }, true, false],
    ['a trip', { trip: trip('TRAM.1') }, true, false],
    ['a trip on this day', { trip: trip('TRAM.1'), day: MONDAY }, true, false],
    ['a trip on another day', { trip: trip('TRAM.1'), day: MONDAY + 1 }, false, false],
    ['another trip of the line', { trip: trip('TRAM.2') }, false, false],
    ['a stop', { stop: stop('A') }, true, false],
    ['a stop that the ride only passes', { stop: stop('D') }, false, false],
    ['a station, for all its platforms', { stop: stop('S') }, true, true],
    ['a route at a stop', { route: route('TRAM'), stop: stop('C') }, true, false],
    ['a route at a stop where the rider does not board', { route: route('TRAM'), stop: stop('B') }, false, false],
    ['a route in the other direction', { route: route('TRAM'), direction: 1 }, false, false],
    ['a type at a station', { routeType: 0, stop: stop('S') }, true, false],
    ['an agency with a type of another line', { agency, routeType: 3 }, false, true],
    ['a trip with the wrong route', { trip: trip('TRAM.1'), route: route('BUS') }, false, false],
    ['nothing known', {}, false, false],
  ])('IT-34 %s', (_, target, tram, bus) => {
    expect([concerning([target], ['TRAM.1', 'A', 'C']), concerning([target], ['BUS.1', 'B', 'C'])]).toEqual([
      tram,
      bus,
    ]);
  });

  test('several targets are alternatives', () => {
    const targets = [{ route: route('BUS') }, { stop: stop('A') }];
    expect(concerning(targets, ['TRAM.1', 'A', 'C'])).toBe(true);
    expect(concerning(targets, ['TRAM.1', 'C', 'D'])).toBe(false);
  });
});

describe('the time of travel decides (RT-27)', () => {
  test.each<[Alert['activePeriods'], boolean]>([
    [[], true],
    [[{ start: 100, end: 200 }], true],
    [[{ start: 200 }], true],
    [[{ start: 201 }], false],
    [[{ end: 151 }], true],
    // The end is exclusive.
    [[{ end: 150 }], false],
    [[{ end: 10 }, { start: 300 }], false],
    [[{ end: 10 }, { start: 180, end: 190 }], true],
  ])('%j from 150 to 200', (periods, isActive) => {
    expect(isActiveWithin(periods, 150, 200)).toBe(isActive);
  });

  test('an index asks for it', () => {
    const night = alertOf('night', [{ route: route('TRAM') }], { activePeriods: [{ start: instant('22:00') }] });
    const index = alertIndexOf(timetable, [night]);
    expect(index.ofRoute(route('TRAM'), instant('10:00'), instant('21:59'))).toEqual([]);
    expect(index.ofRoute(route('TRAM'), instant('10:00'), instant('22:00'))).toEqual([night]);
  });
});

describe('stops and lines', () => {
  const alerts = [
    alertOf('station', [{ stop: stop('S') }]),
    alertOf('platform', [{ stop: stop('A') }]),
    alertOf('line', [{ route: route('TRAM') }]),
    alertOf('line at C', [{ route: route('TRAM'), stop: stop('C') }]),
    alertOf('type', [{ routeType: 0 }]),
    alertOf('run', [{ trip: trip('TRAM.1') }]),
  ];
  const index = alertIndexOf(timetable, alerts);
  const now = instant('10:00');
  const ids = (found: readonly LiveAlert[]): readonly string[] => found.map(({ id }) => id);

  test('a station has the alerts of its platforms, a platform those of its station', () => {
    expect(ids(index.atStop(stop('S'), now, now))).toEqual(['station', 'platform']);
    expect(ids(index.atStop(stop('A'), now, now))).toEqual(['station', 'platform']);
    expect(ids(index.atStop(stop('B'), now, now))).toEqual(['station']);
    expect(ids(index.atStop(stop('C'), now, now))).toEqual(['line at C']);
  });

  test('a line has those about it, its type, and some of its stops; not those about one run', () => {
    expect(ids(index.ofRoute(route('TRAM'), now, now))).toEqual(['line', 'line at C', 'type']);
    expect(ids(index.ofRoute(route('BUS'), now, now))).toEqual([]);
  });

  test('one index for the same alerts', () => {
    expect(alertIndexOf(timetable, alerts)).toBe(index);
  });
});

describe('the fact of an alert', () => {
  const feeds = [{ name: 'alerts', feed: 0, messageTime: 1, health: 'fresh' as const }];

  test('a station brings the codes of its platforms', () => {
    const fact = alertFact(timetable, feeds, alertOf('x', [{ stop: stop('S') }], { effect: 'NO_SERVICE' }));
    expect(fact).toMatchObject({ stopCodes: ['A', 'B', 'S'], placeCount: 1, source: 'alerts', changesSearch: true });
  });

  test('an alert that names no stop has no codes; one about a single run has its id', () => {
    const fact = alertFact(timetable, feeds, alertOf('x', [{ trip: trip('BUS.1') }]));
    expect(fact).toMatchObject({ stopCodes: [], at: undefined, serviceTripId: 'BUS.1', changesSearch: false });
  });

  test('texts of blanks are no texts (RT-28)', () => {
    const header = [
      { text: ' ', language: 'de' },
      { text: 'Works', language: 'en' },
    ];
    expect(alertFact(timetable, feeds, alertOf('x', [], { header })).header).toEqual([header[1]]);
  });
});
