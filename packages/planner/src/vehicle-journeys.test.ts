import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { Itinerary, Leg, PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { readRegion } from '@tripwright/feeds/artefact';
import { landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planRequest } from '../test/plan-request.ts';
import { createPlanner } from './create-planner.ts';
import type { Planner } from './planner.ts';

/** When the taxis' night begins in the sample city. */
const NIGHT_HOUR = 21;
/** A Monday at nine on the city's islands. */
const MONDAY_NINE = Date.parse('2026-05-04T09:00:00Z') / 1000;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let planner: Planner;

beforeAll(async () => {
  sample = await buildSampleRegion();
  planner = createPlanner([await readRegion(sample.data, sample.code)]);
});
afterAll(() => sample.remove());

const places = landmarks.map(({ lat, lng }) => ({ lat, lng, address: '', streetName: '' }));
/** Pairs of landmarks far enough apart to drive. */
const pairs = places.flatMap((from, i) =>
  places
    .slice(i + 1)
    .filter((to) => nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) > 1500)
    .map((to) => ({ from, to })),
);

async function plan(
  pair: (typeof pairs)[number],
  modes: string[],
  more: Partial<PlanRequest> = {},
): Promise<PlanOutcome> {
  return planner.plan(
    planRequest({
      ...pair,
      when: { departAfter: MONDAY_NINE, arriveBefore: undefined },
      modes,
      ...more,
    }),
  );
}

const itinerariesOf = ({ groups }: PlanOutcome): Itinerary[] =>
  groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));

async function allBy(modes: string[], count = 12): Promise<Itinerary[]> {
  const found: Itinerary[] = [];
  for (const pair of pairs.slice(0, count)) found.push(...itinerariesOf(await plan(pair, modes)));
  return found;
}

const kinds = (itinerary: Itinerary): string[] => itinerary.legs.map((leg) => leg.mode);

/** Expects times without gaps, and each leg to start where the one before ended. */
function expectWhole({ legs, departure, arrival }: Itinerary): void {
  expect(legs[0]?.departure).toBe(departure);
  expect(legs.at(-1)?.arrival).toBe(arrival);
  legs.forEach((leg, i) => {
    expect(leg.arrival).toBeGreaterThanOrEqual(leg.departure);
    const next = legs[i + 1];
    if (next === undefined) return;
    expect(next.departure).toBe(leg.arrival);
    const [a, b] = [leg.kind === 'stationary' ? leg.at : leg.to, next.kind === 'stationary' ? next.at : next.from];
    expect(nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng)).toBeLessThan(30);
  });
}

describe('driving', () => {
  test.each(['me_car', 'me_mot'])(
    'OS-40, OS-43 %s is parked before the final walk, and every trip ends on foot',
    async (mode) => {
      const found = await allBy([mode]);
      expect(found.length).toBeGreaterThan(8);
      for (const itinerary of found) {
        expectWhole(itinerary);
        const modes = kinds(itinerary);
        expect(modes.filter((other) => other === mode)).toHaveLength(1);
        expect(modes[modes.indexOf(mode) + 1]).toMatch(/^stationary_parking-(on|off)street$/);
        expect(modes.slice(modes.indexOf(mode) + 2).every((other) => other === 'wa_wal')).toBe(true);
        const drive = itinerary.legs.find((leg) => leg.mode === mode) as Leg & { metres: number };
        const kmh = (drive.metres / (drive.arrival - drive.departure)) * 3.6;
        expect(kmh).toBeGreaterThan(10);
        expect(kmh).toBeLessThan(120);
      }
      if (mode === 'me_car') {
        expect(found.some((itinerary) => kinds(itinerary).includes('stationary_parking-offstreet'))).toBe(true);
        expect(found.some((itinerary) => kinds(itinerary).includes('stationary_parking-onstreet'))).toBe(true);
      }
    },
  );

  test('arriving by a time ends by it', async () => {
    const arriveBefore = MONDAY_NINE;
    for (const pair of pairs.slice(0, 4)) {
      const outcome = await plan(pair, ['me_car'], { when: { departAfter: undefined, arriveBefore } });
      for (const itinerary of itinerariesOf(outcome)) expect(itinerary.arrival).toBe(arriveBefore);
    }
  });

  test('fuel, parking and tolls are priced where they are known', async () => {
    const kindsPaid = (await allBy(['me_car'])).flatMap(({ legs }) =>
      legs.flatMap(({ payments = [] }) => payments.map(({ kind }) => kind)),
    );
    expect(new Set(kindsPaid)).toContain('fuel');
    expect(new Set(kindsPaid)).toContain('parking');
  });
});

