import { describe, expect, test } from 'vitest';
import { LIVE_CASES } from './live-cases.ts';
import { playMessages } from './live-scene.ts';
import { printRunChanges } from './print-run-changes.ts';

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
