import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { MEMBER_TYPE, type StreetRows } from '@tripwright/core/street/build';
import fc from 'fast-check';
import { PbfWriter } from 'pbf';
import { afterAll, describe, expect, test } from 'vitest';
import type { OsmElements, Tags } from './elements.ts';
import { readOsm, writeOsmPbf, writeOsmXml } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-osm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function file(ending: string, content: Uint8Array | string): string {
  const path = join(folder, `${++files}${ending}`);
  writeFileSync(path, content);
  return path;
}

/** The elements in columns. */
function elementsOf(rows: StreetRows): OsmElements {
  const tagsOf = (first: Int32Array, tag: Int32Array, row: number): Tags => {
    const tags: Record<string, string> = {};
    for (let i = first[row] as number; i < (first[row + 1] as number); i += 2) {
      tags[rows.strings[tag[i] as number] as string] = rows.strings[tag[i + 1] as number] as string;
    }
    return tags;
  };
  const types = Object.keys(MEMBER_TYPE) as (keyof typeof MEMBER_TYPE)[];
  return {
    nodes: Array.from(rows.nodeId, (id, i) => ({
      id,
      lat: rows.nodeLat[i] as number,
      lng: rows.nodeLng[i] as number,
      tags: tagsOf(rows.nodeFirstTag, rows.nodeTag, i),
    })),
    ways: Array.from(rows.wayId, (id, i) => ({
      id,
      refs: [...rows.wayRef.slice(rows.wayFirstRef[i], rows.wayFirstRef[i + 1])],
      tags: tagsOf(rows.wayFirstTag, rows.wayTag, i),
    })),
    relations: Array.from(rows.relationId, (id, i) => ({
      id,
      members: Array.from(
        { length: (rows.relationFirstMember[i + 1] as number) - (rows.relationFirstMember[i] as number) },
        (_, m) => {
          const at = (rows.relationFirstMember[i] as number) + m;
          return {
            type: types[rows.memberType[at] as number] as 'node' | 'way' | 'relation',
            ref: rows.memberRef[at] as number,
            role: rows.strings[rows.memberRole[at] as number] as string,
          };
        },
      ),
      tags: tagsOf(rows.relationFirstTag, rows.relationTag, i),
    })),
  };
}

const sample: OsmElements = {
  nodes: [
    { id: 1, lat: 41.1500001, lng: -8.61, tags: {} },
    { id: -7, lat: -33.5, lng: 179.9999999, tags: { barrier: 'gate', name: 'Tor "Süd" & <mehr>' } },
    { id: 12_345_678_901, lat: 0, lng: 0, tags: { highway: 'crossing' } },
  ],
  ways: [
    { id: 9_007_199_254_740_000, refs: [12_345_678_901, -7, 1], tags: { highway: 'residential', name: '大街' } },
    { id: -3, refs: [], tags: {} },
  ],
  relations: [
    {
      id: 5,
      members: [
        { type: 'way', ref: -3, role: 'from' },
        { type: 'node', ref: 12_345_678_901, role: 'via' },
        { type: 'relation', ref: 5, role: '' },
      ],
      tags: { type: 'restriction', restriction: 'no_left_turn' },
    },
  ],
};

const id = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 2 ** 31, max: 2 ** 50 }));
const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((units) => units / 1e7);
const tags = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
  fc.string({ maxLength: 8 }),
  {
    maxKeys: 3,
    noNullPrototype: true,
  },
);
const anyElements: fc.Arbitrary<OsmElements> = fc.record({
  nodes: fc.array(fc.record({ id, lat: degrees(90), lng: degrees(180), tags }), { maxLength: 20 }),
  ways: fc.array(fc.record({ id, refs: fc.array(id, { maxLength: 6 }), tags }), { maxLength: 8 }),
  relations: fc.array(
    fc.record({
      id,
      members: fc.array(
        fc.record({
          type: fc.constantFrom('node' as const, 'way' as const, 'relation' as const),
          ref: id,
          role: fc.string({ maxLength: 5 }),
        }),
        { maxLength: 4 },
      ),
      tags,
    }),
    { maxLength: 4 },
  ),
});

