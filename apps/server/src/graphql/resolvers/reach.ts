import { ringContains } from '@tripwright/core/geo';
import {
  leavingNow,
  type PlanRequest as ModelRequest,
  planRequest,
  REACH_LIMITS,
  type RegionInfo,
  type RequestedPlace,
  uncountedModes,
} from '@tripwright/core/model';
import type {
  FieldProblem,
  NoTripsReason,
  PlaceInput,
  RealtimeChoice,
  Resolvers,
  WhenInput,
} from '../__generated__/resolver-types.ts';
import { pageOf } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { inputError } from '../input-error.ts';
import { findStop } from '../lookups/find-stop.ts';
import { readModes, readPlace } from '../plan-request.ts';
import type { IsochroneSource, ReachedStopSource, ReachedStops } from '../sources.ts';

const STANDARD_PAGE = 20;

export const reachResolvers = {
  Query: {
    isochrone: async (_, { from, when, within, ...wishes }, context): Promise<IsochroneSource> => {
      checkTime(within, REACH_LIMITS.longestSeconds);
      context.budget.spendSearch();
      const { place, request } = await readRequest(from, when ?? null, wishes, context);
      const uncounted = uncountedModes(request);
      if (uncounted.length > 0) throw inputError(`"modes" holds ${uncounted.join(', ')}: ${UNCOUNTED}`);
      const at = request.when.departAfter ?? request.when.arriveBefore ?? context.now;
      const region = regionAt(place, context);
      const asked = { region, at, request, within };
      let stops: Promise<ReachedStops> | undefined;
      return {
        ...asked,
        reached() {
          stops ??= stopsOf(asked, context);
          return stops;
        },
      };
    },
    oneToMany: async (_, { from, to, departAfter, within, ...asked }, context) => {
      checkTime(within, REACH_LIMITS.longestWaySeconds);
      context.budget.spendSearch();
      if (to.length < 1 || to.length > REACH_LIMITS.places)
        throw inputError(`"to" holds ${to.length} places; expected 1 to ${REACH_LIMITS.places}.`);
      const { place, request } = await readRequest(from, departAfter, asked, context);
      const places = await Promise.all(to.map((one, i) => placeOf(one, `to[${i}]`, context)));
      const region = regionAt(place, context);
      if (region === undefined) return null;
      const times = await context.source.reach.times(region, request, places, within, context);
      const start = request.when.departAfter ?? context.now;
      return times.map((time) => ({
        duration: time?.seconds ?? null,
        arrival: time === undefined ? null : { at: start + time.seconds, zone: region.timezone },
        boardings: time?.boardings ?? null,
      }));
    },
  },
  Isochrone: {
    at: ({ region, at }) => ({ at, zone: region?.timezone ?? '' }),
    areas: async ({ region, request, within }, { limits }, context) => {
      if (limits.length < 1 || limits.length > REACH_LIMITS.areas)
        throw inputError(`"limits" holds ${limits.length} times; expected 1 to ${REACH_LIMITS.areas}.`);
      for (const limit of limits)
        if (!(limit >= REACH_LIMITS.shortestSeconds && limit <= within))
          throw inputError(
            `"limits" holds ${limit} seconds; expected a minute to ${within} seconds, as the isochrone.`,
          );
      context.budget.spendSearch();
      const found = region && (await context.source.reach.areas(region, request, limits, context));
      return limits.map((limit, i) => ({
        within: limit,
        geometry: { type: 'MultiPolygon' as const, coordinates: found?.kind === 'areas' ? found.areas[i]! : [] },
        precision: found?.kind === 'areas' ? found.metres : 0,
      }));
    },
    empty: async ({ reached }) => (await reached()).empty,
    stops: async ({ region, at, reached }, page, context) => {
      const { stops } = await reached();
      const { edges, nodes, pageInfo } = pageOf(stops, 'ReachedStop', ({ code }) => code, page, STANDARD_PAGE);
      const found = await Promise.all(
        nodes.map(async (reached): Promise<ReachedStopSource | undefined> => {
          const stop = region === undefined ? null : await findStop(region.code, reached.code, context);
          return stop === null ? undefined : { ...stop, at: reached.at, start: at, boardings: reached.boardings };
        }),
      );
      const shown = edges.flatMap(({ cursor }, i) => {
        const node = found[i];
        return node === undefined ? [] : [{ cursor, node }];
      });
      return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
    },
  },
  ReachedStop: {
    stop: ({ region, stop }) => ({ region, stop }),
    at: ({ region, stop, at }) => ({ at, zone: stop.timezone === '' ? region.timezone : stop.timezone }),
    duration: ({ at, start }) => Math.abs(at - start),
  },
} satisfies Resolvers;

