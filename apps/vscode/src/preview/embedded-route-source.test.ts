import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { tripParameters } from '@tripwright/client';
import { readTripFile } from '@tripwright/trip-file';
import { parseRouting } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSample } from '../../scripts/write-sample.ts';
import { readHostMessage } from '../../shared/messages.ts';
import { EmbeddedRouteSource } from './embedded-route-source.ts';
import { previewedQuery, previewedRequest } from './plan-request.ts';
import { PreviewFailure } from './route-source.ts';
import type { ReadSampleFile } from './sample-files.ts';

const { signal } = new AbortController();
/** A Tuesday, 9:00 in the sample city. */
const morning = Date.UTC(2026, 10, 24, 10) / 1000;
const hours = (count: number) => Array.from({ length: count }, (_, hour) => morning + hour * 3600);

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-embedded-'));
const sample = join(scratch, 'sample');
const readSample: ReadSampleFile = (name) => readFile(join(sample, name));

beforeAll(() => writeSample(sample));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function embedded({ locale = 'en', now = morning, read = readSample } = {}) {
  return new EmbeddedRouteSource({ readFile: read, locale, now: () => now });
}

describe('the sample that is packed', () => {
  test('has the files of the preview, no report, and less than 1.5 MB', async () => {
    const files = readdirSync(sample).sort();
    const buffers = Object.keys(JSON.parse(new TextDecoder().decode(await readSample('manifest.json'))).files);
    expect(files).toEqual([...buffers, 'landmarks.json', 'manifest.json'].sort());
    expect(readdirSync(scratch)).toEqual(['sample']);
    const packed = await Promise.all(files.map(async (file) => deflateRawSync(await readSample(file)).length));
    expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_500_000);
  });
});

describe('opening', () => {
  test('says that the data are sample data and has landmarks, outline and streets', async () => {
    const city = await embedded().open(signal);
    expect(city.title).toBe('Port Merrow');
    expect(city.source).toMatch(/sample data/i);
    const titles = city.places.map(({ title }) => title);
    expect(titles).toContain('Central Station');
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
    const ids = city.places.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([city.suggested.from, city.suggested.to]));
    expect(city.outline.at(0)).toEqual(city.outline.at(-1));
    expect(city.streets.length).toBeGreaterThan(1000);
    expect(city.streets.every((line) => line.length >= 2)).toBe(true);
    expect(readHostMessage(structuredClone({ type: 'city', city }))).toBeDefined();
  });

  test('names places in the language of the editor when the city has such names', async () => {
    const market = async (locale: string) =>
      (await embedded({ locale }).open(signal)).places.find(({ id }) => id === 'market-square')?.title;
    expect(await market('de-AT')).toBe('Marktplatz');
    expect(await market('ko')).toBe('Market Square');
  });

  test('files may be views into a larger buffer', async () => {
    const read = async (name: string) => {
      const bytes = await readSample(name);
      const larger = new Uint8Array(bytes.length + 7);
      larger.set(bytes, 3);
      return larger.subarray(3, 3 + bytes.length);
    };
    expect((await embedded({ read }).open(signal)).title).toBe('Port Merrow');
  });

  test('an unreadable file is a failure with a message, and a retry helps', async () => {
    let broken = true;
    const source = embedded({
      read: (name) => (broken && name === 'street.bin' ? Promise.reject(new Error('no such file')) : readSample(name)),
    });
    const failure: unknown = await source.open(signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PreviewFailure);
    expect(failure).toMatchObject({
      message: expect.stringContaining('no such file'),
      remedies: ['retry', 'open-settings'],
    });
    broken = false;
    expect((await source.open(signal)).title).toBe('Port Merrow');
  });
});

