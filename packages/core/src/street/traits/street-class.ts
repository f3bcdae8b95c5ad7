/** What kind of way a street is, in the order of their numbers in the artefact: new ones go to the end. */
export const streetClasses = [
  'motorway',
  'motorway_link',
  'trunk',
  'trunk_link',
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
  'track',
  'pedestrian',
  'footway',
  'cycleway',
  'path',
  'bridleway',
  'steps',
  'corridor',
  'platform',
  'elevator',
  'busway',
  'ferry',
  'pier',
  /** Not a street: going through a node that stands in the way (a gate, a lift, a kerb). Has no length. */
  'passage',
  /** A `highway` value nobody knows: only for those to whom its access tags open it. */
  'other',
] as const;

export type StreetClass = (typeof streetClasses)[number];

const numbers = new Map<string, number>(streetClasses.map((name, index) => [name, index]));

/** The number of a class; undefined for a text that names none. */
export function streetClassNumber(name: string): number | undefined {
  return numbers.get(name);
}
