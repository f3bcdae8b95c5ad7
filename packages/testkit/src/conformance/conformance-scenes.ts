import { rides } from './a-rides.ts';
import { walks } from './b-walks.ts';
import { days } from './c-days.ts';
import type { ConformanceScene } from './conformance-scene.ts';
import { seats } from './e-seats.ts';
import { transfers } from './f-transfers.ts';
import { arriveBy } from './g-arrive-by.ts';
import { equals } from './h-equals.ts';

/** Every scene that a timetable search must answer as printed. */
export const conformanceScenes: readonly ConformanceScene[] = [
  ...rides,
  ...walks,
  ...days,
  ...seats,
  ...transfers,
  ...arriveBy,
  ...equals,
];
