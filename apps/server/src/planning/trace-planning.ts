import { traced } from '../log/traced.ts';
import type { Planning } from './planning.ts';

/** A planning whose plans and questions are spans of the request that asks: waiting for a thread, searching and writing together. */
export function tracePlanning(planning: Planning): Planning {
  return {
    plan: (request, options, caller) => traced('plan', () => planning.plan(request, options, caller)),
    routing: (query, options, caller) =>
      traced(
        'plan',
        () => planning.routing(query, options, caller),
        ({ planMs, writeMs }) => ({ 'tripwright.plan_ms': planMs, 'tripwright.write_ms': writeMs }),
      ),
    answer: (question, locale, caller) => traced(question.kind, () => planning.answer(question, locale, caller)),
    lookUp: (kind, query, caller) => traced(kind, () => planning.lookUp(kind, query, caller)),
    hasRoom: (isHeavy, client) => planning.hasRoom(isHeavy, client),
    isBusy: () => planning.isBusy(),
    setLive: (packed) => planning.setLive(packed),
    isReady: () => planning.isReady(),
    heapBytes: () => planning.heapBytes(),
    close: () => planning.close(),
  };
}
