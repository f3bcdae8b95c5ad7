import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { readSpeeds } from './read-speeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'speeds-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileOf(content: string | Uint8Array, ending = 'csv'): string {
  const path = join(folder, `speeds-${files++}.${ending}`);
  writeFileSync(path, content);
  return path;
}
const WAYS = new Set([17, -5, 1]);
const HEADER = 'way,direction,hour,kmh\n';

describe('a file of measured speeds', () => {
  test('holds km/h by way, direction and hour of the week', async () => {
    const text = `${HEADER}17,forward,8,23\n17,backward,8,31.6\r\n17,forward,9,40\n\n -5 , , 167 , 250 \n`;
    for (const file of [fileOf(text), fileOf(`\uFEFF${text}`), fileOf(gzipSync(text), 'csv.gz')]) {
      const { speeds, rows } = await readSpeeds(file, WAYS);
      expect(rows).toBe(4);
      expect([...speeds.forward.keys()]).toEqual([17, -5]);
      expect([8, 9, 10].map((hour) => speeds.forward.get(17)?.[hour])).toEqual([23, 40, 0]);
      expect(speeds.backward.get(17)?.[8]).toBe(32);
      expect([speeds.forward, speeds.backward].map((weeks) => weeks.get(-5)?.[167])).toEqual([250, 250]);
    }
  });

  test.each([
    ['', 'it is empty. The first line is way,direction,hour,kmh'],
    ['\n', 'line 1: the header is ""'],
    [HEADER, 'it has a header and no rows'],
    ['id,speed\n1,2\n', 'line 1: the header is "id,speed" and must be way,direction,hour,kmh'],
    [`${HEADER}17,forward,8\n`, 'line 2: it has 3 cells and must have 4'],
    [`${HEADER}17,forward,8,20,1\n`, 'line 2: it has 5 cells'],
    [`${HEADER}w17,forward,8,20\n`, 'line 2: way "w17" is no OpenStreetMap id'],
    [`${HEADER}0,forward,8,20\n`, 'line 2: way "0"'],
    [`${HEADER}1e3,forward,8,20\n`, 'line 2: way "1e3"'],
    [`${HEADER}17,north,8,20\n`, 'line 2: direction "north" must be forward or backward'],
    [
      `${HEADER}17,forward,168,20\n`,
      'line 2: hour "168" must be a whole number from 0 (Monday 00:00 to 01:00, local time) to 167',
    ],
    [`${HEADER}17,forward,-1,20\n`, 'line 2: hour "-1"'],
    [`${HEADER}17,forward,8.5,20\n`, 'line 2: hour "8.5"'],
    [`${HEADER}17,forward,,20\n`, 'line 2: hour ""'],
    [`${HEADER}17,forward,8,0\n`, 'line 2: kmh "0" must be a number from 1 to 250'],
    [`${HEADER}17,forward,8,251\n`, 'line 2: kmh "251"'],
    [`${HEADER}17,forward,8,NaN\n`, 'line 2: kmh "NaN"'],
    [`${HEADER}17,forward,8,\n`, 'line 2: kmh ""'],
    [`${HEADER}17,forward,8,20\n17,,8,30\n`, 'line 3: way 17 has two speeds forward in hour 8, 20 and 30. Keep one'],
    [`${HEADER}${'x'.repeat(3_000_000)}\n`, 'line 2: it has 1 cells'],
  ])('with a wrong row is refused: %#', async (text, problem) => {
    const file = fileOf(text);
    await expect(readSpeeds(file, WAYS)).rejects.toMatchObject({ code: 'input-unusable' });
    await expect(readSpeeds(file, WAYS)).rejects.toThrow(problem);
    await expect(readSpeeds(file, WAYS)).rejects.toThrow(file);
  });

  test('lists the first five wrong rows, and accepts a row that is repeated', async () => {
    const wrong = await readSpeeds(fileOf(HEADER + '1,forward,200,20\n'.repeat(9)), WAYS).catch(
      (error: Error) => error.message,
    );
    expect(String(wrong).match(/line \d/g)).toEqual(['line 2', 'line 3', 'line 4', 'line 5', 'line 6']);
    expect((await readSpeeds(fileOf(`${HEADER}1,,8,20\n1,forward,8,20\n`), WAYS)).rows).toBe(2);
  });

  test('keeps nothing of ways outside the map, but checks their rows', async () => {
    const others = Array.from({ length: 1000 }, (_, i) => `${100 + i},,8,20\n`).join('');
    const { speeds, rows, mapRows } = await readSpeeds(fileOf(`${HEADER}${others}17,,8,20\n`), WAYS);
    expect([rows, mapRows, [...speeds.forward.keys()], [...speeds.backward.keys()]]).toEqual([1001, 1, [17], [17]]);
    await expect(readSpeeds(fileOf(`${HEADER}${others}99,,168,20\n`), WAYS)).rejects.toThrow('line 1002: hour "168"');
  });

  test('that is no gzip file is refused', async () => {
    await expect(readSpeeds(fileOf(HEADER, 'csv.gz'), WAYS)).rejects.toMatchObject({ code: 'input-unusable' });
  });
});
