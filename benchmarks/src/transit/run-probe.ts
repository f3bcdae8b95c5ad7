import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figures } from '../common/figures.ts';
import { say } from '../common/talk.ts';

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));

/** Runs one step of `probe.ts` in a process of its own; returns no figures and prints a message when it fails. */
export function runProbe(step: string, args: readonly string[]): Figures {
  const done = spawnSync(process.execPath, ['--conditions=source', '--no-warnings', PROBE, step, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status === 0) return JSON.parse(done.stdout) as Figures;
  say(`The step "${step}" failed: ${done.stderr.trim().split('\n').slice(-3).join(' ')}`);
  return {};
}
