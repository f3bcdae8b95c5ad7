import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOfDate, instantOfLocal } from '@tripwright/core/base';
import { planJourneys } from '@tripwright/core/engine/journey';
import type { Itinerary, Leg, PlanRequest } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { afterAll, describe, expect, test } from 'vitest';
import { getLandmark, importInputs, type LandmarkId, place, writeSampleCity } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-hired-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
await importRegion({ ...importInputs(writeSampleCity(folder)), region: 'xx_merrow', out: join(folder, 'regions') });
const region = await readRegion(join(folder, 'regions'), 'xx_merrow');

// A Wednesday
const day = dayOfDate(2024, 6, 5);
const at = (hours: number): number => instantOfLocal(day * 86_400 + hours * 3600, place.timeZone);

function requestFor(
  from: LandmarkId,
  to: LandmarkId,
  modes: readonly string[],
  hours: number = 10,
  parts: Partial<PlanRequest> = {},
): PlanRequest {
  const end = (id: LandmarkId) => {
    const { lat, lng } = getLandmark(id);
    return { lat, lng, address: '', streetName: '' };
  };
  return {
    from: end(from),
    to: end(to),
    when: { departAfter: at(hours), arriveBefore: undefined },
    modes,
    allModes: false,
    wheelchair: false,
    avoidStops: [],
    avoidModes: [],
    walkMetresPerSecond: 1.3,
    cycleMetresPerSecond: 4,
    maxWalkSeconds: undefined,
    minTransferSeconds: 0,
    weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
    bestOnly: false,
    includeStops: false,
    ...parts,
  };
}

function plan(
  from: LandmarkId,
  to: LandmarkId,
  modes: readonly string[],
  hours = 10,
  parts: Partial<PlanRequest> = {},
  now: number = at(hours) - 3 * 86_400,
): Itinerary[] {
  const request = requestFor(from, to, modes, hours, parts);
  const found = planJourneys(region, request, { signal: undefined, now })
    .groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary))
    .sort((a, b) => a.departure - b.departure);
  for (const { legs } of found) {
    expect(legs.slice(1).every((leg, i) => leg.departure === legs[i]?.arrival)).toBe(true);
    expect(legs.every((leg) => leg.arrival >= leg.departure)).toBe(true);
  }
  return found;
}

/** Every itinerary that the search found, whether or not the answer has it. */
function candidates(...query: Parameters<typeof requestFor>): Itinerary[] {
  const request = requestFor(...query);
  const { explanation } = planJourneys(region, request, { signal: undefined, now: 0, explain: true });
  return (explanation?.searches ?? []).flatMap((search) => search.candidates.map(({ itinerary }) => itinerary));
}

const rideBy = (itinerary: Itinerary | undefined, mode: string): Leg | undefined =>
  itinerary?.legs.find((leg) => coversMode(mode, leg.mode));
const byMode = (found: readonly Itinerary[], mode: string): Itinerary | undefined =>
  found.find((itinerary) => rideBy(itinerary, mode) !== undefined);
const modesOf = (itinerary: Itinerary | undefined): string[] => (itinerary?.legs ?? []).map(({ mode }) => mode);
const minutes = (leg: Leg | undefined): number => ((leg?.arrival ?? 0) - (leg?.departure ?? 0)) / 60;

