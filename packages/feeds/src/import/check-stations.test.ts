import type { FeedRows } from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { checkStations } from './check-stations.ts';

/** A feed with one station, S. */
function feed(platforms: number, entrances: number, pathways: number): FeedRows {
  const inside = (count: number, locationType: number): object[] =>
    Array.from({ length: count }, (_, i) => ({ id: `${locationType}-${i}`, parent: 0, locationType }));
  return {
    name: 'metro',
    stops: [{ id: 'S', parent: -1, locationType: 1 }, ...inside(platforms, 0), ...inside(entrances, 2)],
    pathways: Array.from({ length: pathways }, () => ({ from: 1, to: 2 })),
  } as never;
}

test('a large station passes, one beyond all measure is refused with its name', () => {
  expect(() => checkStations([feed(40, 40, 2000)])).not.toThrow();
  expect(() => checkStations([feed(750, 750, 0)])).not.toThrow();
  expect(() => checkStations([feed(750, 750, 1)])).toThrow(
    /^The station S of metro has 750 platforms and 750 entrances, more than any station has\. Check stops\.txt/,
  );
  expect(() => checkStations([feed(1, 1, 20_001)])).toThrow(/more than 20000 pathways/);
});
