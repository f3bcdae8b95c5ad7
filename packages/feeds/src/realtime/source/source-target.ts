import { nearestName, PlannerError } from '@tripwright/core/base';
import type { LiveSourceRules } from '@tripwright/core/live';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import type { FeedIndex, Timetable } from '@tripwright/core/timetable';
import type { LiveSource } from './live-file.ts';

/**
 * The feed of a region whose ids a source uses: the one that it names, the only one, or the one of its own name.
 * @throws PlannerError `config-invalid` where it names none of several, or one that is not there
 */
export function feedOf({ name, feed }: LiveSource, timetable: Timetable): FeedIndex {
  const feeds = [...timetable.feedName].map((text) => timetable.strings.get(text));
  return targetOf({ source: name, wanted: feed, key: 'feed', plural: 'feeds' }, feeds) as FeedIndex;
}

/** How a source is read into the live state of a region. @throws PlannerError `config-invalid`, as {@link feedOf}, and without a timetable */
export function rulesOf(source: LiveSource, timetable: Timetable | undefined): LiveSourceRules {
  if (source.kind === 'gbfs') return { ...source, feed: undefined };
  if (timetable !== undefined) return { ...source, feed: feedOf(source, timetable) };
  throw new PlannerError(
    'config-invalid',
    `The source ${source.name} has trips, but the region has no timetable. Only sources of the kind gbfs fit it.`,
  );
}

/**
 * The system of a region whose counts a source of GBFS has: the one that it names, the only one, or the one of its own name.
 * @throws PlannerError `config-invalid` where the region has none, or the source names none of several, or one that is not there
 */
export function systemOf({ name, system }: LiveSource, systems: readonly SharedSystem[]): SharedSystem {
  if (systems.length === 0)
    throw new PlannerError(
      'config-invalid',
      `The source ${name} is GBFS, but the region has no shared vehicles. Build it with --gbfs first.`,
    );
  const ids = systems.map(({ id }) => id);
  return systems[targetOf({ source: name, wanted: system, key: 'system', plural: 'systems' }, ids)]!;
}

/** The index of what a source names among `known`. */
function targetOf(
  asked: {
    readonly source: string;
    readonly wanted: string | undefined;
    readonly key: string;
    readonly plural: string;
  },
  known: readonly string[],
): number {
  const { source, wanted, key, plural } = asked;
  const found = known.indexOf(wanted ?? (known.length === 1 ? known[0]! : source));
  if (found >= 0) return found;
  const list = known.join(', ');
  if (wanted === undefined)
    throw new PlannerError(
      'config-invalid',
      `The region has several ${plural} (${list}), and the source ${source} names none. Set "${key}" in live.json.`,
    );
  const nearest = nearestName(wanted, known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new PlannerError(
    'config-invalid',
    `The source ${source} names the ${key} ${wanted}; the region has ${list}.${hint}`,
  );
}
