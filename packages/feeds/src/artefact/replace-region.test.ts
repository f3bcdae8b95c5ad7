import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ARTEFACT_VERSION } from '@tripwright/core/region';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listRegions, readManifest, readRegionBuffers, rollBackRegion, sha256, writeArtefact } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-region-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A dataset whose files can be told from those of every other one, and are as long. */
const content = (title: string): Parameters<typeof writeArtefact>[1] => ({
  manifest: {
    ...{ formatVersion: ARTEFACT_VERSION, code: 'xx', title, timezone: 'UTC', outline: '', boundingBox: [0, 0, 0, 0] },
    ...{ modes: [], sources: [], counts: {}, serviceDates: undefined, cities: [], walking: 'straight-lines' },
  },
  buffers: new Map(['a.bin', 'b.bin', 'c.bin'].map((name) => [name, new TextEncoder().encode(title.repeat(1000))])),
  reports: new Map([['report.json', '{}']]),
});
const build = (title: string): Promise<unknown> => writeArtefact(folder, content(title));

/** The title of the region, whose files are all of one dataset. */
async function wholeTitle(): Promise<string> {
  expect(await listRegions(folder)).toEqual(['xx']);
  const { manifest, files } = await readRegionBuffers(folder, 'xx');
  for (const [name, buffer] of files) expect(sha256(new Uint8Array(buffer))).toBe(manifest.files[name]?.hash);
  return manifest.title;
}

describe('a build', () => {
  test('keeps the dataset that it replaces, and only that', async () => {
    for (const title of ['1', '2', '3']) await build(title);
    expect(await wholeTitle()).toBe('3');
    expect(readdirSync(folder).sort()).toEqual(['.xx.previous', 'xx']);
    await rollBackRegion(folder, 'xx');
    expect(await wholeTitle()).toBe('2');
    await rollBackRegion(folder, 'xx');
    expect(await wholeTitle()).toBe('3');
  });

  test('of the same input leaves the dataset before it to go back to', async () => {
    for (const title of ['1', '2', '2']) await build(title);
    await rollBackRegion(folder, 'xx');
    expect(await wholeTitle()).toBe('1');
  });

  test('without a dataset before it cannot be rolled back, and stays', async () => {
    await build('1');
    await expect(rollBackRegion(folder, 'xx')).rejects.toMatchObject({ code: 'artefact-missing' });
    expect(await wholeTitle()).toBe('1');
  });

  test('does not bring back a region that its operator removed', async () => {
    for (const title of ['1', '2']) await build(title);
    rmSync(join(folder, 'xx'), { recursive: true });
    expect(await listRegions(folder)).toEqual([]);
  });
});

describe('a replacement that ended between two steps', () => {
  beforeEach(async () => {
    for (const title of ['1', '2']) await build(title);
  });

  test('before the new dataset was in place: the old one is served, and the next build goes on', async () => {
    renameSync(join(folder, 'xx'), join(folder, '.xx.replaced'));
    expect(await wholeTitle()).toBe('2');
    await build('3');
    await rollBackRegion(folder, 'xx');
    expect(await wholeTitle()).toBe('2');
  });

  test('after that: the new one is served, and the old one is the previous dataset', async () => {
    renameSync(join(folder, 'xx'), join(folder, '.xx.replaced'));
    renameSync(join(folder, '.xx.previous'), join(folder, 'xx'));
    expect(await wholeTitle()).toBe('1');
    await rollBackRegion(folder, 'xx');
    expect(await wholeTitle()).toBe('2');
  });
});

test('a reader sees one whole dataset while builds and rollbacks go on', async () => {
  await build('0');
  let isDone = false;
  const writing = (async () => {
    for (let i = 1; i < 30; i++) await (i % 3 === 2 ? rollBackRegion(folder, 'xx') : build(String(i % 10)));
    isDone = true;
  })();
  let reads = 0;
  while (!isDone) {
    await wholeTitle();
    reads++;
    await pause(1);
  }
  await writing;
  expect(reads).toBeGreaterThan(5);
});

test('kill -9 at any moment of builds and rollbacks leaves one whole dataset, and the next build cleans up', async () => {
  await build('0');
  const artefact = new URL('./index.ts', import.meta.url).href;
  // The child runs until it is killed.
  const script = `
    const { writeArtefact, rollBackRegion } = await import(${JSON.stringify(artefact)});
    const given = ${JSON.stringify({ ...content('0').manifest })};
    for (let i = 0; ; i++) {
      const title = String(i % 10);
      const buffers = new Map(['a.bin', 'b.bin', 'c.bin'].map((name) => [name, new TextEncoder().encode(title.repeat(1000))]));
      await writeArtefact(${JSON.stringify(folder)}, { manifest: { ...given, title }, buffers, reports: new Map() });
      if (i % 3 === 2) await rollBackRegion(${JSON.stringify(folder)}, 'xx');
      if (i === 1) process.stdout.write('ready');
    }`;
  const kills = Number(process.env['KILLS'] ?? 6);
  for (let i = 0; i < kills; i++) {
    const child = spawn(process.execPath, [
      '--conditions=source',
      '--no-warnings',
      '--input-type=module',
      '-e',
      script,
    ]);
    await once(child.stdout, 'data');
    await pause(Math.random() * 40);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await wholeTitle();
  }
  await build('last');
  expect(await wholeTitle()).toBe('last');
  expect(readdirSync(folder).filter((name) => name.includes('writing') || name.includes('replaced'))).toEqual([]);
  expect(existsSync(join(folder, '.xx.previous', 'manifest.json'))).toBe(true);
  expect(readManifest(folder, 'xx').title).toBe('last');
}, 600_000);
