import { createLiveState } from '@tripwright/core/live';
import { liveRegion } from '@tripwright/core/region';
import type { FeedIndex } from '@tripwright/core/timetable';
import { boardOf } from '@tripwright/planner';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { expect, test } from 'vitest';
import { printBoard } from './print-board.ts';

const world = scene`
  R1   A 08:05   B 08:15
  R2   A 07:00   B 07:10 | every 10m 08:00-09:00
  R3   A 09:00   C 09:10 | every 20m 09:00-10:00
`;
const region = regionOfFeeds(world.feeds);
const date = new Date(world.at('12:00') * 1000).toISOString().slice(0, 10).replaceAll('-', '');
const tripOf = (route: string): string => world.feeds[0]!.trips[['R1', 'R2', 'R3'].indexOf(route)]!.id;

/** The board at 8:00 after a message of a moment, which is five minutes late for R1 and predicts the run of R2 that starts about 8:20. */
function boardAfter(time: string | undefined): string[] {
  const rules = {
    name: 'live',
    feed: 0 as FeedIndex,
    idRules: [],
    matchByCalls: false,
    alertPolicy: 'inform',
  } as const;
  const { timetable } = region.transit!;
  const source = { ...rules, carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 600 };
  const state = createLiveState({ timetable, datasetVersion: region.manifest.datasetVersion, sources: [source] });
  if (time !== undefined) {
    const delay = { delay: 300 };
    const entities = [
      { tripUpdate: { trip: { tripId: tripOf('R1'), startDate: date }, calls: [{ stopId: 'A', departure: delay }] } },
      {
        tripUpdate: {
          trip: { tripId: tripOf('R2'), startDate: date, startTime: '08:22:00', relationship: 'UNSCHEDULED' as const },
          calls: [{ stopId: 'A', departure: { time: world.at('08:22') } }],
        },
      },
    ].map((one, i) => ({ id: String(i), others: [], ...one }));
    const header = { version: '2.0', timestamp: world.at(time) };
    state.take('live', { header, entities }, world.at(time));
  }
  const live = time === undefined ? region : liveRegion(region, state.snapshot(world.at('08:00')));
  const from = world.at('08:00');
  const query = { stops: ['A'], others: [], show: 'departures', from, seconds: 7200, limit: 100, lines: [] } as const;
  const found = boardOf(live, query);
  const text = printBoard(found.boards, { locale: 'en', show: 'departures', from, live: found.live });
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/ {2,}/g, '  ').trim());
}

test('FQ-3 runs of an interval are one line without a time, or with that of their first', () => {
  expect(boardAfter(undefined)).toEqual([
    'Bus R2  → B  Every 10 minutes',
    '08:05  Bus R1  → B',
    '09:00  Bus R3  → C  Every 20 minutes',
  ]);
});

test('a line says where its time comes from, and the board how old that is', () => {
  expect(boardAfter('07:58')).toEqual([
    'Bus R2  → B  Every 10 minutes',
    '08:05  +5  Live prediction  Bus R1  → B',
    '08:22  Live prediction  Bus R2  → B',
    '09:00  Bus R3  → C  Every 20 minutes',
    'Live data updated 2 mins ago',
  ]);
  expect(boardAfter('07:45').filter((line) => /known|No live/.test(line))).toEqual([
    '08:05  +5  Last known delay  Bus R1  → B',
    '08:22  Last known delay  Bus R2  → B',
    'No live data for 15 mins: times may have changed',
  ]);
});
