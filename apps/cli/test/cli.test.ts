import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLandmark } from '@tripwright/sample-city';
import { checkRouting } from '@tripwright/wire/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-cli-'));
const data = join(folder, 'data');
const region = 'xx_portmerrow';
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

beforeAll(() => ensureSampleCity(data));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(
  args: readonly string[],
  options: { readonly input?: string; readonly env?: Record<string, string> } = {},
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const result = spawnSync(process.execPath, ['--conditions=source', main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_GB.UTF-8', ...options.env },
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}
/** Writes a feed of one trip that runs daily between two dates. */
function writeFeed(name: string, from: string, to: string): string {
  const feed = join(folder, name);
  mkdirSync(feed);
  const tables = {
    agency: 'agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,Europe/Lisbon\n',
    stops: 'stop_id,stop_name,stop_lat,stop_lon\nX,X,41.15,-8.61\nY,Y,41.16,-8.62\n',
    routes: 'route_id,agency_id,route_short_name,route_type\nR,A,1,3\n',
    calendar: `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nW,1,1,1,1,1,1,1,${from},${to}\n`,
    trips: 'trip_id,route_id,service_id\nT,R,W\n',
    stop_times:
      'trip_id,stop_sequence,stop_id,arrival_time,departure_time\nT,1,X,08:00:00,08:00:00\nT,2,Y,08:10:00,08:10:00\n',
  };
  for (const [table, text] of Object.entries(tables)) writeFileSync(join(feed, `${table}.txt`), text);
  return feed;
}
const place = (id: Parameters<typeof getLandmark>[0]): string => `${getLandmark(id).lat},${getLandmark(id).lng}`;
const plan = (from: string, to: string, ...more: readonly string[]): string[] => [
  ...['plan', '--data', data, '--from', from, '--to', to],
  ...more,
];
const inRegion = (command: string, ...more: readonly string[]): string[] => [
  ...[command, '--data', data, '--region', region],
  ...more,
];
/** Between two stops, at eight on a Monday. */
const transit = (from: string, to: string, ...more: readonly string[]): string[] =>
  inRegion('transit', '--date', '2026-05-04', '--time', '08:00:00', '--from', from, '--to', to, ...more);

describe('tripwright', () => {
  test('--help names every command', () => {
    const { code, out } = run(['--help']);
    expect(code).toBe(0);
    for (const command of [
      'start',
      'build',
      'serve',
      'plan',
      'transit',
      'footpaths',
      'street',
      'check',
      'live',
      'modes',
    ])
      expect(out).toContain(command);
  });

  test('--help of a command names the defaults of values, not of unset flags', () => {
    const { out } = run(['transit', '--help']);
    expect(out).toMatch(/maximum number of boardings \(default:\s+6\)/);
    expect(out).not.toMatch(/default:\s+(false|\[\])/);
  });

  test('plan prints a journey in lines', () => {
    const { code, out } = run(
      plan(place('central-station'), place('lighthouse'), '--depart', '2026-05-04T08:00', '--modes', 'pt_pub'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/F1 → Lighthouse/);
  });

  test('plan prints operators and the price of each leg, and advises on modes', () => {
    const { code, out } = run(
      plan(
        place('central-station'),
        '43.50764,-28.38698',
        '--depart',
        '2026-05-04T08:00',
        '--modes',
        'ps_tax',
        'ps_taxi',
        'me_car',
        '--all-modes',
      ),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^ {3}\d\d:\d\d {2}Taxi \((Red Lantern Taxi|Harbour Cabs)\) {2}.* {2}€\d+\.\d\d$/m);
    expect(out).toMatch(/^\d\. .* {2}Car( {2}€\d+\.\d\d)?$/m);
    expect(out).toContain('Did you mean “ps_tax”?');
  });

  test('plan --json prints the body of /v1/routing.json', () => {
    const { code, out } = run(
      plan(place('airport'), place('university'), '--depart', '2026-05-04T08:00', '--json', '--locale', 'ko'),
    );
    expect(code).toBe(0);
    expect(checkRouting(JSON.parse(out))).toEqual([]);
  });

  test('plan --explain prints the reason for an empty answer', () => {
    const { code, out } = run(plan(place('airport'), place('lighthouse'), '--modes', 'wa_wal', '--explain'));
    expect(code).toBe(3);
    expect(out).toMatch(/no-connection/);
  });

  test('transit answers a single query and a batch alike, in JSON', () => {
    const links = run(inRegion('footpaths')).out.split('\n');
    expect(links[0]).toBe('from_stop,to_stop,seconds');
    const from = 'central-4';
    const to = 'harbour-2';
    const one = run(transit(from, to, '--json'));
    const journeys = JSON.parse(one.out) as {
      departure: number;
      arrival: number;
      boardings: number;
      legs: { kind: string }[];
    }[];
    expect(journeys.length).toBeGreaterThan(0);
    expect(journeys[0]?.legs.some((leg) => leg.kind === 'ride')).toBe(true);
    const time = Date.parse('2026-05-04T08:00:00+00:00') / 1000;
    const batch = run(inRegion('transit', '--batch', '-'), {
      input: `${JSON.stringify({ from, to, time })}\n\n${JSON.stringify({ from, to, time, arriveBy: true })}\n`,
    });
    const [depart, arrive] = batch.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { journeys: typeof journeys });
    expect(depart?.journeys).toEqual(journeys);
    expect(arrive?.journeys.every((journey) => journey.arrival <= time)).toBe(true);
  });

  test('transit --window gives the whole profile, --wheelchair leaves out inaccessible stops', () => {
    const base = transit('central-4', 'harbour-2', '--json');
    const departures = (args: readonly string[]): number[] =>
      (JSON.parse(run([...base, ...args]).out) as { departure: number }[]).map((journey) => journey.departure);
    const start = Date.parse('2026-05-04T08:00:00+00:00') / 1000;
    const hour = departures(['--window', '60']);
    expect(new Set(hour).size).toBeGreaterThan(3);
    expect(hour.every((departure) => departure >= start && departure <= start + 3600)).toBe(true);
    // Harbour is reached by stairs only, so no rider in a wheelchair alights there.
    expect(departures(['--wheelchair', '--no-end-walk'])).toEqual([]);
  });

  test('transit uses the links of --footpaths', () => {
    const file = join(folder, 'none.csv');
    writeFileSync(file, 'from_stop,to_stop,seconds\n');
    const { out } = run(transit('central-4', 'harbour-2', '--footpaths', file, '--json'));
    expect(
      (JSON.parse(out) as { legs: { kind: string }[] }[])
        .flatMap((journey) => journey.legs)
        .some((leg) => leg.kind === 'walk'),
    ).toBe(false);
  });

  test('street prints the metres to and from the street apart: they count in the time and not in the metres', () => {
    const args = inRegion('street', '--from', place('town-hall'), '--to', place('opera'), '--profile', 'car');
    const { out } = run(args);
    const { metres, seconds, from, to } = JSON.parse(run([...args, '--json']).out);
    const steps = Math.round(from.snapMetres + to.snapMetres);
    expect(steps).toBeGreaterThan(0);
    expect(out.split('\n')[0]).toBe(
      `car: ${metres} m + ${steps} m to and from the street, ${Math.round(seconds / 60)} min`,
    );
  });

  test('street lists ways and nodes of the map', () => {
    const { code, out } = run(
      inRegion('street', '--from', place('town-hall'), '--to', place('opera'), '--profile', 'bicycle', '--json'),
    );
    const answer = JSON.parse(out) as { found: boolean; ways: { nodes: number[] }[]; metres: number };
    expect([code, answer.found]).toEqual([0, true]);
    expect(answer.ways.every((way) => way.nodes.length > 0)).toBe(true);
  });

  test('modes explains, suggests and refuses', () => {
    const { code, out } = run(['modes', 'pt_pub_bus', 'pt_pub_buss', 'cy_bic', 'pt__x']);
    expect(code).toBe(1);
    expect(out).toMatch(/✓ pt_pub_bus/);
    expect(out).toMatch(/pt_pub_buss.*Did you mean pt_pub_bus/);
    expect(out).toMatch(/cy_bic: deprecated, use me_mic_bic/);
    expect(out).toMatch(/✗ pt__x: malformed/);
  });
});

describe('slips of the hand', () => {
  test('--form is taken for --from, although the parser misses --from first', () => {
    const { code, err } = run(['plan', '--data', data, '--form', place('airport'), '--to', place('university')]);
    expect(code).toBe(2);
    expect(err).toContain('--form is not an option of plan. Did you mean --from?');
  });

  test('latitude and longitude in the wrong order are asked about', () => {
    const swapped = `${getLandmark('airport').lng},${getLandmark('airport').lat}`;
    const { code, err } = run(plan(swapped, place('university')));
    expect(code).toBe(4);
    expect(err).toContain(`Did you mean --from ${place('airport')}?`);
    expect(run(plan('139.7,35.6', place('university'))).err).toContain('Did you mean --from 35.6,139.7?');
    const street = run(inRegion('street', '--from', swapped, '--to', place('university')));
    expect(street.err).toContain(`Did you mean --from ${place('airport')}?`);
  });

  test('a folder with one region needs no --region', () => {
    const args = ['street', '--data', data, '--from', place('town-hall'), '--to', place('opera')];
    expect(run(args)).toEqual(run([...args, '--region', region]));
    expect(run(['footpaths', '--data', data]).code).toBe(0);
  });

  test('a busy port is named, with one that is free', async () => {
    const busy = createServer();
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => resolve((busy.address() as AddressInfo).port));
    });
    const { code, err } = run(['serve', '--data', data, '--port', String(port)]);
    busy.close();
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`Port ${port} is taken: try --port (\\d+) / TRIPWRIGHT_PORT=\\1 npm start`));
  });
});

