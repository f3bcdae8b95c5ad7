import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { openZip } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readAll(name: string, content: Uint8Array): Promise<number> {
  const path = join(folder, `${name}.zip`);
  writeFileSync(path, zipSync({ [name]: content }, { level: 6 }));
  const { files, close } = await openZip(path);
  let bytes = 0;
  try {
    for await (const chunk of files[0]!.read()) bytes += chunk.length;
  } finally {
    await close();
  }
  return bytes;
}

test('a file that unpacks to a thousand times its size is refused before it is unpacked', async () => {
  await expect(readAll('stops.txt', new Uint8Array(70 << 20).fill(32))).rejects.toMatchObject({
    code: 'input-unusable',
    message: expect.stringMatching(/stops\.txt unpacks to 73 MB, more than a hundred times its size/),
  });
});

test('a small file may shrink as much as it likes', async () => {
  expect(await readAll('trips.txt', new Uint8Array(10 << 20).fill(32))).toBe(10 << 20);
});
