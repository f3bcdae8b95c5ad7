import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { artefactIds } from './artefact-ids.ts';

const idText = fc.oneof(
  fc.constantFrom('1', '2', 'a:1', 'b:1', "a:1'", '__proto__', 'constructor', '🚏', 'a b/|#%', ''),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const entries = fc.uniqueArray(fc.record({ feed: fc.constantFrom('a', 'b', 'c'), id: idText }), {
  selector: ({ feed, id }) => JSON.stringify([feed, id]),
  maxLength: 20,
});

describe('FM-1 ids of a region of several feeds', () => {
  test('an id that no other feed uses stays as it is; a repeated one gets its feed in front', () => {
    const ids = artefactIds([
      { feed: 'bus', id: '1' },
      { feed: 'bus', id: '2' },
      { feed: 'tram', id: '1' },
    ]);
    expect(ids).toEqual(['bus:1', '2', 'tram:1']);
  });

  test('an id that looks like a prefixed one stays distinct from it', () => {
    const ids = artefactIds([
      { feed: 'bus', id: '1' },
      { feed: 'tram', id: '1' },
      { feed: 'tram', id: 'bus:1' },
    ]);
    expect(ids).toEqual(["bus:1'", 'tram:1', 'bus:1']);
  });

  test('IM-11 all ids are distinct, and an id that one feed alone uses is unchanged', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const ids = artefactIds(rows);
        expect(ids).toHaveLength(rows.length);
        expect(new Set(ids).size).toBe(rows.length);
        rows.forEach(({ id }, i) => {
          if (rows.filter((other) => other.id === id).length === 1) expect(ids[i]).toBe(id);
        });
      }),
    );
  });

  test('a feed that joins the region changes only the ids that it repeats', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const alone = rows.filter(({ feed }) => feed !== 'c');
        const before = new Map(alone.map((row, i) => [row, artefactIds(alone)[i]]));
        const joined = new Set(rows.filter(({ feed }) => feed === 'c').map(({ id }) => id));
        // An id of the new feed that looks like one of our prefixed ones may displace it.
        fc.pre([...joined].every((id) => !/[:']/.test(id)));
        const after = artefactIds(rows);
        rows.forEach((row, i) => {
          if (before.has(row) && !joined.has(row.id)) expect(after[i]).toBe(before.get(row));
        });
      }),
    );
  });
});
