import type { StopEvent } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import {
  type BoardOutcome,
  boardOf,
  type LineRunsOutcome,
  lineRuns,
  type Planner,
  reachedAreas,
  reachOf,
  reopenTrip,
  type ServiceOutcome,
  serviceRun,
  swapRide,
  travelTimes,
} from '@tripwright/planner';
import type { LookupKind, Lookups, RunQuery, WrittenAreas } from './lookups.ts';

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
  boards: (planner, { region: code, realtime, locale, boards }) => {
    const region = planner.region(code, realtime);
    return region && boards.map((query) => withoutFurtherCalls(boardOf(region, { ...query, locale })));
  },
  runs: (planner, { region: code, realtime, locale, runs }) => {
    const region = planner.region(code, realtime);
    return region && runs.map((query) => runOf(region, query, locale));
  },
  'line-runs': (planner, { region: code, realtime, locale, lines }) => {
    const region = planner.region(code, realtime);
    return region && lines.map((query) => runsAtEnds(lineRuns(region, { ...query, locale })));
  },
  reach: (planner, query, signal) => {
    const region = regionOf(planner, query);
    return region && reachOf(region, query.request, query.seconds, signal);
  },
  'reach-areas': (planner, query, signal) => {
    const region = regionOf(planner, query);
    return region && written(reachedAreas(region, query.request, query.limits, signal));
  },
  'travel-times': (planner, query, signal) => {
    const region = regionOf(planner, query);
    return region && travelTimes(region, query.request, query.to, query.seconds, signal);
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

function written(found: ReturnType<typeof reachedAreas>): WrittenAreas {
  return found.kind === 'none' ? found : { ...found, areas: found.areas.map((area) => JSON.stringify(area)) };
}

function regionOf(
  planner: Planner,
  { region, request }: Lookups['open-trip' | 'swap-ride' | 'reach' | 'reach-areas' | 'travel-times']['query'],
): Region | undefined {
  return planner.region(region, request.realtime ?? 'live');
}

function runOf(region: Region, { serviceTripId, run }: RunQuery, locale: string): ServiceOutcome {
  if ('near' in run) return serviceRun(region, { serviceTripId, at: run.near, locale });
  return serviceRun(region, { serviceTripId, at: 0, run, locale });
}

/** A board whose rides have the calls at their ends and at the other stop that was asked for: most of a board would be calls, and runs are read on their own. */
function withoutFurtherCalls(outcome: BoardOutcome): BoardOutcome {
  return { ...outcome, boards: outcome.boards.map((board) => ({ ...board, events: board.events.map(atEnds) })) };
}

/** As on boards, runs have the calls at their ends. */
function runsAtEnds(outcome: LineRunsOutcome): LineRunsOutcome {
  if (outcome.kind !== 'runs') return outcome;
  const runs = outcome.runs.map((run) => {
    const { calls } = run.ride;
    return { ...run, ride: { ...run.ride, calls: calls.length > 2 ? [calls[0]!, calls.at(-1)!] : calls } };
  });
  return { ...outcome, runs };
}

function atEnds(event: StopEvent): StopEvent {
  const { ride, otherEnd } = event;
  const kept = [...new Set([0, otherEnd ?? 0, ride.calls.length - 1])].sort((a, b) => a - b);
  const calls = kept.flatMap((at) => ride.calls[at] ?? []);
  return { ...event, ride: { ...ride, calls }, otherEnd: otherEnd === undefined ? undefined : kept.indexOf(otherEnd) };
}
