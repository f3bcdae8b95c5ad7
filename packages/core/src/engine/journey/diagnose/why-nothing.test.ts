import { describe, expect, test } from 'vitest';
import { TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { whyOutOfReach } from './why-nothing.ts';

/** Stops A and B, each 400 m from an end. */
const town: TextWorldOptions = {
  map: `P.......A${'.'.repeat(60)}B.......Q`,
  ways: { PA: {}, BQ: {} },
  trips: 'R1 A 10:00 B 10:10',
};

describe('a limit is reported before the stop that it puts out of reach', () => {
  const why = (world: TextWorld, parts: Parameters<TextWorld['plan']>[3]) => world.plan('P', 'Q', '09:30', parts);

  test('a stop that is farther than the longest walk', () => {
    const world = new TextWorld(town);
    expect(why(world, { maxWalkSeconds: 800 })).toHaveLength(1);
    for (const maxWalkSeconds of [60, 399, 500]) expect(why(world, { maxWalkSeconds })).toEqual(['- walk-too-long']);
  });

  test('a stop that is out of reach anyway', () => {
    const nothing = new TextWorld({ ...town, map: `P${'.'.repeat(50)}A${'.'.repeat(60)}B.......Q` });
    expect(why(nothing, { maxWalkSeconds: 60 })).toEqual(['- no-stop-from']);
    expect(why(nothing, {})).toEqual(['- no-stop-from']);
  });

  test('steps that a wheelchair cannot climb', () => {
    const world = new TextWorld({ ...town, ways: { PA: {}, BQ: { highway: 'steps' } } });
    expect(why(world, {})).toHaveLength(1);
    expect(why(world, { wheelchair: true })).toEqual(['- inaccessible']);
  });
});

describe('which end is out of reach', () => {
  const accessTo = (stops: number) => ({
    stops: Array.from({ length: stops }, (_, stop) => ({ stop: stop as StopIndex, seconds: 0 })),
    legs: () => undefined,
  });
  test('off the network comes before no stop, and the origin before the destination; one pair of access and egress that reaches stops is enough', () => {
    const reasonOf = (...pairs: Parameters<typeof whyOutOfReach>[0]) => whyOutOfReach(pairs)?.reason;
    expect(reasonOf({ access: [], egress: [], vehicles: [] })).toBe('off-network-from');
    expect(reasonOf({ access: [accessTo(0)], egress: [], vehicles: [] })).toBe('off-network-to');
    expect(reasonOf({ access: [accessTo(0)], egress: [accessTo(0)], vehicles: [] })).toBe('no-stop-from');
    expect(reasonOf({ access: [accessTo(1)], egress: [accessTo(0)], vehicles: [] })).toBe('no-stop-to');
    expect(
      reasonOf(
        { access: [accessTo(0)], egress: [accessTo(1)], vehicles: [] },
        { access: [accessTo(1)], egress: [], vehicles: [] },
      ),
    ).toBeUndefined();
  });
});
