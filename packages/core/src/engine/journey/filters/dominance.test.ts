import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyItinerary,
  anyItinerary,
  rideItinerary,
  rideLeg,
  streetItinerary,
  streetLeg,
} from '../../../../test/journey/any-itinerary.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { isWorseInEveryWay } from './dominance.ts';

/** What a traveller may care about, each smaller is better. */
const criteria = (itinerary: AnyItinerary): number[] => [
  -itinerary.departure,
  itinerary.arrival,
  itinerary.boardings,
  itinerary.walkSeconds,
  itineraryCosts(itinerary).carbon,
];

const trifles = {
  seconds: 60,
  vehicleSeconds: 120,
  walkSeconds: 60,
  walkSecondsPerVehicle: 600,
  kilograms: 0.05,
  share: 0.1,
  shareByCall: 0.5,
};

describe('IT-1 what makes an itinerary not worth showing', () => {
  test('a rival that is better in one thing and worse in none', () => {
    const candidate = rideItinerary({ departure: 100, arrival: 200, boardings: 2, walkSeconds: 30 });
    const better = { departure: 101, arrival: 199, boardings: 1, walkSeconds: 29 };
    for (const [key, value] of Object.entries(better)) {
      expect(isWorseInEveryWay(candidate, { ...candidate, [key]: value }), key).toBe(true);
      expect(isWorseInEveryWay({ ...candidate, [key]: value }, candidate), key).toBe(false);
    }
  });

  test('an equal one is not needed either: a combination must be better in some way (spec 4.2 rule 2)', () => {
    const one = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    expect(isWorseInEveryWay(one, one)).toBe(true);
  });

  test('a later departure with the same arrival is better', () => {
    const early = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    expect(isWorseInEveryWay({ ...early, departure: 150 }, early)).toBe(false);
  });

  test('a rival without a timetable is taken to leave when the candidate does: its duration counts', () => {
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 100 });
    const late = { boardings: 1, departure: 1000 };
    expect(isWorseInEveryWay(rideItinerary({ ...late, arrival: 1100 }), bicycle)).toBe(true);
    expect(isWorseInEveryWay(rideItinerary({ ...late, arrival: 1099 }), bicycle)).toBe(false);
  });

  test('FA-11 a rival that is known to cost more rules nothing out; one of unknown price, or in another currency, does', () => {
    const candidate = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    const rival = { ...candidate };
    const price = (of: AnyItinerary, minor: number, currency: string) => (itinerary: AnyItinerary) =>
      itineraryCosts(itinerary, [
        {
          kind: 'ticket',
          id: '',
          name: '',
          money: itinerary === of ? { minor, currency } : { minor: 200, currency: 'EUR' },
          legs: [0],
        },
      ]);
    expect(isWorseInEveryWay(candidate, rival, price(rival, 201, 'EUR'))).toBe(false);
    expect(isWorseInEveryWay(candidate, rival, price(rival, 200, 'EUR'))).toBe(true);
    expect(isWorseInEveryWay(candidate, rival, price(rival, 201, 'CHF'))).toBe(true);
    expect(isWorseInEveryWay(candidate, rival, price(candidate, 0, 'CHF'))).toBe(false);
    const unknown = (itinerary: AnyItinerary) =>
      itinerary === rival ? itineraryCosts(rival) : price(rival, 0, 'EUR')(itinerary);
    expect(isWorseInEveryWay(candidate, rival, unknown)).toBe(true);
  });

  test('what walks less or burns less by trifles only is not better; a second of time is no trifle', () => {
    const rival = rideItinerary({ departure: 1000, arrival: 2000, boardings: 1, walkSeconds: 300 });
    const isWorse = (parts: Partial<AnyItinerary>): boolean =>
      isWorseInEveryWay({ ...rival, ...parts }, rival, undefined, trifles);
    expect(isWorse({ walkSeconds: 240 })).toBe(true);
    for (const parts of [{ walkSeconds: 239 }, { departure: 1001 }, { arrival: 1999 }, { legs: [] }])
      expect(isWorse(parts), JSON.stringify(parts)).toBe(false);
    const legs = [streetLeg('ps_tax', 'taxi', { metres: 100 }), ...rival.legs];
    expect(isWorse({ legs, walkSeconds: 0, arrival: 1880 })).toBe(true);
    expect(isWorse({ legs, departure: 1120 })).toBe(true);
    for (const parts of [{ arrival: 1879 }, { departure: 1121 }, { departure: 1001, arrival: 1999 }])
      expect(isWorse({ legs, ...parts }), JSON.stringify(parts)).toBe(false);
    const far = { ...rival, walkSeconds: 700 };
    const saves = (walkSeconds: number) => isWorseInEveryWay({ ...rival, legs, walkSeconds }, far, undefined, trifles);
    expect([saves(40), saves(39)]).toEqual([true, false]);
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 1000 });
    const beside = (departure: number, arrival: number): boolean =>
      isWorseInEveryWay(rideItinerary({ departure, arrival, boardings: 1 }), bicycle, undefined, trifles);
    expect([beside(500, 1440), beside(500, 1439)]).toEqual([true, false]);
    // Leaving at the same moment a bus that is there first is quicker, however little.
    expect(beside(0, 999)).toBe(false);
    const car = (metres: number) => streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres });
    const isWorseCar = (own: number, others: number): boolean =>
      isWorseInEveryWay(car(own), car(others), undefined, trifles);
    expect([isWorseCar(500, 700), isWorseCar(500, 900)]).toEqual([true, false]);
    expect([isWorseCar(9500, 10_000), isWorseCar(8500, 10_000)]).toEqual([true, false]);
    expect(isWorseInEveryWay(car(500), car(700))).toBe(false);
  });

  test('with trifles every vehicle counts: a taxi in place of a second train is none less', () => {
    const times = { seconds: 0, vehicleSeconds: 0, walkSeconds: 0, walkSecondsPerVehicle: 0 };
    const trains = rideItinerary({ boardings: 2, legs: [rideLeg(), rideLeg()] });
    const taxi = rideItinerary({ boardings: 1, legs: [rideLeg(), streetLeg('ps_tax', 'taxi', { metres: 9000 })] });
    const walked = rideItinerary({ boardings: 1, legs: [rideLeg(), streetLeg('wa_wal', 'walk')] });
    const none = { ...times, kilograms: 0, share: 0, shareByCall: 0 };
    expect(isWorseInEveryWay(taxi, trains, undefined, none)).toBe(true);
    expect(isWorseInEveryWay(taxi, trains)).toBe(false);
    expect(isWorseInEveryWay(walked, trains, undefined, none)).toBe(false);
  });

  test('nor does one change twice to be on the way for two minutes less than by one of the same modes all the way', () => {
    const scooter = streetItinerary('me_mic_e-sco', 'bicycle', { departure: 0, arrival: 1000 });
    const [there, on] = [streetLeg('me_mic_e-sco', 'bicycle'), streetLeg('me_mic_e-sco', 'bicycle')];
    const isWorse = (seconds: number, modes = ['pt_pub', 'me_mic_e-sco']): boolean => {
      const mixed = { ...rideItinerary({ departure: 90, boardings: 1 }), legs: [there, rideLeg(), on], modes };
      return isWorseInEveryWay({ ...mixed, arrival: 90 + seconds }, scooter, undefined, trifles);
    };
    expect([isWorse(880), isWorse(879)]).toEqual([true, false]);
    // With fewer modes nobody arrives earlier: who has no scooter would be told of this.
    expect([isWorse(940, ['pt_pub', 'me_mic_bic']), isWorse(939, ['pt_pub', 'me_mic_bic'])]).toEqual([true, false]);
  });

  test('leaving a run that goes on, for one vehicle more, saves no carbon', () => {
    const run = rideLeg({ arrival: 1800, toPosition: 5, metres: 9000 });
    const bus = rideItinerary({ departure: 0, arrival: 2000, walkSeconds: 500, boardings: 1, legs: [run] });
    const left = (ride: Parameters<typeof rideLeg>[0], parts: Partial<AnyItinerary> = {}) => ({
      ...bus,
      legs: [
        rideLeg({ serviceTripId: 't0', arrival: 900, toPosition: 2, metres: 2000, ...ride }),
        streetLeg('me_mic-s_Bikes', 'bicycle'),
      ],
      ...parts,
    });
    const isWorse = (candidate: AnyItinerary): boolean => isWorseInEveryWay(candidate, bus, undefined, trifles);
    expect(isWorse(left({}))).toBe(true);
    // Boarding it later is the same from the other end.
    expect(isWorse(left({ departure: 900, arrival: 1800, fromPosition: 3, toPosition: 5 }))).toBe(true);
    expect([isWorse(left({}, { walkSeconds: 0 })), isWorse(left({}, { arrival: 1879 }))]).toEqual([true, false]);
    const farther = { ...bus, walkSeconds: 700 };
    expect(isWorseInEveryWay(left({}, { walkSeconds: 39 }), farther, undefined, trifles)).toBe(false);
    for (const other of [
      { serviceTripId: 'next' },
      { serviceDate: '2026-05-05' },
      { feed: 'other' },
      { headway: 300, departure: 300 },
      { toPosition: 5 },
    ])
      expect(isWorse(left(other)), JSON.stringify(other)).toBe(false);
    expect(isWorse(left({ headway: 300 }))).toBe(true);
    expect(isWorseInEveryWay(left({}), bus)).toBe(false);
  });

  test('who calls a car in between and saves neither time nor money has to burn half as much', () => {
    const direct = streetItinerary('ps_tax', 'taxi', { departure: 0, arrival: 900, metres: 10_000 });
    const taxi = (metres: number) => streetLeg('ps_tax', 'taxi', { metres });
    const times = { ...rideItinerary({ departure: 0, arrival: 1800 }), walkSeconds: 0 };
    const between = (metres: number): AnyItinerary => ({
      ...times,
      legs: [taxi(metres), rideLeg({ metres: 0 }), taxi(4000)],
    });
    const isWorse = (candidate: AnyItinerary) => isWorseInEveryWay(candidate, direct, undefined, trifles);
    // Nobody knows a price: calling counts like 2 km, so all but a tenth of 12 km is paid for, to burn a third less.
    expect([isWorse(between(2800)), isWorse(between(2799))]).toEqual([true, false]);
    expect(isWorse({ ...times, legs: [taxi(5000), rideLeg({ metres: 0 })] })).toBe(false);
  });

  test('a rival that burns more carbon rules nothing out', () => {
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres: 5000 });
    expect(isWorseInEveryWay(rideItinerary({ departure: 0, arrival: 500, boardings: 1 }), car)).toBe(false);
  });

  test('never drops what is strictly better in something, among rides', () => {
    fc.assert(
      fc.property(anyItinerary, anyItinerary, (candidate, rival) => {
        fc.pre(rival.boardings > 0 && isWorseInEveryWay(candidate, rival));
        const [ours, theirs] = [criteria(candidate), criteria(rival)];
        expect(ours.some((value, i) => value < (theirs[i] as number))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('and always drops what is worse or equal in all', () => {
    fc.assert(
      fc.property(anyItinerary, anyItinerary, (candidate, rival) => {
        const [ours, theirs] = [criteria(candidate), criteria(rival)];
        fc.pre(ours.every((value, i) => value >= (theirs[i] as number)));
        expect(isWorseInEveryWay(candidate, rival)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('among rides it is an order: no two beat each other unless equal, and beating carries over', () => {
    const ride = anyItinerary.filter(({ boardings }) => boardings > 0);
    fc.assert(
      fc.property(ride, ride, ride, (a, b, c) => {
        if (isWorseInEveryWay(a, b) && isWorseInEveryWay(b, a)) expect(criteria(a)).toEqual(criteria(b));
        if (isWorseInEveryWay(a, b) && isWorseInEveryWay(b, c)) expect(isWorseInEveryWay(a, c)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
