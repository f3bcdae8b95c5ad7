import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { OsmElements, OsmMember, Tags } from './elements.ts';

/** Elements per block; the format allows 8,000 (wiki.openstreetmap.org/wiki/PBF_Format). */
const BLOCK_SIZE = 8000;
/** Nanodegrees per unit of stored coordinates. */
const GRANULARITY = 100;

/** The bytes of an `.osm.pbf` file with the elements in their order: dense nodes, zlib blobs. Equal elements give equal bytes. */
export function writeOsmPbf(elements: OsmElements): Uint8Array {
  const blobs = [blob('OSMHeader', header())];
  for (const nodes of chunks(elements.nodes)) {
    blobs.push(
      block((strings, group) => {
        group.writeMessage(2, (_: undefined, dense) => writeDense(nodes, strings, dense), undefined);
      }),
    );
  }
  for (const ways of chunks(elements.ways)) {
    blobs.push(
      block((strings, group) => {
        for (const way of ways) {
          group.writeMessage(
            3,
            (_: undefined, out) => {
              out.writeVarintField(1, way.id);
              writeTags(way.tags, strings, out);
              out.writePackedSVarint(8, deltas(way.refs));
            },
            undefined,
          );
        }
      }),
    );
  }
  for (const relations of chunks(elements.relations)) {
    blobs.push(
      block((strings, group) => {
        for (const relation of relations) {
          group.writeMessage(
            4,
            (_: undefined, out) => {
              out.writeVarintField(1, relation.id);
              writeTags(relation.tags, strings, out);
              out.writePackedVarint(
                8,
                relation.members.map((member) => strings.add(member.role)),
              );
              out.writePackedSVarint(9, deltas(relation.members.map((member) => member.ref)));
              out.writePackedVarint(
                10,
                relation.members.map((member) => MEMBER_TYPES.indexOf(member.type)),
              );
            },
            undefined,
          );
        }
      }),
    );
  }
  return Buffer.concat(blobs);
}

const MEMBER_TYPES: readonly OsmMember['type'][] = ['node', 'way', 'relation'];

class StringTable {
  readonly list: string[] = [''];
  readonly #indexOf = new Map<string, number>();

  add(text: string): number {
    const known = this.#indexOf.get(text);
    if (known !== undefined) return known;
    const index = this.list.push(text) - 1;
    this.#indexOf.set(text, index);
    return index;
  }
}

function header(): Uint8Array {
  const out = new PbfWriter();
  out.writeStringField(4, 'OsmSchema-V0.6');
  out.writeStringField(4, 'DenseNodes');
  out.writeStringField(16, 'Tripwright');
  return out.finish();
}

function block(write: (strings: StringTable, group: PbfWriter) => void): Uint8Array {
  const strings = new StringTable();
  const group = new PbfWriter();
  write(strings, group);
  const groupBytes = group.finish();
  const out = new PbfWriter();
  out.writeMessage(
    1,
    (_: undefined, table) => {
      for (const text of strings.list) table.writeBytesField(1, Buffer.from(text, 'utf8'));
    },
    undefined,
  );
  out.writeBytesField(2, groupBytes);
  out.writeVarintField(17, GRANULARITY);
  return blob('OSMData', out.finish());
}

function writeDense(nodes: OsmElements['nodes'], strings: StringTable, out: PbfWriter): void {
  const unit = (degrees: number): number => Math.round((degrees * 1e9) / GRANULARITY);
  out.writePackedSVarint(1, deltas(nodes.map((node) => node.id)));
  out.writePackedSVarint(8, deltas(nodes.map((node) => unit(node.lat))));
  out.writePackedSVarint(9, deltas(nodes.map((node) => unit(node.lng))));
  const keysValues: number[] = [];
  for (const { tags } of nodes) {
    for (const [key, value] of Object.entries(tags)) keysValues.push(strings.add(key), strings.add(value));
    keysValues.push(0);
  }
  out.writePackedVarint(10, keysValues);
}

function writeTags(tags: Tags, strings: StringTable, out: PbfWriter): void {
  const entries = Object.entries(tags);
  out.writePackedVarint(
    2,
    entries.map(([key]) => strings.add(key)),
  );
  out.writePackedVarint(
    3,
    entries.map(([, value]) => strings.add(value)),
  );
}

function blob(type: string, content: Uint8Array): Uint8Array {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const bodyBytes = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, bodyBytes.length);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, bodyBytes]);
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, i) => (i === 0 ? value : value - (values[i - 1] as number)));
}

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += BLOCK_SIZE) yield list.slice(i, i + BLOCK_SIZE);
}
