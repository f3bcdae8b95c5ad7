import { expect, test } from 'vitest';
import { planJourneys } from '../../src/engine/journey/index.ts';
import { type CallUpdate, createLiveState } from '../../src/live/index.ts';
import { liveRegion, type Region } from '../../src/region/index.ts';
import type { FeedIndex } from '../../src/timetable/index.ts';
import { instant, printItinerary, TextWorld } from './text-world.ts';

// As in less-walking.test.ts: the bus comes round by A before it calls at B.
const drawn = new TextWorld({ grid: 499.95, map: 'A1..B.......C', trips: 'R1  A 10:00  B 10:18  C 10:30' });

/** The trips from 1 to C at nine, with what a realtime source says of the bus. */
function planned(calls: readonly CallUpdate[]): readonly string[] {
  const { world } = drawn;
  const rules = {
    ...{ name: 'trips', feed: 0 as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'inform' as const },
    ...{ carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 3600 },
  };
  const now = instant('09:00');
  const state = createLiveState({ timetable: world.transit!.timetable, datasetVersion: 'v1', sources: [rules] });
  const tripUpdate = { trip: { tripId: 'R1.1', startDate: '20260504' }, calls };
  state.take(
    'trips',
    { header: { version: '2.0', timestamp: now }, entities: [{ id: '1', others: [], tripUpdate }] },
    now,
  );
  // A world has what plans read of a region.
  const region = { ...world, manifest: { ...world.manifest, datasetVersion: 'v1' } } as unknown as Region;
  const request = drawn.request('1', 'C', { when: { departAfter: now, arriveBefore: undefined } });
  return planJourneys(liveRegion(region, state.snapshot(now)), request, { signal: undefined }).groups.flatMap((group) =>
    group.itineraries.map(({ itinerary }) => printItinerary(itinerary)),
  );
}

test('less walking is found by the times of now', () => {
  expect(planned([])).toEqual(['09:51:40 wa_wal 10:00 | R1 A 10:00 C 10:30']);
  expect(planned([{ stopId: 'A', departure: { delay: 120 } }])).toEqual(['09:53:40 wa_wal 10:02 | R1 A 10:02 C 10:32']);
});

test('a stop that the vehicle skips is passed', () => {
  expect(planned([{ stopId: 'A', relationship: 'SKIPPED' }])).toEqual(['09:53 wa_wal 10:18 | R1 B 10:18 C 10:30']);
});

test('a journey keeps its stop where the vehicle now leaves the easier one long before', () => {
  const early = [
    { stopId: 'A', departure: { delay: -1500 } },
    { stopId: 'B', arrival: { delay: 0 }, departure: { delay: 0 } },
  ];
  expect(planned(early)).toEqual(['09:53 wa_wal 10:18 | R1 B 10:18 C 10:30']);
});
