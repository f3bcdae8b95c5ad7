import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { HttpRequest } from './http-requests.ts';

/** The response as received: a compressed body stays compressed. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request over a connection that stays open, and waits for the last byte. It uses Node's simplest client, which costs little. */
export function send(url: string, { method, path, body }: HttpRequest, encoding = 'identity'): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
    const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    // The server closes idle connections, perhaps at this moment.
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = asked.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) resolve(send(url, { method, path, ...(body !== undefined && { body }) }, encoding));
      else reject(error);
    });
    asked.end(body);
  });
}

/** Sends a request. @throws Error when it is refused */
export async function ask(url: string, asked: HttpRequest): Promise<Reply> {
  const reply = await send(url, asked, asked.encoding);
  if (reply.status === 200) return reply;
  throw new Error(`${asked.method} ${asked.path}: ${reply.status} ${reply.body.toString('utf8', 0, 300)}`);
}
