import { Samples } from './samples.ts';

/** What was asked for and how long it took, one question at a time. */
export interface AskedInTurn {
  readonly samples: Samples;
  /** Sum of what the answers returned in the last round. */
  readonly checksum: number;
}

/** Asks one question after the other, for several rounds: latency without load. */
export async function askInTurn(
  answer: (question: number) => Promise<number>,
  options: { readonly questions: number; readonly warmUps: number; readonly rounds: number },
): Promise<AskedInTurn> {
  const samples = new Samples(options.questions);
  let checksum = 0;
  for (let round = -options.warmUps; round < options.rounds; round++) {
    const sheet = round < 0 ? new Float64Array(options.questions) : samples.openRound();
    checksum = 0;
    for (let question = 0; question < options.questions; question++) {
      const before = performance.now();
      checksum += await answer(question);
      sheet[question] = performance.now() - before;
    }
  }
  return { samples, checksum };
}
