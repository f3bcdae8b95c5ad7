import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How an answer is being read. */
interface Reading {
  readonly socket: Socket;
  /** What the client had taken of its connection before this answer. */
  readonly takenBefore: number;
  /** The most bytes that have waited to be sent, when, and what the client had taken then. */
  most: number;
  since: number;
  takenThen: number;
}

/** Milliseconds between two looks at all answers. */
const LOOK_MS = 200;

/**
 * Bounds the bytes of answers that wait in memory because their clients do not read them, over all connections. Where they are more than the
 * limit at two looks in a row, the connections that are read at the lowest rate are ended.
 */
export function limitUnsentBytes(server: Server, limit: number): void {
  const readings = new Map<ServerResponse, Reading>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const taken = takenOf(socket);
    readings.set(response, { socket, takenBefore: taken, most: 0, since: 0, takenThen: taken });
    response.once('close', () => readings.delete(response));
  });
  let wasOver = false;
  const timer = setInterval(() => {
    const { sum, rated } = look(readings);
    // An answer is judged by what was taken between two looks: at the first one, many new ones would outlive a client that reads.
    if (sum > limit && wasOver) endSlowest(rated, sum - limit);
    wasOver = sum > limit;
  }, LOOK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/** An answer of which bytes wait. */
interface Rated {
  readonly socket: Socket;
  readonly waiting: number;
  /** Bytes in a millisecond; infinite for a new answer, of which nothing could be read yet. */
  readonly rate: number;
  readonly taken: number;
}

/** @returns the bytes that wait, and how fast they are read */
function look(readings: Map<ServerResponse, Reading>): { readonly sum: number; readonly rated: readonly Rated[] } {
  const now = performance.now();
  let sum = 0;
  const rated: Rated[] = [];
  for (const [{ writableLength: waiting }, reading] of readings) {
    sum += waiting;
    const total = takenOf(reading.socket);
    if (waiting > reading.most) {
      reading.most = waiting;
      reading.since = now;
      reading.takenThen = total;
    }
    const rate = reading.since === now ? Number.POSITIVE_INFINITY : (total - reading.takenThen) / (now - reading.since);
    if (waiting > 0) rated.push({ socket: reading.socket, waiting, rate, taken: total - reading.takenBefore });
  }
  return { sum, rated };
}

/** Ends the connections that are read at the lowest rate until `surplus` bytes less wait; of new ones, those that took least. */
function endSlowest(rated: readonly Rated[], surplus: number): void {
  let rest = surplus;
  for (const { socket, waiting } of rated.toSorted((a, b) =>
    a.rate === b.rate ? a.taken - b.taken : a.rate - b.rate,
  )) {
    if (rest <= 0) return;
    rest -= waiting;
    socket.destroy();
  }
}

/**
 * The bytes of a connection that the system has taken to send. The public counters count a piece when its last byte is taken, and an answer may
 * be one piece; those of the handle count bytes. Without them every reader of such an answer looks as slow as one that has stopped.
 */
function takenOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };
  return (handle?.bytesWritten ?? 0) - (handle?.writeQueueSize ?? 0);
}
