import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetLeg } from '../../test/journey/any-itinerary.ts';
import type { Itinerary, PricedPart } from '../model/index.ts';
import { groupItineraries } from './group-itineraries.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import { worthOfMoney } from './worth-of-money.ts';

const part = (minor: number, legs: readonly number[], currency = 'EUR', id = 'single'): PricedPart => ({
  kind: 'ticket',
  id,
  name: id,
  money: { currency, minor },
  legs,
});

/** A walk, a ride, a walk, a ride. */
const journey: Itinerary = {
  ...rideItinerary({}),
  legs: [streetLeg('wa_wal', 'walk'), rideLeg({}), streetLeg('wa_wal', 'walk'), rideLeg({})],
};

describe('priced parts of an itinerary', () => {
  test('FA-11 the sum is known when every leg that costs money has a price', () => {
    expect(itineraryCosts(journey, [part(110, [1, 3])])).toMatchObject({ money: 1.1, currency: 'EUR' });
    expect(itineraryCosts(journey, [part(110, [1]), part(220, [3])])).toMatchObject({ money: 3.3, currency: 'EUR' });
    const some = [part(110, [1])];
    expect(itineraryCosts(journey, some)).toMatchObject({ money: undefined, currency: undefined, parts: some });
  });

  test('FA-2 amounts of different currencies have no sum, but stay as parts', () => {
    const parts = [part(110, [1]), part(300, [3], 'CHF')];
    expect(itineraryCosts(journey, parts)).toMatchObject({ money: undefined, currency: undefined, parts });
  });

  test('FA-2 sums are exact, and have the digits of their currency', () => {
    const tenths = [part(10, [1]), part(20, [3])];
    expect(itineraryCosts(journey, tenths).money).toBe(0.3);
    expect(itineraryCosts(journey, [part(210, [1, 3], 'JPY')])).toMatchObject({ money: 210, currency: 'JPY' });
  });

  test('a free ride costs zero in its currency', () => {
    expect(itineraryCosts(journey, [part(0, [1, 3])])).toMatchObject({ money: 0, currency: 'EUR' });
  });

  test('a walk costs zero in the currency of the region, which may be unknown', () => {
    const walk = { ...journey, legs: [streetLeg('wa_wal', 'walk')] };
    expect(itineraryCosts(walk, [], undefined, 'EUR')).toMatchObject({ money: 0, currency: 'EUR' });
    expect(itineraryCosts(walk, [])).toMatchObject({ money: 0, currency: undefined });
    expect(itineraryCosts(journey, [], undefined, 'EUR')).toMatchObject({ money: undefined, currency: undefined });
  });
});

test('money weighs by its worth, not by its number', () => {
  const yen = worthOfMoney({ money: 320, currency: 'JPY', parts: [] });
  const euros = worthOfMoney({ money: 2, currency: 'EUR', parts: [] });
  expect(yen).toBeCloseTo(euros, 5);
  expect(worthOfMoney({ money: 0, currency: undefined, parts: [] })).toBe(0);
});

test('FA-11 a journey of unknown price weighs like one of a usual price, and at least its known parts', () => {
  const unknown = { money: undefined, currency: undefined };
  const usual = worthOfMoney({ ...unknown, parts: [] });
  expect(usual).toBeGreaterThan(0);
  expect(worthOfMoney({ ...unknown, parts: [part(1000, [0]), part(320, [1], 'JPY')] })).toBeCloseTo(12, 5);
});

test('journeys with other tickets form another group (spec 2.3)', () => {
  const at = (departure: number): Itinerary => rideItinerary({ departure, arrival: departure + 600 });
  const all = [at(0), at(600), at(1200)];
  const when = { departAfter: 0, arriveBefore: undefined };
  const weights = { price: 1, environment: 1, duration: 1, convenience: 1 };
  const groups = groupItineraries(all, when, weights, (itinerary) =>
    itineraryCosts(itinerary, itinerary.departure < 1200 ? [part(200, [0])] : [part(100, [0], 'EUR', 'off-peak')]),
  );
  expect(groups.map((group) => group.itineraries.map(({ costs }) => costs.money))).toEqual([[2, 2], [1]]);
});
