import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, stopPlace, streetLeg } from '../../test/journey/any-itinerary.ts';
import type { Itinerary, Place, StreetLeg } from '../model/index.ts';
import { groupItineraries } from './group-itineraries.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import { weightedScore } from './weighted-score.ts';

const WEIGHTS = { price: 1, environment: 1, duration: 1, convenience: 1 };
const place = (name: string): Place => ({ lat: 1, lng: 1, name, address: '', timezone: 'UTC', stop: undefined });

const leg = (departure: number, arrival: number, profile = 'walk', mode = 'wa_wal'): StreetLeg => ({
  kind: 'street',
  mode,
  profile,
  departure,
  arrival,
  from: place('A'),
  to: place('B'),
  metres: arrival - departure,
  geometry: '',
  sections: [],
  metresSafe: undefined,
  metresUnsafe: undefined,
  metresDismount: undefined,
  straightLine: false,
});

const walk = (departure: number, arrival: number, profile?: string, mode?: string): Itinerary => ({
  departure,
  arrival,
  legs: [leg(departure, arrival, profile, mode)],
  boardings: 0,
  walkMetres: arrival - departure,
  walkSeconds: arrival - departure,
  modes: [mode ?? 'wa_wal'],
});
const departAfter = (instant: number) => ({ departAfter: instant, arriveBefore: undefined });

describe('groups', () => {
  test('IT-11 alike itineraries form one group, others another; the best group comes first', () => {
    const groups = groupItineraries(
      [walk(0, 3000), walk(600, 3600), walk(0, 900, 'bicycle', 'me_mic_bic')],
      departAfter(0),
      WEIGHTS,
    );
    expect(groups.map((group) => group.itineraries.map(({ itinerary }) => itinerary.departure))).toEqual([
      [0],
      [0, 600],
    ]);
  });

  test('SV-17 itineraries that can no longer be booked come last, however good they are', () => {
    const missed = (from: number, to: number): Itinerary => {
      const whole = walk(from, to, 'taxi', 'ps_drt_call-a-bus');
      const booking = { state: 'too-late', closes: undefined, message: '' } as const;
      return { ...whole, legs: whole.legs.map((one) => ({ ...one, booking })) };
    };
    const own = [missed(0, 300), walk(600, 900, 'taxi', 'ps_drt_call-a-bus')];
    const [group] = groupItineraries(own, departAfter(0), WEIGHTS);
    expect(group?.itineraries.map(({ itinerary }) => itinerary.departure)).toEqual([600, 0]);
    const groups = groupItineraries([missed(0, 300), walk(0, 3000)], departAfter(0), WEIGHTS);
    expect(groups.map(({ itineraries }) => itineraries[0]?.itinerary.legs[0]?.mode)).toEqual([
      'wa_wal',
      'ps_drt_call-a-bus',
    ]);
  });

  test('FQ-9 the frequency is the average interval of distinct departures; a single one has none', () => {
    const [group] = groupItineraries(
      [walk(0, 100), walk(600, 700), walk(1800, 1900), walk(1800, 1900)],
      departAfter(0),
      WEIGHTS,
    );
    expect(group?.frequencyMinutes).toBe(15);
    expect(groupItineraries([walk(0, 100)], departAfter(0), WEIGHTS)[0]?.frequencyMinutes).toBeUndefined();
  });

  test('IT-3 equal itineraries are kept once', () => {
    expect(groupItineraries([walk(0, 100), walk(0, 100)], departAfter(0), WEIGHTS)[0]?.itineraries).toHaveLength(1);
  });

  test('IT-10 an itinerary that leaves before the time of the request never represents a group that has a later one', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: -7200, max: 7200 }), fc.integer({ min: 60, max: 7200 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(times, (list) => {
        const itineraries = list.map(([departure, seconds]) => walk(departure, departure + seconds));
        const best = groupItineraries(itineraries, departAfter(0), WEIGHTS)[0]?.itineraries[0];
        const anyFuture = list.some(([departure]) => departure >= 0);
        expect((best?.itinerary.departure ?? 0) >= 0).toBe(anyFuture);
        const scores = itineraries.map((itinerary) =>
          weightedScore(itinerary, itineraryCosts(itinerary), departAfter(0), WEIGHTS),
        );
        expect(best?.weightedScore).toBe(Math.min(...scores));
      }),
    );
  });
});

