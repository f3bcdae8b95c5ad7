import type { LatLng } from '@tripwright/core/geo';
import type { ListedPlace, RegionInfo } from '@tripwright/core/model';
import type {
  BoardOutcome,
  LineKey,
  LinePattern,
  LineRunsOutcome,
  RegionAlert,
  RegionLine,
  VehicleOnMap,
} from '@tripwright/planner';
import DataLoader from 'dataloader';
import type { GraphqlContext } from './context.ts';
import type { BoardAsk, FoundRun, LineRunsAsk, Realtime, RunAsk } from './source/index.ts';

/** A question about one region. */
interface InRegion {
  readonly region: RegionInfo;
}

/** Which places of vehicles are asked for. */
interface FacilityAsk extends InRegion {
  readonly centre: LatLng;
  readonly radiusMetres: number;
  readonly modes: readonly string[];
}

interface Asked<A> extends InRegion {
  readonly ask: A;
  readonly realtime: Realtime;
}

/**
 * What an operation reads between trips. Fields that are resolved side by side are read together, also where resolving them takes several
 * turns, and each thing once.
 */
export interface Loaders {
  readonly boards: DataLoader<Asked<BoardAsk>, BoardOutcome, string>;
  readonly runs: DataLoader<Asked<RunAsk>, FoundRun | undefined, string>;
  readonly lineRuns: DataLoader<Asked<LineRunsAsk>, LineRunsOutcome, string>;
  readonly lines: DataLoader<RegionInfo, readonly RegionLine[], string>;
  /** A line by its feed and id; undefined where the region has no such line. */
  readonly line: DataLoader<InRegion & { readonly key: LineKey }, RegionLine | undefined, string>;
  readonly linesAt: DataLoader<InRegion & { readonly stop: string }, readonly RegionLine[], string>;
  readonly patterns: DataLoader<InRegion & { readonly key: LineKey }, readonly LinePattern[], string>;
  readonly alerts: DataLoader<RegionInfo, readonly RegionAlert[], string>;
  readonly facilities: DataLoader<FacilityAsk, readonly ListedPlace[], string>;
  readonly vehicles: DataLoader<RegionInfo, readonly VehicleOnMap[], string>;
}

const loaders = new WeakMap<GraphqlContext, Loaders>();

/** The loaders of a context, which keep what they have read for as long as it: each execution needs a context of its own. */
export function loadersOf(context: GraphqlContext): Loaders {
  let known = loaders.get(context);
  if (known === undefined) {
    known = createLoaders(context);
    loaders.set(context, known);
  }
  return known;
}

function createLoaders(context: GraphqlContext): Loaders {
  const { source, locale } = context;
  const together: Together = (dispatch) => context.budget.work.afterSteps(dispatch);
  const lineKey = ({ region, key }: InRegion & { readonly key: LineKey }): string =>
    JSON.stringify([region.code, key.feed, key.id]);
  const lines = perRegion(together, (region) => source.lines.lines(region, locale));
  const byKey = new WeakMap<readonly RegionLine[], ReadonlyMap<string, RegionLine>>();
  return {
    boards: inGroups<Asked<BoardAsk>, BoardOutcome>(
      together,
      ({ region, realtime }) => `${region.code} ${realtime}`,
      ([{ region, realtime }], questions) =>
        source.runs.boards(
          region,
          questions.map(({ ask }) => ask),
          realtime,
          context,
        ),
      askedOf,
    ),
    runs: inGroups<Asked<RunAsk>, FoundRun | undefined>(
      together,
      ({ region, realtime }) => `${region.code} ${realtime}`,
      ([{ region, realtime }], questions) =>
        source.runs.runs(
          region,
          questions.map(({ ask }) => ask),
          realtime,
          context,
        ),
      askedOf,
    ),
    lineRuns: inGroups<Asked<LineRunsAsk>, LineRunsOutcome>(
      together,
      ({ region, realtime }) => `${region.code} ${realtime}`,
      ([{ region, realtime }], questions) =>
        source.runs.ofLines(
          region,
          questions.map(({ ask }) => ask),
          realtime,
          context,
        ),
      askedOf,
    ),
    lines,
    line: inGroups(
      together,
      ({ region }) => region.code,
      async ([{ region }], questions) => {
        const all = await lines.load(region);
        let index = byKey.get(all);
        if (index === undefined) {
          index = new Map(all.map((line) => [JSON.stringify([line.route.feed, line.route.id]), line]));
          byKey.set(all, index);
        }
        return questions.map(({ key }) => index.get(JSON.stringify([key.feed, key.id])));
      },
      lineKey,
    ),
    linesAt: inGroups(
      together,
      ({ region }) => region.code,
      ([{ region }], questions) =>
        source.lines.linesAt(
          region,
          questions.map(({ stop }) => stop),
          locale,
        ),
      ({ region, stop }) => JSON.stringify([region.code, stop]),
    ),
    patterns: inGroups(
      together,
      ({ region }) => region.code,
      ([{ region }], questions) =>
        source.lines.patterns(
          region,
          questions.map(({ key }) => key),
          locale,
        ),
      lineKey,
    ),
    alerts: perRegion(together, (region) => source.live.alerts(region, context)),
    facilities: new DataLoader(
      (asks) =>
        Promise.all(
          asks.map(async ({ region, centre, radiusMetres, modes }) =>
            settled(async () => source.facilities.near(region, centre, radiusMetres, modes, context)),
          ),
        ),
      {
        batchScheduleFn: together,
        cacheKeyFn: ({ region, centre, radiusMetres, modes }) =>
          JSON.stringify([region.code, centre.lat, centre.lng, radiusMetres, modes]),
      },
    ),
    vehicles: perRegion(together, (region) => source.live.vehicles(region)),
  };
}

function askedOf({ region, ask, realtime }: Asked<BoardAsk | LineRunsAsk | RunAsk>): string {
  return JSON.stringify([region.code, realtime, ask]);
}

/** Reads what is asked for until no field waits to be resolved. */
type Together = (dispatch: () => void) => void;

/** A loader of one value for each region. */
function perRegion<V>(
  together: Together,
  read: (region: RegionInfo) => V | Promise<V>,
): DataLoader<RegionInfo, V, string> {
  return new DataLoader((regions) => Promise.all(regions.map(async (region) => settled(async () => read(region)))), {
    batchScheduleFn: together,
    cacheKeyFn: ({ code }) => code,
  });
}

/** A loader that reads the questions of each group together. A group that fails fails alone. */
function inGroups<Q, V>(
  together: Together,
  groupOf: (question: Q) => string,
  read: (first: readonly [Q], questions: readonly Q[]) => readonly V[] | Promise<readonly V[]>,
  keyOf: (question: Q) => string,
): DataLoader<Q, V, string> {
  const readAll = async (questions: readonly Q[]): Promise<readonly (V | Error)[]> => {
    const answers = new Map<Q, V | Error>();
    const groups = Map.groupBy(questions, groupOf);
    await Promise.all(
      [...groups.values()].map(async (group) => {
        const found = await settled(async () => read([group[0] as Q], group));
        for (const [i, question] of group.entries())
          answers.set(question, found instanceof Error ? found : (found[i] as V));
      }),
    );
    return questions.map((question) => answers.get(question) as V | Error);
  };
  return new DataLoader(readAll, { batchScheduleFn: together, cacheKeyFn: keyOf });
}

/** A value, or the error in its place, as loaders take it. */
async function settled<T>(read: () => Promise<T>): Promise<T | Error> {
  try {
    return await read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
