import type { Sections, TypedArray } from '../../base/index.ts';
import { LINK_COLUMNS, stepFreeName } from '../columns/link-columns.ts';

/**
 * The same timetable with the links that wheels may use in the place of all (PW-7): every search of it is one without stairs.
 * @returns undefined where nothing is known about wheels: then all links are used
 */
export function withStepFreeLinks(sections: Sections): Sections | undefined {
  if (!sections.has(stepFreeName(LINK_COLUMNS[0]))) return undefined;
  const links = LINK_COLUMNS.map((name) => [name, sections.get(stepFreeName(name)) as TypedArray] as const);
  return new Map([...sections, ...links]);
}

/**
 * The same timetable for people who take another time over every walk between stops.
 * @param factor of the seconds, above 0; 1.6 for people at 2.5 km/h where links were made for 4
 */
export function withPacedLinks(sections: Sections, factor: number): Sections {
  const paced = new Map(sections);
  // what searches work out of the links they keep by this column: it must not be another timetable's
  for (const name of ['linkTo', stepFreeName('linkTo')]) {
    const targets = sections.get(name);
    if (targets !== undefined) paced.set(name, targets.slice());
  }
  for (const name of ['linkSeconds', stepFreeName('linkSeconds')]) {
    const seconds = sections.get(name);
    // in whole seconds, never too few
    if (seconds instanceof Int32Array)
      paced.set(
        name,
        seconds.map((one) => Math.ceil(one * factor - 1e-6)),
      );
  }
  return paced;
}
