import type { LiveFacts } from '@tripwright/core/model';
import type { Planner } from '@tripwright/planner';
import type { RegionStatus, SourceStatus } from './live-status.ts';

/** A source of realtime data, as far as it is public: without addresses, ids and texts of failures. */
export interface LiveFeedFacts {
  readonly name: string;
  /** Kind of `live.json`, such as `gtfs-rt`; '' = not said. */
  readonly kind: string;
  readonly health: LiveFacts['sources'][number]['health'];
  /** Unix seconds of the newest message; 0 = none. */
  readonly messageTime: number;
  /** How the runs that it names match the timetable; absent where it names none. */
  readonly tripUpdates?: MatchFacts;
  readonly vehicles?: MatchFacts;
  readonly alerts?: MatchFacts;
  /** Stations and single vehicles of shared systems; absent for other sources. */
  readonly counts?: { readonly stations: number; readonly vehicles: number };
}

/** Numbers of runs: `named` without those that the source adds to the timetable. */
export interface MatchFacts {
  readonly named: number;
  readonly matched: number;
  readonly added: number;
}

/** The sources of a region, in the order of their declaration. @param statuses what operators see of the sources */
export function publicFeeds(
  planner: Pick<Planner, 'region'>,
  statuses: readonly RegionStatus[],
  code: string,
): readonly LiveFeedFacts[] {
  const sources = statuses.find(({ region }) => region === code)?.sources ?? [];
  const known = new Map(sources.map((source) => [source.name, source]));
  const feeds = planner.region(code)?.live?.feeds ?? [];
  return feeds.map(({ name, messageTime, health }): LiveFeedFacts => {
    const source = known.get(name);
    return { name, messageTime, health, kind: source?.kind ?? '', ...(source !== undefined && matchesOf(source)) };
  });
}

function matchesOf({ match, counts }: SourceStatus): Partial<LiveFeedFacts> {
  const facts = (of: 'tripUpdates' | 'vehicles' | 'alerts'): { readonly [K in typeof of]?: MatchFacts } => {
    const counted = match?.[of];
    if (counted === undefined || counted.named === 0) return {};
    const { named, added, matched } = counted;
    return { [of]: { named: named - added, added, matched } };
  };
  return {
    ...facts('tripUpdates'),
    ...facts('vehicles'),
    ...facts('alerts'),
    ...(counts !== undefined && { counts: { stations: counts.stations, vehicles: counts.vehicles } }),
  };
}
