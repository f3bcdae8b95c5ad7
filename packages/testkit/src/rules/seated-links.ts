import type { FeedRows, TripRow } from '@tripwright/core/timetable/build';
import type { Run, RunTable } from './runs.ts';
import type { StopTable } from './stop-table.ts';

/** Maximum distance in metres between the ends of linked runs of a block (BL-6). */
const MAX_JUNCTION_METRES = 200;

/** The runs to which a rider may stay seated at the end of a run. */
export interface SeatedLinks {
  /** The runs as which a run continues; usually none or one. */
  after(run: Run): readonly Run[];
}

/** The rows of the stops at which a run begins and ends, where these are not its first and last call: it passes stops that it skips (BL-10). */
export type RunEnds = ReadonlyMap<TripRow, { readonly first: number; readonly last: number }>;

export function createSeatedLinks(
  feeds: readonly FeedRows[],
  stops: StopTable,
  runs: RunTable,
  ends: RunEnds = new Map(),
): SeatedLinks {
  const rows = feeds.map((feed) => {
    const allowed = Map.groupBy(
      feed.transfers.filter((row) => row.type === 4 && row.fromTrip >= 0 && row.toTrip >= 0),
      (row) => row.fromTrip,
    );
    const forbidden = new Set(
      feed.transfers.filter((row) => row.type === 5).map((row) => `${row.fromTrip}>${row.toTrip}`),
    );
    return { allowed, forbidden };
  });
  const madeDays = new Map<number, ReadonlyMap<Run, readonly Run[]>>();
  const plain = (day: number): Run[] => runs.ofDay(day).filter((run) => !run.frequent);

  const linksOfDay = (day: number): ReadonlyMap<Run, readonly Run[]> => {
    const links = new Map<Run, Run[]>();
    const add = (from: Run, to: Run): void => {
      const known = links.get(from);
      if (known === undefined) links.set(from, [to]);
      else if (!known.includes(to)) known.push(to);
    };
    const today = plain(day);

    const inBlocks = today.filter((run) => run.row.blockId !== '');
    for (const block of Map.groupBy(inBlocks, (run) => `${run.feed} ${run.row.blockId}`).values()) {
      block.sort((a, b) => a.start - b.start || a.end - b.end || (a.row.id < b.row.id ? -1 : 1));
      for (const [i, from] of block.entries()) {
        const to = block[i + 1];
        if (to === undefined || to.start < from.end) continue;
        const { allowed, forbidden } = rows[from.feed]!;
        if (allowed.has(from.trip) || forbidden.has(`${from.trip}>${to.trip}`)) continue;
        const end = lastStop(feeds, stops, from, ends);
        const begin = firstStop(feeds, stops, to, ends);
        if (end === begin || stops.metres(end, begin) <= MAX_JUNCTION_METRES) add(from, to);
      }
    }

    const someRowAllows = rows.some(({ allowed }) => allowed.size > 0);
    if (someRowAllows) {
      const tomorrow = plain(day + 1);
      for (const from of today) {
        for (const { toTrip } of rows[from.feed]!.allowed.get(from.trip) ?? []) {
          const to = [...today, ...tomorrow].find(
            (run) => run.feed === from.feed && run.trip === toTrip && run.start >= from.end,
          );
          if (to !== undefined) add(from, to);
        }
      }
    }
    return links;
  };

  return {
    after: (run) => {
      let links = madeDays.get(run.day);
      if (links === undefined) {
        links = linksOfDay(run.day);
        madeDays.set(run.day, links);
      }
      return links.get(run) ?? [];
    },
  };
}

function firstStop(feeds: readonly FeedRows[], stops: StopTable, { feed, row }: Run, ends: RunEnds): number {
  return stops.first[feed]! + (ends.get(row)?.first ?? feeds[feed]!.stopTimes.stop[row.firstCall]!);
}

function lastStop(feeds: readonly FeedRows[], stops: StopTable, { feed, row }: Run, ends: RunEnds): number {
  return stops.first[feed]! + (ends.get(row)?.last ?? feeds[feed]!.stopTimes.stop[row.firstCall + row.callCount - 1]!);
}
