import { expect, test } from 'vitest';
import { loadTexts } from '../strings.ts';
import { mapVehicles, type VehiclesBody, vehiclesUrl } from './live-vehicles.ts';

const now = 1_700_000_000;
const body = (properties: Partial<VehiclesBody['features'][number]['properties']>): VehiclesBody => ({
  live: 'x',
  features: [{ geometry: { coordinates: [-28.4, 43.5] }, properties: { id: 'v', time: now - 20, ...properties } }],
});

test('a click on a vehicle shows its line, how late and how full it is, and the age of its place', async () => {
  const texts = await loadTexts('en');
  const facts = (properties: Parameters<typeof body>[0]): readonly string[] =>
    mapVehicles(body(properties), texts, now)[0]!.facts;
  expect(facts({ line: 'M1', headsign: 'Ring East', delay: 300, occupancy: 'FEW_SEATS_AVAILABLE' })).toEqual([
    'M1 → Ring East',
    '5 mins late',
    'Few seats free',
    'Live data updated just now',
  ]);
  expect(facts({ line: 'M1', delay: 0 })).toEqual(['M1', 'On time', 'Live data updated just now']);
  expect(facts({ line: 'M1', delay: -120, time: now - 180 })).toEqual([
    'M1',
    '2 mins early',
    'Live data updated 3 mins ago',
  ]);
  // Unknown is not "on time", and a level that is not known is no text.
  expect(facts({ occupancy: 'UNKNOWN_42' })).toEqual(['Live data updated just now']);
});

test('a place measured long ago is drawn pale; a bearing of 0 is a bearing', async () => {
  const texts = await loadTexts('de');
  const [old] = mapVehicles(body({ time: now - 500, bearing: 0 }), texts, now);
  expect(old).toMatchObject({ isOld: true, bearing: 0, lat: 43.5, lng: -28.4 });
  expect(mapVehicles(body({}), texts, now)[0]).toMatchObject({ isOld: false, bearing: undefined });
});

test('the address has the box of the view, also across the antimeridian and around the world', () => {
  const url = (south: number, west: number, north: number, east: number): string =>
    vehiclesUrl('xx_a', { south, west, north, east });
  expect(url(43.4, -28.5, 43.6, -28.3)).toBe('/vehicles/xx_a.geojson?bounds=43.4000,-28.5000,43.6000,-28.3000');
  expect(url(-20, 170, -10, 190)).toBe('/vehicles/xx_a.geojson?bounds=-20.0000,170.0000,-10.0000,-170.0000');
  expect(url(-95, -200, 95, 200)).toBe('/vehicles/xx_a.geojson?bounds=-90.0000,-180.0000,90.0000,180.0000');
});
