import type { ServiceOutcome } from '@tripwright/planner';
import type { Planning } from '../../planning/planning.ts';
import type { GraphReading } from '../../planning/questions/graph-reading.ts';
import type { Reader } from './graph-source.ts';
import type { RunReads } from './run-reads.ts';

/** Boards and runs, read on the threads that plan: their windows hold the runs. */
export function plannerRuns(planning: Planning): RunReads {
  const read = async <T>(reading: GraphReading, { locale, signal, client }: Reader): Promise<readonly T[]> => {
    const { text } = await planning.answer({ kind: 'graph', reading }, locale, { signal, client });
    return JSON.parse(text) as readonly T[];
  };
  return {
    boards: ({ code: region }, queries, realtime, reader) =>
      read({ region, realtime, read: 'boards', queries }, reader),
    async runs({ code: region }, runs, realtime, reader) {
      const outcomes = await read<ServiceOutcome>({ region, realtime, read: 'runs', runs }, reader);
      return outcomes.map((outcome) =>
        outcome.kind === 'found' ? { service: outcome.service, live: outcome.live } : undefined,
      );
    },
  };
}