describe('writing and reading', () => {
  test('OS-39 elements written as PBF are read back, whatever their ids, and equal elements give equal bytes', async () => {
    expect(elementsOf(await readOsm(file('.osm.pbf', writeOsmPbf(sample))))).toEqual(sample);
    await fc.assert(
      fc.asyncProperty(anyElements, async (elements) => {
        const bytes = writeOsmPbf(elements);
        expect(writeOsmPbf(elements)).toEqual(bytes);
        expect(elementsOf(await readOsm(file('.osm.pbf', bytes)))).toEqual(elements);
      }),
      { numRuns: 60 },
    );
  });

  test('elements written as XML are read back, plain and compressed with gzip', async () => {
    const text = writeOsmXml(sample);
    expect(elementsOf(await readOsm(file('.osm', text)))).toEqual(sample);
    expect(elementsOf(await readOsm(file('.osm.gz', gzipSync(text))))).toEqual(sample);
  });

  test('XML compressed with bzip2 is read', async () => {
    // One node, compressed with bzip2 1.0.8; Node cannot write the format.
    const packed = Buffer.from(BZIP2_SAMPLE, 'base64');
    const { nodes } = elementsOf(await readOsm(file('.osm.bz2', packed)));
    expect(nodes).toEqual([{ id: 1, lat: 1.5, lng: 2.5, tags: { barrier: 'gate' } }]);
  });

  test('progress ends at 1, and reading can be aborted', async () => {
    const path = file('.osm.pbf', writeOsmPbf(sample));
    const seen: number[] = [];
    await readOsm(path, { progress: (fraction) => seen.push(fraction) });
    expect(seen.at(-1)).toBe(1);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(readOsm(path, { signal })).rejects.toThrow('enough');
    await expect(readOsm(file('.osm', writeOsmXml(sample)), { signal })).rejects.toThrow('enough');
  });
});

describe('OS-39 other forms of PBF', () => {
  const block = (write: (group: PbfWriter) => void, strings: readonly string[]): Uint8Array => {
    const group = new PbfWriter();
    write(group);
    const out = new PbfWriter();
    out.writeMessage(
      1,
      (_: undefined, table) => {
        for (const text of strings) table.writeBytesField(1, Buffer.from(text));
      },
      undefined,
    );
    out.writeBytesField(2, group.finish());
    return out.finish();
  };
  const blob = (type: string, content: Uint8Array, pack: 'raw' | 'zlib' | 'zstd' | 'lz4' | 'lzma'): Uint8Array => {
    const body = new PbfWriter();
    if (pack === 'raw') body.writeBytesField(1, content);
    else {
      body.writeVarintField(2, content.length);
      const field = { zlib: 3, lzma: 4, lz4: 6, zstd: 7 }[pack];
      body.writeBytesField(field, pack === 'zstd' ? zstdCompressSync(content) : deflateSync(content));
    }
    const bytes = body.finish();
    const head = new PbfWriter();
    head.writeStringField(1, type);
    head.writeVarintField(3, bytes.length);
    const headBytes = head.finish();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(headBytes.length);
    return Buffer.concat([length, headBytes, bytes]);
  };
  const header = (pack: 'raw' | 'zlib' = 'raw', feature = 'OsmSchema-V0.6'): Uint8Array => {
    const out = new PbfWriter();
    out.writeStringField(4, feature);
    return blob('OSMHeader', out.finish(), pack);
  };
  const plainNodes = block(
    (group) => {
      for (const [id, visible] of [
        [8, true],
        [9, false],
      ] as const) {
        group.writeMessage(
          1,
          (_: undefined, node) => {
            node.writeSVarintField(1, id);
            node.writePackedVarint(2, [1]);
            node.writePackedVarint(3, [2]);
            node.writeMessage(4, (__: undefined, info) => info.writeBooleanField(6, visible), undefined);
            node.writeSVarintField(8, 411_500_000);
            node.writeSVarintField(9, -86_100_000);
          },
          undefined,
        );
      }
    },
    ['', 'highway', 'crossing'],
  );

  test('plain nodes and raw blobs are read; deleted versions and unknown blob types are dropped', async () => {
    const bytes = Buffer.concat([
      header(),
      blob('Strange', new Uint8Array(3), 'raw'),
      blob('OSMData', plainNodes, 'raw'),
    ]);
    const { nodes } = elementsOf(await readOsm(file('.osm.pbf', bytes)));
    expect(nodes).toEqual([{ id: 8, lat: 41.15, lng: -8.61, tags: { highway: 'crossing' } }]);
  });

  test('OS-39 blobs compressed with zstd are read', async () => {
    const path = file('.osm.pbf', Buffer.concat([header(), blob('OSMData', plainNodes, 'zstd')]));
    expect(elementsOf(await readOsm(path)).nodes.map((node) => node.id)).toEqual([8]);
  });

  test.each(['lz4', 'lzma'] as const)('OS-39 blobs packed with %s say how to convert them', async (pack) => {
    const path = file('.osm.pbf', Buffer.concat([header(), blob('OSMData', plainNodes, pack)]));
    await expect(readOsm(path)).rejects.toMatchObject({
      code: 'input-unreadable',
      message: expect.stringMatching(new RegExp(`${pack}.*osmium`)),
    });
  });

  test('an unsupported required feature is an error', async () => {
    const path = file('.osm.pbf', header('zlib', 'Holograms'));
    await expect(readOsm(path)).rejects.toMatchObject({
      code: 'input-unreadable',
      message: expect.stringContaining('Holograms'),
    });
  });
});

