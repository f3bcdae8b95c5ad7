import { expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import { Providers } from '../../../providers/index.ts';
import { SharedVehicles } from '../../../shared-vehicles/index.ts';
import { providerNames } from './provider-names.ts';
import { withProvider } from './with-provider.ts';

const { world } = new TextWorld({ map: 'A', ways: {} });
const none = { hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] };
const taxi = { id: 'red', name: 'Red-Lantern Taxi', mode: 'ps_tax_red-lantern-taxi', timedTariffs: [], timedWaits: [] };
const scooters = {
  ...{ id: 'skip', version: '3.0', name: [{ text: 'Skipper', language: 'en' }], timezone: 'UTC', regions: [] },
  ...{ stations: [], vehicles: [], plans: [], zones: [], globalRules: [] },
  vehicleTypes: [{ id: 's', formFactor: 'scooter_standing', propulsion: 'electric' }],
} as const;
const town = {
  ...world,
  providers: new Providers({ ...none, hailed: [taxi as never] }, 'UTC'),
  sharedVehicles: new SharedVehicles([scooters as never]),
};

test('a reason has the name of the provider as it is written, and the kind of its vehicles', () => {
  const valuesOf = (mode: string) => withProvider({ reason: 'closed', values: { mode } }, town).values;
  expect(valuesOf(taxi.mode)).toEqual({ mode: taxi.mode, operator: 'Red-Lantern Taxi' });
  expect(valuesOf('me_mic-s_skipper')).toEqual({ mode: 'me_mic-s_skipper', operator: 'Skipper', profile: 'e-scooter' });
  expect(valuesOf('ps_tax')).toEqual({ mode: 'ps_tax' });
  expect(withProvider({ reason: 'ruled-out', values: {} }, town)).toEqual({ reason: 'ruled-out', values: {} });
});

test('a mode has the name of its company where it belongs to one', () => {
  const rival = { ...taxi, id: 'blue', name: 'Blue' };
  const shared = { ...town, providers: new Providers({ ...none, hailed: [taxi as never, rival as never] }, 'UTC') };
  expect(new Map(providerNames(town))).toEqual(
    new Map([
      [taxi.mode, 'Red-Lantern Taxi'],
      ['me_mic-s_skipper', 'Skipper'],
    ]),
  );
  expect([...providerNames(shared).keys()]).toEqual(['me_mic-s_skipper']);
});
