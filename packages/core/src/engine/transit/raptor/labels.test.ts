import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asColumn } from '../../../storage/index.ts';
import type { LaneIndex, RunIndex, StopIndex } from '../../../timetable/index.ts';
import { earliestOf, Labels, NEVER } from './labels.ts';

/** The contents of all cells, to compare with labels that were never used. */
const state = (labels: Labels): unknown => [
  ...[labels.ride, labels.ready, labels.bestRide, labels.bestReady, labels.egress, labels.target, labels.targetStop],
  ...[labels.laneRun, labels.laneRound, labels.laneFrom, labels.seatedRun, labels.placeOf, labels.visited],
  ...[labels.round, labels.rideCount, labels.readyCount, labels.laneCount, labels.barred, labels.egressStops],
];

/** Four lanes; only the second and the last have runs. */
const runs = {
  laneFirstRun: asColumn<LaneIndex, RunIndex>(Int32Array.of(0, 2, 9, 9, 12)),
  runStart: Int32Array.from({ length: 12 }, (_, run) => 100 * run),
  runProfile: Int32Array.from({ length: 12 }, (_, run) => 7 * run),
};

const lane = (index: number): LaneIndex => index as LaneIndex;

describe('labels', () => {
  test.each([false, true])('are at rest again after a reset (remembering: %s)', (remembers) => {
    const labels = new Labels(6, 3, remembers);
    labels.fit(4, 0);
    labels.beginRound(0);
    labels.readyList[labels.readyCount++] = 2;
    labels.ready[2] = 50;
    labels.lowerBestReady(0, 2, 50);
    labels.beginRound(1);
    labels.rideList[labels.rideCount++] = 4;
    labels.ride[6 + 4] = 70;
    labels.lowerBestRide(1, 4, 70);
    labels.noteRidden(runs, lane(3), 2, 1, 1);
    labels.egress[5] = 9;
    labels.egressStops.push(5 as StopIndex);
    labels.target[1] = 79;
    labels.visited = 12;
    labels.reset();
    const fresh = new Labels(6, 3, remembers);
    fresh.fit(4, 0);
    expect(state(labels)).toEqual(state(fresh));
  });

  test('labels that remember lower the best of a round and of all later rounds, and never raise one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(99)), { maxLength: 20 }), (lowered) => {
        const labels = new Labels(2, 3, true);
        for (const [round, moment] of lowered)
          if (moment < labels.bestRide[round * 2 + 1]!) labels.lowerBestRide(round, 1, moment);
        for (let round = 0; round <= 3; round++) {
          const so = lowered.filter(([at]) => at <= round).map(([, moment]) => moment);
          expect(labels.bestRide[round * 2 + 1]).toBe(Math.min(NEVER, ...so));
        }
      }),
    );
  });

  test('the earliest run ridden on a lane is recorded with its first position, and the round of the first ride', () => {
    const labels = new Labels(1, 1);
    labels.fit(2, 0);
    labels.noteRidden(runs, lane(1), 5, 3, 1);
    labels.noteRidden(runs, lane(1), 5, 2, 2);
    labels.noteRidden(runs, lane(1), 6, 0, 2);
    expect([labels.laneRun[1], labels.laneRunFrom[1], labels.laneRound[1], labels.laneCount]).toEqual([5, 2, 1, 1]);
    labels.noteRidden(runs, lane(1), 4, 7, 3);
    expect([labels.laneRun[1], labels.laneRunFrom[1], labels.laneRound[1]]).toEqual([4, 7, 1]);
    expect([labels.laneStartBefore[1], labels.laneProfileBefore[1]]).toEqual([runs.runStart[5], runs.runProfile[5]]);
    labels.noteUseless(runs, lane(1), 2, 4);
    expect([labels.laneRun[1], labels.laneRunFrom[1], labels.laneRound[1]]).toEqual([2, 4, 1]);
    labels.noteUseless(runs, lane(0), 1, 0); // too late, never ridden
    expect([labels.laneRun[0], labels.laneRound[0], labels.laneCount]).toEqual([1, NEVER, 2]);
  });

  test('the earliest of a column is that of the last round that improved it', () => {
    const column = Int32Array.of(NEVER, 9, NEVER, 7, NEVER, NEVER);
    expect([0, 1, 2].map((round) => earliestOf(column, 2, round, 1))).toEqual([9, 7, 7]);
    expect(earliestOf(column, 2, 2, 0)).toBe(NEVER);
  });
});
