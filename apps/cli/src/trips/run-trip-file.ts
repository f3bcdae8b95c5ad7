import { readFile } from 'node:fs/promises';
import { type Locale, segmentWords } from '@tripwright/core/text';
import { askTrip, judgeAnswer, readAnswer, readTripFile, SourceProblem, type TripSource } from '@tripwright/trip-file';
import type { CheckResult, TripResult } from './trip-result.ts';

/** The source of answers, and by what relative times are resolved. */
export interface TripRun {
  readonly source: TripSource;
  /** Unix seconds. */
  readonly now: number;
  readonly locale: Locale;
}

/** Plans the request of a trip file and judges the answer. Problems of the file and of its places are failed checks; other failures throw. */
export async function runTripFile(path: string, { source, now, locale }: TripRun): Promise<TripResult> {
  const began = performance.now();
  const text = await readFile(path, 'utf8');
  const { file, problems } = readTripFile(text);
  const resultOf = (name: string, checks: readonly CheckResult[]): TripResult => ({
    path,
    name: name === '' ? path : name,
    checks,
    seconds: (performance.now() - began) / 1000,
  });
  if (file === undefined) {
    return resultOf(
      '',
      problems.map(({ start, message, code }) => ({
        name: code,
        passed: false,
        message: `${placeIn(text, start)}: ${message}`,
      })),
    );
  }
  try {
    const { request, times, body } = await askTrip(source, file.request, { now });
    const answer = readAnswer(body, { words: segmentWords(locale), timeZone: times.zone, now });
    const verdicts = judgeAnswer(file.expect, answer, { ...request, times });
    return resultOf(
      file.name,
      verdicts.map(({ name, wanted, passed, message }) => ({ name: `${name} ${wanted}`, passed, message })),
    );
  } catch (error) {
    const isOfFile = error instanceof SourceProblem && ['no-place', 'no-stop', 'bad-request'].includes(error.code);
    if (!isOfFile) throw error;
    const near = error.near.length === 0 ? '' : ` Similar: ${error.near.join(', ')}.`;
    return resultOf(file.name, [{ name: error.code, passed: false, message: `${error.message}${near}` }]);
  }
}

/** `line:column`, from 1, of an offset. */
function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
