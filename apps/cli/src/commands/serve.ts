import { setTimeout as pause } from 'node:timers/promises';
import { PlannerError } from '@tripwright/core/base';
import type { RunningServer } from '@tripwright/server';
import type { Command } from 'commander';
import { freePortAbove } from '../free-port.ts';
import { collectSource, parseInstant } from '../live/live-options.ts';
import { loadServer } from '../load-server.ts';

interface ServeOptions {
  readonly data?: string;
  readonly upstream?: readonly string[];
  readonly upstreamKey?: string;
  readonly port?: string;
  readonly host?: string;
  readonly config?: string;
  readonly open?: boolean;
  readonly live: readonly string[];
  readonly now?: number;
  readonly allowPrivate: boolean;
}

/** Adds `serve`: serves every region of a folder. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve every region of a folder')
    .description('Serves /v1, /graphql and the web page for every region under a folder.')
    .option('--data <dir>', 'folder of built regions')
    .option(
      '--upstream <url>',
      'answer /graphql from the /v1 of another server in place of regions; repeatable, preferred first',
      (url: string, before: readonly string[] = []) => [...before, url],
    )
    .option('--upstream-key <key>', 'key for that server')
    .option('--port <n>', 'port (default: 4000)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1)')
    .option('--config <file>', 'configuration file (JSON)')
    .option('--open', 'accept requests without a key (for local use)')
    .option(
      '--live <name=file-or-url>',
      'a source of live data beside those of REGION.live.json; repeatable',
      collectSource,
      [],
    )
    .option('--now <unix>', 'the present, which then stands still, in Unix seconds (default: the clock)', parseInstant)
    .option('--allow-private', 'let sources of live data redirect to hosts of private networks', false)
    .action(async (options: ServeOptions) => {
      // Loaded here, so that the other commands do not wait for it.
      const { clockFrom, readConfig, startGraphServer, startServer } = await loadServer();
      const config = readConfig(options.config, process.env, {
        port: options.port,
        host: options.host,
        open: options.open,
        upstream: options.upstream,
        upstreamKey: options.upstreamKey,
      });
      const { data, live, allowPrivate, now } = options;
      const clock = now === undefined ? {} : { clock: clockFrom(now) };
      if (config.upstream.length > 0) {
        if (data !== undefined)
          throw new PlannerError(
            'bad-usage',
            'Give --data or --upstream: a server with regions of its own asks no other one.',
          );
        return serveUntilStopped(() => startGraphServer({ config, ...clock }), config.open, true);
      }
      if (data === undefined)
        throw new PlannerError('bad-usage', 'Give --data with a folder of built regions, or --upstream with a server.');
      await serveUntilStopped(() => startServer({ config, data, live, allowPrivate, ...clock }), config.open);
    });
}

/** The error of Node for a port that is taken. */
interface PortError extends Error {
  readonly port?: number;
  readonly address?: string;
}

/** The error for a port that is taken. It suggests a port that is free now. */
async function portTaken(cause: PortError): Promise<PlannerError> {
  const { port = 4000, address = '127.0.0.1' } = cause;
  const other = await freePortAbove(port, address);
  const remedy =
    other === undefined ? 'choose another with --port' : `try --port ${other} / TRIPWRIGHT_PORT=${other} npm start`;
  return new PlannerError('config-invalid', `Port ${port} is taken: ${remedy}.`, { cause });
}

/** From SIGTERM on, a proxy or a client that keeps connections has so long to learn that the server stops, and is answered meanwhile. */
const DRAIN_MS = 1000;

/** Starts a server, prints its addresses and waits; stops it cleanly on SIGINT or SIGTERM. */
export async function serveUntilStopped(
  start: () => Promise<RunningServer>,
  open: boolean,
  isGraphAlone = false,
): Promise<void> {
  const { outliveStrayRejections } = await loadServer();
  outliveStrayRejections();
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw await portTaken(error as PortError);
    }
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new PlannerError(
        'config-invalid',
        'Listening on that port is not allowed for this user. Choose one above 1023.',
        { cause: error },
      );
    }
    throw error;
  }
  for (const { code, reason } of server.unusable) process.stderr.write(`The region ${code} is not served. ${reason}\n`);
  process.stdout.write(
    [
      server.regions.length === 0
        ? 'Tripwright serves no region yet: the upstream server does not answer.'
        : `Tripwright serves ${server.regions.map((region) => `${region.title} (${region.code})`).join(', ')}`,
      ...(isGraphAlone ? [] : [`  web page   ${server.url}/`]),
      `  GraphQL    ${server.url}/graphql`,
      ...(isGraphAlone ? [] : [`  REST       ${server.url}/v1/routing.json`]),
      open ? '  no key needed (--open)' : `  demo key   X-Service-Key: ${server.demoKey}`,
      '',
    ].join('\n'),
  );
  // In a terminal the signal says that the terminal is closed, and ends the server.
  if (process.stdout.isTTY !== true) process.on('SIGHUP', () => void server.refresh());
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const one of ['SIGINT', 'SIGTERM'] as const) process.once(one, resolve);
  });
  if (signal === 'SIGTERM') {
    server.drain();
    // A second signal ends the wait.
    const early = new AbortController();
    for (const one of ['SIGINT', 'SIGTERM'] as const) process.once(one, () => early.abort());
    await pause(DRAIN_MS, undefined, { signal: early.signal }).catch(() => undefined);
  }
  await server.close();
}