describe('OS-40 parking in the city', () => {
  const parkedIn = (found: readonly Itinerary[]): (string | undefined)[] =>
    found.flatMap(({ legs }) =>
      legs.flatMap((leg) =>
        leg.kind === 'stationary' && leg.mode === 'stationary_parking-offstreet' ? [leg.at.name] : [],
      ),
    );

  test('car parks of the map are used by car and motorbike; no street parking beside a free one as near', () => {
    for (const mode of ['me_car', 'me_mot']) {
      const found = plan('garden-city', 'west-beach', [mode]);
      expect(parkedIn(found), mode).toEqual(['West Beach Parking']);
      const lot = found
        .flatMap(({ legs }) => legs)
        .find((leg) => leg.kind === 'stationary' && leg.carPark !== undefined);
      expect(lot, mode).toMatchObject({ carPark: { capacity: 120, isFree: true } });
      expect(found.flatMap(modesOf), mode).not.toContain('stationary_parking-onstreet');
    }
  });

  test('the hospital’s car park has no known price, so street parking in front of it stays a choice', () => {
    const found = plan('garden-city', 'hospital', ['me_car']);
    expect(parkedIn(found)).toEqual(['Hospital Parking']);
    expect(found.map(modesOf)).toContainEqual(expect.arrayContaining(['stationary_parking-onstreet']));
    const lot = found.flatMap(({ legs }) => legs).find(({ mode }) => mode === 'stationary_parking-offstreet');
    expect(lot).toMatchObject({ isUnpriced: true, carPark: { capacity: 200, isFree: false } });
  });

  test('park and ride where map and operator agree', () => {
    // Driving all the way is quicker, so the answer has no park and ride; the explanation has every candidate.
    const found = candidates('ardenfield', 'west-shore', ['me_car', 'pt_pub']);
    const lots = parkedIn(found);
    expect(lots.length).toBeGreaterThan(0);
    expect(lots).toContain('Ring East Park and Ride');
    const paid = found
      .flatMap(({ legs }) => legs)
      .find((leg) => leg.kind === 'stationary' && leg.at.name === 'Ring East Park and Ride');
    expect(paid?.payments?.[0]?.money).toEqual({ currency: 'EUR', minor: 200 });
  });
});