/** The stops in reach, or why there are none. */
async function stopsOf(
  { region, request, within }: Pick<IsochroneSource, 'region' | 'request' | 'within'>,
  context: GraphqlContext,
): Promise<ReachedStops> {
  if (region === undefined) return { empty: 'OUTSIDE_REGIONS', stops: [] };
  const found = await context.source.reach.stops(region, request, within, context);
  if (found.kind === 'none') return { empty: REASONS[found.reason], stops: [] };
  return { empty: found.stops.length === 0 ? 'NO_STOP_IN_REACH' : null, stops: found.stops };
}

const REASONS: Readonly<Record<'off-network' | 'no-stop' | 'no-modes', NoTripsReason>> = {
  'off-network': 'OFF_NETWORK',
  'no-stop': 'NO_STOP_IN_REACH',
  'no-modes': 'MODE_UNAVAILABLE',
};

const UNCOUNTED =
  'an isochrone counts public transport, walking and vehicles of your own, and with an arrival time no car beside public transport. Ask oneToMany for other vehicles.';

interface Asked {
  readonly modes: readonly string[];
  readonly wheelchair: boolean;
  readonly realtime: RealtimeChoice;
}

/** The request of a plan from a place to itself, which has all that such searches need. */
async function readRequest(
  from: PlaceInput,
  when: WhenInput | number | null | undefined,
  { modes, wheelchair, realtime }: Asked,
  context: GraphqlContext,
): Promise<{ readonly place: RequestedPlace; readonly request: ModelRequest }> {
  const place = await placeOf(from, 'from', context);
  const problems: FieldProblem[] = [];
  const read = readModes(modes, 'MODES', problems);
  refuse('modes', problems);
  const asked = typeof when === 'number' ? { departAfter: when } : when;
  const times = { departAfter: asked?.departAfter ?? undefined, arriveBefore: asked?.arriveBefore ?? undefined };
  const request = planRequest({
    from: place,
    to: place,
    modes: read.modes,
    when: leavingNow(times, context.now),
    wheelchair,
    realtime: realtime === 'SCHEDULED' ? 'scheduled' : undefined,
  });
  return { place, request };
}

async function placeOf(input: PlaceInput, name: string, context: GraphqlContext): Promise<RequestedPlace> {
  const problems: FieldProblem[] = [];
  const place = await readPlace(input, 'FROM', context, problems);
  refuse(name, problems);
  if (place === undefined) throw inputError(`"${name}" names no place.`);
  return place;
}

function refuse(name: string, [first]: readonly FieldProblem[]): void {
  if (first !== undefined) throw inputError(`"${name}": ${first.message}`);
}

function checkTime(seconds: number, most: number): void {
  if (!(seconds >= REACH_LIMITS.shortestSeconds && seconds <= most))
    throw inputError(`"within" is ${seconds} seconds; expected a minute to ${most / 3600} hours.`);
}

function regionAt(place: RequestedPlace, { regions }: GraphqlContext): RegionInfo | undefined {
  return [...regions.values()].find(({ outline }) => ringContains(outline, place));
}
