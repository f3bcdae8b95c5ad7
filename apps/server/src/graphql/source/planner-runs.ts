import type { Planning } from '../../planning/planning.ts';
import type { RunReads } from './run-reads.ts';

/** Entries of boards and lists in one lookup: their values come to the thread that listens in one piece, about 20 ms of its time for a thousand. */
const ENTRIES_AT_ONCE = 1000;
/** Runs with all their calls in one lookup: about 30 ms. */
const RUNS_AT_ONCE = 100;

/** Boards and runs, read on the threads that plan: their windows hold the runs. */
export function plannerRuns(planning: Planning): RunReads {
  return {
    async boards({ code: region }, asked, realtime, { locale, signal, client }) {
      return inParts(asked, ENTRIES_AT_ONCE, entriesOf, async (boards) => {
        const found = await planning.lookUp('boards', { region, realtime, locale, boards }, { signal, client });
        return found ?? boards.map(({ stops }) => ({ boards: [], unknown: stops, isCut: false, live: undefined }));
      });
    },
    async ofLines({ code: region }, asked, realtime, { locale, signal, client }) {
      return inParts(asked, ENTRIES_AT_ONCE, entriesOf, async (lines) => {
        const found = await planning.lookUp('line-runs', { region, realtime, locale, lines }, { signal, client });
        return found ?? lines.map(() => ({ kind: 'unknown', what: 'line' }));
      });
    },
    async runs({ code: region }, asked, realtime, { locale, signal, client }) {
      return inParts(
        asked,
        RUNS_AT_ONCE,
        () => 1,
        async (runs) => {
          const found = await planning.lookUp('runs', { region, realtime, locale, runs }, { signal, client });
          return runs.map((_, i) => {
            const outcome = found?.[i];
            return outcome?.kind === 'found' ? { service: outcome.service, live: outcome.live } : undefined;
          });
        },
      );
    },
  };
}

function entriesOf({ limit }: { readonly limit: number }): number {
  return limit;
}

/** Asks questions in their order, a part after the other, so that no answer holds up the thread that listens. Few questions are one part, with one snapshot. */
async function inParts<Question, Answer>(
  questions: readonly Question[],
  most: number,
  weigh: (question: Question) => number,
  ask: (part: readonly Question[]) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let begin = 0; begin < questions.length; ) {
    let weight = 0;
    let end = begin;
    while (end < questions.length) {
      weight += weigh(questions[end]!);
      if (weight > most && end > begin) break;
      end++;
    }
    answers.push(...(await ask(questions.slice(begin, end))));
    begin = end;
  }
  return answers;
}
