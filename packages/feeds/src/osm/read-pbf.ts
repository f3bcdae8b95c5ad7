import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate, zstdDecompress } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { MEMBER_TYPE } from '@tripwright/core/street/build';
import { PbfReader } from 'pbf';
import { countElements, isBomb, isOverfull } from './element-limit.ts';
import { isOnEarth, type OsmColumns } from './osm-columns.ts';

const unzip = promisify(inflate);
const unzstd = promisify(zstdDecompress);

/** Limits of the format; a larger header or blob means a damaged file. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;
/** Writers put one to four groups into a block. */
const MAX_GROUPS = 10_000;
/** The editors of OpenStreetMap allow 255 characters. */
const MAX_STRING_BYTES = 64 * 1024;
const READABLE = new Set([
  'OsmSchema-V0.6',
  'DenseNodes',
  'HistoricalInformation',
  'Sort.Type_then_ID',
  'LocationsOnWays',
]);

/**
 * Reads `.osm.pbf` block by block (wiki.openstreetmap.org/wiki/PBF_Format): plain and dense nodes; raw, zlib and zstd blobs. Deleted versions
 * and nodes off the Earth are dropped.
 * @param onBytes called with the size of each chunk read from the file
 * @throws PlannerError `input-unreadable` for a file that is truncated, damaged or compressed with another method; the reason of
 *   `signal` when aborted
 */
export async function readPbf(
  path: string,
  columns: OsmColumns,
  onBytes: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const broken: Broken = (what, cause, advice = 'Download the file again; nothing was imported from it.') =>
    new PlannerError('input-unreadable', `${path} ${what}. ${advice}`, { cause });
  let buffered: Buffer = Buffer.alloc(0);
  let wanted: { readonly type: string; readonly size: number } | undefined;
  let blobs = 0;
  let elements = 0;
  const { size: fileBytes } = await stat(path);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    signal?.throwIfAborted();
    const part = chunk as Buffer;
    onBytes(part.length);
    buffered = buffered.length === 0 ? part : Buffer.concat([buffered, part]);
    for (;;) {
      if (wanted === undefined) {
        if (buffered.length < 4) break;
        const size = buffered.readUInt32BE(0);
        if (size === 0 || size > MAX_HEADER_BYTES)
          throw broken(blobs === 0 ? 'is not an OpenStreetMap PBF file' : `is damaged after block ${blobs}`);
        if (buffered.length < 4 + size) break;
        wanted = readBlobHeader(buffered.subarray(4, 4 + size), broken);
        buffered = buffered.subarray(4 + size);
      }
      if (buffered.length < wanted.size) break;
      const content = await unpack(buffered.subarray(0, wanted.size), blobs, broken);
      try {
        if (wanted.type === 'OSMHeader') checkFeatures(content, broken);
        else if (wanted.type === 'OSMData') readBlock(content, columns, broken);
      } catch (cause) {
        if (cause instanceof PlannerError) throw cause;
        throw broken(`is damaged in block ${blobs}`, cause);
      }
      const before = elements;
      elements = countElements(columns);
      if (isOverfull(elements - before) || isBomb(elements, fileBytes))
        throw broken(`has far more elements than a file of its size can hold (block ${blobs})`);
      blobs++;
      buffered = buffered.subarray(wanted.size);
      wanted = undefined;
    }
  }
  if (buffered.length > 0 || wanted !== undefined) throw broken(`is truncated in block ${blobs}`);
  if (blobs === 0) throw broken('is empty');
}

type Broken = (what: string, cause?: unknown, advice?: string) => PlannerError;

function readBlobHeader(bytes: Uint8Array, broken: Broken): { readonly type: string; readonly size: number } {
  const header = { type: '', size: -1 };
  try {
    new PbfReader(bytes).readFields((tag, into, pbf) => {
      if (tag === 1) into.type = pbf.readString();
      else if (tag === 3) into.size = pbf.readVarint();
    }, header);
  } catch (cause) {
    throw broken('is damaged (a block header cannot be read)', cause);
  }
  if (header.type === '' || header.size < 0 || header.size > MAX_BLOB_BYTES)
    throw broken('is not an OpenStreetMap PBF file, or is damaged');
  return header;
}