describe('planning', () => {
  test('returns rides and walks with times, texts and lines', async () => {
    const source = embedded();
    const { suggested } = await source.open(signal);
    const route = await source.plan(suggested, signal);
    expect(route.title).toBe('West Shore → Airport');
    expect(route.reason).toBeUndefined();
    const rides = route.trips.flatMap(({ legs }) => legs).filter(({ pattern }) => pattern === 'solid');
    expect(rides.length).toBeGreaterThan(0);
    for (const { action, times, lines } of rides) {
      expect(action).not.toMatch(/[<>]/);
      expect(times).toMatch(/\d/);
      expect(lines.flat().length).toBeGreaterThan(1);
    }
    expect(readHostMessage(structuredClone({ type: 'route', route }))).toBeDefined();
  });

  test('the suggested places are connected at every hour of the day', async () => {
    for (const now of hours(24)) {
      const source = embedded({ now });
      const route = await source.plan((await source.open(signal)).suggested, signal);
      expect(route.trips, new Date(now * 1000).toISOString()).not.toHaveLength(0);
    }
  });

  test('every landmark is reachable from the station, or there is a reason', async () => {
    const source = embedded();
    const { places } = await source.open(signal);
    for (const { id } of places) {
      const route = await source.plan({ from: 'central-station', to: id }, signal);
      expect(route.trips.length > 0 || (route.reason ?? '') !== '', id).toBe(true);
    }
  });

  test('departs at the requested time', async () => {
    const route = await embedded().plan({ from: 'opera', to: 'expo', departAfter: morning + 4 * 3600 }, signal);
    expect(route.trips[0]?.title).toMatch(/^13:/);
  });

  test('uses the language of the editor', async () => {
    const choice = { from: 'opera', to: 'expo' };
    const actions = async (locale: string) =>
      (await embedded({ locale }).plan(choice, signal)).trips.flatMap(({ legs }) => legs.map(({ action }) => action));
    expect(await actions('de')).not.toEqual(await actions('en'));
  });

  test('the same place twice is an answer with a reason', async () => {
    const route = await embedded().plan({ from: 'opera', to: 'opera' }, signal);
    expect(route.trips).toEqual([]);
    expect(route.reason).toBeTruthy();
  });

  test('a place that is not in the city is refused', async () => {
    await expect(embedded().plan({ from: 'opera', to: 'nowhere' }, signal)).rejects.toBeInstanceOf(PreviewFailure);
  });

  test('plans the same request as a server', () => {
    const from = { id: 'a', title: 'A', at: [43.5, -28.4] } as const;
    const to = { id: 'b', title: 'B', at: [43.6, -28.3] } as const;
    const asked = { from, to, departAfter: morning };
    const query = tripParameters(previewedQuery(asked), 'en', true);
    const parsed = parseRouting(query, { now: 0, knowsStop: () => false });
    expect(parsed).toMatchObject({ ok: true, value: { request: previewedRequest(asked) } });
  });
});

describe('requests of files', () => {
  const requestOf = (content: object) => {
    const { file, problems } = readTripFile(JSON.stringify(content));
    if (file === undefined) throw new Error(JSON.stringify(problems));
    return file;
  };
  const shore = { from: 'West Shore', to: 'Airport', when: 'tomorrow 08:15', modes: ['pt_pub', 'wa_wal'] };

  test('are planned by names and relative times, with further departures and an explanation', async () => {
    const route = await embedded().planTrip(requestOf(shore).request, { signal, explain: true });
    expect(route).toMatchObject({ title: 'West Shore → Airport', source: 'Sample city', isArrival: false });
    expect(route.requestedTime).toBe(morning + 86_400 - 45 * 60);
    const [best] = route.trips;
    expect(best?.alternatives.length).toBeGreaterThan(0);
    const departures = best?.alternatives.map(({ depart }) => depart) ?? [];
    expect(departures).toEqual(departures.toSorted((a, b) => a - b));
    expect(route.explanation?.length).toBeGreaterThan(1);
    // It names modes and lines as riders know them.
    expect(route.explanation?.join('\n')).toMatch(/^Public transport: (?:1 option|\d+ options)$/m);
    expect(route.explanation?.filter((line) => /[a-z]_[a-z]/.test(line))).toEqual([]);
    expect(readHostMessage(structuredClone({ type: 'route', route }))).toBeDefined();
  });

  test('with a wheelchair say of each ride whether it is step-free', async () => {
    const { request } = requestOf({ ...shore, wheelchair: true });
    const { trips } = await embedded().planTrip(request, { signal });
    const rides = trips.flatMap(({ legs }) => legs.filter(({ pattern }) => pattern === 'solid'));
    expect(rides.length).toBeGreaterThan(0);
    expect(rides.every(({ stepFree }) => stepFree === 'yes' || stepFree === 'unknown')).toBe(true);
  });

  test('are judged by what they expect', async () => {
    const { request, expect: expected } = requestOf({ ...shore, expect: { maxChanges: 0, maxDuration: '1 min' } });
    const verdicts = await embedded().judge(request, expected, signal);
    expect(verdicts.map(({ name, passed }) => [name, passed])).toEqual([
      ['maxChanges', true],
      ['maxDuration', false],
    ]);
  });

  test('with an unknown place are refused in words, with similar names', async () => {
    const { request } = requestOf({ ...shore, from: 'Central Sttaion' });
    await expect(embedded().planTrip(request, { signal })).rejects.toThrow(/no place “Central Sttaion”/);
  });

  test('have the tiles of their region', async () => {
    const { from } = await embedded().resolve(requestOf(shore).request, signal);
    const size = 2 ** 12;
    const column = Math.floor(((from.lng + 180) / 360) * size);
    const radians = (from.lat * Math.PI) / 180;
    const row = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size);
    expect((await embedded().tile(12, column, row))?.length).toBeGreaterThan(500);
    expect(await embedded().tile(12, 0, 0)).toBeUndefined();
  });

  test('a folder without landmarks offers its stations', async () => {
    const read: ReadSampleFile = (name) =>
      name === 'landmarks.json' ? Promise.reject(new Error('no such file')) : readSample(name);
    const source = new EmbeddedRouteSource({ readFile: read, locale: 'en', now: () => morning, folder: 'my-region' });
    const city = await source.open(signal);
    expect(city.source).toBe('my-region');
    expect(city.places.length).toBeGreaterThan(3);
    expect(city.places.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(city.suggested)));
  });
});
