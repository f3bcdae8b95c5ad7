import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SampleService, startSampleService } from '../sample-service.ts';

/** Inside a package that has the client, so that Node resolves its name. */
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
/** The programs leave on a Monday at ten, when everything runs. */
const CLOCK = `data:text/javascript,Date.now = () => ${Date.parse('2026-05-04T10:00:00Z')}`;

let service: SampleService;
let folder: string;
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  [service, folder] = await Promise.all([startSampleService(), mkdtemp(join(cache, 'client-'))]);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** The output of an example, run by Node from source against the sample city. */
async function outputOf(page: string, position: number): Promise<string> {
  const text = await readFile(new URL(`../../../../${page}`, import.meta.url), 'utf8');
  const example = [...text.matchAll(/^```ts\n(.*?)^```$/gms)][position]?.[1] ?? '';
  expect(example).toContain('http://localhost:4000');
  const file = join(folder, `example-${position}.ts`);
  await writeFile(file, example.replaceAll('http://localhost:4000', service.url).replaceAll("'.cache/", `'${folder}/`));
  const args = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--import', CLOCK, file];
  return (await promisify(execFile)(process.execPath, args, { timeout: 20_000 })).stdout;
}

test.each([
  [
    'docs/client.md',
    0,
    /^\d groups, 2 answers to come\n[\s\S]*[1-9]\d* groups, 0 answers to come\n(?:\d\d:\d\d: \S.*\n)+$/,
  ],
  ['docs/client.md', 1, /^refused change-request \S.*\n$/],
  ['docs/client.md', 2, /^stops in the box\n$/],
  ['packages/client/README.md', 0, /^[\s\S]* ways so far, 0 answers to come\n(?:\d\d:\d\d: \S.*\n)+$/],
] as const)('the example %s %i runs', { timeout: 30_000 }, async (page, position, expected) => {
  expect(await outputOf(page, position)).toMatch(expected);
});
