import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string;
  /** Path and query, sent unchanged. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

/** An answer, read to its end. */
export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly milliseconds: number;
}

/** Requests without an answer after this time count as hanging. */
const HANGING_MS = 20_000;

/** A client that keeps its connections open and sends whatever it is given; `fetch` would correct or refuse some of it. */
export class RawClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #port: number;

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** @throws Error when the connection ends without an answer, or nothing arrives in {@link HANGING_MS} */
  send({ method, path, headers, body }: Sent): Promise<Received> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request({ agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path, headers });
      const timer = setTimeout(
        () => asked.destroy(new Error(`no answer within ${HANGING_MS} ms: ${method} ${path.slice(0, 500)}`)),
        HANGING_MS,
      );
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          clearTimeout(timer);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            milliseconds: performance.now() - started,
          });
        });
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // The server may close an idle connection at the moment of its reuse, which is no answer to the request.
        if (asked.reusedSocket && error.code === 'ECONNRESET')
          this.send({ method, path, headers, ...(body !== undefined && { body }) }).then(resolve, reject);
        else reject(error);
      });
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
