import type { Planning } from '../../planning/planning.ts';
import type { RunReads } from './run-reads.ts';

/** Boards and runs, read on the threads that plan: their windows hold the runs. */
export function plannerRuns(planning: Planning): RunReads {
  return {
    async boards({ code: region }, boards, realtime, { locale, signal, client }) {
      const found = await planning.lookUp('boards', { region, realtime, locale, boards }, { signal, client });
      return found ?? boards.map(({ stops }) => ({ boards: [], unknown: stops, isCut: false, live: undefined }));
    },
    async ofLines({ code: region }, lines, realtime, { locale, signal, client }) {
      const found = await planning.lookUp('line-runs', { region, realtime, locale, lines }, { signal, client });
      return found ?? lines.map(() => ({ kind: 'unknown', what: 'line' }));
    },
    async runs({ code: region }, runs, realtime, { locale, signal, client }) {
      const found = await planning.lookUp('runs', { region, realtime, locale, runs }, { signal, client });
      return runs.map((_, i) => {
        const outcome = found?.[i];
        return outcome?.kind === 'found' ? { service: outcome.service, live: outcome.live } : undefined;
      });
    },
  };
}
