import { instantOfLocal, localDay, PlannerError, parseDay } from '@tripwright/core/base';
import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import { planRequest, type RegionInfo } from '@tripwright/core/model';
import type { Planner } from '@tripwright/planner';
import type { Planning } from '../planning/planning.ts';

/** One reason why a check fails, for operators. */
export interface HealthProblem {
  /** Code of the region; '' for the server as a whole. */
  readonly region: string;
  readonly check: 'regions' | 'canary' | 'live';
  /** In English. */
  readonly text: string;
}

/** Whether this server can do its work. The world learns that it cannot, operators also learn why. */
export interface HealthCheck {
  /** Asks a canary in every region, at most every {@link KEPT_MS}. Empty = healthy. */
  problems(): Promise<readonly HealthProblem[]>;
  /** What the last check found, without a new one; empty before the first. */
  latest(): readonly HealthProblem[];
}

/** What a health check looks at. */
export interface HealthCheckOptions {
  readonly planner: Planner;
  readonly planning: Planning;
  /** Unix seconds. */
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
  /** Receives a line when problems come, change or go; the log unless given. */
  readonly onChange?: (line: string) => void;
}

/** A load balancer asks every few seconds; a canary costs as much as any request. */
const KEPT_MS = 10_000;
const NOON = 12 * 3600;
/** A server that has just started gives its sources this long for their first message: three of their usual intervals. */
const GRACE_MS = 90_000;
/** Farther than a walk to the next stop, nearer than the next town. */
const CANARY_METRES = { least: 800, most: 8000 };

/** Checks that regions are loaded, that a plan in each of them is answered, and that live sources are not older than their limit. */
export function createHealthCheck(options: HealthCheckOptions): HealthCheck {
  const { planner, planning, now, clock = (): number => performance.now() } = options;
  const { onChange = (line: string): void => console.error(line) } = options;
  const ends = new Map<string, readonly [LatLng, LatLng]>();
  const answered = new Set<string>();
  let latest: readonly HealthProblem[] = [];
  let running: Promise<readonly HealthProblem[]> | undefined;
  const startedAt = clock();
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<readonly HealthProblem[]> {
    if (!planner.isHealthy()) return [{ region: '', check: 'regions', text: 'no region is loaded' }];
    const found = await Promise.all(
      planner.regions().map(async (region) => [...(await canary(region)), ...live(region)]),
    );
    return found.flat();
  }

  /** A plan between two places of the region; one that had trips before has to have some again. */
  async function canary(region: RegionInfo): Promise<readonly HealthProblem[]> {
    const { code } = region;
    let places = ends.get(code);
    if (places === undefined) {
      places = canaryEnds(planner, region);
      ends.set(code, places);
    }
    const [from, to] = places;
    const when = { departAfter: canaryTime(region, now()), arriveBefore: undefined };
    const request = planRequest({ from, to, when, modes: ['pt_pub', 'wa_wal'], allModes: true, realtime: 'scheduled' });
    const problem = (text: string): readonly HealthProblem[] => [{ region: code, check: 'canary', text }];
    try {
      const outcome = await planning.plan(
        request,
        { locale: 'en', explain: false, region: code },
        { client: 'health check' },
      );
      if (outcome.groups.length > 0) answered.add(code);
      else if (answered.has(code)) return problem('the canary query has no trip any more');
      else if (outcome.empty?.reason === 'stopped-early') return problem('the canary query ran out of time');
      return [];
    } catch (error) {
      // A server with too much to do answers, which is what the check is about.
      if (error instanceof PlannerError && error.code === 'overloaded') return [];
      return problem(`the canary query failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function live({ code }: RegionInfo): readonly HealthProblem[] {
    const feeds = planner.live(code)?.feeds ?? [];
    const isStarting = clock() - startedAt < GRACE_MS;
    return feeds
      .filter(({ health, messageTime }) =>
        messageTime === 0 ? !isStarting : health === 'stale' || health === 'silent',
      )
      .map(({ name, messageTime }) => {
        const age = Math.max(0, Math.round(now() - messageTime));
        const fact =
          messageTime === 0 ? 'has had no data since the start' : `is ${age} s old, which is beyond its limit`;
        return { region: code, check: 'live', text: `the live source ${name} ${fact}` };
      });
  }

  return {
    latest: () => latest,
    async problems() {
      if (clock() - checkedAt < KEPT_MS) return latest;
      running ??= check().finally(() => {
        running = undefined;
      });
      const found = await running;
      checkedAt = clock();
      const line = (list: readonly HealthProblem[]): string =>
        list.map(({ region, text }) => (region === '' ? text : `${region}: ${text}`)).join('; ');
      if (kindsOf(found) !== kindsOf(latest))
        onChange(found.length === 0 ? 'health: passed again' : `health: ${line(found)}`);
      latest = found;
      return found;
    },
  };
}

/** Ages grow from check to check, which is no news. */
function kindsOf(problems: readonly HealthProblem[]): string {
  return problems.map(({ region, check, text }) => `${region} ${check} ${text.replace(/\d+/g, '')}`).join();
}

/** The busiest stop of a region and the busiest one at some distance from it; corners of its outline where it has no stops. */
function canaryEnds(planner: Planner, { code, outline }: RegionInfo): readonly [LatLng, LatLng] {
  const middle = outline[0] ?? { lat: 0, lng: 0 };
  const modes = ['pt_pub'];
  const listed = ([1, 2] as const).flatMap((level) => {
    const found = planner.stopCells({
      region: code,
      level,
      cells: [code],
      cellsPerDegree: 75,
      modes,
      includeChildren: false,
    });
    return found.kind === 'cells' ? found.cells.flatMap((cell) => cell.stops.map(({ stop }) => stop)) : [];
  });
  const busiest = listed.sort((a, b) => b.popularity - a.popularity || (a.code < b.code ? -1 : 1))[0];
  if (busiest === undefined) return [middle, outline[Math.floor(outline.length / 2)] ?? middle];
  const { least, most } = CANARY_METRES;
  const near = planner.nearbyStops({
    ...{ lat: busiest.lat, lng: busiest.lng, radiusMetres: most, modes, majorOnly: false },
    ...{ includeChildren: false, limit: 500, byDistance: false },
  });
  const other = near.stops.find(
    ({ stop }) => nearbyDistanceMetres(busiest.lat, busiest.lng, stop.lat, stop.lng) >= least,
  );
  return [busiest, other?.stop ?? middle];
}

/** Noon of today, or of the nearest day with a timetable. */
function canaryTime({ serviceDates, timezone }: RegionInfo, now: number): number {
  const today = localDay(now, timezone);
  const [first, last] = [parseDay(serviceDates?.first ?? ''), parseDay(serviceDates?.last ?? '')];
  const day = Math.min(last ?? today, Math.max(first ?? today, today));
  return instantOfLocal(day * 86_400 + NOON, timezone);
}
