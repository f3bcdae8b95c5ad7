import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isThisMachine } from '../client-address.ts';

/** Limits on the connections of clients. */
export interface ConnectionLimits {
  /** Most open connections. */
  readonly connections: number;
  /** Most open connections from one address. Those from this machine are not counted, since a proxy in front of the server makes all of them. */
  readonly connectionsPerAddress: number;
  /** Most requests of one connection that are answered at one time. A connection that pipelines so many ends with the answer to the last of them. */
  readonly requestsPerConnection: number;
  /** Seconds without a byte in either direction after which a connection is ended. */
  readonly idleSeconds: number;
  /** Seconds from the arrival of a request within which its answer must be read. Streams of events are exempt. */
  readonly answerSeconds: number;
}

/** Seconds for the headers of a request, and for the whole request. */
const HEADER_SECONDS = 15;
const REQUEST_SECONDS = 30;
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** What a server can do about its connections. */
export interface Connections {
  /** Answers requests, but not those that a connection sent after the last one that it gets an answer to. */
  answerWith(listener: RequestListener): void;
  /**
   * Refuses the requests under way of clients that send no more. Such a client may still read, or it may have gone: no system says which before bytes are
   * sent to it. So its search goes on, but not at the cost of a client that is there for sure.
   */
  giveWay(): void;
  /** Ends each connection with its answers under way, or with that to its next request: clients come back on another one, or to another server. */
  drain(): void;
}

/**
 * Limits the clients of a server: the number of connections, the time for sending and reading, and the requests at one time. A slow reader
 * holds one socket, for a limited time. A client that shuts its sending side after its requests gets their answers.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): Connections {
  const open = new Set<Socket>();
  const perAddress = new Map<string, number>();
  const halfClosed = new Set<Socket>();
  const unanswered = new WeakSet<ServerResponse>();
  let isDraining = false;
  // Otherwise Node ends the connection with the last byte of the client.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.headersTimeout = HEADER_SECONDS * 1000;
  server.requestTimeout = REQUEST_SECONDS * 1000;
  server.keepAliveTimeout = 10_000;
  server.maxHeadersCount = 100;
  // This timer detects stalled readers: Node restarts it while bytes leave the queue.
  server.setTimeout(limits.idleSeconds * 1000);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    if (open.size >= limits.connections || (ofAddress > limits.connectionsPerAddress && !isThisMachine(address))) {
      refuse(socket);
      return;
    }
    open.add(socket);
    perAddress.set(address, ofAddress);
    socket.once('end', () => {
      const under = underWay.get(socket);
      if (under === undefined || under.size === 0) return;
      // A reader of events that has gone would be found with the next event only, which may never come.
      if ([...under].some((response) => endless.has(response))) {
        socket.destroy();
        return;
      }
      halfClosed.add(socket);
      for (const last of [...under].slice(-1)) last.shouldKeepAlive = false;
    });
    socket.once('close', () => {
      open.delete(socket);
      halfClosed.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
  server.prependListener('request', limitRequests(limits, unanswered));
  server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    answerWith(listener) {
      server.on('request', (request, response) => {
        if (!unanswered.has(response)) listener(request, response);
      });
    },
    drain() {
      isDraining = true;
      for (const socket of open) for (const response of underWay.get(socket) ?? []) response.shouldKeepAlive = false;
    },
    giveWay() {
      for (const socket of halfClosed) {
        // An answer that is being sent costs no search any more.
        if (isSendingAnswer(socket)) continue;
        halfClosed.delete(socket);
        socket.once('finish', () => socket.destroy());
        refuse(socket);
      }
    },
  };
}

const endless = new WeakSet<ServerResponse>();
/** Requests of each connection that are not answered yet. */
const underWay = new WeakMap<Socket, Set<ServerResponse>>();

/** Whether an answer of a connection has begun, and not ended. */
export function isSendingAnswer(socket: Socket): boolean {
  return [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent);
}

/** Whether a connection has requests that are not answered yet. */
export function isAnswering(socket: Socket): boolean {
  return (underWay.get(socket)?.size ?? 0) > 0;
}

/** Lets an answer be read for as long as it lasts. A stalled reader of it is found by the timer of the socket. */
export function hasNoEnd(response: ServerResponse): void {
  endless.add(response);
  if (response.socket?.readableEnded === true) response.socket.destroy();
}

/**
 * Counts the requests of each connection, and ends a connection whose answer is not read in time. One that has as many under way as are answered at one
 * time ends with the last of them, which says so: its client sends the others again on another connection (RFC 9112 section 9.3.2).
 * @param unanswered receives those that come after it
 */
function limitRequests(
  limits: ConnectionLimits,
  unanswered: WeakSet<ServerResponse>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const ending = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (ending.has(socket)) {
      unanswered.add(response);
      // What is not read would turn the end of the connection into a reset, which takes answers from the client that it has not read yet.
      request.resume();
      return;
    }
    const answering = underWay.get(socket) ?? new Set();
    underWay.set(socket, answering);
    answering.add(response);
    if (answering.size >= limits.requestsPerConnection) {
      ending.add(socket);
      response.shouldKeepAlive = false;
    }
    const deadline = setTimeout(() => {
      if (!endless.has(response)) socket.destroy();
    }, limits.answerSeconds * 1000);
    response.once('close', () => {
      clearTimeout(deadline);
      answering.delete(response);
    });
  };
}

function refuse(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end(REFUSAL);
  // A client that does not read the refusal gets a reset.
  setTimeout(() => socket.destroy(), 1000).unref();
}
