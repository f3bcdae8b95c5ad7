import { PATHWAY_MODE, type PathwayIndex } from '../../timetable/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import type { Alert } from '../message/realtime-message.ts';
import type { AlertTarget } from '../snapshot/live-snapshot.ts';
import type { AlertPathway } from './live-source.ts';

/**
 * The pathways that an alert means by the operator's table: GTFS-Realtime has no word for a lift. Of several pathways between two places the lifts are
 * meant, else the escalators, else all of them.
 * @param id of the alert's entity
 */
export function alertPathways(
  ids: FeedIds,
  table: readonly AlertPathway[],
  id: string,
  { header }: Alert,
): readonly AlertTarget[] {
  const rows = table.filter(({ alert }) => alert === id || header.some(({ text }) => text.includes(alert)));
  return rows.flatMap((row) => pathwaysMeant(ids, row)).map((pathway) => ({ pathway }));
}

/** The pathways that a row of the operator's table names; none where the feed does not have them. */
export function pathwaysMeant(ids: FeedIds, row: AlertPathway): readonly PathwayIndex[] {
  if ('pathway' in row) {
    const pathway = ids.pathwayOf(row.pathway);
    return pathway === undefined ? [] : [pathway];
  }
  const between = pathwaysBetween(ids, row.from, row.to);
  const { pathwayMode } = ids.timetable;
  for (const mode of [PATHWAY_MODE.lift, PATHWAY_MODE.escalator]) {
    const ofMode = between.filter((pathway) => pathwayMode[pathway] === mode);
    if (ofMode.length > 0) return ofMode;
  }
  return between;
}

function pathwaysBetween(ids: FeedIds, from: string, to: string): PathwayIndex[] {
  const { pathwayFrom, pathwayTo } = ids.timetable;
  const [a, b] = [new Set(ids.stopsOf(from)), new Set(ids.stopsOf(to))];
  const found: PathwayIndex[] = [];
  for (let pathway = 0 as PathwayIndex; pathway < pathwayFrom.length; pathway++) {
    const [start, end] = [pathwayFrom[pathway]!, pathwayTo[pathway]!];
    if ((a.has(start) && b.has(end)) || (a.has(end) && b.has(start))) found.push(pathway);
  }
  return found;
}
