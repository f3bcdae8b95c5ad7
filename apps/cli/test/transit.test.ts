import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { after } from '@tripwright/core/storage';
import type { PatternIndex, PositionIndex } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import { CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';
import { createProgram } from '../src/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-transit-'));
const data = join(folder, 'data');
const START = Date.parse('2026-05-04T08:00:00+00:00') / 1000;

beforeAll(() => ensureSampleCity(data));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface JourneyJson {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  readonly legs: readonly {
    readonly kind: string;
    readonly route?: string;
    readonly fromStop: string;
    readonly toStop: string;
  }[];
}

/** Runs a command in this process, since program starts would take most of the time. Exit codes as in `main.ts`. */
async function run(
  args: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const written = { out: '', err: '' };
  const keep =
    (stream: 'out' | 'err') =>
    (text: string | Uint8Array): boolean => {
      written[stream] += String(text);
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await createProgram().parseAsync([
      ...['node', 'tripwright', 'transit', '--data', data, '--region', 'xx_portmerrow'],
      ...args,
    ]);
    return { code: Number(process.exitCode), ...written };
  } catch (error) {
    if (error instanceof CommanderError) return { code: 2, ...written };
    if (!(error instanceof PlannerError)) throw error;
    return { code: error.code === 'bad-usage' ? 2 : 1, out: written.out, err: written.err + error.message };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

const AT_EIGHT = ['--date', '2026-05-04', '--time', '08:00:00'];
const BETWEEN = ['--from', 'central-4', '--to', 'harbour-2', '--json'];
const ACROSS = [...AT_EIGHT, ...BETWEEN];

async function journeys(args: readonly string[]): Promise<JourneyJson[]> {
  const { code, out, err } = await run(args);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as JourneyJson[];
}
const routesOf = (list: readonly JourneyJson[]): Set<string | undefined> =>
  new Set(list.flatMap(({ legs }) => legs.filter((leg) => leg.kind === 'ride').map((leg) => leg.route)));

describe('tripwright transit: limits', () => {
  test('--routes, --operators and --modes exclude all others; unknown names are errors', async () => {
    const all = await journeys(ACROSS);
    const route = [...routesOf(all)][0]!;
    expect(routesOf(await journeys([...ACROSS, '--window', '60', '--routes', route]))).toEqual(new Set([route]));
    expect(routesOf(await journeys([...ACROSS, '--window', '60', '--modes', 'pt_pub_ferry']))).toEqual(new Set());
    expect(routesOf(await journeys([...ACROSS, '--avoid-modes', 'pt_pub']))).toEqual(new Set());
    // Exit code 1 for names that the region lacks, 2 for texts that are wrong in every region.
    for (const [option, value, expected] of [
      ['--routes', 'no-such', 1],
      ['--operators', 'nobody', 1],
      ['--modes', 'pt-pub', 2],
      ['--bikes', 'maybe', 2],
    ] as const) {
      const { code, out, err } = await run([...ACROSS, option, value]);
      expect([code, out]).toEqual([expected, '']);
      expect(err).toContain(`${option} ${value}`);
    }
    expect((await run([...ACROSS, '--from', 'central-44'])).err).toMatch(/"central-44".* Did you mean central-1?4\?/);
  });

  test('--max-boardings, --slack and --max-walk limit the answers', async () => {
    expect((await journeys([...ACROSS, '--max-boardings', '0'])).every(({ boardings }) => boardings === 0)).toBe(true);
    const walks = (await journeys([...ACROSS, '--max-walk', '0', '--window', '60'])).flatMap(({ legs }) => legs);
    expect(walks.every((leg) => leg.kind === 'ride')).toBe(true);
    const [usual, slow] = [await journeys(ACROSS), await journeys([...ACROSS, '--slack', '1200'])];
    const firstArrival = (list: readonly JourneyJson[]): number => Math.min(...list.map(({ arrival }) => arrival));
    expect(firstArrival(slow)).toBeGreaterThanOrEqual(firstArrival(usual));
  });

  test('--avoid-stops takes stations and codes; an unknown one is an error that suggests the nearest name', async () => {
    const touched = (await journeys(ACROSS)).flatMap(({ legs }) => legs.map((leg) => leg.toStop));
    const avoided = touched[0]!;
    const { code, out, err } = await run([...ACROSS, '--avoid-stops', avoided, `${avoided}x`]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`--avoid-stops ${avoided}x: this region has no stop`);
    expect(err).toContain(`Did you mean ${avoided}?`);
    const found = await journeys([...ACROSS, '--avoid-stops', avoided, '--window', '60']);
    const ends = found.flatMap(({ legs }) => legs.flatMap((leg) => [leg.fromStop, leg.toStop]));
    expect(ends).not.toContain(avoided);
  });

  test('--bikes leaves out trips that refuse bicycles, --bikes known keeps only trips that carry them (SV-21)', async () => {
    const { transit } = await readRegion(data, 'xx_portmerrow');
    const { patternBikes, patternFirstPosition, positionStop, patternRoute, routeId, stopId, strings } =
      transit!.timetable;
    /** Journeys between the ends of a line with a bicycle fact, on that line alone. */
    const along = async (fact: number, ...args: readonly string[]): Promise<number> => {
      const pattern = Array.from<number>(patternBikes).indexOf(fact) as PatternIndex;
      const [first, last] = [patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]! - 1];
      const stop = (position: number): string => strings.get(stopId[positionStop[position as PositionIndex]!]!);
      const route = strings.get(routeId[patternRoute[pattern]!]!);
      const ends = ['--from', stop(first), '--to', stop(last), '--routes', route, '--no-end-walk', '--json'];
      return (await journeys([...AT_EIGHT, ...ends, ...args])).length;
    };
    expect([await along(1), await along(1, '--bikes'), await along(1, '--bikes', 'known')]).toEqual([1, 1, 1]);
    expect([await along(2), await along(2, '--bikes'), await along(2, '--bikes', 'known')]).toEqual([1, 0, 0]);
    expect([await along(0), await along(0, '--bikes'), await along(0, '--bikes', 'known')]).toEqual([1, 1, 0]);
  });
});

describe('tripwright transit: other searches', () => {
  const cursor = ({ departure, arrival, boardings }: JourneyJson): string => `${departure},${arrival},${boardings}`;

  test('--next pages forward and back, by departure and by arrival', async () => {
    const first = await journeys([...ACROSS, '--next', '3']);
    expect(first).toHaveLength(3);
    const second = await journeys([...ACROSS, '--next', '3', '--after', cursor(first.at(-1)!)]);
    expect(await journeys([...ACROSS, '--next', '6'])).toEqual([...first, ...second]);
    expect(await journeys([...ACROSS, '--next', '3', '--before', cursor(second[0]!)])).toEqual(first);
    // A cursor holds the time, so neither date nor time is needed.
    expect(await journeys([...BETWEEN, '--next', '3', '--after', cursor(first.at(-1)!)])).toEqual(second);

    const last = await journeys([...ACROSS, '--arrive-by', '--next', '3']);
    expect(last.every(({ arrival }) => arrival <= START)).toBe(true);
    const sooner = await journeys([...ACROSS, '--arrive-by', '--next', '3', '--before', cursor(last[0]!)]);
    expect(await journeys([...ACROSS, '--arrive-by', '--next', '6'])).toEqual([...sooner, ...last]);
    expect(await journeys([...ACROSS, '--arrive-by', '--next', '3', '--after', cursor(sooner.at(-1)!)])).toEqual(last);
  });

  test('printed times of another day than the requested one have their date', async () => {
    const printed = async (...when: string[]): Promise<string[]> =>
      (await run([...when, '--from', 'central-4', '--to', 'harbour-2'])).out.trim().split('\n');
    for (const line of await printed(...AT_EIGHT)) expect(line).toMatch(/^\D* 08:\d\d:\d\d ~ [^-]*$/);
    for (const line of await printed('--date', '2026-05-04', '--time', '32:00:00')) {
      expect(line).toContain(' 2026-05-05 08:');
      expect(line.match(/2026-05-05/g)).toHaveLength(1);
    }
    const start = Date.parse('2026-05-05T08:00:00+00:00') / 1000;
    for (const line of await printed('--next', '1', '--after', `${start},${start},0`))
      expect(line).toContain(' 2026-05-05 ');
  });

  test('--window with --arrive-by gives the arrivals of the time before', async () => {
    const arrivals = (await journeys([...ACROSS, '--arrive-by', '--window', '60'])).filter(
      ({ boardings }) => boardings > 0,
    );
    expect(arrivals.length).toBeGreaterThan(2);
    expect(arrivals.every(({ arrival }) => arrival <= START && arrival >= START - 3600)).toBe(true);
  });

  test('--to-all gives for every stop the result of a search to it', async () => {
    const { out } = await run([...AT_EIGHT, '--from', 'central-4', '--to-all', '--json']);
    const reached = JSON.parse(out) as { stop: string; time: number; boardings: number }[];
    expect(reached.length).toBeGreaterThan(20);
    const arrival = Math.min(...(await journeys(ACROSS)).map(({ arrival }) => arrival));
    expect(reached.find(({ stop }) => stop === 'harbour-2')?.time).toBe(arrival);
    expect((await run([...AT_EIGHT, '--from', 'central-4', '--to-all'])).out.split('\n')[0]).toBe(
      'stop,time,boardings',
    );
    const back = JSON.parse(
      (await run([...AT_EIGHT, '--to', 'harbour-2', '--arrive-by', '--to-all', '--json'])).out,
    ) as typeof reached;
    expect(back.every(({ time }) => time <= START)).toBe(true);
  });

  test('a search that ends early reports it and exits with 0', async () => {
    const { code, out, err } = await run([...ACROSS, '--window', '60', '--budget', '1']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ journeys: expect.any(Array), complete: false });
    expect(err).toMatch(/ended early/);
  });

  test('JSON holds `complete` where a search may end early, and is a plain list elsewhere', async () => {
    const whole = await run([...ACROSS, '--json', '--budget', '100000000']);
    expect(JSON.parse(whole.out)).toEqual({ journeys: await journeys(ACROSS), complete: true });
    const stops = await run([...AT_EIGHT, '--from', 'central-4', '--to-all', '--json', '--budget', '1']);
    expect(JSON.parse(stops.out)).toMatchObject({ stops: expect.any(Array), complete: false });
  });

  test.each<[readonly string[], RegExp]>([
    [['--window', '60', '--next', '3'], /--window and --next/],
    [['--after', '1,2,3'], /--next N/],
    [['--next', '3', '--after', '1,2'], /DEPARTURE,ARRIVAL,BOARDINGS/],
    [['--next', '3', '--after', '1,2,3', '--before', '1,2,3'], /choose one/],
    [['--to-all', '--batch', '-'], /--to-all/],
    [['--next', '3', '--after', '1,2,3', '--batch', '-'], /--after and --before cannot be given with --batch/],
    [['--to-all'], /--to-all searches to every stop: leave out --to/],
    [['--to-all', '--arrive-by'], /from every stop: leave out --from/],
    [['--batch', '-'], /--date and --time and --from and --to cannot be given with --batch/],
    [['--weights', 'waiting=2'], /--weights need --cost: add it/],
    [
      ['--window', '60', '--arrival-slack', '60', '--boarding-slack', '0'],
      /--arrival-slack and --boarding-slack need --cost/,
    ],
    [['--next', '0'], /--next takes a whole number, 1 or more/],
    [['--next', '3', '--after', '1e30,2,3'], /DEPARTURE,ARRIVAL,BOARDINGS/],
    [['--max-boardings', '1000000'], /--max-boardings takes a whole number, 0 to 100/],
    [['--from', ';'], /";" names no stop/],
    [['--from', 'central-4='], /the seconds after =/],
  ])('%j is refused', async (args, words) => {
    const { code, out, err } = await run([...ACROSS, ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(words);
  });
});

describe('tripwright transit: files', () => {
  test('a bad line of a batch gets an error, and the other lines are answered', async () => {
    const good = { from: 'central-4', to: 'harbour-2', time: START };
    const file = join(folder, 'batch.jsonl');
    const lines = [
      JSON.stringify(good),
      '{"from": "central-4"',
      '',
      JSON.stringify({ ...good, to: 'nowhere' }),
      JSON.stringify({ ...good, time: 'noon' }),
      '[]',
      JSON.stringify({ ...good, arriveBy: true }),
      JSON.stringify({ ...good, time: 1e30 }),
      JSON.stringify({ ...good, arriveby: true }),
    ];
    writeFileSync(file, `${lines.join('\r\n')}\r\n`);
    const { code, out, err } = await run(['--batch', file]);
    expect(code).toBe(1);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { journeys?: JourneyJson[]; line?: number; error?: string });
    expect(answers.map(({ line }) => line)).toEqual([undefined, 2, 4, 5, 6, undefined, 8, 9]);
    expect(answers[0]?.journeys?.length).toBeGreaterThan(0);
    expect(answers[5]?.journeys?.every(({ arrival }) => arrival <= START)).toBe(true);
    expect(answers[1]?.error).toMatch(/batch\.jsonl, line 2: not JSON .*one JSON object per line/);
    expect(answers[2]?.error).toMatch(/line 4.*nowhere/);
    expect(answers[3]?.error).toMatch(/line 5.*"time"/);
    expect(answers[7]?.error).toMatch(/line 9: there is no member "arriveby"\. Did you mean "arriveBy"\?/);
    expect(err).toMatch(/6 of 8 lines/);
    expect((await run(['--batch', 'none.jsonl'])).err).toMatch(/none\.jsonl cannot be read\. Give a file/);
  });

  test('the error lists every bad line of a footpaths file', async () => {
    const file = join(folder, 'bad.csv');
    writeFileSync(
      file,
      [
        'from_stop,to_stop,seconds',
        'central-4,harbour-2,60',
        'central-4,nowhere,60',
        'central-4,harbour-2',
        '"central-4,harbour-2,60',
        'central-4,harbour-2,1.5',
        'central-4,harbour-2,',
      ].join('\n'),
    );
    const { code, out, err } = await run([...ACROSS, '--footpaths', file]);
    expect([code, out]).toEqual([1, '']);
    for (const [line, words] of [
      [3, 'nowhere'],
      [4, 'only 2'],
      [5, 'quotation mark'],
      [6, '1.5'],
      [7, 'whole seconds'],
    ] as const)
      expect(err).toMatch(new RegExp(`bad\\.csv:${line}: .*${words}`));
    expect(err).not.toContain('bad.csv:2');
    writeFileSync(file, 'from_stop,to_stop,seconds\ncentral-4,central-4,0\n"central-4","harbour-2",60\n');
    expect((await journeys([...ACROSS, '--footpaths', file]))[0]).toMatchObject({ boardings: 0, arrival: START + 60 });
  });
});

describe('tripwright transit --cost', () => {
  test('every journey has a cost, the Pareto set of the plain search is included, and weights count', async () => {
    const costs = async (...args: readonly string[]): Promise<(JourneyJson & { readonly cost: number })[]> =>
      (await journeys([...ACROSS, '--cost', ...args])) as (JourneyJson & { readonly cost: number })[];
    const byCost = await costs();
    const figures = (list: readonly JourneyJson[]): string[] =>
      list.map(({ arrival, boardings }) => `${arrival} ${boardings}`);
    expect(figures(byCost)).toEqual(expect.arrayContaining(figures(await journeys(ACROSS))));
    expect(byCost.every(({ cost }) => cost > 0)).toBe(true);
    const free = await costs('--weights', 'walking=0,waiting=0,riding=0,boarding=7');
    expect(free.every(({ cost, boardings }) => cost === 7 * boardings)).toBe(true);
    const [comfortable] = await costs('--weights', 'boarding=0', '--comfort', 'pt_pub=0.5', '--no-end-walk');
    const [plain] = await costs('--weights', 'boarding=0', '--no-end-walk');
    expect(comfortable!.cost).toBe(plain!.cost / 2);
  });

  test.each<[readonly string[], RegExp]>([
    [['--cost', '--weights', 'sleeping=1'], /--weights sleeping=1.*walking, waiting/],
    [['--cost', '--weights', 'walking=-1'], /--weights walking=-1/],
    [['--cost', '--comfort', 'tram=1'], /--comfort tram=1.*mode/],
    [['--comfort', 'pt_pub=1'], /need --cost/],
    [['--cost', '--next', '2'], /--next and --cost/],
  ])('%j is refused', async (args, words) => {
    const { code, out, err } = await run([...ACROSS, ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(words);
  });
});
