import { formatDay, PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import type { Timetable } from '@tripwright/core/timetable';
import { createPlanner } from '@tripwright/planner';
import { accessChanges } from './access/access-changes.ts';
import { comparedDays } from './days/compared-days.ts';
import { uncoveredDays } from './days/uncovered-days.ts';
import { compareJourney } from './journeys/compare-journeys.ts';
import { type AskedJourney, probesOfRuns, randomProbes } from './journeys/probes.ts';
import { type SavedTrip, savedProbe } from './journeys/saved-probes.ts';
import { seededRandom } from './journeys/seeded-random.ts';
import { lineChanges } from './lines/line-changes.ts';
import { pairStops } from './pairs/pair-stops.ts';
import type { ComparedRegion, JourneyChange, JourneyVerdict, LeftOutDays, RegionDiff } from './region-diff.ts';
import { stopChanges } from './stops/stop-changes.ts';

/** Settings of a comparison; every one has a default. */
export interface DiffOptions {
  /** First and last service day, days since 1970-01-01; all days that both timetables cover unless given. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly saved?: readonly SavedTrip[] | undefined;
  /** Most journeys of riders on runs that changed; 60 unless given. */
  readonly ridersOfRuns?: number | undefined;
  /** Random journeys; 100 unless given. */
  readonly sample?: number | undefined;
  /** Seed of the random journeys; 1 unless given. */
  readonly seed?: number | undefined;
  /** Called after each journey. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
  /** Set to aborted to end the comparison. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

const WORST_SHOWN = 10;

/**
 * Compares two regions as riders see them: lines and runs, stops, journeys. Nothing of it depends on the machine's clock or zone.
 * @throws PlannerError `bad-usage` where a region has no timetable, or where the days asked for are not in both
 */
export async function diffRegions(old: Region, fresh: Region, options: DiffOptions = {}): Promise<RegionDiff> {
  const [before, after] = [timetableOf(old), timetableOf(fresh)];
  const days = comparedDays(before, after, options);
  if (days.old.length === 0)
    throw new PlannerError('bad-usage', `No day can be compared. ${rangeOf('old', before)} ${rangeOf('new', after)}`);
  const pairs = pairStops(before, after);
  const lines = lineChanges(before, after, days, pairs);
  const timezone = fresh.manifest.timezone;
  const riders = probesOfRuns(before, days, lines.changes, lines.matched, options.ridersOfRuns ?? 60);
  const saved = (options.saved ?? []).map((trip) => savedProbe(trip, days, timezone));
  const random = randomProbes(before, days, options.sample ?? 100, seededRandom(options.seed ?? 1));

  const [oldPlanner, newPlanner] = [createPlanner([old]), createPlanner([fresh])];
  const all = saved.length + riders.length + random.length;
  let done = 0;
  const compare = async (asked: readonly AskedJourney[]): Promise<readonly JourneyChange[]> => {
    const changes: JourneyChange[] = [];
    for (const one of asked) {
      if (options.signal?.aborted === true) throw new PlannerError('bad-usage', 'The comparison was ended.');
      changes.push(await compareJourney(oldPlanner, newPlanner, one, { timezone }));
      options.onProgress?.(++done, all);
    }
    return changes;
  };
  const ofSaved = await compare(saved);
  const ofRiders = (await compare(riders)).filter(({ verdict }) => verdict !== 'same');
  const sampled = await compare(random);
  return {
    old: describeSide(old, before, lines.runs.old),
    new: describeSide(fresh, after, lines.runs.new),
    dayCount: days.old.length,
    areSameDays: days.areSame,
    uncovered: days.areSame ? uncoveredDays(before, after, options) : [],
    leftOut: leftOutDays(days.leftOut),
    lines: lines.changes,
    stops: stopChanges(before, after, days, pairs),
    access: accessChanges(before, after, days, pairs),
    journeys: [...ofSaved, ...ofRiders].sort(worstFirst),
    sample: {
      asked: sampled.length,
      counts: countsOf(sampled),
      worst: sampled
        .filter(({ verdict }) => verdict === 'lost' || verdict === 'later')
        .sort(worstFirst)
        .slice(0, WORST_SHOWN),
    },
  };
}

function leftOutDays(days: readonly number[]): LeftOutDays | undefined {
  if (days.length === 0) return undefined;
  return { firstDate: formatDay(days[0]!), lastDate: formatDay(days.at(-1)!), dayCount: days.length };
}

function timetableOf({ manifest, transit }: Region): Timetable {
  if (transit === undefined)
    throw new PlannerError('bad-usage', `Region ${manifest.code} has no timetable, so there is nothing to compare.`);
  return transit.timetable;
}

function rangeOf(side: string, { firstDay, lastDay }: Timetable): string {
  return lastDay < firstDay
    ? `Nothing ever runs in the ${side} timetable.`
    : `The ${side} timetable runs from ${formatDay(firstDay)} to ${formatDay(lastDay)}.`;
}

function describeSide({ manifest }: Region, { firstDay, lastDay }: Timetable, runs: number): ComparedRegion {
  return {
    code: manifest.code,
    title: manifest.title,
    firstDate: formatDay(firstDay),
    lastDate: formatDay(lastDay),
    runs,
  };
}

const WORST_FIRST: readonly JourneyVerdict[] = ['lost', 'later', 'harder', 'same', 'easier', 'earlier', 'found'];

function worstFirst(a: JourneyChange, b: JourneyChange): number {
  return WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict) || b.lostSeconds - a.lostSeconds;
}

function countsOf(journeys: readonly JourneyChange[]): Record<JourneyVerdict, number> {
  const counts = { lost: 0, later: 0, harder: 0, same: 0, easier: 0, earlier: 0, found: 0 };
  for (const { verdict } of journeys) counts[verdict]++;
  return counts;
}
