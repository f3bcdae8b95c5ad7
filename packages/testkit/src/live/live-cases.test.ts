import { createLiveState } from '@tripwright/core/live';
import { describe, expect, test } from 'vitest';
import type { Journey } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createSnapshotSearch, EAGER } from '../searches/core-transit-search.ts';
import { LIVE_CASES } from './live-cases.ts';
import { liveSource, playMessages } from './live-scene.ts';
import { parseLiveMessages } from './parse-live-message.ts';
import { printRunChanges } from './print-run-changes.ts';
import { rewriteFeeds } from './rewrite-feeds.ts';

describe('what messages make of runs', () => {
  test.each(LIVE_CASES.map((row) => [row.name, row] as const))(
    '%s',
    (_, { world, messages, sources, runs, faults }) => {
      const { timetable, snapshot, state } = playMessages(world, messages, sources);
      expect(printRunChanges(timetable, snapshot, world.date)).toEqual(runs);
      if (faults === undefined) return;
      const counted = Object.entries(state.report('live').faults).map(([fault, { count }]) => [fault, count]);
      expect(Object.fromEntries(counted)).toEqual(faults);
    },
  );
});

/** Before, among and after the runs of the scenes. */
const ASKED = ['5:00', '6:19', '6:31', '10:00', '10:04', '10:12', '10:16', '11:00', '11:12', '23:30', '24:20'];

const sorted = (journeys: readonly Journey[]): string[] =>
  journeys.map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`).sort();

describe('trips between all stops are those of the rewritten timetable', () => {
  test.each(LIVE_CASES.map((row) => [row.name, row] as const))(
    '%s',
    (_, { world, messages, trip, sources = [liveSource('live')] }) => {
      const { feeds, links } = world;
      const { search, changes } = createSnapshotSearch(
        feeds,
        links,
        (timetable) => {
          const state = createLiveState({ timetable, datasetVersion: 'scene', sources });
          const played = parseLiveMessages(world, messages);
          for (const { source, message, at } of played) state.take(source, message, at);
          return state.snapshot(played.at(-1)!.at);
        },
        EAGER,
      );
      if (trip !== undefined) expect(world.print(search.search(world.query(...trip[0])))).toEqual(trip[1]);
      const rewritten = rewriteFeeds(feeds, changes);
      const oracle = createOracle(rewritten.feeds, links, rewritten);
      const stops = feeds.flatMap((feed) => feed.stops.map(({ id }) => id));
      for (const time of ASKED)
        for (const from of stops)
          for (const to of stops) {
            if (from === to) continue;
            const query = world.query(from, to, time);
            expect(sorted(search.search(query)), `${from} to ${to} at ${time}`).toEqual(sorted(oracle.search(query)));
          }
    },
  );
});