async function unpack(bytes: Uint8Array, index: number, broken: Broken): Promise<Uint8Array> {
  const blob: { raw?: Uint8Array; zlib?: Uint8Array; zstd?: Uint8Array; other?: string; rawSize: number } = {
    rawSize: 0,
  };
  try {
    new PbfReader(bytes).readFields((tag, into, pbf) => {
      if (tag === 1) into.raw = pbf.readBytes();
      else if (tag === 2) into.rawSize = pbf.readVarint();
      else if (tag === 3) into.zlib = pbf.readBytes();
      else if (tag === 7) into.zstd = pbf.readBytes();
      else if (tag >= 4 && tag <= 6) into.other = ['lzma', 'bzip2', 'lz4'][tag - 4] as string;
    }, blob);
  } catch (cause) {
    throw broken(`is damaged in block ${index}`, cause);
  }
  if (blob.raw !== undefined) return blob.raw;
  const packed = blob.zlib ?? blob.zstd;
  if (packed !== undefined) {
    if (blob.rawSize > MAX_BLOB_BYTES) throw broken(`has a block (${index}) that is larger than the format allows`);
    try {
      return await (blob.zlib === undefined ? unzstd : unzip)(packed, { maxOutputLength: MAX_BLOB_BYTES });
    } catch (cause) {
      throw broken(`cannot be unpacked in block ${index}`, cause);
    }
  }
  throw broken(
    `has blocks compressed with ${blob.other ?? 'an unknown method'}, which is not supported`,
    undefined,
    'Convert the file: osmium cat in.osm.pbf -o out.osm.pbf -f pbf,pbf_compression=zlib',
  );
}

function checkFeatures(content: Uint8Array, broken: Broken): void {
  const required: string[] = [];
  new PbfReader(content).readFields((tag, into, pbf) => {
    if (tag === 4) into.push(pbf.readString());
  }, required);
  const unknown = required.filter((feature) => !READABLE.has(feature));
  if (unknown.length > 0) throw broken(`requires unsupported features: ${unknown.join(', ')}`);
}

function readBlock(content: Uint8Array, columns: OsmColumns, broken: Broken): void {
  const block = { table: [] as number[], groups: [] as Uint8Array[], granularity: 100, latOffset: 0, lngOffset: 0 };
  new PbfReader(content).readFields((tag, into, pbf) => {
    if (tag === 1) {
      pbf.readMessage((inner, table: number[], reader) => {
        if (inner !== 1) return;
        const bytes = reader.readBytes();
        if (bytes.length > MAX_STRING_BYTES) throw broken(`has a text of ${bytes.length} bytes`);
        table.push(columns.string(Buffer.from(bytes).toString('utf8')));
      }, into.table);
    } else if (tag === 2) {
      if (into.groups.length === MAX_GROUPS) throw broken(`has a block of more than ${MAX_GROUPS} groups`);
      into.groups.push(pbf.readBytes());
    } else if (tag === 17) into.granularity = pbf.readVarint();
    else if (tag === 19) into.latOffset = pbf.readVarint(true);
    else if (tag === 20) into.lngOffset = pbf.readVarint(true);
  }, block);
  const { table, granularity } = block;
  const lat = (value: number): number => (block.latOffset + granularity * value) / 1e9;
  const lng = (value: number): number => (block.lngOffset + granularity * value) / 1e9;
  for (const group of block.groups) {
    new PbfReader(group).readFields((tag, _: undefined, pbf) => {
      if (tag === 1) readNode(pbf, columns, table, lat, lng);
      else if (tag === 2) readDense(pbf, columns, table, lat, lng);
      else if (tag === 3) readWay(pbf, columns, table);
      else if (tag === 4) readRelation(pbf, columns, table);
    }, undefined);
  }
}

interface Parts {
  id: number;
  lat: number;
  lng: number;
  visible: boolean;
  keys: number[];
  values: number[];
  refs: number[];
  roles: number[];
  types: number[];
}

/** Node, way and relation share the fields 1 (id), 2 (keys), 3 (values) and 4 (info). */
function readParts(
  pbf: PbfReader,
  more: (tag: number, parts: Parts, reader: PbfReader) => void,
  signedId: boolean,
): Parts {
  const parts: Parts = { id: 0, lat: 0, lng: 0, visible: true, keys: [], values: [], refs: [], roles: [], types: [] };
  return pbf.readMessage((tag, into, reader) => {
    if (tag === 1) into.id = signedId ? reader.readSVarint() : reader.readVarint(true);
    else if (tag === 2) reader.readPackedVarint(into.keys);
    else if (tag === 3) reader.readPackedVarint(into.values);
    else if (tag === 4) {
      reader.readMessage((inner, info, r) => {
        if (inner === 6) info.visible = r.readBoolean();
      }, into);
    } else more(tag, into, reader);
  }, parts);
}

