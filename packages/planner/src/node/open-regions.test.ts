import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRegion, openRegions } from './open-regions.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let folder: string;

beforeAll(async () => {
  sample = await buildSampleRegion();
});
afterAll(() => sample.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-open-'));
  return () => rmSync(folder, { recursive: true });
});

/** A copy of the sample region under another name, its timetable cut short if it is to be damaged. */
function copy(name: string, isDamaged = false): string {
  const path = join(folder, name);
  cpSync(join(sample.data, sample.code), path, { recursive: true });
  if (isDamaged) truncateSync(join(path, 'timetable.bin'), 100);
  return path;
}

test('a region is opened by its own folder', async () => {
  expect((await openRegion(join(sample.data, sample.code))).manifest.code).toBe(sample.code);
  expect((await openRegion(`${join(sample.data, sample.code)}/`)).manifest.code).toBe(sample.code);
});

test('a folder of regions is not a region: the error names those inside', async () => {
  await expect(openRegion(sample.data)).rejects.toMatchObject({
    code: 'artefact-missing',
    message: expect.stringContaining(`Give one of: ${sample.code}`),
  });
});

test('a folder that does not exist, or holds nothing, is an error', async () => {
  await expect(openRegion(join(folder, 'none'))).rejects.toMatchObject({ code: 'artefact-missing' });
  await expect(openRegions(join(folder, 'none'))).rejects.toMatchObject({ code: 'artefact-missing' });
  mkdirSync(join(folder, 'empty'));
  await expect(openRegions(join(folder, 'empty'))).rejects.toMatchObject({ code: 'artefact-missing' });
});

test('all regions of a folder are opened, in the order of their folders', async () => {
  copy('b');
  copy('a');
  expect(await openRegions(folder)).toHaveLength(2);
});

test('a damaged region is an error, unless the caller takes note of it', async () => {
  copy('a', true);
  copy('b');
  await expect(openRegions(folder)).rejects.toMatchObject({ code: 'artefact-corrupt' });
  const unusable: string[] = [];
  expect(await openRegions(folder, { onUnusable: (code) => unusable.push(code) })).toHaveLength(1);
  expect(unusable).toEqual(['a']);
});

test('when no region can be opened, the first error is thrown', async () => {
  copy('a', true);
  const unusable: string[] = [];
  await expect(openRegions(folder, { onUnusable: (code) => unusable.push(code) })).rejects.toMatchObject({
    code: 'artefact-corrupt',
  });
  expect(unusable).toEqual([]);
});
