import { after } from '../../../storage/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { RaptorCall } from '../raptor/raptor-call.ts';

/** The egress from a stop to a destination. */
export interface Egress {
  readonly seconds: number;
  readonly cost: number;
  readonly destination: StopIndex;
}

/**
 * The egress from every stop near the destinations of a search: for each stop the Pareto set by seconds and cost.
 * @param walking the cost of a second of walking
 */
export function costEgress(
  { window, destinations, maxEndWalk, closedStops }: RaptorCall,
  walking: number,
): ReadonlyMap<number, readonly Egress[]> {
  const egressOf = new Map<StopIndex, Egress[]>();
  const isClosed = (stop: StopIndex): boolean => closedStops?.[stop] === 1;
  const reach = (stop: StopIndex, egress: Egress): void => {
    if (isClosed(stop)) return;
    const known = egressOf.get(stop) ?? [];
    if (known.some((other) => other.seconds <= egress.seconds && other.cost <= egress.cost)) return;
    const kept = known.filter((other) => other.seconds < egress.seconds || other.cost < egress.cost);
    egressOf.set(stop, [...kept, egress]);
  };
  for (const { stop, seconds, cost = seconds * walking } of destinations) {
    if (isClosed(stop)) continue;
    reach(stop, { seconds, cost, destination: stop });
    for (let link = window.reverseLinkFirst[stop]!; link < window.reverseLinkFirst[after(stop)]!; link++) {
      const walk = window.reverseLinkSeconds[link]!;
      if (walk > maxEndWalk) continue;
      const total = { seconds: walk + seconds, cost: walk * walking + cost, destination: stop };
      reach(window.reverseLinkTo[link]!, total);
    }
  }
  return egressOf;
}
