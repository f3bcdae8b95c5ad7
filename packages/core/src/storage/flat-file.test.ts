import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlannerError } from '../base/index.ts';
import { FLAT_FILE_VERSION, readFlatFile, type Sections, section, writeFlatFile } from './index.ts';

const floats = { noNaN: true };
const columns = fc.oneof(
  fc.int8Array(),
  fc.uint8Array(),
  fc.int16Array(),
  fc.uint16Array(),
  fc.int32Array(),
  fc.uint32Array(),
  fc.float32Array(floats),
  fc.float64Array(floats),
);
const names = fc.string({ unit: fc.constantFrom(...'abcXYZ09é东'), minLength: 1, maxLength: 13 });
const anySections = fc.uniqueArray(fc.tuple(names, columns), { selector: ([name]) => name, maxLength: 8 });

const few: Sections = new Map<string, Int32Array | Uint8Array>([
  ['stopLat', Int32Array.of(41_149_000, -30_034_600)],
  ['stopKind', Uint8Array.of(0, 1, 4)],
]);

function whatGoesWrong(bytes: Uint8Array, kind = 'timetable'): PlannerError {
  try {
    readFlatFile(bytes.slice().buffer, kind, 'data/porto/timetable.bin');
  } catch (error) {
    if (error instanceof PlannerError) return error;
    throw new Error(`threw another error than a PlannerError: ${String(error)}`, { cause: error });
  }
  throw new Error('was accepted');
}

/** Every error names the file and the remedy. */
function expectRefusal(bytes: Uint8Array, code = 'artefact-corrupt'): void {
  const error = whatGoesWrong(bytes);
  expect(error.code).toBe(code);
  expect(error.message).toContain('data/porto/timetable.bin');
  expect(error.message).toMatch(/[Bb]uild the region again/);
}

describe('a flat file', () => {
  test('returns every section with its type, order and numbers', () => {
    fc.assert(
      fc.property(anySections, (entries) => {
        const bytes = writeFlatFile('timetable', new Map(entries));
        const read = readFlatFile(bytes.buffer, 'timetable', 'here');
        expect([...read.keys()]).toEqual(entries.map(([name]) => name));
        for (const [name, data] of entries) {
          expect(read.get(name)?.constructor).toBe(data.constructor);
          expect(read.get(name)).toEqual(data);
        }
      }),
    );
  });

  test('has equal bytes for equal sections and is read without a copy', () => {
    const bytes = writeFlatFile('street', few);
    expect(writeFlatFile('street', few)).toEqual(bytes);
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    const read = readFlatFile(shared, 'street', 'here');
    for (const data of read.values()) {
      expect(data.buffer).toBe(shared);
      expect(data.byteOffset % 64).toBe(0);
    }
    expect(section(read, 'stopLat', Int32Array)).toEqual(few.get('stopLat'));
  });

  test('writes a section that is a view of a larger array', () => {
    const window = new Int32Array([9, 1, 2, 9]).subarray(1, 3);
    const bytes = writeFlatFile('k', new Map([['part', window]]));
    expect(readFlatFile(bytes.buffer, 'k', 'here').get('part')).toEqual(Int32Array.of(1, 2));
  });

  test('cannot be written with a section name that is too long', () => {
    expect(() => writeFlatFile('k', new Map([['n'.repeat(41), Int32Array.of()]]))).toThrow(PlannerError);
    expect(() => writeFlatFile('k'.repeat(37), few)).toThrow(PlannerError);
  });
});

describe('a damaged file is refused; the error names the file and the remedy', () => {
  const whole = writeFlatFile('timetable', few);

  test('cut off at any length, or longer than its header states', () => {
    for (let length = 0; length < whole.length; length++) expectRefusal(whole.slice(0, length));
    expectRefusal(new Uint8Array([...whole, 0, 0, 0, 0]));
  });

  test('with any single relevant bit flipped', () => {
    fc.assert(
      fc.property(fc.nat({ max: whole.length * 8 - 1 }), (bit) => {
        const at = bit >> 3;
        // Bits of the header without meaning: the padding after the kind.
        fc.pre(at < 28 + 'timetable'.length + 1 || at >= 64);
        const damaged = whole.slice();
        damaged[at] = (damaged[at] as number) ^ (1 << (bit & 7));
        const error = whatGoesWrong(damaged);
        expect(['artefact-corrupt', 'artefact-newer-format']).toContain(error.code);
        expect(error.message).toContain('data/porto/timetable.bin');
      }),
      { numRuns: 1000 },
    );
  });

  test('random bytes, text, and a header full of ones', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => expectRefusal(bytes)));
    const ones = whole.slice().fill(0xff, 28, 64);
    expectRefusal(ones);
  });

  test('of a newer format: update, or build again', () => {
    const newer = whole.slice();
    new DataView(newer.buffer).setUint32(8, FLAT_FILE_VERSION + 1, true);
    expectRefusal(newer, 'artefact-newer-format');
    expect(whatGoesWrong(newer).message).toContain('Update Tripwright');
  });

  test('of another kind', () => {
    expect(whatGoesWrong(whole, 'street').message).toContain('"timetable"');
  });

  test('a section that is missing or of another type is named together with its file', () => {
    const read = readFlatFile(whole.buffer, 'timetable', 'data/porto/timetable.bin');
    expect(() => section(read, 'stopLng', Int32Array)).toThrow(/timetable\.bin: section "stopLng" is missing.*again/);
    expect(() => section(read, 'stopKind', Int32Array)).toThrow(/"stopKind" is not a Int32Array/);
  });
});
