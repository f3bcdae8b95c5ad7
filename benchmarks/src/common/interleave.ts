import { Samples } from './samples.ts';

/** A program that answers numbered questions, timed against others. */
export interface Contestant {
  readonly name: string;
  /** Answers question `index` and returns a number that depends on the answer, so that no work can be left out. */
  readonly answer: (index: number) => number;
}

export interface InterleaveOptions {
  readonly questions: number;
  /** Rounds that warm the code up and are not counted. */
  readonly warmUps: number;
  readonly rounds: number;
  /** Called before every round, counted or not. */
  readonly progress?: (round: number, rounds: number) => void;
}

export interface ContestantTimes {
  readonly name: string;
  readonly samples: Samples;
  /** Sum of the returned numbers, equal in every round. */
  readonly checksum: number;
}

/**
 * Gives all contestants the same questions, one contestant after the other within each round, the first one rotating, so that a slow minute of
 * the machine or a warm cache affects all alike.
 */
export function interleave(contestants: readonly Contestant[], options: InterleaveOptions): ContestantTimes[] {
  const { questions, warmUps, rounds } = options;
  const times = contestants.map(({ name }) => ({ name, samples: new Samples(questions), checksum: 0 }));
  for (let round = -warmUps; round < rounds; round++) {
    options.progress?.(round + warmUps, warmUps + rounds);
    for (let turn = 0; turn < contestants.length; turn++) {
      const index = (turn + round + warmUps) % contestants.length;
      const { answer } = contestants[index] as Contestant;
      const kept = times[index] as (typeof times)[number];
      const sheet = round < 0 ? new Float64Array(questions) : kept.samples.openRound();
      let checksum = 0;
      for (let question = 0; question < questions; question++) {
        const before = performance.now();
        checksum += answer(question);
        sheet[question] = performance.now() - before;
      }
      kept.checksum = checksum;
    }
  }
  return times;
}
