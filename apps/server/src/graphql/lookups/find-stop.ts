import type { GraphqlContext } from '../context.ts';
import { type Awaitable, andThen } from '../source/index.ts';
import type { StopSource } from '../sources.ts';

/** A stop by its natural key; null when the region or the stop does not exist. */
export function findStop(
  regionCode: string,
  code: string,
  { regions, stops }: GraphqlContext,
): Awaitable<StopSource | null> {
  const region = regions.get(regionCode);
  if (region === undefined) return null;
  return andThen(stops(region), (of) => {
    const entry = of.find(code);
    return entry === undefined ? null : { region, stop: entry.listed.stop };
  });
}
