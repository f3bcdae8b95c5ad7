import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gbfsFiles, gbfsJsonSchema } from '@tripwright/feeds/reference';
import { generateSampleCity } from '@tripwright/sample-city';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { GBFS_FILES } from '../src/feed/feed-file-names.ts';

const manifest = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'));

/** The editor's JSON service with the schemas as the manifest assigns them. */
const service = getLanguageService({});
const schemas = (manifest.contributes.jsonValidation as { fileMatch: string | string[]; url: string }[]).flatMap(
  ({ fileMatch, url }) => {
    const [, any, name] = /schemas\/gbfs\/(any-)?(\w+)\.schema\.json$/.exec(url) ?? [];
    const file = gbfsFiles.find((one) => one.name === name);
    if (file === undefined) return [];
    const schema = gbfsJsonSchema(file, any === undefined) as object;
    return [{ uri: url, fileMatch: [fileMatch].flat(), schema }];
  },
);
service.configure({ validate: true, schemas });

function open(path: string, text: string) {
  const document = TextDocument.create(`file:///${path}`, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

async function problemsOf(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
}

const stringify = (value: unknown): string => JSON.stringify(value, undefined, 1);

test('every file of GBFS has its schemas, and the extension names the same files', () => {
  expect(GBFS_FILES).toEqual(gbfsFiles.map(({ name }) => name));
  expect(schemas).toHaveLength(2 * gbfsFiles.length);
});

const systems = generateSampleCity().gbfs;
const fileOf = (system: string, name: string): string => stringify(systems.get(system)!.get(name));

/** Bicycles are a system of version 2, scooters and cars are of version 3. */
test.each(['merrow-bikes', 'skipper', 'tidecar'])('the system %s, which is good, fits', async (system) => {
  for (const [name, content] of systems.get(system)!) {
    expect(await problemsOf(`town/gbfs/${name}`, stringify(content)), name).toEqual([]);
  }
});

test('words that are not in the list, values of another kind and names of an earlier version are found', async () => {
  const types = fileOf('tidecar', 'vehicle_types.json').replace('"hybrid"', '"steam"');
  expect((await problemsOf('gbfs/vehicle_types.json', types))[0]).toMatch(/^"steam": Value is not accepted/);
  const status = fileOf('tidecar', 'station_status.json');
  expect(await problemsOf('gbfs/station_status.json', status.replace('"is_renting": true', '"is_renting": 1'))).toEqual(
    ['1: Incorrect type. Expected "boolean".'],
  );
  const old = status.replace('num_vehicles_available', 'num_bikes_available');
  const found = await problemsOf('gbfs/station_status.json', old);
  expect(found.some((problem) => problem.endsWith('Up to version 2; now num_vehicles_available.'))).toBe(true);
  expect(found.some((problem) => problem.endsWith('Missing property "num_vehicles_available".'))).toBe(true);
});

test('version 1 writes 0 and 1, seconds and words in capitals, and needs no version', async () => {
  const wrap = (data: unknown): string => stringify({ last_updated: 1_700_000_000, ttl: 60, data });
  const flags = { is_installed: 1, is_renting: 1, is_returning: 0 };
  const station = { station_id: 'a', num_bikes_available: 0, num_docks_available: 12, last_reported: 1, ...flags };
  expect(await problemsOf('gbfs/station_status.json', wrap({ stations: [station] }))).toEqual([]);
  const place = { station_id: 'a', name: 'Avenida', lat: 41.1, lon: -8.6, rental_methods: ['KEY', 'key'] };
  expect(await problemsOf('gbfs/station_information.json', wrap({ stations: [place] }))).toEqual([]);
});

test('elsewhere a file must look like GBFS; in a folder of GBFS its name is enough', async () => {
  expect(await problemsOf('shop/vehicle_types.json', '{"cars": 3}')).toEqual([]);
  expect((await problemsOf('shop/vehicle_types.json', '{"last_updated": 1, "data": {}}')).length).toBeGreaterThan(0);
  expect((await problemsOf('gbfs-town/en/vehicle_types.json', '{"cars": 3}')).length).toBeGreaterThan(0);
});

test('hover explains a field and completion offers words with their meanings', async () => {
  const text = fileOf('tidecar', 'vehicle_types.json');
  const { document, json } = open('gbfs/vehicle_types.json', text);
  const place = (words: string) => document.positionAt(text.indexOf(words) + 2);
  const hover = await service.doHover(document, place('"propulsion_type"'), json);
  expect(JSON.stringify(hover?.contents)).toContain('What drives it');
  const completion = await service.doComplete(document, place('"hybrid"'), json);
  expect(completion?.items.map(({ label }) => label)).toContain('"electric_assist"');
  const [item] = completion?.items.filter(({ label }) => label === '"plug_in_hybrid"') ?? [];
  expect(JSON.stringify(item?.documentation)).toContain('a battery that can be charged');
});

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

describe.skipIf(!existsSync(data))('real systems (../shared/data; skipped where that folder is absent)', () => {
  test.each([
    ['gbfs-samples/lillestrombysykkel', []],
    [
      'gbfs-samples/helsinki',
      // A test row without a place, which Helsinki published.
      [
        'null: Incorrect type. Expected "string".',
        '"": String is shorter than the minimum length of 1.',
        'null: Incorrect type. Expected "number".',
      ].map((problem) => `station_information.json ${problem}`),
    ],
    ['oslo-east/gbfs-tier', []],
  ])('%s has the problems that it truly has', async (folder, expected) => {
    const found = new Set<string>();
    for (const name of readdirSync(join(data, folder)).filter((file) => file.endsWith('.json'))) {
      const text = readFileSync(join(data, folder, name), 'utf8');
      for (const problem of await problemsOf(`gbfs/${name}`, text)) found.add(`${name} ${problem}`);
    }
    expect([...found]).toEqual(expected);
  });
});
