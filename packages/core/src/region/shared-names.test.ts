import { expect, test } from 'vitest';
import { type SharedSystem, SharedVehicles } from '../shared-vehicles/index.ts';
import { SharedNames } from './shared-names.ts';

const system: SharedSystem = {
  id: 'town',
  version: '3.0',
  name: [{ text: 'Town Bikes', language: 'en' }],
  timezone: 'UTC',
  vehicleTypes: [],
  regions: [],
  stations: [
    {
      id: 'a',
      name: [
        { text: 'Harbour', language: 'en' },
        { text: 'Hafen', language: 'de' },
      ],
      ...{ lat: 0, lng: 0, isInstalled: true, isRenting: true, isReturning: true },
      ...{ vehiclesAvailable: 1, docksAvailable: 1 },
    },
    {
      id: 'b',
      name: [{ text: 'Castle', language: 'en' }],
      ...{ lat: 0, lng: 0, isInstalled: true, isRenting: true, isReturning: true },
      ...{ vehiclesAvailable: 1, docksAvailable: 1 },
    },
  ],
  vehicles: [],
  plans: [],
  zones: [],
  globalRules: [],
};

test('stations of shared vehicles have names in the language of the request, as far as the system has it', () => {
  const names = new SharedNames(new SharedVehicles([system]));
  expect(names.isEmpty).toBe(false);
  expect([names.say('Harbour', 'de-AT'), names.say('Harbour', 'ko'), names.say('Castle', 'de')]).toEqual([
    'Hafen',
    'Harbour',
    'Castle',
  ]);
  expect(new SharedNames(undefined).isEmpty).toBe(true);
});
