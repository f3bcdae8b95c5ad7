import { isProviderHere, planJourneys } from '@tripwright/core/engine/journey';
import { cellKey, cellOf, type LatLng, nearbyDistanceMetres, parseCellKey } from '@tripwright/core/geo';
import type { Advisory, Empty, PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { coversMode, findModeFamily } from '@tripwright/core/modes';
import { type Region, regionCovers, regionReaches } from '@tripwright/core/region';
import type {
  CellsOutcome,
  CellsQuery,
  ListedStop,
  NearbyOutcome,
  NearbyQuery,
  PlanContext,
  Planner,
  RegionInfo,
} from './ports.ts';
import { RegionStops, type StopEntry } from './region-stops.ts';

export interface PlannerOptions {
  readonly regions: readonly Region[];
  /** Base URLs of servers for every region, version prefix included; empty: the server that answers. */
  readonly urls?: readonly string[];
  /** Unix seconds now; injected so that tests stand still. */
  readonly now?: () => number;
  /** Seconds that one plan may be searched for; as long as it takes unless given. */
  readonly planSeconds?: number;
  /** Milliseconds of a clock that never goes back; injected so that tests need not wait. */
  readonly clock?: () => number;
}

/** The use cases over opened regions. Immutable: a new dataset is a new planner. */
export function createPlanner(options: PlannerOptions): Planner {
  const regions = [...options.regions].sort((a, b) => (a.manifest.code < b.manifest.code ? -1 : 1));
  const now = options.now ?? ((): number => Math.floor(Date.now() / 1000));
  const { planSeconds, clock = (): number => performance.now() } = options;
  const infos = regions.map((region) => regionInfo(region, options.urls ?? []));
  const stopsOf = new Map(regions.map((region) => [region.manifest.code, new RegionStops(region)]));
  const regionAt = (lat: number, lng: number): Region | undefined =>
    regions.find((region) => regionCovers(region, { lat, lng }));
  /** Those around a place; where there are none, those whose vehicles go there all the same. */
  const regionsAt = (place: LatLng): Region[] => {
    const covering = regions.filter((region) => regionCovers(region, place));
    return covering.length > 0 ? covering : regions.filter((region) => regionReaches(region, place));
  };

  return {
    regions: () => infos,
    isHealthy: () => regions.length > 0,
    knowsStop: (code) => regions.some((region) => (region.transit?.timetable.listStopsCovered(code).length ?? 0) > 0),

    async plan(asked: PlanRequest, context: PlanContext = {}): Promise<PlanOutcome> {
      const request = withTime(asked, now);
      const [from, to] = [regionsAt(asked.from), regionsAt(asked.to)];
      const refuse = (empty: Empty, codes: readonly string[]): PlanOutcome => ({
        request,
        regions: codes,
        groups: [],
        outcomes: [],
        empty,
        advisories: [],
      });
      const codes = [from[0], to[0]].flatMap((region) => (region === undefined ? [] : [region.manifest.code]));
      if (from.length === 0) return refuse({ reason: 'outside-from', values: {} }, codes);
      if (to.length === 0) return refuse({ reason: 'outside-to', values: {} }, codes);
      // Regions may overlap: the first that has both ends answers.
      const region = from.find((candidate) => to.includes(candidate));
      if (region === undefined) return refuse({ reason: 'different-regions', values: {} }, codes);
      const end = planSeconds === undefined ? undefined : clock() + planSeconds * 1000;
      const answer = planJourneys(region, request, {
        signal: context.signal,
        deadline: end === undefined ? undefined : () => clock() > end,
        now: now(),
        explain: context.explain === true,
      });
      const outcome: PlanOutcome = {
        request,
        regions: [region.manifest.code],
        groups: answer.groups,
        outcomes: answer.outcomes,
        empty: answer.empty,
        advisories: [...unavailable(request, region, answer.empty), ...unknownElsewhere(answer.advisories, regions)],
        ...(answer.explanation && { explanation: answer.explanation }),
      };
      // Last of all, so that nothing before depends on a language (TL-7).
      const names = stopsOf.get(region.manifest.code)?.names;
      return names === undefined || context.locale === undefined ? outcome : names.outcome(outcome, context.locale);
    },

    stopCells(query: CellsQuery): CellsOutcome {
      const stops = stopsOf.get(query.region);
      if (stops === undefined) return { kind: 'unknown-region', known: regions.map((region) => region.manifest.code) };
      const wanted = stops.list({ major: query.level === 1, modes: query.modes });
      const byCell = new Map<string, StopEntry[]>();
      for (const entry of wanted) {
        const key = cellKey(cellOf(entry.lat, entry.lng, query.cellsPerDegree));
        const known = byCell.get(key);
        if (known === undefined) byCell.set(key, [entry]);
        else known.push(entry);
      }
      const cells = query.cells.map((key) => {
        // Anything that is no cell is the region's own code: all of it.
        const inside = parseCellKey(key) === undefined ? wanted : (byCell.get(key) ?? []);
        return { key, stops: inside.map(({ stop }) => stops.describe(stop, query.includeChildren, query.locale)) };
      });
      return { kind: 'cells', cells };
    },

    nearbyStops(query: NearbyQuery): NearbyOutcome {
      const region = regionAt(query.lat, query.lng);
      const stops = region === undefined ? undefined : stopsOf.get(region.manifest.code);
      if (stops === undefined) return { region: undefined, stops: [] };
      const levels = query.majorOnly ? [true] : [true, false];
      const found = levels
        .flatMap((major) => stops.list({ major, modes: query.modes }))
        .map((stop) => ({ ...stop, metres: nearbyDistanceMetres(query.lat, query.lng, stop.lat, stop.lng) }))
        .filter(({ metres }) => metres <= query.radiusMetres);
      const described = found.map((entry) => ({
        ...entry,
        listed: stops.describe(entry.stop, query.includeChildren, query.locale),
      }));
      described.sort((a, b) =>
        query.byDistance
          ? a.metres - b.metres || byCode(a.listed, b.listed)
          : b.listed.stop.popularity - a.listed.stop.popularity || byCode(a.listed, b.listed),
      );
      return { region: region?.manifest.code, stops: described.slice(0, query.limit).map(({ listed }) => listed) };
    },
  };
}

function byCode(a: ListedStop, b: ListedStop): number {
  return a.stop.code < b.stop.code ? -1 : 1;
}

/** Neither time given: leave now. */
function withTime(request: PlanRequest, now: () => number): PlanRequest {
  const { departAfter, arriveBefore } = request.when;
  return departAfter === undefined && arriveBefore === undefined
    ? { ...request, when: { departAfter: now(), arriveBefore: undefined } }
    : request;
}

/** The modes asked for of which a region has nothing; the reason says it where it has none of any. */
function unavailable({ modes }: PlanRequest, region: Region, empty: Empty | undefined): Advisory[] {
  if (empty?.reason === 'no-modes' || empty?.reason === 'unknown-provider') return [];
  const isHere = (mode: string): boolean =>
    (region.manifest.modes.some((here) => coversMode(mode, here) || coversMode(here, mode)) &&
      isProviderHere(region, mode)) ||
    findModeFamily(mode)?.travel.connector === true;
  return modes.filter((mode) => !isHere(mode)).map((mode) => ({ code: 'unavailable-mode', values: { mode } }));
}

/** A stop code that another region knows is no mistake of the client's: it accumulates codes along its journey (spec 4.2 rule 8). */
function unknownElsewhere(advisories: readonly Advisory[], regions: readonly Region[]): Advisory[] {
  return advisories.filter(
    (advisory) =>
      advisory.code !== 'unknown-stop' ||
      !regions.some(
        (region) => (region.transit?.timetable.listStopsCovered(String(advisory.values['stop'])).length ?? 0) > 0,
      ),
  );
}

function regionInfo(region: Region, urls: readonly string[]): RegionInfo {
  const { manifest } = region;
  return {
    code: manifest.code,
    title: manifest.title,
    outline: region.outline,
    timezone: manifest.timezone,
    modes: manifest.modes,
    cities: manifest.cities,
    urls,
    credits: manifest.sources.map(({ kind, name, attribution, url, licence }) => ({
      kind,
      name,
      attribution,
      url,
      ...(licence !== undefined && { licence }),
    })),
    datasetVersion: manifest.datasetVersion,
    serviceDates: manifest.serviceDates,
  };
}
