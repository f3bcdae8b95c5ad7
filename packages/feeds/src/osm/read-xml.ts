import { createReadStream } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { MEMBER_TYPE } from '@tripwright/core/street/build';
import { SaxesParser } from 'saxes';
import unbzip2 from 'unbzip2-stream';
import { isOnEarth, type OsmColumns } from './osm-columns.ts';

/**
 * Reads OpenStreetMap XML, plain or packed with gzip or bzip2 (told by the file's name).
 * @throws PlannerError `input-unreadable` for a file that is cut off or not XML
 */
export async function readXml(
  path: string,
  columns: OsmColumns,
  onBytes: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const broken = (what: string, cause?: unknown): PlannerError =>
    new PlannerError(
      'input-unreadable',
      `${path} ${what}. Get the file again from its source; nothing was imported from it.`,
      { cause },
    );
  const parser = new SaxesParser();
  let closed = false;
  let open: 'node' | 'way' | 'relation' | undefined;
  let sawRoot = false;
  let failure: PlannerError | undefined;
  const number = (text: string | undefined): number => (text === undefined || text === '' ? Number.NaN : Number(text));
  parser.on('error', (error) => {
    failure ??= broken(`is not well-formed XML (${error.message})`, error);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = attributes as Record<string, string>;
    if (name === 'osm' || name === 'osmChange') sawRoot = true;
    else if (name === 'node' || name === 'way' || name === 'relation') {
      open = undefined;
      const id = number(attribute['id']);
      if (Number.isNaN(id) || attribute['visible'] === 'false' || attribute['action'] === 'delete') return;
      if (name === 'node') {
        const [lat, lng] = [number(attribute['lat']), number(attribute['lon'])];
        if (!isOnEarth(lat, lng)) return;
        columns.addNode(id, lat, lng);
      } else if (name === 'way') columns.addWay(id);
      else columns.addRelation(id);
      open = name;
    } else if (name === 'tag' && open !== undefined) {
      const into = open === 'node' ? columns.nodeTag : open === 'way' ? columns.wayTag : columns.relationTag;
      into.push(columns.string(attribute['k'] ?? ''));
      into.push(columns.string(attribute['v'] ?? ''));
    } else if (name === 'nd' && open === 'way') {
      const ref = number(attribute['ref']);
      if (!Number.isNaN(ref)) columns.wayRef.push(ref);
    } else if (name === 'member' && open === 'relation') {
      const ref = number(attribute['ref']);
      if (Number.isNaN(ref)) return;
      columns.memberRef.push(ref);
      columns.memberRole.push(columns.string(attribute['role'] ?? ''));
      columns.memberType.push(
        attribute['type'] === 'way'
          ? MEMBER_TYPE.way
          : attribute['type'] === 'relation'
            ? MEMBER_TYPE.relation
            : MEMBER_TYPE.node,
      );
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === open) open = undefined;
    if (name === 'osm' || name === 'osmChange') closed = true;
  });

  try {
    for await (const text of unpacked(path, onBytes)) {
      signal?.throwIfAborted();
      parser.write(text as string);
      if (failure !== undefined) throw failure;
    }
  } catch (cause) {
    if (cause instanceof PlannerError || signal?.aborted === true) throw cause;
    throw broken(`cannot be unpacked (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  if (!sawRoot) throw broken('is not an OpenStreetMap XML file');
  if (!closed) throw broken('is cut off');
}

/** The file's text, piece by piece. */
function unpacked(path: string, onBytes: (bytes: number) => void): Readable {
  const file = createReadStream(path);
  file.on('data', (chunk) => onBytes(chunk.length));
  const unpack = path.endsWith('.gz')
    ? createGunzip()
    : path.endsWith('.bz2')
      ? (unbzip2() as unknown as Transform)
      : undefined;
  const decoder = new TextDecoder('utf-8');
  const decode = new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      done(undefined, decoder.decode(chunk, { stream: true }));
    },
  });
  const ignoreHere = (): void => undefined; // errors surface in the reader of `decode`
  return unpack === undefined
    ? pipeline(file, decode, ignoreHere)
    : pipeline(file, unpack as Transform, decode, ignoreHere);
}