describe('damaged files', () => {
  const whole = writeOsmPbf({
    ...sample,
    nodes: Array.from({ length: 20_000 }, (_, i) => ({ id: i, lat: (i % 800) / 10, lng: i / 1000, tags: {} })),
  });

  test('the error of a truncated PBF names the file and the remedy', async () => {
    for (const share of [0.03, 0.25, 0.5, 0.99]) {
      const path = file('.osm.pbf', whole.subarray(0, Math.floor(whole.length * share)));
      await expect(readOsm(path)).rejects.toMatchObject({
        code: 'input-unreadable',
        message: expect.stringMatching(new RegExp(`${path}.*(truncated|damaged).*Download the file again`)),
      });
    }
  });

  test('a PBF with changed bytes gives elements or that error, nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = whole.slice();
        bytes[at] = (bytes[at] as number) ^ change;
        const outcome = await readOsm(file('.osm.pbf', bytes)).then(
          () => 'read',
          (error: { code?: string }) => error.code,
        );
        expect(['read', 'input-unreadable']).toContain(outcome);
      }),
      { numRuns: 40 },
    );
  });

  test('OS-39 XML with changed, lost or doubled bytes gives elements on the Earth or that error, nothing else', async () => {
    const text = Buffer.from(
      writeOsmXml({
        ...sample,
        nodes: Array.from({ length: 40 }, (_, i) => ({ id: i, lat: i * 2, lng: i * 4, tags: { ref: String(i) } })),
      }),
    );
    const at = fc.nat(text.length - 1);
    await fc.assert(
      fc.asyncProperty(
        at,
        at,
        fc.nat(255),
        fc.constantFrom('change', 'cut', 'drop', 'double'),
        async (a, b, byte, how) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const changed = Buffer.from(text);
          changed[a] = byte;
          const bytes = {
            change: changed,
            cut: text.subarray(0, a),
            drop: Buffer.concat([text.subarray(0, from), text.subarray(to)]),
            double: Buffer.concat([text.subarray(0, to), text.subarray(from)]),
          }[how];
          const outcome = await readOsm(file('.osm', bytes)).then(
            (rows) => (rows.nodeLat.every((lat) => Math.abs(lat) <= 90) ? 'read' : 'off the Earth'),
            (error: { code?: string }) => error.code,
          );
          expect(['read', 'input-unreadable']).toContain(outcome);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('OS-39 nodes off the Earth are dropped with their tags', async () => {
    const { nodes } = elementsOf(
      await readOsm(
        file(
          '.osm',
          '<osm><node id="1" lat="91" lon="0"><tag k="a" v="b"/></node><node id="2" lat="1" lon="180"/><node id="3" lat="0" lon="1e9"/></osm>',
        ),
      ),
    );
    expect(nodes).toEqual([{ id: 2, lat: 1, lng: 180, tags: {} }]);
  });

  test('other files give errors', async () => {
    const unreadable = { code: 'input-unreadable' };
    await expect(readOsm(file('.osm.pbf', 'PK\u0003\u0004 this is a zip'))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.osm.pbf', ''))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.osm', writeOsmXml(sample).slice(0, 300)))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.osm', '<html></html>'))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.osm', 'hello'))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.osm.gz', gzipSync(writeOsmXml(sample)).subarray(0, 100)))).rejects.toMatchObject(
      unreadable,
    );
    await expect(readOsm(file('.osm.bz2', 'BZh9 nonsense'))).rejects.toMatchObject(unreadable);
    await expect(readOsm(file('.txt', 'hello'))).rejects.toMatchObject(unreadable);
    await expect(readOsm(join(folder, 'nowhere.osm.pbf'))).rejects.toMatchObject({ code: 'input-missing' });
  });

  test('XML: deleted elements and elements without coordinates or id are dropped', async () => {
    const { nodes } = elementsOf(
      await readOsm(
        file(
          '.osm',
          `<osm><node id="1" lat="1" lon="2" visible="false"><tag k="a" v="b"/></node><node id="2" lat="1"/>
          <node id="x" lat="1" lon="1"/><node id="3" lat="1" lon="2" visible="true"/></osm>`,
        ),
      ),
    );
    expect(nodes).toEqual([{ id: 3, lat: 1, lng: 2, tags: {} }]);
  });
});

