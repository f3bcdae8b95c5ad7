import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server under test, apart from its client. */
export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly startMs: number;
  /** Peak resident memory so far; 0 where the system does not tell. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** Starts `serve.ts` over a folder of regions and waits until it listens. */
export async function startServerProcess(data: string): Promise<ServerProcess> {
  const before = performance.now();
  const program = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', program, data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    startMs: performance.now() - before,
    peakMegabytes: () => peakOf(child.pid),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin?.end();
        setTimeout(() => child.kill(), 6_000).unref();
      }),
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it listened`)));
    if (child.stdout === null) reject(new Error('the server has no output'));
    else createInterface({ input: child.stdout }).once('line', resolve);
  });
}

function peakOf(pid: number | undefined): number {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return match === null ? 0 : Math.round(Number(match[1]) / 1024);
  } catch {
    return 0;
  }
}
