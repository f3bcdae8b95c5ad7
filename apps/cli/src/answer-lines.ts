import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PlannerError } from '@tripwright/core/base';

/** Printed in place of the answer of a line that could not be answered. */
export interface LineError {
  /** Line number from 1; empty lines count. */
  readonly line: number;
  /** The problem and its remedy. */
  readonly error: string;
}

/**
 * Answers a file (or standard input, `-`) line by line: each non-empty line is parsed as JSON, and each answer is printed as one line of
 * JSON. A line that cannot be answered gets a {@link LineError} instead of an answer; the other lines are still answered.
 * @returns number of lines that are not empty, and of those that failed
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
      let printed: unknown;
      try {
        printed = answer(parseLine(text, where), where);
      } catch (error) {
        if (!(error instanceof PlannerError) || error.code === 'internal') throw error;
        failed++;
        printed = { line, error: error.message } satisfies LineError;
      }
      if (!process.stdout.write(`${JSON.stringify(printed)}\n`))
        await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
    return { lines, failed };
  };
  const result = await Promise.race([all(), unreadable]);
  if (result.failed > 0) {
    process.stderr.write(
      `tripwright: ${result.failed} of ${result.lines} lines of ${file === '-' ? 'standard input' : file} could not be answered. Each has {"line", "error"} instead of an answer.\n`,
    );
    process.exitCode = 1;
  }
  return result;
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