const BZIP2_SAMPLE =
  'QlpoOTFBWSZTWR8DdhAAABEZgFAB8wc2r50AIABIaRMhkfqEM0EGpkTTaJowTJ6SdNkrzG+8gC5oeTCQYAUmgX7LV1WkPWcLizsZB5Jsleq7NhBBilhHtzqpIzgG8FEfi7kinChID4G7CAA=';

describe('hostile extracts', () => {
  /** A block of dense nodes, all at one place: it shrinks to a thousandth. */
  const block = (nodes: number, strings: readonly Uint8Array[] = [new Uint8Array()]): Uint8Array => {
    const writer = new PbfWriter();
    const writeTable = (_: undefined, table: PbfWriter): void => {
      for (const text of strings) table.writeBytesField(1, text);
    };
    writer.writeMessage(1, writeTable, undefined);
    writer.writeMessage(
      2,
      (_, group) =>
        group.writeMessage(
          2,
          (__, dense) => {
            for (const field of [1, 8, 9]) dense.writeBytesField(field, new Uint8Array(nodes));
          },
          undefined,
        ),
      undefined,
    );
    return writer.finish();
  };
  const blob = (content: Uint8Array): Uint8Array => {
    const body = new PbfWriter();
    body.writeVarintField(2, content.length);
    body.writeBytesField(3, deflateSync(content));
    const packed = body.finish();
    const header = new PbfWriter();
    header.writeStringField(1, 'OSMData');
    header.writeVarintField(3, packed.length);
    const head = header.finish();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    return Buffer.concat([length, head, packed]);
  };

  test('nodes that a file of its size cannot hold end the reading', async () => {
    const path = file('.osm.pbf', Buffer.concat(Array.from({ length: 8 }, () => blob(block(500_000)))));
    await expect(readOsm(path)).rejects.toMatchObject({
      code: 'input-unreadable',
      message: expect.stringMatching(/has far more elements than a file of its size can hold \(block 2\)/),
    });
    await expect(readOsm(file('.osm.pbf', blob(block(5_000_000))))).rejects.toThrow(/far more elements/);
  });

  test('a text of megabytes is no tag', async () => {
    await expect(readOsm(file('.osm.pbf', blob(block(1, [new Uint8Array(100_000)]))))).rejects.toThrow(
      /has a text of 100000 bytes/,
    );
  });

  test('packed XML that unpacks to a hundred times its size ends the reading', async () => {
    const bomb = gzipSync(`<osm>${' '.repeat(80 << 20)}</osm>`);
    await expect(readOsm(file('.osm.gz', bomb))).rejects.toThrow(/unpacks to more than a hundred times its size/);
  });
});
