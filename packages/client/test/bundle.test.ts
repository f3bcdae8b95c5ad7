import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Metafile } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EIGHT, FROM, routingAnswer, TO } from './fake-server.ts';

/** The client as a page loads it, minified; languages are files of their own. The budget moves only in a commit that says why. */
const MOST_BYTES = 32_000;

const ENTRY = "export * from '@tripwright/client';";

let files: Map<string, string>;
let inputs: Metafile['outputs'][string]['inputs'];
let externals: string[];
beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: ENTRY, resolveDir: new URL('.', import.meta.url).pathname, sourcefile: 'client.ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['source'],
    outdir: '/bundle',
    entryNames: 'client',
    write: false,
    metafile: true,
  });
  files = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*\//, ''), text]));
  const entry = Object.entries(metafile.outputs).find(([name]) => name.endsWith('client.js'))![1];
  inputs = entry.inputs;
  externals = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
});

/** Bytes of the entry and of what it imports at once. */
function bytesAtOnce(name: string, seen = new Set<string>()): number {
  const text = files.get(name);
  if (text === undefined || seen.has(name)) return 0;
  seen.add(name);
  const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file as string);
  return Buffer.byteLength(text) + imported.reduce((sum, file) => sum + bytesAtOnce(file, seen), 0);
}

describe('the bundle for browsers', () => {
  test('is small and holds neither zod, nor Node, nor a language', () => {
    const bytes = bytesAtOnce('client.js');
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(bytes).toBeGreaterThan(5_000);
    expect(externals).toEqual([]);
    const sources = Object.keys(inputs).join('\n');
    expect(sources).toContain('packages/client/src/client/client.ts');
    expect(sources).not.toMatch(/zod|node_modules|__generated__\/(?:de|en)\.ts/);
    expect([...files.values()].join('\n')).not.toContain('ZodError');
  });

  test('a program that only merges trips carries no transport', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "export { mergeTrips } from '@tripwright/client';",
        resolveDir: new URL('.', import.meta.url).pathname,
      },
      bundle: true,
      minify: true,
      format: 'esm',
      conditions: ['source'],
      write: false,
    });
    const text = outputFiles[0]!.text;
    expect(text.length).toBeLessThan(10_000);
    expect(text).not.toContain('service-key');
  });
});

const CHROMIUM = '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser)
  console.warn(`The browser test of the client is skipped: there is no ${CHROMIUM} (apt-get install chromium).`);

describe.skipIf(!hasBrowser)('in a browser', () => {
  let server: Server;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/v1/')) {
        asked.push(pathname);
        const body =
          pathname === '/v1/routing.json'
            ? routingAnswer()
            : pathname === '/v1/locations.json'
              ? { groups: [{ key: '1#1', hashCode: 5, stops: [{ lat: 41, lng: -8, name: 'Quay' }] }] }
              : { hashCode: 1, regions: [], modes: {} };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      } else if (pathname.endsWith('.js')) {
        response.setHeader('content-type', 'text/javascript').end(files.get(pathname.slice(1)) ?? '');
      } else response.setHeader('content-type', 'text/html').end('<!doctype html><title>client</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('plans, and keeps cells in IndexedDB over a reload', { timeout: 60_000 }, async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      const program = `(async () => {
        const { createClient, indexedDbCells } = await import(location.origin + '/client.js');
        const client = createClient({ servers: location.origin, key: 'k', cells: indexedDbCells() });
        const query = ${JSON.stringify({ from: FROM, to: TO, modes: ['pt_pub', 'wa_wal'], departAfter: EIGHT })};
        const { groups } = await client.planAll(query);
        const cells = await client.cells({ region: 'xx_fake', cells: ['1#1'] });
        return { action: groups[0].trips[0].segments[0].action, stop: cells.value.groups[0].stops[0].name };
      })()`;
      for (let load = 0; load < 2; load++) {
        await page.goto(url);
        expect(await page.evaluate(program)).toEqual({ action: '09:00: Take 4', stop: 'Quay' });
      }
      expect(asked.filter((path) => path === '/v1/locations.json')).toHaveLength(1);
      expect(asked.filter((path) => path === '/v1/routing.json')).toHaveLength(6);
    } finally {
      await browser.close();
    }
  });
});

test('only the door for Node imports Node', () => {
  const main = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
  expect(main).not.toContain('/node/');
});
