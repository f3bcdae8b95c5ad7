import type { WalkingLink } from '../journeys/journey.ts';
import type { StopTable } from './stop-table.ts';

/** A walk to or from another stop. */
export interface Walk {
  readonly stop: number;
  readonly seconds: number;
}

/** Walking links by stop number, at most one per ordered pair: the shortest. */
export interface WalkingTable {
  from(stop: number): readonly Walk[];
  to(stop: number): readonly Walk[];
  /** Seconds of the link, undefined where there is none. */
  seconds(from: number, to: number): number | undefined;
}

export function createWalkingTable(links: readonly WalkingLink[], stops: StopTable): WalkingTable {
  const shortest = Array.from({ length: stops.count }, () => new Map<number, number>());
  for (const link of links) {
    const [from, to] = [stops.numberOf(link.from), stops.numberOf(link.to)];
    const known = shortest[from]!.get(to);
    if (from !== to && (known === undefined || link.seconds < known)) shortest[from]!.set(to, link.seconds);
  }
  const onward = shortest.map((walks) => Array.from(walks, ([stop, seconds]) => ({ stop, seconds })));
  const inward: Walk[][] = shortest.map(() => []);
  for (const [from, walks] of onward.entries()) {
    for (const { stop, seconds } of walks) inward[stop]!.push({ stop: from, seconds });
  }
  return {
    from: (stop) => onward[stop]!,
    to: (stop) => inward[stop]!,
    seconds: (from, to) => shortest[from]!.get(to),
  };
}
