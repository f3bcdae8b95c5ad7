import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';
import type { Command } from 'commander';
import { createProgress } from '../progress.ts';
import { serveUntilStopped } from './serve.ts';

/** Adds `start`: serves the sample city, which is built when it is missing. */
export function addStart(program: Command): void {
  program
    .command('start')
    .summary('build the sample city if it is missing, and serve it')
    .description(
      'Generates and imports the sample city unless it has been built before, and serves it with the web page.',
    )
    .option('--data <dir>', 'folder of regions', join('.tripwright', 'data'))
    .option('--port <n>', 'port (4000)')
    .option('--host <address>', 'address to listen on (127.0.0.1)')
    .action(async (options: { data: string; port?: string; host?: string }) => {
      await ensureSampleCity(options.data);
      const { readConfig, startServer } = await import('@tripwright/server');
      const config = readConfig(undefined, process.env, { port: options.port, host: options.host });
      await serveUntilStopped(() => startServer({ config, data: options.data }), config.open);
    });
}

/** Whether this version can open the sample city. One that is damaged or of an older version is built again. */
async function canOpen(data: string): Promise<boolean> {
  try {
    await readRegion(data, place.regionCode);
    return true;
  } catch (error) {
    if (error instanceof PlannerError && error.code.startsWith('artefact-')) return false;
    throw error;
  }
}

/** Builds the sample city into a folder of regions, unless the folder holds one that this version can open. */
export async function ensureSampleCity(data: string): Promise<void> {
  if (existsSync(join(data, place.regionCode, 'manifest.json')) && (await canOpen(data))) return;
  const progress = createProgress();
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-sample-'));
  try {
    progress.step('Drawing the sample city', 0);
    const files = await writeSampleCity(folder);
    progress.step('Drawing the sample city', 1);
    await importRegion({
      region: place.regionCode,
      title: place.title,
      ...importInputs(files),
      out: data,
      progress: progress.step,
    });
  } finally {
    progress.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
