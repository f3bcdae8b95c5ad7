import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import {
  type SharedStation,
  type SharedSystem,
  SharedVehicles,
  type VehicleType,
} from '../../../shared-vehicles/index.ts';

/** Walking a metre a second, cycling four; 50 m from character to character. */
const map = `1-A${'-'.repeat(40)}B-2`;
const grid = new TextWorld({ map, ways: { '1A': {}, AB: {}, B2: {} } });
const station = (id: 'A' | 'B', parts: Partial<SharedStation> = {}): SharedStation => ({
  id,
  name: [{ text: `Dock ${id}`, language: 'en' }],
  ...{ lat: grid.place(id).lat, lng: grid.place(id).lng },
  isInstalled: true,
  isRenting: true,
  isReturning: true,
  vehiclesAvailable: 3,
  docksAvailable: 3,
  ...parts,
});
const bike: VehicleType = { id: 'bike', formFactor: 'bicycle', propulsion: 'human' };
const system = (parts: Partial<SharedSystem> = {}): SharedSystem => ({
  id: 'town',
  version: '3.0',
  name: [{ text: 'Town Bikes', language: 'en' }],
  phone: '+351 1',
  timezone: 'UTC',
  vehicleTypes: [bike],
  regions: [],
  stations: [station('A'), station('B')],
  vehicles: [],
  plans: [
    {
      id: 'p',
      name: [{ text: 'Minutes', language: 'en' }],
      currency: 'EUR',
      priceMicros: 1_000_000,
      isTaxable: false,
      perKm: [],
      perMinute: [{ start: 0, interval: 1, rateMicros: 100_000 }],
    },
  ],
  zones: [],
  globalRules: [],
  ...parts,
});

function hire(systems: readonly SharedSystem[], parts: Partial<PlanRequest> = {}): Itinerary[] {
  const world = new TextWorld({ map, ways: { '1A': {}, AB: {}, B2: {} }, modes: ['me_mic-s'] });
  Object.assign(world.world, { sharedVehicles: new SharedVehicles(systems) });
  const answer = world.answer('1', '2', '10:00', { modes: ['me_mic-s'], ...parts });
  return answer.groups.flatMap(({ itineraries }) => itineraries.map(({ itinerary }) => itinerary));
}
const modesOf = (itinerary: Itinerary | undefined): string[] => (itinerary?.legs ?? []).map(({ mode }) => mode);

describe('journeys by what is hired', () => {
  test('SV-12 one walks, collects, rides, gives back and walks on, without gaps', () => {
    const [first, ...others] = hire([system()]);
    expect(others).toEqual([]);
    expect(modesOf(first)).toEqual([
      'wa_wal',
      'stationary_vehicle-collect',
      'me_mic-s_Town-Bikes',
      'stationary_vehicle-return',
      'wa_wal',
    ]);
    const legs = first?.legs ?? [];
    expect(legs.slice(1).every((leg, i) => leg.departure === legs[i]?.arrival)).toBe(true);
    expect(legs.map((leg) => leg.arrival - leg.departure)).toEqual([100, 60, 512, 30, 100]);
  });

  test('SV-15 the ride costs what the plan says, and the operator is named', () => {
    const ride = hire([system()])[0]?.legs[2];
    expect(ride?.payments).toEqual([
      { kind: 'hire', id: 'p', name: 'Minutes', money: { currency: 'EUR', minor: 100 + 90 } },
    ]);
    expect(ride?.operator).toMatchObject({ id: 'town', name: 'Town Bikes', phone: '+351 1' });
  });
});
