import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { place } from '@tripwright/sample-city';
import { expect, test } from 'vitest';
import { startLiveCity } from './start-live-city.ts';

test('the simulator declares its sources again at each start, and leaves a file of the user alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-live-file-'));
  const file = join(folder, `${place.regionCode}.live.json`);
  const warnings: string[] = [];
  const start = async (): Promise<string> => {
    const city = await startLiveCity(folder, (line) => warnings.push(line));
    await city.close();
    return city.liveFile;
  };
  try {
    for (let i = 0; i < 2; i++) {
      const declared = await start();
      expect(readFileSync(file, 'utf8')).toBe(declared);
    }
    expect(warnings).toEqual([]);
    const own = '{"sources": []}';
    writeFileSync(file, own);
    await start();
    expect(readFileSync(file, 'utf8')).toBe(own);
    expect(warnings).toEqual([expect.stringContaining('stays as it is')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
