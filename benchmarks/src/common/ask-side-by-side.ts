import { Samples } from './samples.ts';

/** Answers numbered questions, one at a time; the number returned depends on the answer. */
export type Answerer = (question: number, isCounted: boolean) => Promise<number>;

/**
 * Gives several contestants the same questions, each question to all of them before the next, the first contestant rotating, so that other
 * load on the machine affects all alike. With one contestant it measures latency without load.
 */
export async function askSideBySide(
  answerers: readonly Answerer[],
  options: { readonly questions: number; readonly warmUps: number; readonly rounds: number },
): Promise<{ readonly samples: Samples; readonly checksum: number }[]> {
  const asked = answerers.map((answer) => ({ answer, samples: new Samples(options.questions), checksum: 0 }));
  for (let round = -options.warmUps; round < options.rounds; round++) {
    const sheets = asked.map(({ samples }) => (round < 0 ? new Float64Array(options.questions) : samples.openRound()));
    for (const one of asked) one.checksum = 0;
    for (let question = 0; question < options.questions; question++) {
      for (let turn = 0; turn < asked.length; turn++) {
        const index = (turn + question + round + options.warmUps) % asked.length;
        const one = asked[index] as (typeof asked)[number];
        const before = performance.now();
        one.checksum += await one.answer(question, round >= 0);
        (sheets[index] as Float64Array)[question] = performance.now() - before;
      }
    }
  }
  return asked;
}
