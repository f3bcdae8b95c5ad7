import { prefixedName, type Sections, type TypedArray } from '../../storage/index.ts';
import { LINK_COLUMNS, STEP_FREE } from '../columns/link-columns.ts';

/**
 * The same timetable with the step-free links in place of all (PW-7), so that every search of it avoids stairs.
 * @returns undefined where nothing is known about wheels: then all links are used
 */
export function withStepFreeLinks(sections: Sections): Sections | undefined {
  if (!sections.has(prefixedName(STEP_FREE, 'linkFirst'))) return undefined;
  const links = Object.keys(LINK_COLUMNS).map(
    (name) => [name, sections.get(prefixedName(STEP_FREE, name)) as TypedArray] as const,
  );
  return new Map([...sections, ...links]);
}

/**
 * The same timetable for another walking speed between stops.
 * @param factor of the seconds, above 0; 1.6 for 2.5 km/h where links were made for 4
 */
export function withPacedLinks(sections: Sections, factor: number): Sections {
  const paced = new Map(sections);
  // Searches cache what they derive from links under the identity of this column, so each variant needs a column of its own.
  for (const name of ['linkTo', prefixedName(STEP_FREE, 'linkTo')]) {
    const targets = sections.get(name);
    if (targets !== undefined) paced.set(name, targets.slice());
  }
  for (const name of ['linkSeconds', prefixedName(STEP_FREE, 'linkSeconds')]) {
    const seconds = sections.get(name);
    // Seconds are whole and rounded up.
    if (seconds instanceof Int32Array)
      paced.set(
        name,
        seconds.map((one) => Math.ceil(one * factor - 1e-6)),
      );
  }
  return paced;
}