describe('exit codes of plan', () => {
  test.each<[string, readonly string[], number]>([
    ['a journey', plan(place('airport'), place('university'), '--depart', '2026-05-04T08:00'), 0],
    ['bad usage', plan(place('airport'), place('university'), '--cycling', 'sometimes'), 2],
    ['nothing found', plan(place('airport'), place('lighthouse'), '--modes', 'wa_wal'), 3],
    ['outside', plan('52.5,13.4', place('university')), 4],
    ['unknown mode', plan(place('airport'), place('university'), '--modes', 'pt_pubb'), 5],
  ])('%s', (_, args, code) => {
    expect([run(args).code, run([...args, '--json']).code]).toEqual([code, code]);
  });
});

describe('bad input: one message, the right exit code, no files left behind', () => {
  test.each<[string, readonly string[], number, RegExp]>([
    ['an unknown command', ['plna'], 2, /unknown command/],
    ['a missing option', ['build', '--out', 'x'], 2, /--region.*\n\(tripwright build --help shows the options\)/],
    ['a place that is none', plan('abc', '1,2'), 2, /--from abc/],
    [
      'a date that is none',
      inRegion('transit', '--date', '2026-02-30', '--time', '8:00', '--from', 'a', '--to', 'b'),
      2,
      /2026-02-30/,
    ],
    [
      'an unknown region',
      [
        'transit',
        '--data',
        data,
        '--region',
        'zz',
        '--date',
        '2026-05-04',
        '--time',
        '8:00',
        '--from',
        'a',
        '--to',
        'b',
      ],
      1,
      /"zz".*xx_portmerrow/,
    ],
    [
      'an unknown stop',
      inRegion('transit', '--date', '2026-05-04', '--time', '8:00', '--from', 'nowhere', '--to', 'central-4'),
      1,
      /nowhere/,
    ],
    [
      'a feed that is not there',
      ['build', '--region', 'x', '--gtfs', 'none.zip', '--out', 'built'],
      1,
      /There is no file none\.zip/,
    ],
    ['a feed to check that is not there', ['check', 'none.zip'], 1, /There is no file none\.zip/],
    ['a port that is none', ['serve', '--data', data, '--port', '99999'], 2, /--port is "99999", but must be .*65535/],
    [
      'a region in place of the folder that holds it',
      ['serve', '--data', join(data, region)],
      1,
      /is itself a region.*Give the folder that holds it: .*data/,
    ],
    ['a folder that is not there', ['serve', '--data', 'nowhere'], 1, /nowhere/],
    [
      'wishes for cycling on foot',
      inRegion('street', '--from', '1,2', '--to', '1,2', '--folding'),
      2,
      /--folding has no effect with --profile walk: add --profile bicycle/,
    ],
    [
      'places beside a batch of them',
      inRegion('street', '--batch', '-', '--from', '1,2'),
      2,
      /cannot be given with --batch/,
    ],
    [
      'islands of streets that are not given',
      ['build', '--region', 'x', '--gtfs', 'none.zip', '--keep-islands', '--out', 'built'],
      2,
      /--keep-islands needs streets: add --osm FILE/,
    ],
    [
      'a country whose streets are not given',
      ['build', '--region', 'x', '--gtfs', 'none.zip', '--country', 'PT', '--out', 'built'],
      2,
      /--country needs streets/,
    ],
    [
      'a feed with two licences',
      ['build', '--region', 'x', '--gtfs', 'a.zip', '--licence', 'a=CC0', 'a=ODbL', '--out', 'built'],
      2,
      /a has two licences, CC0 and ODbL/,
    ],
    ['a profile that is none', inRegion('street', '--from', '1,2', '--to', '1,2', '--profile', 'rocket'), 2, /rocket/],
  ])('%s', (_, args, code, words) => {
    const result = run(args);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).toMatch(words);
    expect(result.err).not.toMatch(/\bat .*\.ts:\d+|Usage:/);
    expect(existsSync(join(folder, 'built'))).toBe(false);
  });

  test('a misspelt variable is an error that suggests the nearest name', () => {
    const { code, err } = run(['serve', '--data', data], { env: { TRIPWRIGHT_PROT: '1' } });
    expect(code).toBe(1);
    expect(err).toContain('TRIPWRIGHT_PORT');
  });

  test('build prints a summary, check lists the problems', () => {
    const feed = join(folder, 'feed');
    const { code } = run(['check', feed]);
    expect(code).toBe(1);
    const manifest = JSON.parse(readFileSync(join(data, region, 'manifest.json'), 'utf8')) as {
      counts: Record<string, number>;
    };
    expect(manifest.counts['trips']).toBeGreaterThan(1000);
  });

  test('build and check cry out where the stops are far from the streets, and check gives the figures of the feed', () => {
    const feed = writeFeed('elsewhere', '20240101', '20240131');
    const osm = join(folder, 'town.osm');
    writeFileSync(
      osm,
      `<osm>${['42.35 13.40', '42.36 13.41']
        .map((at, i) => `<node id="${i + 1}" lat="${at.split(' ')[0]}" lon="${at.split(' ')[1]}"/>`)
        .join('')}<way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>`,
    );
    const out = join(folder, 'torn');
    const built = run(['build', '--region', 'torn', '--gtfs', feed, '--osm', osm, '--keep-islands', '--out', out]);
    const alarm = /ERROR: The stops lie 1,8\d\d km from the streets: do the feed and the extract belong together\?/;
    expect(built.err).toMatch(alarm);
    expect([built.code, built.out]).toEqual([0, expect.stringContaining('Data quality: 1 error')]);
    const report = JSON.parse(readFileSync(join(out, 'torn', 'report.json'), 'utf8')) as { alarms: string[] };
    expect(report.alarms).toEqual([expect.stringMatching(/^The stops lie 1,8/)]);
    expect(readFileSync(join(out, 'torn', 'report.html'), 'utf8')).toMatch(/role="alert">The stops lie 1,8/);
    const checked = run(['check', feed, osm]);
    expect([checked.code, checked.err]).toEqual([1, expect.stringMatching(alarm)]);
    expect(checked.out).toContain(
      'elsewhere: 1 agency, 2 stops, 1 trip; service 2024-01-01 to 2024-01-31, 31 days. The timetable ended on 2024-01-31',
    );
  });

  test('build and check report that no date is covered by all feeds, and which dates each feed covers', () => {
    const feeds = [writeFeed('buses', '20240101', '20240131'), writeFeed('metro', '20250201', '20250228')];
    const built = run(['build', '--region', 'x', '--gtfs', ...feeds, '--out', join(folder, 'apart')]);
    expect(built.out).toMatch(
      /The feeds have no date in common.* buses 2024-01-01 to 2024-01-31, metro 2025-02-01 to 2025-02-28\. Get feeds/,
    );
    expect(built.code).toBe(0);
    expect(run(['check', ...feeds]).out).toMatch(/warning all feeds feeds-without-common-date ×2/);
  });
});
