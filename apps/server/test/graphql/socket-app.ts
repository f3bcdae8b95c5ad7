import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Planner } from '@tripwright/planner';
import { type App, type AppOptions, createApp } from '../../src/http/app.ts';
import { limitConnections } from '../../src/http/connections.ts';
import { createListener } from '../../src/http/listener.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { openKeyring } from '../../src/keys/index.ts';
import { planHere } from '../../src/planning/planning.ts';
import { EIGHT } from './fake-planner.ts';

/** The whole app on a socket, with every middleware that real clients pass. */
export interface SocketApp {
  readonly app: App;
  readonly server: Server;
  /** Of the graph. */
  readonly url: string;
  /** A key that works. */
  readonly key: string;
  close(): Promise<void>;
}

/** Listens on a free port; the time is eight o'clock. */
export async function socketApp(planner: Planner, options: Partial<AppOptions> = {}): Promise<SocketApp> {
  const keys = openKeyring({ now: options.now ?? (() => EIGHT) });
  const key = keys.ensureDemoKey();
  const app = createApp({
    ...{ planner, planning: planHere(planner), tiles: new Map(), keys, demoKey: key, metrics: createMetrics() },
    ...{ site: undefined, now: () => EIGHT },
    ...options,
  });
  const server = createServer();
  const { answerWith } = limitConnections(server, {
    ...{ connections: 50_000, connectionsPerAddress: 50_000, requestsPerConnection: 16 },
    ...{ idleSeconds: 30, answerSeconds: 60 },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  answerWith(createListener(app, `127.0.0.1:${port}`));
  return {
    ...{ app, server, key, url: `http://127.0.0.1:${port}/graphql` },
    async close() {
      app.endStreams('SHUTDOWN');
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.dispose();
      keys.close();
    },
  };
}
