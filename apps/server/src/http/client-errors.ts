import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering, isSendingAnswer } from './connections.ts';

/** What Node reports of a client that does not speak HTTP, or not in time. */
interface ClientError extends Error {
  readonly code?: string;
}

const STATUS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'The address and headers of the request are longer than 16 kB, or there are more than 100 headers.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of the chunks of the body are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request was not complete in time.'],
};
const MALFORMED = [400, 'The request is not HTTP/1.1, or contradicts itself.'] as const;

const NO_PROXY = 'This server is no proxy: it answers no CONNECT.';

/** Answers requests that Node does not hand to the app, in the form of all other errors (wire-format.md section 4). */
export function answerClientErrors(server: Server): void {
  server.on('clientError', ({ code = '' }: ClientError, socket: Socket) => {
    const [errorCode, error] = STATUS[code] ?? MALFORMED;
    // Nothing is inserted into an answer that is being sent, nor sent to a client that has gone.
    if (!socket.writable || code === 'ECONNRESET' || isSendingAnswer(socket)) socket.destroy();
    else endWith(socket, errorCode, error);
  });
  server.on('connect', (_, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    // An answer to this request would be taken for that to the one before it.
    if (isAnswering(socket)) socket.destroy();
    else endWith(socket, 405, NO_PROXY, ['Allow: GET, HEAD, POST, OPTIONS']);
  });
}

function endWith(socket: Socket, errorCode: number, error: string, headers: readonly string[] = []): void {
  const body = JSON.stringify({ error, errorCode, usererror: false });
  const head = [
    `HTTP/1.1 ${errorCode} ${STATUS_CODES[errorCode]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