describe('journeys by shared, hired and on-demand vehicles', () => {
  test('the region lists these modes', () => {
    const modes = ['me_mic-s', 'me_car-s', 'me_car-r', 'me_car-p', 'ps_drt'];
    expect(region.manifest.modes).toEqual(expect.arrayContaining(modes));
  });

  test('me_mic-s: a docked bicycle and an e-scooter, each by its own operator and price', () => {
    const found = plan('university', 'market-square', ['me_mic-s']);
    const bike = byMode(found, 'me_mic-s_merrow-bikes');
    expect(modesOf(bike)).toEqual([
      'wa_wal',
      'stationary_vehicle-collect',
      'me_mic-s_merrow-bikes',
      'stationary_vehicle-return',
      'wa_wal',
    ]);
    const [, collect, ride, back] = bike?.legs ?? [];
    expect(collect).toMatchObject({ at: { name: 'University' } });
    expect(back).toMatchObject({ at: { name: 'Market Square' } });
    expect(ride).toMatchObject({ profile: 'bicycle', operator: { id: 'merrow-bikes' } });
    expect(ride?.payments).toMatchObject([{ kind: 'hire', money: { currency: 'EUR' } }]);
    const scooter = rideBy(byMode(found, 'me_mic-s_skipper'), 'me_mic-s');
    expect(scooter).toMatchObject({ profile: 'e-scooter', operator: { id: 'skipper' } });
    // 1 € and 0.19 € for each started minute.
    expect(scooter?.payments?.[0]?.money.minor).toBe(100 + 19 * Math.ceil(minutes(scooter)));
  });

  test('me_mic-s: one operator if the mode names it; none at night; none left in the garden, where scooters are banned', () => {
    expect(byMode(plan('university', 'market-square', ['me_mic-s_skipper']), 'me_mic-s_merrow-bikes')).toBe(undefined);
    expect(plan('university', 'market-square', ['me_mic-s_skipper'], 3)).toEqual([]);
    const [garden] = plan('hospital', 'botanic-garden', ['me_mic-s_skipper']);
    expect(modesOf(garden).at(-1)).toBe('wa_wal');
    expect(minutes(garden?.legs.at(-1))).toBeGreaterThan(1);
  });

  test('me_car-s: the small car is returned at another station; the estate, which has to go back, is not offered', () => {
    const [car] = plan('university', 'market-square', ['me_car-s']);
    const ride = rideBy(car, 'me_car-s');
    expect(ride).toMatchObject({ mode: 'me_car-s_tidecar', profile: 'car', operator: { name: 'TideCar' } });
    expect(ride?.payments).toMatchObject([{ id: 'small' }]);
    expect(ride?.payments?.[0]?.money.minor).toBe(100 + 24 * Math.ceil(minutes(ride)));
  });

  test('me_car-r: hired at the airport and returned in the centre, while both are open', () => {
    const [rental] = plan('airport', 'central-station', ['me_car-r']);
    const ride = rideBy(rental, 'me_car-r') as Leg & { readonly metres: number };
    expect(ride.operator).toMatchObject({ id: 'cape-rental', website: 'https://cape-rental.portmerrow.example/' });
    const [collect] = (rental?.legs ?? []).filter(({ mode }) => mode === 'stationary_vehicle-collect');
    expect(minutes(collect)).toBe(15);
    // A day's 29 €, 15 € once, 0.15 € a kilometre.
    expect(ride.payments?.[0]?.money.minor).toBe(Math.round(4400 + 15 * (ride.metres / 1000)));
    expect(plan('airport', 'central-station', ['me_car-r'], 21)).toEqual([]);
  });

  test('me_car-p: a car pool on working days, for a share of the price', () => {
    const [pooled] = plan('ring-east', 'university', ['me_car-p']);
    const ride = rideBy(pooled, 'me_car-p') as Leg & { readonly metres: number };
    expect(modesOf(pooled)).toContain('stationary_wait');
    expect(ride.operator?.name).toBe('Fellow Riders');
    // 0.08 € a kilometre, at least 1 €.
    expect(ride.payments?.[0]?.money).toEqual({ currency: 'EUR', minor: 100 });
    expect(plan('ring-east', 'university', ['me_car-p'], 21)).toEqual([]);
  });

  test('ps_drt: to the airport, booked by the evening before; too late on the day itself', () => {
    const [early] = plan('saltmarsh', 'airport', ['ps_drt']);
    const ride = rideBy(early, 'ps_drt');
    expect(ride).toMatchObject({ mode: 'ps_drt_merrow-hopper', booking: { state: 'bookable' } });
    expect(ride?.operator).toMatchObject({ name: 'Merrow Hopper', phone: '+351 290 000 100' });
    // Tuesday at six in the evening.
    expect(ride?.booking?.closes).toBe(at(18) - 86_400);
    const [late] = plan('saltmarsh', 'airport', ['ps_drt'], 10, {}, at(9));
    expect(rideBy(late, 'ps_drt')?.booking?.state).toBe('too-late');
    expect(plan('saltmarsh', 'market-square', ['ps_drt'])).toEqual([]);
  });

  test('with the train: a scooter to the station, the shuttle on from it', () => {
    const [scooter] = plan('university', 'airport', ['me_mic-s', 'pt_pub']);
    const modes = modesOf(scooter);
    expect(modes.findIndex((mode) => coversMode('me_mic-s', mode))).toBeGreaterThanOrEqual(0);
    expect(modes.findIndex((mode) => mode.startsWith('pt_pub'))).toBeGreaterThan(
      modes.indexOf('stationary_vehicle-return'),
    );
    // From the opera one train goes to the airport; by train alone the rider changes twice. From the central station the train to Saltmarsh is better.
    expect(plan('central-station', 'saltmarsh', ['ps_drt', 'pt_pub'])).toEqual([]);
    const found = plan('opera', 'saltmarsh', ['ps_drt', 'pt_pub']);
    expect(found.length).toBeGreaterThan(0);
    for (const { legs } of found) {
      const [train, shuttle] = [legs.findIndex(({ kind }) => kind === 'ride'), legs.findIndex((leg) => leg.booking)];
      expect(train).toBeGreaterThanOrEqual(0);
      expect(shuttle).toBeGreaterThan(train);
    }
  });
});
