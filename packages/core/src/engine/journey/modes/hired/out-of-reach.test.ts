import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../../test/journey/text-world.ts';
import type { Itinerary, StationaryLeg, StreetLeg } from '../../../../model/index.ts';
import { type SharedSystem, SharedVehicles } from '../../../../shared-vehicles/index.ts';

/** 100 m from character to character. Stairs lead from A to V; nothing leads to X, 100 m beside the street. */
const map = `
  V   X
C-A${'-'.repeat(40)}B-D`;

/** The best itinerary from C to D with a bicycle at a given place. */
function byBicycleAt(place: 'A' | 'V' | 'X', stair: 'steps' | 'residential' = 'steps'): Itinerary | undefined {
  const ways = { CA: {}, AB: {}, BD: {}, AV: { highway: stair } };
  const world = new TextWorld({ map, ways, modes: ['me_mic-s'] });
  const system: SharedSystem = {
    id: 'town',
    version: '3.0',
    name: [{ text: 'Town Bikes', language: 'en' }],
    timezone: 'UTC',
    vehicleTypes: [{ id: 'free', formFactor: 'bicycle', propulsion: 'human', returnConstraint: 'free_floating' }],
    regions: [],
    stations: [],
    vehicles: [{ id: 'v', ...world.place(place), type: 'free', isReserved: false, isDisabled: false }],
    plans: [],
    zones: [],
    globalRules: [],
  };
  Object.assign(world.world, { sharedVehicles: new SharedVehicles([system]) });
  const answer = world.answer('C', 'D', '10:00', { modes: ['me_mic-s'] });
  return answer.groups[0]?.itineraries[0]?.itinerary;
}

const seconds = (itinerary: Itinerary | undefined, mode: string): number => {
  const leg = itinerary?.legs.find((one) => one.mode === mode);
  return leg === undefined ? Number.NaN : leg.arrival - leg.departure;
};
const RIDE = 'me_mic-s_town-bikes';

describe('SV-11 a shared vehicle where its own mode may not go', () => {
  test.each(['V', 'X'] as const)(
    'at %s the rider walks to it, and rides from the first street that allows it',
    (place) => {
      const found = byBicycleAt(place);
      const [walk, collect, ride] = found?.legs ?? [];
      expect(found?.legs.map(({ mode }) => mode)).toEqual([
        'wa_wal',
        'stationary_vehicle-collect',
        RIDE,
        'stationary_vehicle-return',
      ]);
      const { lat, lng } = (collect as StationaryLeg).at;
      const stands = new TextWorld({ map }).place(place);
      expect({ lat, lng }).toEqual({ lat: expect.closeTo(stands.lat, 6), lng: expect.closeTo(stands.lng, 6) });
      expect((walk as StreetLeg).to).toMatchObject({ lat, lng });
      expect((ride as StreetLeg).from).toMatchObject({ lat, lng });
      // It is carried or pushed to the street, at walking pace.
      const metresOnWheels = (ride as StreetLeg).metres - 100;
      expect(seconds(found, RIDE)).toBeGreaterThan(100 + metresOnWheels / 4.2);
    },
  );

  test('where it may be ridden, the ride begins at once', () => {
    expect(seconds(byBicycleAt('V'), RIDE)).toBeGreaterThan(seconds(byBicycleAt('V', 'residential'), RIDE) + 60);
    expect(seconds(byBicycleAt('V'), 'wa_wal')).toBeGreaterThan(seconds(byBicycleAt('A'), 'wa_wal'));
  });
});
