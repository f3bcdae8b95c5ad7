import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfDate, instantOfLocal, serviceDayStart } from '../base/index.ts';
import { areaContains, nearbyDistanceMetres } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import {
  type BookingRule,
  bookable,
  bookingWindow,
  type FlexCall,
  type FlexPlace,
  type FlexRide,
  type FlexRows,
  FlexServices,
  type FlexTrip,
} from './index.ts';

const DAY = 86_400;

/** Days around changes of clocks: in spring and autumn, in both hemispheres, by an hour and by half an hour, and without a change. */
const CHANGES: readonly (readonly [zone: string, day: number])[] = [
  ['Europe/Lisbon', dayOfDate(2024, 3, 31)],
  ['Europe/Lisbon', dayOfDate(2024, 10, 27)],
  ['America/Denver', dayOfDate(2024, 3, 10)],
  ['America/Denver', dayOfDate(2024, 11, 3)],
  ['Australia/Lord_Howe', dayOfDate(2024, 4, 7)],
  ['America/Sao_Paulo', dayOfDate(2018, 11, 4)],
  ['Asia/Kathmandu', dayOfDate(2024, 6, 1)],
];

/** A town of three by three squares of a kilometre: zones are rectangles of squares, stops are at their corners. */
const STEP = 0.01;
const corner = fc.record({ x: fc.integer({ min: 0, max: 2 }), y: fc.integer({ min: 0, max: 2 }) });
const at = ({ x, y }: { x: number; y: number }) => ({ lat: 52 + y * STEP, lng: 8 + x * STEP });

const zone: fc.Arbitrary<FlexPlace> = fc
  .record({ low: corner, wide: fc.integer({ min: 1, max: 3 }), high: fc.integer({ min: 1, max: 3 }) })
  .map(({ low, wide, high }) => ({
    feed: 'f',
    id: 'zone',
    name: '',
    area: {
      polygons: [
        {
          outer: [
            [0, 0],
            [wide, 0],
            [wide, high],
            [0, high],
          ].map(([dx, dy]) => at({ x: low.x + dx! - 0.5, y: low.y + dy! - 0.5 })),
          holes: [],
        },
      ],
    },
  }));
const stops: fc.Arbitrary<FlexPlace> = fc.array(corner, { minLength: 1, maxLength: 3 }).map((corners) => ({
  feed: 'f',
  id: 'stops',
  name: '',
  stops: corners.map((one) => ({ id: `${one.x}-${one.y}`, name: '', ...at(one) })),
}));

/** Windows in quarters of an hour from midnight to well past the next; many begin around midnight. */
const quarter = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 92, max: 100 }),
  fc.integer({ min: 0, max: 104 }),
);
const window = fc
  .record({ start: quarter, length: fc.integer({ min: 0, max: 32 }) })
  .map(({ start, length }) => ({ start: start * 900, end: (start + length) * 900 }));
const pickUpType = fc.constantFrom(0, 2, 3, 2, 1) as fc.Arbitrary<FlexCall['pickup']>;

