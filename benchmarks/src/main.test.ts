import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from './common/folders.ts';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs the program as `npm run bench` does. */
const bench = (...args: string[]) =>
  run(process.execPath, ['--conditions=source', '--no-warnings', MAIN, ...args], { maxBuffer: 2 ** 24 });

const FEW = ['--city', 'sample-city', '--queries', '4', '--rounds', '1', '--warm-up', '0', '--no-peers', '--json'];

// Not how fast: only that every suite runs on the sample city and says so in figures.
describe('suites on the sample city print one object of figures', { timeout: 120_000 }, () => {
  test.each([
    ['transit', ['--no-cold'], 'engines'],
    ['street', [], 'pointToPoint'],
    ['journey', [], 'graphToPlan'],
    ['graph', ['--load-seconds', '0'], 'plans'],
    ['http', ['--load-seconds', '0'], 'endpoints'],
    ['overload', ['--load-seconds', '0'], 'scenes'],
    ['places', [], 'find'],
    ['live', ['--load-seconds', '0'], 'publishing'],
  ])('%s', async (suite, more, figure) => {
    const { stdout } = await bench(suite, ...FEW, ...more);
    const figures = JSON.parse(stdout);
    expect(figures).toMatchObject({ suite, questions: 4, rounds: 1, seed: 1 });
    expect(figures.machine.cores).toBeGreaterThan(0);
    expect(figures.cities).toHaveLength(1);
    expect(figures.cities[0][figure]).toBeDefined();
  });

  test('http measures two checkouts side by side, and says where the time goes', async () => {
    const { stdout } = await bench('http', ...FEW, '--load-seconds', '0', '--only', 'pt_pub', '--against', ROOT);
    const [endpoint] = JSON.parse(stdout).cities[0].endpoints;
    expect(endpoint).toMatchObject({ name: 'routing.json, pt_pub, gzip', against: { rounds: 1 } });
    expect(Object.keys(endpoint.shares)).toEqual(['read', 'plan', 'write', 'rest']);
  });

  test('answers of one and the same checkout are the same', async () => {
    const { stdout } = await bench('answers', ...FEW, '--against', ROOT);
    const [city] = JSON.parse(stdout).cities;
    expect(city).toMatchObject({ compared: 4, different: 0, refused: 0 });
    expect(city.empty).toBeLessThan(4);
  });

  test('transit --tiles grows the network and still answers', async () => {
    const { stdout } = await bench('transit', ...FEW, '--tiles');
    const [tiles] = JSON.parse(stdout).tiles;
    expect(tiles.networks.map(({ copies }: { copies: number }) => copies)).toEqual([1, 4, 25]);
    expect(tiles.queries.map(({ name }: { name: string }) => name)).toContain('25 across');
  });
});

test.each([[['fly']], [['transit', '--rounds', 'many']], [['transit', '--fast']]])(
  'bad usage ends with code 2 and the usage: %j',
  async (args) => {
    await expect(bench(...args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage: npm run') });
  },
);
