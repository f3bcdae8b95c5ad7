import { describe, expect, test } from 'vitest';
import { StopWorld } from '../../../../test/transit/stop-world.ts';

describe('scanning lanes', () => {
  test('a run that leaves a stop too late is still ridden by riders who board it before that stop, in a later round', () => {
    // Z is reached at 10:30 with one boarding. L leaves C after that, where the rider is in the second round; but in the third the rider is at A, and
    // from B a quick bus goes to Z.
    const world = new StopWorld({
      trips: `
        Direct O 9:50 Z 10:30
        ToC O 9:50 C 10:00
        ToP O 9:50 P 9:52
        ToA P 9:55 A 9:57
        L A 10:00 B 10:05 C 10:40 D 10:50
        Quick B 10:08 Z 10:15`,
    });
    const query = world.query('O', 'Z', '9:45');
    for (let again = 0; again < 3; again++) {
      const { journeys } = world.engine.search(query);
      expect(journeys.map(({ boardings }) => boardings)).toEqual([4, 1]);
    }
  });

  test('a rider further along a lane catches a later run of it than one who boards before, and both are returned', () => {
    const world = new StopWorld({
      trips: `
        L A 10:00 B 10:10 C 10:20
        L A 11:00 B 11:10 C 11:20
        ToB O 10:00 B 10:30
        ToA O 9:50 X 9:52
        XA X 9:54 A 9:58`,
    });
    const { journeys } = world.engine.search(world.query('O', 'C', '9:45'));
    expect(journeys.map((journey) => world.print(journey))).toHaveLength(2);
    expect(journeys.map(({ boardings, arrival }) => [boardings, (arrival % 86_400) / 60])).toEqual([
      [3, 10 * 60 + 20],
      [2, 11 * 60 + 20],
    ]);
  });
});
