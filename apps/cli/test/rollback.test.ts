import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARTEFACT_VERSION } from '@tripwright/core/region';
import { readManifest, writeArtefact } from '@tripwright/feeds/artefact';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const data = mkdtempSync(join(tmpdir(), 'cli-rollback-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function build(code: string, title: string): Promise<string> {
  const { datasetVersion } = await writeArtefact(data, {
    manifest: {
      ...{ formatVersion: ARTEFACT_VERSION, code, title, timezone: 'UTC', outline: '', boundingBox: [0, 0, 0, 0] },
      ...{ modes: [], sources: [], counts: {}, cities: [], walking: 'straight-lines' },
      serviceDates: { first: '2026-05-04', last: '2026-06-30' },
    },
    buffers: new Map(),
    reports: new Map(),
  });
  return datasetVersion;
}

test('puts the previous dataset back, says which one it is, and undoes itself', async () => {
  const [first, second] = [await build('xx_one', 'First'), await build('xx_one', 'Second')];
  const back = await runHere(['rollback', '--data', data]);
  expect(back).toEqual({
    code: 0,
    out: `xx_one is dataset ${first}, with service from 2026-05-04 to 2026-06-30\n`,
    err: '',
  });
  expect(readManifest(data, 'xx_one').title).toBe('First');
  expect((await runHere(['rollback', '--data', data, '--region', 'xx_one'])).out).toContain(second);
});

test('without a previous dataset nothing changes and the exit code is 1; among several regions one has to be named', async () => {
  await build('xx_two', 'Only');
  const none = await runHere(['rollback', '--data', data, '--region', 'xx_two']);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('no previous dataset of "xx_two"')]);
  expect(readManifest(data, 'xx_two').title).toBe('Only');
  expect(await runHere(['rollback', '--data', data])).toMatchObject({
    code: 2,
    err: expect.stringContaining('xx_two'),
  });
});
