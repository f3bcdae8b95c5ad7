import type { Planning } from '../../planning/planning.ts';
import { JsonText } from '../../turns/index.ts';
import type { ReachReads } from './reach-reads.ts';

/** Searches from one place to many, on the threads that plan. */
export function plannerReach(planning: Planning): ReachReads {
  return {
    async stops({ code: region }, request, seconds, { signal, client }) {
      const found = await planning.lookUp('reach', { region, request, seconds }, { signal, client });
      return found ?? { kind: 'none', reason: 'no-stop' };
    },
    async areas({ code: region }, request, limits, { signal, client }) {
      const found = await planning.lookUp('reach-areas', { region, request, limits }, { signal, client });
      if (found === undefined) return { kind: 'none', reason: 'no-stop' };
      return found.kind === 'none' ? found : { ...found, areas: found.areas.map((text) => new JsonText(text)) };
    },
    async times({ code: region }, request, to, seconds, { signal, client }) {
      const found = await planning.lookUp('travel-times', { region, request, to, seconds }, { signal, client });
      return found ?? to.map(() => undefined);
    },
  };
}