describe('one group', () => {
  const ride = (departure: number, parts: Parameters<typeof rideLeg>[0] = {}) =>
    rideItinerary({ departure, legs: [rideLeg({ departure, ...parts })] });
  const sizes = (...itineraries: Itinerary[]) =>
    groupItineraries(itineraries, departAfter(0), WEIGHTS).map((group) => group.itineraries.length);

  /** A line of its own. */
  const onLine = (id: string) => ({ route: { ...rideLeg().route, id, shortName: id } });

  /** A stop some metres north of the stops without a position. */
  const far = (code: string, metres: number): Place => {
    const { stop, lat, ...rest } = stopPlace(code);
    return { ...rest, lat: lat + metres / 111_195, stop };
  };

  test('IT-11 lines, platforms and times may differ', () => {
    const platform = (code: string) => ({ to: stopPlace(code, 'station') });
    expect(sizes(ride(0, platform('1')), ride(600, platform('2')))).toEqual([2]);
  });

  test('IT-11 modes and stations may not', () => {
    expect(
      sizes(ride(0), ride(600, { mode: 'pt_pub_tram' }), ride(700, { ...onLine('2'), to: far('C', 300) })),
    ).toHaveLength(3);
  });

  test('IT-11 stops within walking distance of each other are similar; those farther apart are not', () => {
    expect(sizes(ride(0), ride(600, { to: far('C', 200) }))).toEqual([2]);
    expect(sizes(ride(0), ride(600, { ...onLine('2'), to: far('C', 300) }))).toEqual([1, 1]);
  });

  test('a line, another line to it and the same line from another stop are one group', () => {
    const metres = 5000;
    const feeder = rideItinerary({
      departure: 100,
      boardings: 2,
      legs: [rideLeg({ departure: 100, ...onLine('502'), metres: 1000 }), rideLeg({ departure: 900, metres })],
    });
    expect(sizes(ride(0, { metres }), feeder, ride(50, { metres, from: far('C', 600), serviceTripId: 't2' }))).toEqual([
      3,
    ]);
    const long = rideItinerary({
      departure: 100,
      boardings: 2,
      legs: [rideLeg({ departure: 100, ...onLine('502'), metres: 4 * metres }), rideLeg({ departure: 900, metres })],
    });
    expect(sizes(ride(0, { metres }), long)).toEqual([1, 1]);
    const tram = { ...feeder, legs: feeder.legs.map((one, i) => (i === 0 ? { ...one, mode: 'pt_pub_tram' } : one)) };
    expect(sizes(ride(0, { metres }), tram)).toEqual([1, 1]);
  });

  test('a car park and the street are one group, whatever the car park costs', () => {
    const drive = (kind: 'on' | 'off', minutes: number): Itinerary => {
      const whole = walk(0, 600, 'car', 'me_car');
      const mode = `stationary_parking-${kind}street`;
      const park = { kind: 'stationary', mode, at: place('P'), departure: 600, arrival: 600 + minutes * 60 } as const;
      return { ...whole, arrival: park.arrival, legs: [...whole.legs, park], walkSeconds: 0, walkMetres: 0 };
    };
    const [street, garage] = [drive('on', 2), drive('off', 3)];
    const money = { minor: 300, currency: 'EUR' };
    const paid = (one: Itinerary) =>
      itineraryCosts(one, one === garage ? [{ kind: 'parking', id: 'g', name: '', money, legs: [1] }] : []);
    const [group, none] = groupItineraries([street, garage], departAfter(0), WEIGHTS, paid);
    expect([group?.itineraries.length, group?.frequencyMinutes, none]).toEqual([2, undefined, undefined]);
  });

  test('the first three groups differ where three different ones exist; the best stays first', () => {
    const paid = (itinerary: Itinerary) => ({
      ...itineraryCosts(itinerary),
      // Different tickets keep similar itineraries in groups of their own.
      parts: [
        {
          kind: 'ticket',
          id: `${itinerary.departure}`,
          name: '',
          money: { minor: 0, currency: 'EUR' },
          legs: [0],
        } as const,
      ],
    });
    const modes = groupItineraries(
      [ride(0), ride(60), ride(120, { mode: 'pt_pub_tram' }), ride(180, { mode: 'pt_pub_ferry' })],
      departAfter(0),
      WEIGHTS,
      paid,
    ).map(({ itineraries }) => `${itineraries[0]?.itinerary.legs[0]?.mode} ${itineraries[0]?.itinerary.departure}`);
    expect(modes).toEqual(['pt_pub_bus 0', 'pt_pub_tram 120', 'pt_pub_ferry 180', 'pt_pub_bus 60']);
  });

  test('a short walk between rides makes no other group', () => {
    for (const [mode, profile] of [
      ['wa_wal', 'walk'],
      ['wa_whe', 'wheelchair'],
    ] as const) {
      const walked = ride(600);
      expect(sizes(ride(0), { ...walked, legs: [streetLeg(mode, profile), ...walked.legs] }), mode).toEqual([2]);
    }
  });

  test('the rider’s own bicycle makes another group', () => {
    const cycled = ride(600);
    expect(sizes(ride(0), { ...cycled, legs: [streetLeg('me_mic_bic', 'bicycle'), ...cycled.legs] })).toEqual([1, 1]);
  });

  test('IT-3 one vehicle is one itinerary, two vehicles at the same times are two', () => {
    expect(sizes(ride(0), ride(0))).toEqual([1]);
    expect(sizes(ride(0), ride(0, { serviceTripId: 'other' }))).toEqual([2]);
    expect(sizes(ride(0), ride(0, { serviceDate: '2026-05-05' }))).toEqual([2]);
  });

  test('the best comes first, the others by departure', () => {
    const [group] = groupItineraries([ride(1200), ride(600), ride(0), ride(1800)], departAfter(500), WEIGHTS);
    expect(group?.itineraries.map(({ itinerary }) => itinerary.departure)).toEqual([600, 0, 1200, 1800]);
  });

  test('groups do not depend on the order of the itineraries', () => {
    const all = [ride(0), ride(600), ride(0, { to: stopPlace('C') }), ride(60, { mode: 'pt_pub_tram' }), walk(0, 600)];
    const expected = groupItineraries(all, departAfter(0), WEIGHTS);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(groupItineraries(shuffled, departAfter(0), WEIGHTS)).toEqual(expected);
      }),
    );
  });
});

describe('costs', () => {
  test('FA-11 money is unknown, not free, where a leg costs money', () => {
    expect(itineraryCosts(walk(0, 600, 'car', 'me_car')).money).toBeUndefined();
    expect(itineraryCosts(walk(0, 600)).money).toBe(0);
  });

  test('walking and cycling cost calories, not carbon', () => {
    const costs = itineraryCosts(walk(0, 1000));
    expect(costs.calories).toBeGreaterThan(0);
    expect(costs.carbon).toBe(0);
  });
});
