import { generateSampleCity } from '@tripwright/sample-city';
import { expect, test } from 'vitest';
import { checkGbfs } from './check-gbfs.ts';

const systems = generateSampleCity().gbfs;

/** The texts of a system of the sample city in one language, as a person formats them. */
function textsOf(name: string): Map<string, string> {
  const files = [...systems.get(name)!].filter(([path]) => !path.startsWith('pt/'));
  return new Map(
    files.map(([path, content]) => [/(\w+)\.json$/.exec(path)![1]!, JSON.stringify(content, undefined, 1)]),
  );
}

/** Bicycles are a system of version 2, scooters and cars are of version 3. */
const [BICYCLES, SCOOTERS, CARS] = ['merrow-bikes', 'skipper', 'tidecar'];

/** The problems as code and the text that they underline. */
function problemsOf(texts: ReadonlyMap<string, string>): string[] | undefined {
  return checkGbfs(texts)
    ?.map(({ feed, code, meaning, remedy, startLine, startCharacter, endLine, endCharacter }) => {
      expect(endLine).toBe(startLine);
      // Files of JSON have no rows.
      expect(`${meaning} ${remedy}`).not.toMatch(/\brows?\b/);
      return `${feed} ${code} ${texts.get(feed)!.split('\n')[startLine]!.slice(startCharacter, endCharacter)}`;
    })
    .sort();
}

/** The problems after one text was changed. */
function after(system: string, feed: string, from: string, to: string): string[] | undefined {
  const texts = textsOf(system);
  const text = texts.get(feed)!;
  expect(text).toContain(from);
  return problemsOf(texts.set(feed, text.replace(from, to)));
}

test.each([BICYCLES, SCOOTERS, CARS])('the system %s, which is good, has no problems', (name) => {
  expect(problemsOf(textsOf(name!))).toEqual([]);
});

test('a broken reference is underlined at its value, with what follows from it', () => {
  expect(after(CARS!, 'station_status', '"car-central-station"', '"car-centre"')).toEqual([
    'station_information station-without-status car-central-station',
    'station_status unknown-station car-centre',
  ]);
  expect(after(CARS!, 'station_status', '      "small"\n', '      "smal"\n')).toEqual([
    'station_status unknown-vehicle-type smal',
  ]);
  expect(after(SCOOTERS!, 'vehicle_status', '"vehicle_type_id": "kick"', '"vehicle_type_id": "kik"')).toEqual([
    'vehicle_status unknown-vehicle-type kik',
  ]);
  expect(after(BICYCLES!, 'vehicle_types', '"single"', '"return"')).toEqual([
    'vehicle_types unknown-pricing-plan return',
  ]);
});

test('a value that the importer cannot use is underlined, wherever it stands', () => {
  expect(after(SCOOTERS!, 'vehicle_status', '43.508763', '143.508763')).toEqual([
    'vehicle_status unusable-place 143.508763',
  ]);
  expect(after(CARS!, 'vehicle_types', '"3.0"', '"2.3"')).toEqual(['vehicle_types mixed-versions 2.3']);
  expect(after(CARS!, 'system_information', '"Atlantic/Azores"', '"Atlantic/Azore"')).toEqual([
    'system_information invalid-timezone Atlantic/Azore',
  ]);
});

test('an id that occurs twice is underlined at its second place', () => {
  const [problem, ...others] = after(
    CARS!,
    'vehicle_types',
    '"vehicle_type_id": "small"',
    '"vehicle_type_id": "estate"',
  )!.filter((one) => one.startsWith('vehicle_types'));
  expect(others).toEqual([]);
  expect(problem).toBe('vehicle_types duplicate-key estate');
});

test('references that the importer does not read are checked as well', () => {
  const alert = { alert_id: 'x', type: 'other', summary: [], station_ids: ['car-central-station', 'car-nowhere'] };
  const alerts = { last_updated: '2024-01-01T00:00:00Z', ttl: 0, version: '3.0', data: { alerts: [alert] } };
  expect(problemsOf(textsOf(CARS!).set('system_alerts', JSON.stringify(alerts)))).toEqual([
    'system_alerts unknown-id car-nowhere',
  ]);
});

test('a missing file is shown where the files are listed', () => {
  const texts = textsOf(CARS!);
  texts.delete('station_status');
  expect(checkGbfs(texts)).toMatchObject(
    [{ feed: 'gbfs', code: 'missing-file', startLine: 0, meaning: /^station_status\.json · / }].map((problem) => ({
      ...problem,
      meaning: expect.stringMatching(problem.meaning),
    })),
  );
});

test('while a file is being typed it may define any id', () => {
  expect(after(CARS!, 'station_information', '}', '')).toBeUndefined();
});

test('a single file, and JSON of other programs, are left alone', () => {
  const texts = textsOf(CARS!);
  expect(problemsOf(new Map([['station_status', texts.get('station_status')!]]))).toEqual([]);
  expect(problemsOf(new Map(['gbfs', 'vehicle_types'].map((feed) => [feed, '{"name": "something"}'])))).toEqual([]);
});
