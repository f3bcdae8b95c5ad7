import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../common/folders.ts';

/** The server under test, in a process of its own. */
export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly startMs: number;
  /** Peak resident memory so far; 0 where the system does not report it. */
  peakMegabytes(): number;
  /** Processor time of all its threads so far, to 10 ms; 0 where the system does not report it. Waiting for the processor does not count. */
  processorMs(): number;
  stop(): Promise<void>;
}

const TASKSET = '/usr/bin/taskset';

/** Whether servers are pinned to the machine's last core, so that all of their threads share it. */
export const ON_ONE_CORE: boolean = availableParallelism() > 1 && existsSync(TASKSET);

/** How a server is started. */
export interface ServerProcessOptions {
  readonly checkout?: string;
  readonly pinned?: boolean;
  readonly now?: number;
}

/**
 * Starts `serve.ts` over a folder of regions and waits until it listens.
 * @param options `checkout`: folder of the repository whose server is started; `pinned`: false lets it use all cores; `now`: where its
 *   clock starts, in Unix seconds
 */
export async function startServerProcess(
  data: string,
  { checkout = ROOT, pinned = true, now }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const before = performance.now();
  const program = join(checkout, 'benchmarks', 'src', 'http', 'serve.ts');
  const command = [process.execPath, '--conditions=source', '--no-warnings', program, data];
  if (now !== undefined) command.push(String(now));
  if (ON_ONE_CORE && pinned) command.unshift(TASKSET, '--cpu-list', String(availableParallelism() - 1));
  const [file, ...args] = command as [string, ...string[]];
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await firstLine(child);
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    startMs: performance.now() - before,
    peakMegabytes: () => peakOf(child.pid),
    processorMs: () => processorTimeOf(child.pid),
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

const TICK_MS = 10;

function processorTimeOf(pid: number | undefined): number {
  try {
    // Fields 14 and 15 of proc(5) stat; the name before them may hold spaces, but ends with the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
