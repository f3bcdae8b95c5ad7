import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How an answer is being read. */
interface Reading {
  readonly socket: Socket;
  /** The most bytes that have waited to be sent, and when. */
  most: number;
  since: number;
}

/** Milliseconds between two looks at all answers. */
const LOOK_MS = 200;

/**
 * Bounds the bytes of answers that wait in memory because their clients do not read them, over all connections. Where they are more than the
 * limit, the connections that are read at the lowest rate are ended.
 */
export function limitUnsentBytes(server: Server, limit: number): void {
  const readings = new Map<ServerResponse, Reading>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    readings.set(response, { socket, most: 0, since: 0 });
    response.once('close', () => readings.delete(response));
  });
  const timer = setInterval(() => endSlowest(readings, limit), LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

function endSlowest(readings: Map<ServerResponse, Reading>, limit: number): void {
  const now = performance.now();
  let sum = 0;
  for (const [{ writableLength }, reading] of readings) {
    sum += writableLength;
    if (writableLength <= reading.most) continue;
    reading.most = writableLength;
    reading.since = now;
  }
  if (sum <= limit) return;
  /** Bytes in a millisecond; new answers, of which nothing could be read yet, come last. */
  const rateOf = ([{ writableLength }, { most, since }]: [ServerResponse, Reading]): number =>
    since === now ? Number.POSITIVE_INFINITY : (most - writableLength) / (now - since);
  const slowest = [...readings]
    .filter(([{ writableLength }]) => writableLength > 0)
    .map((entry) => ({ entry, rate: rateOf(entry) }))
    // Of answers that are all new, the one of which least has been taken goes first.
    .sort((a, b) => (a.rate === b.rate ? b.entry[0].writableLength - a.entry[0].writableLength : a.rate - b.rate));
  for (const { entry } of slowest) {
    if (sum <= limit) return;
    const [response, { socket }] = entry;
    sum -= response.writableLength;
    socket.destroy();
  }
}
