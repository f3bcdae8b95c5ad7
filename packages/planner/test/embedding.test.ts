import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test } from 'vitest';

const page = new URL('../../../docs/embedding.md', import.meta.url);
/** Inside the package, so that Node resolves the package's own name by its exports. */
const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let folder: string;

beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  [sample, folder] = await Promise.all([buildSampleRegion(), mkdtemp(join(cache, 'embedding-'))]);
});
afterAll(async () => {
  sample.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The code blocks of the page, in order. */
async function blocks(): Promise<string[]> {
  return [...(await readFile(page, 'utf8')).matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] as string);
}

/** The programs leave now: on a Monday at ten, when everything runs. */
const CLOCK = `data:text/javascript,Date.now = () => ${Date.parse('2026-05-04T10:00:00Z')}`;

/** The output of a program, run by Node from source. */
async function outputOf(program: string): Promise<string> {
  const file = join(folder, 'plan.ts');
  await writeFile(file, program);
  const args = ['--conditions=source', '--disable-warning=ExperimentalWarning', '--import', CLOCK, file];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

test('the program for Node plans with nothing but two places', async () => {
  const [program = ''] = await blocks();
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(11);
  expect(program).toContain("'data/xx_portmerrow'");
  const printed = await outputOf(program.replace('data/xx_portmerrow', join(sample.data, sample.code)));
  expect(printed).toMatch(/^(?:(?:\w|-|_| → )+\n)+$/);
  expect(printed).toContain('pt_pub');
});

test('the program for a browser plans over files that it fetches', async () => {
  const [, program = ''] = await blocks();
  expect(program).not.toContain('/node');
  const server = createServer(async ({ url = '' }, response) => {
    response.end(await readFile(join(sample.data, sample.code, url)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const local = program.replace('https://example.org/data/xx_portmerrow', `http://127.0.0.1:${port}`);
    expect(local).not.toBe(program);
    expect(await outputOf(local)).toMatch(/^[1-9]\d* groups of itineraries\n$/);
  } finally {
    server.close();
  }
});
