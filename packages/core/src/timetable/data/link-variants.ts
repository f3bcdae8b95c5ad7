import type { Sections, TypedArray } from '../../base/index.ts';
import { LINK_COLUMNS, STEP_FREE_LINK_COLUMNS } from '../columns/link-columns.ts';

const LINKS = Object.keys(LINK_COLUMNS);
/** In the order of {@link LINKS}. */
const STEP_FREE_LINKS = Object.keys(STEP_FREE_LINK_COLUMNS);

/**
 * The same timetable with the step-free links in place of all (PW-7), so that every search of it avoids stairs.
 * @returns undefined where nothing is known about wheels: then all links are used
 */
export function withStepFreeLinks(sections: Sections): Sections | undefined {
  if (!sections.has('stepFreeLinkFirst')) return undefined;
  const links = LINKS.map((name, i) => [name, sections.get(STEP_FREE_LINKS[i]!) as TypedArray] as const);
  return new Map([...sections, ...links]);
}

/**
 * The same timetable for another walking speed between stops.
 * @param factor of the seconds, above 0; 1.6 for 2.5 km/h where links were made for 4
 */
export function withPacedLinks(sections: Sections, factor: number): Sections {
  const paced = new Map(sections);
  // Searches keep what they derive from links by the identity of this column: it must not be the other timetable's.
  for (const name of ['linkTo', 'stepFreeLinkTo']) {
    const targets = sections.get(name);
    if (targets !== undefined) paced.set(name, targets.slice());
  }
  for (const name of ['linkSeconds', 'stepFreeLinkSeconds']) {
    const seconds = sections.get(name);
    // Whole seconds, never too few.
    if (seconds instanceof Int32Array)
      paced.set(
        name,
        seconds.map((one) => Math.ceil(one * factor - 1e-6)),
      );
  }
  return paced;
}