describe('taxis', () => {
  test.each(['ps_tax', 'ps_tnc'])('%s: wait, ride, price and operator', async (mode) => {
    const found = await allBy([mode]);
    expect(found.length).toBeGreaterThan(8);
    const drivers = new Set<string>();
    for (const itinerary of found) {
      expectWhole(itinerary);
      const ride = itinerary.legs.find((leg) => leg.mode.startsWith(mode)) as Leg;
      expect(itinerary.modes).toEqual([mode]);
      expect(kinds(itinerary)).toContain('stationary_wait');
      expect(ride.operator?.name).not.toBe('');
      drivers.add(ride.operator?.id ?? '');
      expect(ride.payments?.map(({ kind }) => kind)).toEqual(['taxi']);
      expect(ride.payments?.[0]?.money.minor).toBeGreaterThan(0);
    }
    // Two operators of each mode serve the city.
    expect(drivers.size).toBe(2);
  });
});

test('the tariff is that of boarding, for departure and arrival requests', async () => {
  let compared = 0;
  for (const pair of pairs.slice(0, 6)) {
    // Around the hour at which the night begins.
    for (const minutes of [-25, -15, -5, 5]) {
      const departAfter = MONDAY_NINE + (NIGHT_HOUR - 9) * 3600 + minutes * 60;
      for (const itinerary of itinerariesOf(
        await plan(pair, ['ps_tax'], { when: { departAfter, arriveBefore: undefined } }),
      )) {
        const by = itinerariesOf(
          await plan(pair, ['ps_tax'], { when: { departAfter: undefined, arriveBefore: itinerary.arrival } }),
        );
        const same = by.filter(({ departure }) => departure === itinerary.departure);
        const prices = (one: Itinerary): unknown => one.legs.flatMap(({ payments = [] }) => payments);
        if (same.length === 0) continue;
        compared++;
        expect(same.map(prices)).toContainEqual(prices(itinerary));
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
});

describe('with the train', () => {
  test('park and ride: the car stays parked, and no single mode dominates', async () => {
    const found = await allBy(['pt_pub', 'me_car'], 25);
    expect(found.length).toBeGreaterThan(0);
    for (const itinerary of found) {
      expectWhole(itinerary);
      expect(itinerary.modes).toEqual(['pt_pub', 'me_car']);
      const modes = kinds(itinerary);
      const firstRide = itinerary.legs.findIndex((leg) => leg.kind === 'ride');
      expect(modes.indexOf('me_car')).toBeLessThan(firstRide);
      expect(modes.lastIndexOf('me_car')).toBe(modes.indexOf('me_car'));
      expect(modes.slice(0, firstRide).some((mode) => mode.startsWith('stationary_parking'))).toBe(true);
    }
  });

  test('a taxi at either end', async () => {
    const found = await allBy(['pt_pub', 'ps_tax'], 25);
    expect(found.length).toBeGreaterThan(0);
    for (const itinerary of found) {
      expectWhole(itinerary);
      expect(itinerary.modes).toEqual(['pt_pub', 'ps_tax']);
    }
  });

  test('a folding bicycle is taken along to the destination', async () => {
    const found = await allBy(['pt_pub', 'me_mic_fold-bic'], 25);
    expect(found.length).toBeGreaterThan(0);
    for (const itinerary of found) {
      expectWhole(itinerary);
      const modes = kinds(itinerary);
      expect(modes.some((mode) => mode.startsWith('stationary_parking'))).toBe(false);
      expect(modes[0] === 'me_mic_fold-bic' || modes.at(-1) === 'me_mic_fold-bic').toBe(true);
    }
  });

  test('separate requests together equal one with all modes', async () => {
    const modes = ['pt_pub', 'me_car', 'ps_tax'];
    for (const pair of pairs.slice(0, 4)) {
      const text = (itineraries: readonly Itinerary[]): string[] =>
        itineraries.map((itinerary) => `${itinerary.departure} ${itinerary.arrival} ${kinds(itinerary)}`).sort();
      const separate = [];
      for (const mode of modes) separate.push(...itinerariesOf(await plan(pair, [mode])));
      separate.push(...itinerariesOf(await plan(pair, modes)));
      expect(text(itinerariesOf(await plan(pair, modes, { allModes: true })))).toEqual(text(separate));
    }
  });
});
