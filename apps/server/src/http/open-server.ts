import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerConfig } from '../config.ts';
import { answerClientErrors } from './client-errors.ts';
import { type Connections, limitConnections } from './connections.ts';
import { limitUnsentBytes } from './unsent-bytes.ts';

/** Pipelined requests of one connection that are answered at one time; browsers send one. */
const REQUESTS_PER_CONNECTION = 16;
/** No byte moves during a search, so a connection may be idle for as long as one takes and these seconds more. */
const IDLE_AFTER_PLAN_SECONDS = 10;
/** An operation of the graph may search twice, and is answered before its connection has been idle for too long. */
const OPERATION_AFTER_PLAN_SECONDS = 8;
/** Time to read an answer of some hundred kilobytes over a slow mobile line. */
const ANSWER_AFTER_PLAN_SECONDS = 40;

/** Bytes of answers that clients have not read, over all connections: some hundred usual answers, or a dozen of the largest. */
const UNSENT_BYTES = 128_000_000;

/** Connections that the system holds until they are accepted. With the usual 511, a thousand at once make some wait for a second. */
const BACKLOG = 4096;

/** A socket that listens, with the limits of its connections. */
export interface OpenServer extends Connections {
  /** `http://host:port` as reached from this machine. */
  readonly url: string;
  /** Stops listening, and waits up to 5 s for running requests. */
  close(): Promise<void>;
}

/** Seconds in which an operation of the graph is answered. */
export function operationSeconds({ planSeconds }: Pick<ServerConfig, 'planSeconds'>): number {
  return planSeconds + OPERATION_AFTER_PLAN_SECONDS;
}

/** Listens where the configuration says. @throws what Node says of a port that is taken */
export async function openServer(config: ServerConfig): Promise<OpenServer> {
  const server = createServer();
  const connections = limitConnections(server, {
    connections: config.connections,
    connectionsPerAddress: config.connectionsPerAddress,
    requestsPerConnection: REQUESTS_PER_CONNECTION,
    idleSeconds: config.planSeconds + IDLE_AFTER_PLAN_SECONDS,
    answerSeconds: config.planSeconds + ANSWER_AFTER_PLAN_SECONDS,
  });
  limitUnsentBytes(server, UNSENT_BYTES);
  answerClientErrors(server);
  await listen(server, config.port, config.host);
  return {
    ...connections,
    url: urlOf(server, config.host),
    async close() {
      // What the system has accepted already is read first.
      await new Promise((resolve) => setImmediate(resolve));
      connections.drain();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
    },
  };
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
