/** Kinds of street. Positions in this list are stored in the artefact, so new classes go to the end. */
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
  /** The passage through a node that is an obstacle (a gate, a lift, a kerb): no street, and without length. */
  'passage',
  /** An unknown `highway` value: open only to travellers whose access tags open it. */
  'other',
] as const;

/** A kind of street, named after `highway` values. */
export type StreetClass = (typeof streetClasses)[number];

const numbers = new Map<string, number>(streetClasses.map((name, index) => [name, index]));

/** The stored number of a class; undefined for an unknown name. */
export function streetClassNumber(name: string): number | undefined {
  return numbers.get(name);
}
