import { vi } from 'vitest';
import { runProgram } from '../src/run-program.ts';

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. */
export async function runHere(args: readonly string[]): Promise<Ran> {
  const printed = { out: '', err: '' };
  const take =
    (to: 'out' | 'err') =>
    (text: string | Uint8Array): boolean => {
      printed[to] += String(text);
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(take('err')),
  ];
  try {
    process.exitCode = undefined;
    const code = await runProgram(['node', 'tripwright', ...args]);
    return { code, ...printed };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}
