import type { Region } from '@tripwright/core/region';
import { type Planner, reopenTrip, swapRide } from '@tripwright/planner';
import type { LookupKind, Lookups } from './lookups.ts';

type Signal = { readonly aborted: boolean } | undefined;

type Lookers = {
  readonly [Kind in LookupKind]: (
    planner: Planner,
    query: Lookups[Kind]['query'],
    signal: Signal,
  ) => Lookups[Kind]['found'];
};

const lookers: Lookers = {
  'open-trip': (planner, query, signal) => {
    const region = regionOf(planner, query);
    return region && reopenTrip(region, { ...query, ...(signal && { signal }) });
  },
  'swap-ride': (planner, query, signal) => {
    const region = regionOf(planner, query);
    return region && swapRide(region, { ...query, ...(signal && { signal }) });
  },
};

/** Looks something up with a planner. @param signal aborted = the client has gone */
export function lookUp<Kind extends LookupKind>(
  planner: Planner,
  kind: Kind,
  query: Lookups[Kind]['query'],
  signal: Signal,
): Lookups[Kind]['found'] {
  return lookers[kind](planner, query, signal);
}

function regionOf(
  planner: Planner,
  { region, request }: Lookups['open-trip' | 'swap-ride']['query'],
): Region | undefined {
  return planner.region(region, request.realtime ?? 'live');
}
