import { decodePolyline } from '@tripwright/core/geo';
import { expect, test } from 'vitest';
import { region } from '../../test/sample-outcome.ts';
import { checkRegions } from '../conformance/index.ts';
import { encodeRegions } from './encode/encode-regions.ts';
import { parseRegionsRequest } from './parse/parse-regions.ts';
import { regionsResponseSchema } from './schemas/response-schemas.ts';

const OWN = 'http://localhost:4000/v1';

test('the list conforms, and describes every mode it names or implies', () => {
  const body = encodeRegions([region], OWN, 'en');
  const sent: unknown = JSON.parse(JSON.stringify(body));
  expect(checkRegions(sent)).toEqual([]);
  expect(regionsResponseSchema.parse(sent)).toEqual(sent);
  const [first] = body.regions;
  expect(first).toMatchObject({
    name: 'PT_Porto',
    timezone: 'Europe/Lisbon',
    urls: [OWN],
    cities: [{ region: 'PT_Porto', timezone: 'Europe/Lisbon' }],
  });
  expect(decodePolyline(first?.polygon ?? '')).toEqual(region.outline);
  expect(body.modes['wa_wal']).toMatchObject({ title: 'Walk', required: true });
  expect(body.modes['pt_pub']?.implies).toEqual(['wa_wal']);
  expect(encodeRegions([{ ...region, modes: ['pt_pub'] }], OWN, 'en').modes).toHaveProperty('wa_wal');
});

test('modes of a provider have its name, not the slug of the identifier', () => {
  const mode = 'ps_tax_red-cab';
  const titles = (providerNames: ReadonlyMap<string, string>): unknown =>
    encodeRegions([region, { ...region, modes: [mode], providerNames }], OWN, 'en').modes[mode]?.title;
  expect(titles(new Map([[mode, 'Red Cab & Sons']]))).toBe('Taxi (Red Cab & Sons)');
  expect(titles(new Map())).toBe('Taxi (red cab)');
});

test('the hash changes exactly when a visible field or the language changes', () => {
  const hash = (...of: Parameters<typeof encodeRegions>): number => encodeRegions(...of).hashCode;
  const usual = hash([region], OWN, 'en');
  expect(hash([{ ...region, datasetVersion: 'other' }], OWN, 'en')).toBe(usual);
  expect(hash([{ ...region, title: 'New' }], OWN, 'en')).not.toBe(usual);
  expect(hash([{ ...region, urls: ['https://a.example/v1'] }], OWN, 'en')).not.toBe(usual);
  expect(hash([region], OWN, 'ko')).not.toBe(usual);
});

test('outlines of cities are sent where they are asked for, and are part of the hash', () => {
  const [plain, outlined] = [encodeRegions([region], OWN, 'en'), encodeRegions([region], OWN, 'en', true)];
  expect(plain.regions[0]?.cities[0]).not.toHaveProperty('polygon');
  expect(decodePolyline(outlined.regions[0]?.cities[0]?.polygon ?? '')).toEqual(region.outline);
  expect(checkRegions(JSON.parse(JSON.stringify(outlined)))).toEqual([]);
  expect(outlined.hashCode).not.toBe(plain.hashCode);
  const two = encodeRegions([{ ...region, cities: [...region.cities, ...region.cities] }], OWN, 'en', true);
  expect(two.regions[0]?.cities[0]).not.toHaveProperty('polygon');
});

test('a list without regions is valid', () => {
  expect(checkRegions(JSON.parse(JSON.stringify(encodeRegions([], OWN, 'en'))))).toEqual([]);
});

test('requests: v is 2 or more and defaults to 2; unknown keys are ignored', () => {
  expect(parseRegionsRequest({ v: 2 })).toEqual({ ok: true, value: { v: 2 } });
  expect(parseRegionsRequest({})).toMatchObject({ ok: true });
  expect(parseRegionsRequest({ v: 2, hashCode: -5, cityPolygons: true, app: 'x' })).toMatchObject({
    ok: true,
    value: { hashCode: -5 },
  });
  for (const [body, reason] of [
    [{ v: 1 }, 'expected 2'],
    [{ v: '2' }, 'is not a whole number; expected 2'],
    [{ v: 2.5 }, 'is not a whole number'],
    [{ v: null }, 'expected 2'],
    ['v', 'is not a JSON object'],
  ] as const) {
    const parsed = parseRegionsRequest(body);
    expect(parsed.ok ? '' : parsed.problems[0]?.reason).toContain(reason);
  }
});
