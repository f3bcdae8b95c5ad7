import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PlannerError } from '@tripwright/core/base';

/**
 * Answers a file (or standard input, `-`) line by line: each non-empty line is parsed as JSON, each answer printed as one line of JSON.
 * @throws PlannerError naming the file and line of anything that is not as it should be
 */
export async function answerLines(file: string, answer: (query: unknown, where: string) => unknown): Promise<void> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  const failed = new Promise<never>((_, reject) => {
    input.once('error', (cause: Error) =>
      reject(new PlannerError('input-missing', `--batch ${file} cannot be read: ${cause.message}`, { cause })),
    );
  });
  const answerOne = (query: unknown, where: string): unknown => {
    try {
      return answer(query, where);
    } catch (error) {
      if (!(error instanceof PlannerError) || error.message.startsWith(where)) throw error;
      throw new PlannerError(error.code, `${where}: ${error.message}`, { cause: error });
    }
  };
  const all = async (): Promise<void> => {
    let row = 0;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      row++;
      if (line.trim() === '') continue;
      let query: unknown;
      try {
        query = JSON.parse(line);
      } catch (cause) {
        throw new PlannerError('input-unusable', `${file}, line ${row} is not JSON.`, { cause });
      }
      const text = `${JSON.stringify(answerOne(query, `${file}, line ${row}`))}\n`;
      if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  };
  await Promise.race([all(), failed]);
}
