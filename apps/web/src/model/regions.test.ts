import { encodePolyline } from '@tripwright/core/geo';
import { expect, test } from 'vitest';
import { chooseRegion, examplesOf, modeChoices, viewRegion } from './regions.ts';

const square = (lat: number, lng: number) =>
  encodePolyline([
    { lat, lng },
    { lat, lng: lng + 1 },
    { lat: lat + 1, lng: lng + 1 },
    { lat: lat + 1, lng },
  ]);
const region = (name: string, lat: number, lng: number, modes: string[] = []) =>
  viewRegion({ name, title: name, polygon: square(lat, lng), timezone: 'UTC', modes, cities: [], urls: [] });
const regions = [region('a', 0, 0), region('b', 10, 10)];

test('the requested region, else the region around the start, else the first', () => {
  expect(chooseRegion(regions, 'b', undefined)?.code).toBe('b');
  expect(chooseRegion(regions, 'gone', { lat: 10.5, lng: 10.5 })?.code).toBe('b');
  expect(chooseRegion(regions, undefined, { lat: 50, lng: 50 })?.code).toBe('a');
  expect(chooseRegion([], 'b', undefined)).toBeUndefined();
  expect(regions[1]?.bounds).toEqual({ south: 10, west: 10, north: 11, east: 11 });
});

test('a large region begins at its city', () => {
  const city = { identifier: 'xx.c', title: 'C', lat: 10.02, lng: 10.5, timezone: 'UTC', region: 'b' };
  const wide = { name: 'b', title: 'b', polygon: square(10, 10), timezone: 'UTC', modes: [], cities: [city], urls: [] };
  const { south, north, west, east } = viewRegion(wide).bounds;
  expect(south).toBe(10); // the edge of the region
  for (const [value, expected] of [
    [north, 10.101],
    [west, 10.418],
    [east, 10.582],
  ] as const)
    expect(value).toBeCloseTo(expected, 3);
});

test('each mode that no other mode covers has a chip; the default modes are on', () => {
  const wide = region('c', 0, 0, [
    'pt_pub',
    'pt_pub_bus',
    'wa_wal',
    'wa_whe',
    'me_mic_bic',
    'ps_tnc_somebody',
    'not a mode',
  ]);
  const details = { pt_pub: { title: 'Transit', color: { red: 1, green: 2, blue: 3 } } };
  const choices = modeChoices(wide, details, undefined);
  expect(choices.map(({ id, chosen }) => [id, chosen])).toEqual([
    ['pt_pub', true],
    ['wa_wal', true],
    ['me_mic_bic', true],
    ['ps_tnc_somebody', false],
  ]);
  expect(choices[0]).toMatchObject({ title: 'Transit', color: '#010203' });
  expect(modeChoices(wide, details, []).some(({ chosen }) => chosen)).toBe(false);
});

test('each kind of vehicle that riders own has a chip; providers and lines have none', () => {
  const modes = [
    'wa_wal',
    'pt_pub',
    'pt_pub_tram',
    'me_mic',
    'me_mic_bic',
    'me_mic_fold-bic',
    'ps_tnc',
    'ps_tnc_gull',
    'me_mic-s',
  ];
  const idsOf = (listed: string[]) => modeChoices(region('d', 0, 0, listed), {}, undefined).map(({ id }) => id);
  expect(idsOf(modes)).toEqual(['wa_wal', 'pt_pub', 'me_mic_bic', 'me_mic_fold-bic', 'ps_tnc', 'me_mic-s']);
  expect(idsOf(['me_mic'])).toEqual(['me_mic']);
});

const everywhere = { outline: [] };

test('examples connect different known stations', () => {
  const stations = [0, 0.001, 0.4, 0.8, 0.9].map((lat, index) => ({ lat, lng: 0, name: `S${index}` }));
  const examples = examplesOf(stations, everywhere, 3);
  expect(examples).toHaveLength(3);
  expect(examples[0]).toMatchObject({ from: { name: 'S0' }, to: { name: 'S4' } });
  for (const { from, to } of examples) expect(from.name).not.toBe(to.name);
  expect(examplesOf([], everywhere, 3)).toEqual([]);
  expect(examplesOf([stations[0]!, stations[0]!], everywhere, 3)).toEqual([]);
  expect(examplesOf([{ lat: 0, lng: 0 }, stations[4]!], everywhere, 3)).toEqual([]);
});

test('examples need only the default modes', () => {
  const stations = ['in_air', 'pt_pub_subway', 'pt_pub_train', 'in_air'].map((mode, index) => ({
    lat: index,
    lng: 0,
    name: `S${index}`,
    mode,
  }));
  expect(examplesOf(stations, everywhere, 3).map(({ from, to }) => [from.name, to.name])).toEqual([['S1', 'S2']]);
});

test('examples stay within the region', () => {
  const square = [
    { lat: -1, lng: -1 },
    { lat: -1, lng: 1 },
    { lat: 1, lng: 1 },
    { lat: 1, lng: -1 },
    { lat: -1, lng: -1 },
  ];
  const stations = [0, 0.5, 40].map((lat, index) => ({ lat, lng: 0, name: `S${index}`, mode: 'pt_pub_train' }));
  expect(examplesOf(stations, { outline: square }, 3).map(({ from, to }) => [from.name, to.name])).toEqual([
    ['S0', 'S1'],
  ]);
});
