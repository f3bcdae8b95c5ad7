import type { RaptorCall } from '../raptor/raptor-call.ts';

/** A way from a stop to the destination. */
export interface Egress {
  readonly seconds: number;
  readonly cost: number;
  readonly destination: number;
}

/**
 * The ways from stops to the destinations of a search: of each stop those that no other beats in seconds and cost.
 * @param walking what a second of walking costs
 */
export function egressWays(
  { window, destinations, maxEndWalk, closedStops }: RaptorCall,
  walking: number,
): ReadonlyMap<number, readonly Egress[]> {
  const ways = new Map<number, Egress[]>();
  const isClosed = (stop: number): boolean => closedStops?.[stop] === 1;
  const reach = (stop: number, egress: Egress): void => {
    if (isClosed(stop)) return;
    const known = ways.get(stop) ?? [];
    if (known.some((other) => other.seconds <= egress.seconds && other.cost <= egress.cost)) return;
    const kept = known.filter((other) => other.seconds < egress.seconds || other.cost < egress.cost);
    ways.set(stop, [...kept, egress]);
  };
  for (const { stop, seconds, cost = seconds * walking } of destinations) {
    if (isClosed(stop)) continue;
    reach(stop, { seconds, cost, destination: stop });
    for (let link = window.reverseLinkFirst[stop]!; link < window.reverseLinkFirst[stop + 1]!; link++) {
      const walk = window.reverseLinkSeconds[link]!;
      if (walk > maxEndWalk) continue;
      const total = { seconds: walk + seconds, cost: walk * walking + cost, destination: stop };
      reach(window.reverseLinkTo[link]!, total);
    }
  }
  return ways;
}
