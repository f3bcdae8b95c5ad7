import { join } from 'node:path';
import type { Command } from 'commander';
import { loadServer } from '../load-server.ts';
import { serveUntilStopped } from './serve.ts';

/** Adds `start`: serves the sample city, which is built when it is missing. */
export function addStart(program: Command): void {
  program
    .command('start')
    .summary('build the sample city if it is missing, and serve it')
    .description(
      'Generates and imports the sample city unless it has been built before, sets its live data in motion, and serves it with the web page.',
    )
    .option('--data <dir>', 'folder of regions', join('.tripwright', 'data'))
    .option('--port <n>', 'port (default: 4000)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1)')
    .action(async (options: { data: string; port?: string; host?: string }) => {
      // Loaded here, so that the other commands do not wait for it.
      const { ensureSampleCity } = await import('../ensure-sample-city.ts');
      await ensureSampleCity(options.data);
      const { startLiveCity } = await import('../live/start-live-city.ts');
      const city = await startLiveCity(options.data);
      const { readConfig, startServer } = await loadServer();
      const config = readConfig(undefined, process.env, { port: options.port, host: options.host });
      try {
        await serveUntilStopped(() => startServer({ config, data: options.data }), config.open);
      } finally {
        await city.close();
      }
    });
}