function readNode(
  pbf: PbfReader,
  columns: OsmColumns,
  table: number[],
  lat: (v: number) => number,
  lng: (v: number) => number,
): void {
  const node = readParts(
    pbf,
    (tag, into, reader) => {
      if (tag === 8) into.lat = reader.readSVarint();
      else if (tag === 9) into.lng = reader.readSVarint();
    },
    true,
  );
  if (!node.visible || !isOnEarth(lat(node.lat), lng(node.lng))) return;
  columns.addNode(node.id, lat(node.lat), lng(node.lng));
  pushTags(columns.nodeTag, node, table);
}

function readDense(
  pbf: PbfReader,
  columns: OsmColumns,
  table: number[],
  lat: (v: number) => number,
  lng: (v: number) => number,
): void {
  const dense = {
    ids: [] as number[],
    lats: [] as number[],
    lngs: [] as number[],
    tags: [] as number[],
    visible: [] as boolean[],
  };
  pbf.readMessage((tag, into, reader) => {
    if (tag === 1) reader.readPackedSVarint(into.ids);
    else if (tag === 5) {
      reader.readMessage((inner, info, r) => {
        if (inner === 6) r.readPackedBoolean(info.visible);
      }, into);
    } else if (tag === 8) reader.readPackedSVarint(into.lats);
    else if (tag === 9) reader.readPackedSVarint(into.lngs);
    else if (tag === 10) reader.readPackedVarint(into.tags);
  }, dense);
  let [id, y, x, at] = [0, 0, 0, 0];
  for (let i = 0; i < dense.ids.length; i++) {
    id += dense.ids[i] as number;
    y += dense.lats[i] as number;
    x += dense.lngs[i] as number;
    const kept = dense.visible[i] !== false && isOnEarth(lat(y), lng(x));
    if (kept) columns.addNode(id, lat(y), lng(x));
    for (; at < dense.tags.length && dense.tags[at] !== 0; at += 2) {
      if (!kept) continue;
      columns.nodeTag.push(table[dense.tags[at] as number] as number);
      columns.nodeTag.push(table[dense.tags[at + 1] as number] as number);
    }
    at++;
  }
}

function readWay(pbf: PbfReader, columns: OsmColumns, table: number[]): void {
  const way = readParts(
    pbf,
    (tag, into, reader) => {
      if (tag === 8) reader.readPackedSVarint(into.refs);
    },
    false,
  );
  if (!way.visible) return;
  columns.addWay(way.id);
  let ref = 0;
  for (const delta of way.refs) {
    ref += delta;
    columns.wayRef.push(ref);
  }
  pushTags(columns.wayTag, way, table);
}

function readRelation(pbf: PbfReader, columns: OsmColumns, table: number[]): void {
  const relation = readParts(
    pbf,
    (tag, into, reader) => {
      if (tag === 8) reader.readPackedVarint(into.roles);
      else if (tag === 9) reader.readPackedSVarint(into.refs);
      else if (tag === 10) reader.readPackedVarint(into.types);
    },
    false,
  );
  if (!relation.visible) return;
  columns.addRelation(relation.id);
  let ref = 0;
  relation.refs.forEach((delta, i) => {
    ref += delta;
    columns.memberRef.push(ref);
    columns.memberRole.push(table[relation.roles[i] ?? 0] ?? 0);
    columns.memberType.push(
      [MEMBER_TYPE.node, MEMBER_TYPE.way, MEMBER_TYPE.relation][relation.types[i] ?? 0] ?? MEMBER_TYPE.node,
    );
  });
  pushTags(columns.relationTag, relation, table);
}

function pushTags(into: { push(value: number): void }, parts: Parts, table: number[]): void {
  for (let i = 0; i < Math.min(parts.keys.length, parts.values.length); i++) {
    into.push(table[parts.keys[i] as number] as number);
    into.push(table[parts.values[i] as number] as number);
  }
}
