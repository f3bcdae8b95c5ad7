import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PlannerError } from '@tripwright/core/base';

/** A line that could not be answered, in the place of its answer. */
export interface LineError {
  /** From 1; empty lines count. */
  readonly line: number;
  /** What is wrong and what to do. */
  readonly error: string;
}

/**
 * Answers a file (or standard input, `-`) line by line: each non-empty line is parsed as JSON, each answer printed as one line of JSON. A line
 * that is not as it should be gets a {@link LineError} in its place, and the others are answered all the same.
 * @returns how many lines there were and how many could not be answered
 * @throws PlannerError `input-missing` when the file cannot be read
 */
export async function answerLines(
  file: string,
  answer: (query: unknown, where: string) => unknown,
): Promise<{ readonly lines: number; readonly failed: number }> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  const unreadable = new Promise<never>((_, reject) => {
    input.once('error', (cause: Error) =>
      reject(
        new PlannerError(
          'input-missing',
          `--batch ${file} cannot be read. Give a file with one JSON query per line, or - for standard input.`,
          { cause },
        ),
      ),
    );
  });
  const all = async (): Promise<{ lines: number; failed: number }> => {
    let line = 0;
    let lines = 0;
    let failed = 0;
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++;
      if (text.trim() === '') continue;
      lines++;
      const where = `${file === '-' ? 'standard input' : file}, line ${line}`;
      let told: unknown;
      try {
        told = answer(parseLine(text, where), where);
      } catch (error) {
        if (!(error instanceof PlannerError) || error.code === 'internal') throw error;
        failed++;
        told = { line, error: error.message } satisfies LineError;
      }
      if (!process.stdout.write(`${JSON.stringify(told)}\n`))
        await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
    return { lines, failed };
  };
  const told = await Promise.race([all(), unreadable]);
  if (told.failed > 0) {
    process.stderr.write(
      `tripwright: ${told.failed} of ${told.lines} lines of ${file === '-' ? 'standard input' : file} could not be answered; each has {"line", "error"} in its place.\n`,
    );
    process.exitCode = 1;
  }
  return told;
}

function parseLine(text: string, where: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlannerError('input-unusable', `${where}: not JSON (${reason}). Write one JSON object per line.`, {
      cause,
    });
  }
}
