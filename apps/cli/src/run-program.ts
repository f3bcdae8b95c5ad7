import { PlannerError } from '@tripwright/core/base';
import { CommanderError } from 'commander';
import { createProgram } from './program.ts';

/** Runs the command line. @returns the exit code: 0 ok, 1 the operation failed, 2 bad usage (docs/running.md) */
export async function runProgram(argv: readonly string[]): Promise<number> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(
      `tripwright needs Node 24, this is ${process.versions.node}. From the repository: npm run -s tripwright -- <command>\n`,
    );
    return 1;
  }
  const program = createProgram();
  try {
    await program.parseAsync([...argv]);
    return typeof process.exitCode === 'number' ? process.exitCode : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof PlannerError && error.code !== 'internal') {
      process.stderr.write(`tripwright: ${error.message}\n`);
      return error.code === 'bad-usage' ? 2 : 1;
    }
    const reason =
      error instanceof Error ? (process.env['TRIPWRIGHT_DEBUG'] === '1' ? error.stack : error.message) : String(error);
    process.stderr.write(
      `tripwright: internal error: ${reason}\nThis is a bug in Tripwright. Please report it with the command you typed; TRIPWRIGHT_DEBUG=1 prints the stack trace.\n`,
    );
    return 1;
  }
}
