import { createReadStream } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { MEMBER_TYPE } from '@tripwright/core/street/build';
import { SaxesParser } from 'saxes';
import unbzip2 from 'unbzip2-stream';
import { isBomb } from '../files/index.ts';
import { isOnEarth, type OsmColumns } from './osm-columns.ts';

/** OpenStreetMap has three levels; the parser keeps every open element. */
const MAX_DEPTH = 100;

/**
 * Reads OpenStreetMap XML: plain, or compressed with gzip (`.gz`) or bzip2 (`.bz2`).
 * @param onBytes called with the size of each chunk read from the file
 * @throws PlannerError `input-unreadable` for a file that is truncated or not XML; the reason of `signal` when aborted
 */
export async function readXml(
  path: string,
  columns: OsmColumns,
  onBytes: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const broken = (what: string, cause?: unknown): PlannerError =>
    new PlannerError('input-unreadable', `${path} ${what}. Download the file again; nothing was imported from it.`, {
      cause,
    });
  const elements = new ElementReader(columns);
  const parser = new SaxesParser();
  let failure: PlannerError | undefined;
  parser.on('error', (error) => {
    failure ??= broken(`is not well-formed XML (${error.message})`, error);
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) failure ??= broken(`has more than ${MAX_DEPTH} elements inside each other`);
    elements.open(name, attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    elements.close(name);
  });
  try {
    let packedBytes = 0;
    let unpackedBytes = 0;
    const count = (bytes: number): void => {
      packedBytes += bytes;
      onBytes(bytes);
    };
    for await (const text of unpacked(path, count)) {
      signal?.throwIfAborted();
      unpackedBytes += (text as string).length;
      if (isBomb(packedBytes, unpackedBytes)) throw broken('unpacks to more than a hundred times its size');
      parser.write(text as string);
      if (failure !== undefined) throw failure;
    }
  } catch (cause) {
    if (cause instanceof PlannerError || signal?.aborted === true) throw cause;
    throw broken(`cannot be unpacked (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  if (!elements.rootOpened) throw broken('is not an OpenStreetMap XML file');
  if (!elements.rootClosed) throw broken('is truncated');
}

type Attributes = Readonly<Record<string, string>>;

/** Turns the tags of an OSM file into columns, element by element. Deleted elements and nodes off the Earth are dropped with their children. */
class ElementReader {
  rootOpened = false;
  rootClosed = false;
  readonly #columns: OsmColumns;
  /** The element whose children are being read; `undefined` outside elements and in dropped ones. */
  #open: 'node' | 'way' | 'relation' | undefined;

  constructor(columns: OsmColumns) {
    this.#columns = columns;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'osm':
      case 'osmChange':
        this.rootOpened = true;
        return;
      case 'node':
      case 'way':
      case 'relation':
        this.#open = this.#begin(name, attributes) ? name : undefined;
        return;
      case 'tag':
        this.#addTag(attributes);
        return;
      case 'nd':
        this.#addNode(attributes);
        return;
      case 'member':
        this.#addMember(attributes);
    }
  }

  close(name: string): void {
    if (name === this.#open) this.#open = undefined;
    if (name === 'osm' || name === 'osmChange') this.rootClosed = true;
  }

  #begin(kind: 'node' | 'way' | 'relation', attributes: Attributes): boolean {
    const id = numberOf(attributes['id']);
    if (Number.isNaN(id) || attributes['visible'] === 'false' || attributes['action'] === 'delete') return false;
    if (kind === 'way') this.#columns.addWay(id);
    else if (kind === 'relation') this.#columns.addRelation(id);
    else {
      const [lat, lng] = [numberOf(attributes['lat']), numberOf(attributes['lon'])];
      if (!isOnEarth(lat, lng)) return false;
      this.#columns.addNode(id, lat, lng);
    }
    return true;
  }

  #addTag(attributes: Attributes): void {
    if (this.#open === undefined) return;
    const { nodeTag, wayTag, relationTag } = this.#columns;
    const tags = this.#open === 'node' ? nodeTag : this.#open === 'way' ? wayTag : relationTag;
    tags.push(this.#columns.string(attributes['k'] ?? ''));
    tags.push(this.#columns.string(attributes['v'] ?? ''));
  }

  #addNode(attributes: Attributes): void {
    const ref = numberOf(attributes['ref']);
    if (this.#open === 'way' && !Number.isNaN(ref)) this.#columns.wayRef.push(ref);
  }

  #addMember(attributes: Attributes): void {
    const ref = numberOf(attributes['ref']);
    if (this.#open !== 'relation' || Number.isNaN(ref)) return;
    this.#columns.memberRef.push(ref);
    this.#columns.memberRole.push(this.#columns.string(attributes['role'] ?? ''));
    const type = attributes['type'];
    this.#columns.memberType.push(type === 'way' || type === 'relation' ? MEMBER_TYPE[type] : MEMBER_TYPE.node);
  }
}

function numberOf(text: string | undefined): number {
  return text === undefined || text === '' ? Number.NaN : Number(text);
}

/** The unpacked text of the file in chunks. */
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
  const ignoreHere = (): void => undefined; // the reader of `decode` gets the errors
  return unpack === undefined
    ? pipeline(file, decode, ignoreHere)
    : pipeline(file, unpack as Transform, decode, ignoreHere);
}
