import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What clients may hold open. */
export interface ConnectionLimits {
  readonly connections: number;
  /** From one address. Connections from this machine are not counted: a proxy in front of the server makes them all. */
  readonly connectionsPerAddress: number;
  /** Requests of one connection that are answered at one time; a client that pipelines more is sent away. */
  readonly requestsPerConnection: number;
  /** Seconds in which no byte moves, in either direction, before the connection is ended. */
  readonly idleSeconds: number;
  /** Seconds from the arrival of a request until its answer must have been read. */
  readonly answerSeconds: number;
}

/** Seconds for the headers of a request, and for all of it. */
const HEADER_SECONDS = 15;
const REQUEST_SECONDS = 30;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Holds a server's clients to limits: how many connect, how slowly they send and read, how much they ask at one time. A client that reads
 * slowly costs a socket, and costs it for a while only.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const open = new Set<Socket>();
  const perAddress = new Map<string, number>();
  server.headersTimeout = HEADER_SECONDS * 1000;
  server.requestTimeout = REQUEST_SECONDS * 1000;
  server.keepAliveTimeout = 10_000;
  server.maxHeadersCount = 100;
  // Node notices a stalled reader by this: the timer starts anew while bytes leave the queue.
  server.setTimeout(limits.idleSeconds * 1000);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    if (open.size >= limits.connections || (ofAddress > limits.connectionsPerAddress && !LOOPBACK.test(address))) {
      refuse(socket);
      return;
    }
    open.add(socket);
    perAddress.set(address, ofAddress);
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
  server.prependListener('request', limitRequests(limits));
}

/** Counts the requests of each connection, and ends those whose answer was not read in time. */
function limitRequests(limits: ConnectionLimits): (request: IncomingMessage, response: ServerResponse) => void {
  const answering = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (answering.get(socket) ?? 0) + 1;
    answering.set(socket, count);
    if (count > limits.requestsPerConnection) {
      socket.destroy();
      return;
    }
    const deadline = setTimeout(() => socket.destroy(), limits.answerSeconds * 1000);
    response.once('close', () => {
      clearTimeout(deadline);
      answering.set(socket, (answering.get(socket) ?? 1) - 1);
    });
  };
}

function refuse(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end(REFUSAL);
  // A client that does not read the refusal either loses nothing by a reset.
  setTimeout(() => socket.destroy(), 1000).unref();
}
