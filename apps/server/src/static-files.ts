import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const PACKED_TYPES = /^(?:text\/|application\/|image\/svg)/;
/** Names with a hash of the content: such a file never changes. */
const HASHED_NAME = /-[A-Za-z0-9]{8,}\.\w+$/;
/** Smaller files fit into one packet, compressed or not. */
const LEAST_PACKED_BYTES = 1024;
/** Larger bodies are sent in chunks of this size. */
const CHUNK_BYTES = 65_536;

const packs = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Uint8Array>,
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }) as Promise<Uint8Array>,
};
type Encoding = keyof typeof packs;

interface File {
  readonly type: string;
  readonly body: Uint8Array;
  readonly etag: string;
  /** Compressed bodies, each made on first use; undefined where compression saves nothing. */
  readonly packed: Map<Encoding, Promise<Uint8Array | undefined>>;
}

/**
 * Files that are equal for all clients. They are read once and compressed once for each encoding. All clients share one buffer, so slow
 * readers cost no memory.
 */
export class StaticFiles {
  readonly #files = new Map<string, File>();

  /** Adds a file. @param path path of the request, with its leading slash; without an extension it is that of a page */
  add(path: string, content: string | Uint8Array): void {
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream';
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#files.set(path, { type, body, etag, packed: new Map() });
  }

  /** Adds every file of a known type below a folder, except hidden ones. */
  addFolder(folder: string, prefix: string = '/'): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const file = join(folder, entry.name);
      if (entry.isDirectory()) this.addFolder(file, `${prefix}${entry.name}/`);
      else if (TYPES[extname(entry.name)] !== undefined) this.add(prefix + entry.name, readFileSync(file));
    }
  }

  /** Whether there is a file at a path. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The response for a request; undefined if there is no such file. */
  async answer(path: string, request: Request): Promise<Response | undefined> {
    const file = this.#files.get(path);
    if (file === undefined) return undefined;
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    // A proxy that compresses an answer turns its tag into a weak one.
    const known =
      request.headers
        .get('if-none-match')
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(file.etag) || known.includes('*')) return new Response(null, { status: 304, headers });
    const encoding = preferred(request.headers.get('accept-encoding') ?? '');
    const packed = encoding === undefined ? undefined : await packedBody(file, encoding);
    if (packed !== undefined && encoding !== undefined) headers['content-encoding'] = encoding;
    const body = packed ?? file.body;
    headers['content-length'] = String(body.length);
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(body.length > CHUNK_BYTES ? inChunks(body) : (body as Uint8Array<ArrayBuffer>), { headers });
  }
}

/** The parts of a body, each made when the client has read the one before: so that the file does not count as waiting for slow readers. */
function inChunks(body: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(body.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
        if (at >= body.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function packedBody({ type, body, packed }: File, encoding: Encoding): Promise<Uint8Array | undefined> {
  let made = packed.get(encoding);
  if (made === undefined) {
    made =
      PACKED_TYPES.test(type) && body.length >= LEAST_PACKED_BYTES
        ? packs[encoding](body).then((smaller) => (smaller.length < body.length ? smaller : undefined))
        : Promise.resolve(undefined);
    packed.set(encoding, made);
  }
  return made;
}

/** The best encoding that a client accepts; undefined if it accepts none of these. */
function preferred(accepted: string): Encoding | undefined {
  const isAccepted = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((text) => text.trim());
      return [name, !parameters.some((text) => /^q\s*=\s*0(?:\.0*)?$/.test(text))] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((encoding) => isAccepted.get(encoding) ?? isAccepted.get('*') ?? false);
}
