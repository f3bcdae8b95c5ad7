import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRegion } from './load-region.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;

beforeAll(async () => {
  sample = await buildSampleRegion();
});
afterAll(() => sample.remove());

const read = (name: string): Promise<Uint8Array> => readFile(join(sample.data, sample.code, name));

test('bytes may come as a buffer, or as a view of a part of one', async () => {
  const asBuffer = await loadRegion(async (name) => new Uint8Array(await read(name)).buffer);
  const asPart = await loadRegion(async (name) => {
    const bytes = await read(name);
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    return larger.subarray(3);
  });
  for (const region of [asBuffer, asPart]) {
    expect(region.manifest.code).toBe(sample.code);
    expect(region.transit?.timetable.stopCount).toBeGreaterThan(0);
    expect(region.streets).toBeDefined();
  }
});

test('a damaged file is an error that names it', async () => {
  const damaged = async (name: string): Promise<Uint8Array> =>
    (await read(name)).subarray(0, name === 'street.bin' ? 1000 : undefined);
  await expect(loadRegion(damaged, 'here')).rejects.toMatchObject({
    code: 'artefact-corrupt',
    message: expect.stringContaining('here/street.bin'),
  });
});