const world = fc.constantFrom(...CHANGES).chain(([timezone, day]) =>
  fc.record({
    timezone: fc.constant(timezone),
    day: fc.constant(day),
    places: fc.array(fc.oneof(zone, stops), { minLength: 2, maxLength: 4 }),
    days: fc.uniqueArray(fc.integer({ min: day - 2, max: day + 2 }), { minLength: 1, maxLength: 4 }),
    trips: fc.array(
      fc.array(fc.record({ place: fc.nat(3), window, pickup: pickUpType, dropOff: pickUpType }), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

function rowsOf({ timezone, places, days, trips }: typeof world extends fc.Arbitrary<infer W> ? W : never): FlexRows {
  return {
    places,
    rules: [],
    services: [{ feed: 'f', id: 's', days: [...days].sort((a, b) => a - b) }],
    trips: trips.map(
      (calls, i): FlexTrip => ({
        feed: 'f',
        id: `t${i}`,
        mode: 'ps_drt_test' as ModeId,
        routeId: 'r',
        routeName: '',
        agencyName: 'Test',
        timezone,
        service: 0,
        wheelchair: 0,
        bikes: 0,
        calls: calls.map(({ place, window: { start, end }, pickup, dropOff }) => ({
          place: place % places.length,
          start,
          end,
          pickup,
          dropOff,
        })),
      }),
    ),
  };
}

const query = fc.record({
  /** Anywhere, or near the service of that window. */
  from: fc.option(corner, { freq: 1 }),
  to: fc.option(corner, { freq: 1 }),
  /** The window of the query: where it opens or closes, plus or minus some quarters of an hour. */
  trip: fc.nat(2),
  call: fc.nat(2),
  serviceDay: fc.nat(3),
  edge: fc.constantFrom('start', 'end'),
  off: fc.integer({ min: -4, max: 4 }),
  span: fc.integer({ min: 0, max: 24 }),
  radiusMetres: fc.constantFrom(0, 400, 1200),
});

/** The observable properties of a ride. */
const described = ({ trip, serviceDay, pickup, dropOff }: FlexRide): string =>
  [trip.id, serviceDay, pickup.place, dropOff.place, pickup.opens, pickup.closes, dropOff.opens, dropOff.closes].join();

/** The same by brute force over every day, trip and pair of calls. */
function ridesByHand(rows: FlexRows, q: { from: Spot; to: Spot; earliest: number; latest: number; radius: number }) {
  const spotOf = (place: FlexPlace, spot: Spot): string | undefined => {
    if (place.area !== undefined) return areaContains(place.area, spot) ? '' : undefined;
    const inReach = (place.stops ?? [])
      .map((stop) => ({ id: stop.id, metres: nearbyDistanceMetres(spot.lat, spot.lng, stop.lat, stop.lng) }))
      .filter(({ metres }) => metres <= q.radius);
    return inReach.sort((a, b) => a.metres - b.metres)[0]?.id;
  };
  const found = new Set<string>();
  for (const trip of rows.trips) {
    for (const day of rows.services[trip.service]!.days) {
      const start = serviceDayStart(day, trip.timezone);
      trip.calls.forEach((on, i) => {
        trip.calls.forEach((off, j) => {
          if (!(i < j || (trip.calls.length === 1 && i === j)) || on.pickup === 1 || off.dropOff === 1) return;
          const [board, leave] = [spotOf(rows.places[on.place]!, q.from), spotOf(rows.places[off.place]!, q.to)];
          if (board === undefined || leave === undefined || (board !== '' && board === leave)) return;
          if (start + on.end < q.earliest || start + on.start > q.latest) return;
          if (start + off.end < q.earliest || off.end < on.start) return;
          const times = [on.start, on.end, off.start, off.end].map((time) => start + time);
          found.add([trip.id, day, on.place, off.place, ...times].join());
        });
      });
    }
  }
  return found;
}
/** One of its stops, or a place within its zone. */
function spotIn({ area, stops: [stop] = [] }: FlexPlace): Spot {
  const { lat, lng } = stop ?? area!.polygons[0]!.outer[0]!;
  return stop ?? { lat: lat + STEP / 2, lng: lng + STEP / 2 };
}
type Spot = { readonly lat: number; readonly lng: number };

describe('random services on demand, around midnight and where clocks change', () => {
  test('SV-16 SV-18 finds the same as a brute force over every day, call and place', () => {
    let rides = 0;
    fc.assert(
      fc.property(world, query, (drawn, { from, to, span, radiusMetres, ...near }) => {
        const rows = rowsOf(drawn);
        const { calls, timezone } = rows.trips[near.trip % rows.trips.length]!;
        const days = rows.services[0]!.days;
        const day = serviceDayStart(days[near.serviceDay % days.length]!, timezone);
        const edge = day + calls[near.call % calls.length]![near.edge] + near.off * 900;
        // From the edge on, or up to it.
        const range =
          near.edge === 'end'
            ? { earliest: edge, latest: edge + span * 900 }
            : { earliest: edge - span * 900, latest: edge };
        const places = calls.map(({ place }) => rows.places[place]!);
        const start = from === null ? spotIn(places[near.call % calls.length]!) : at(from);
        const end = to === null ? spotIn(places.at(-1)!) : at(to);
        const found = new FlexServices(rows).ridesBetween(start, end, { ...range, radiusMetres });
        expect(new Set(found.map(described))).toEqual(
          ridesByHand(rows, { from: start, to: end, ...range, radius: radiusMetres }),
        );
        expect(found.length).toBe(new Set(found.map(described)).size);
        rides += found.length;
      }),
      { numRuns: 1500 },
    );
    expect(rides).toBeGreaterThan(100);
  });
});

const rule: fc.Arbitrary<BookingRule> = fc
  .record({
    type: fc.constantFrom(0, 1, 2) as fc.Arbitrary<0 | 1 | 2>,
    durationMin: fc.integer({ min: 0, max: 2880 }).map((minutes) => minutes * 60),
    lastDay: fc.integer({ min: 0, max: 5 }),
    lastTime: fc.option(
      fc.integer({ min: 0, max: 23 }).map((hour) => hour * 3600),
      { nil: undefined },
    ),
    noticeDays: fc.option(fc.uniqueArray(fc.integer({ min: -8, max: 3 }), { maxLength: 8 }), { nil: undefined }),
  })
  .map(({ type, durationMin, lastDay, lastTime, noticeDays }) => ({
    feed: 'f',
    id: 'b',
    type,
    ...(type === 1 && { durationMin }),
    ...(type === 2 && { lastDay, ...(lastTime !== undefined && { lastTime }) }),
    ...(type === 2 && noticeDays !== undefined && { noticeDays: noticeDays.sort((a, b) => a - b) }),
  }));

describe('random booking rules', () => {
  const ride = fc.constantFrom(...CHANGES).chain(([timezone, day]) =>
    fc.record({
      timezone: fc.constant(timezone),
      serviceDay: fc.integer({ min: day - 1, max: day + 1 }),
      quarters: fc.integer({ min: 0, max: 110 }),
    }),
  );

  test('SV-17 a ride is bookable up to an instant, not after it, and not after departure', () => {
    fc.assert(
      fc.property(rule, ride, fc.integer({ min: -700, max: 100 }), (drawn, { quarters, ...rest }, wait) => {
        const departure = serviceDayStart(rest.serviceDay, rest.timezone) + quarters * 900;
        const wanted = { departure, ...rest };
        const counted =
          drawn.noticeDays === undefined
            ? drawn
            : { ...drawn, noticeDays: drawn.noticeDays.map((day) => day + rest.serviceDay) };
        const now = departure + wait * 900;
        const state = bookable(counted, wanted, now);
        const closes = bookingWindow(counted, wanted)?.closes;
        if (closes === undefined) {
          expect(state).toBe('unknown');
          return;
        }
        expect(closes).toBeLessThanOrEqual(departure);
        expect(state).toBe(now <= closes ? 'bookable' : 'too-late');
        if (state === 'too-late') expect(bookable(counted, wanted, now + 900)).toBe('too-late');
        else expect(bookable(counted, wanted, now - 900)).toBe('bookable');
        // Days of notice are calendar days: the deadline lies that many (service) days before.
        if (counted.type === 2 && closes < departure) {
          const days = counted.noticeDays;
          const listed = days?.filter((day) => day < rest.serviceDay) ?? [];
          const lastDay = counted.lastDay!;
          const named =
            days === undefined
              ? rest.serviceDay - lastDay
              : lastDay === 0 && days.includes(rest.serviceDay)
                ? rest.serviceDay
                : listed.at(-Math.max(1, lastDay))!;
          expect(closes).toBe(instantOfLocal(named * DAY + (counted.lastTime ?? DAY), rest.timezone));
        }
      }),
      { numRuns: 600 },
    );
  });
});
