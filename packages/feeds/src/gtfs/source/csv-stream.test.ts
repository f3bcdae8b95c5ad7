import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvStream } from './csv-stream.ts';

function parseAll(
  text: string,
  pieceLength = text.length || 1,
): { rows: string[][]; lines: number[]; troubles: string[] } {
  const rows: string[][] = [];
  const lines: number[] = [];
  const troubles: string[] = [];
  const stream = new CsvStream(
    (cells, line) => {
      rows.push([...cells]);
      lines.push(line);
    },
    (trouble, line) => troubles.push(`${trouble} ${line}`),
  );
  for (let at = 0; at < text.length; at += pieceLength) stream.push(text.slice(at, at + pieceLength), false);
  stream.push('', true);
  return { rows, lines, troubles };
}

test('IM-13 a cell of a megabyte in chunks of any size is one cell', () => {
  const long = 'x'.repeat(1_000_000);
  const text = `a,b\n"${long}",2\n3,4\n`;
  for (const length of [64 * 1024, 65_537, text.length]) {
    const { rows, troubles } = parseAll(text, length);
    expect(rows.map((row) => row.map((cell) => cell.length))).toEqual([
      [1, 1],
      [1_000_000, 1],
      [1, 1],
    ]);
    expect(troubles).toEqual([]);
  }
});

test('a line of tens of megabytes is refused soon, whatever it holds', { timeout: 120_000 }, () => {
  const piece = 1 << 17;
  for (const filler of [' ', ',', '"', 'x', '""', '\r']) {
    const chunk = filler.repeat(piece / filler.length);
    const started = process.cpuUsage();
    const stream = new CsvStream(
      () => undefined,
      () => undefined,
    );
    const push = (): void => {
      for (let bytes = 0; bytes < 50 << 20; bytes += piece) stream.push(chunk, false);
      stream.push('', true);
    };
    if (filler === '\r') push();
    else expect(push).toThrow(/line 1 has more than 4 million characters/);
    expect(process.cpuUsage(started).user / 1e6, 'seconds of work').toBeLessThan(10);
  }
});

test('a long line costs time in proportion to its length', () => {
  const seconds = (length: number): number => {
    const started = performance.now();
    for (let lines = 0; lines < (3 << 20) / length; lines++) parseAll(`${'a,'.repeat(length / 2)}\n`, 1 << 12);
    return performance.now() - started;
  };
  seconds(1 << 16);
  expect(seconds(3 << 20)).toBeLessThan(8 * seconds(1 << 16) + 500);
});

const withoutLastBlank = (rows: string[][]) => (rows.at(-1)?.join() === '' ? rows.slice(0, -1) : rows);

describe('line ends and quotes (IM-1, IM-2)', () => {
  test.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['lone CR', 'a,b\r1,2\r'],
    ['no last newline', 'a,b\n1,2'],
    ['quotes in some rows', '"a",b\n1,"2"\n'],
  ])('IM-1 %s', (_, text) => {
    for (const length of [1, 2, 3, 100]) {
      expect(withoutLastBlank(parseAll(text, length).rows)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    }
  });

  test('IM-2 commas, doubled quotes and line breaks inside quotes; line numbers stay right after them', () => {
    const { rows, lines, troubles } = parseAll('a,b\n"1,5","say ""hi"""\n"two\nlines",x\nend,y\n');
    expect(withoutLastBlank(rows)).toEqual([
      ['a', 'b'],
      ['1,5', 'say "hi"'],
      ['two\nlines', 'x'],
      ['end', 'y'],
    ]);
    expect(lines.slice(0, 4)).toEqual([1, 2, 3, 5]);
    expect(troubles).toEqual(['newline-in-value 3']);
  });

  test('IM-2 a quote without its closing one damages only its own row', () => {
    const rest = Array.from({ length: 30_000 }, (_, index) => `row ${index},x`);
    for (const length of [1000, 1 << 20]) {
      const { rows, lines, troubles } = parseAll(`a,b\n"open,1\n${rest.join('\n')}\n`, length);
      expect(troubles).toEqual(['malformed-quotes 2']);
      expect(rows[1]).toEqual(['open', '1']);
      expect(rows[2]).toEqual(['row 0', 'x']);
      expect(withoutLastBlank(rows)).toHaveLength(30_002);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(30_002);
    }
  });

  test('IM-2 stray quotes do not join rows', () => {
    const { rows, troubles } = parseAll('a,b\n"x"y,1\nf,"g"\n5" pipe,2\n');
    expect(withoutLastBlank(rows)).toEqual([
      ['a', 'b'],
      ['x"y', '1'],
      ['f', 'g'],
      ['5" pipe', '2'],
    ]);
    expect(troubles).toEqual(['malformed-quotes 2']);
  });

  test('a file in which every row is broken is read in linear time', () => {
    const { rows } = parseAll(`a,b\n${'"x"y,1\n'.repeat(40_000)}`, 1 << 16);
    expect(withoutLastBlank(rows)).toHaveLength(40_001);
  });
});

test('IM-2 rows written with the necessary quotes are read back, whatever the chunks', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', ' ', '1', ';'), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 });
  const quote = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 40 }), (rows, length) => {
      const header = ['a', 'b'];
      const text = [header, ...rows].map((row) => row.map(quote).join(',')).join('\n');
      expect(parseAll(`${text}\n`, length).rows.slice(0, rows.length + 1)).toEqual([header, ...rows]);
    }),
  );
});
