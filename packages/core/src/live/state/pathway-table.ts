import { nearestName } from '../../base/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import { pathwaysMeant } from './alert-pathways.ts';
import type { AlertPathway } from './live-source.ts';

/** How an operator's table of lifts fits the timetable. */
export interface PathwayTableReport {
  readonly rows: number;
  /** The rows that name no pathway of the feed: such a lift would stay open whatever its alert says. */
  readonly unknown: readonly UnknownPathway[];
}

/** A row of the table that names no pathway. */
export interface UnknownPathway {
  /** The id that the feed does not have, or both ends where it has no pathway between them. */
  readonly named: string;
  /** The most similar id; absent where none is similar. */
  readonly nearest?: string;
}

/** Holds the operator's table of lifts against the pathways of its feed. */
export function pathwayTableReport(ids: FeedIds, table: readonly AlertPathway[]): PathwayTableReport {
  const unknown = table.filter((row) => pathwaysMeant(ids, row).length === 0);
  return { rows: table.length, unknown: unknown.map((row) => unknownPathway(ids, row)) };
}

function unknownPathway(ids: FeedIds, row: AlertPathway): UnknownPathway {
  if ('pathway' in row) return withNearest(row.pathway, ids.pathwayIds());
  const missing = [row.from, row.to].find((id) => ids.stopsOf(id).length === 0);
  return missing === undefined ? { named: `${row.from} to ${row.to}` } : withNearest(missing, ids.stopIds());
}

function withNearest(named: string, known: Iterable<string>): UnknownPathway {
  const nearest = nearestName(named, [...known]);
  return nearest === undefined ? { named } : { named, nearest };
}
