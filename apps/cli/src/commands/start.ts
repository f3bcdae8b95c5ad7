import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';
import { readConfig, startServer } from '@tripwright/server';
import type { Command } from 'commander';
import { createProgress } from '../progress.ts';
import { serveUntilStopped } from './serve.ts';

export function addStart(program: Command): void {
  program
    .command('start')
    .summary('the sample city, built if need be, and served')
    .description('Generates and imports the sample city unless it is there already, and serves it with the web page.')
    .option('--data <dir>', 'folder of regions', join('.tripwright', 'data'))
    .option('--port <n>', 'port (4000)')
    .option('--host <address>', 'address to listen on (127.0.0.1)')
    .action(async (options: { data: string; port?: string; host?: string }) => {
      await ensureSampleCity(options.data);
      const config = readConfig(undefined, process.env, { port: options.port, host: options.host });
      await serveUntilStopped(() => startServer({ config, data: options.data }), config.open);
    });
}

/** Whether the sample city can be opened by this version: an older or damaged one is simply built again. */
async function opens(data: string): Promise<boolean> {
  try {
    await readRegion(data, place.regionCode);
    return true;
  } catch (error) {
    if (error instanceof PlannerError && error.code.startsWith('artefact-')) return false;
    throw error;
  }
}

/** Builds the sample city into a folder of regions unless it stands there. */
export async function ensureSampleCity(data: string): Promise<void> {
  if (existsSync(join(data, place.regionCode, 'manifest.json')) && (await opens(data))) return;
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
