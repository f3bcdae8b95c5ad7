/** A class of streets on the map. */
export interface StreetClassRow {
  /** The value of the tile property `class`. */
  readonly name: string;
  /** First zoom whose tiles have this class. */
  readonly minZoom: number;
  /** OSM `highway` values of this class. */
  readonly highways: readonly string[];
}

/** The classes of streets in drawing order, lowest first. The index is the tile property `rank`. */
export const STREET_CLASSES: readonly StreetClassRow[] = [
  { name: 'ferry', minZoom: 8, highways: ['ferry'] },
  { name: 'platform', minZoom: 14, highways: ['platform', 'elevator', 'corridor'] },
  { name: 'steps', minZoom: 14, highways: ['steps'] },
  { name: 'footway', minZoom: 14, highways: ['footway', 'path', 'bridleway', 'pier', 'sidewalk', 'other'] },
  { name: 'track', minZoom: 14, highways: ['track'] },
  { name: 'cycleway', minZoom: 14, highways: ['cycleway'] },
  { name: 'service', minZoom: 14, highways: ['service', 'busway'] },
  { name: 'pedestrian', minZoom: 13, highways: ['pedestrian', 'living_street'] },
  { name: 'minor', minZoom: 13, highways: ['residential', 'unclassified', 'road'] },
  { name: 'tertiary', minZoom: 11, highways: ['tertiary', 'tertiary_link'] },
  { name: 'secondary', minZoom: 10, highways: ['secondary', 'secondary_link'] },
  { name: 'primary', minZoom: 8, highways: ['primary', 'primary_link'] },
  { name: 'ramp', minZoom: 11, highways: ['motorway_link', 'trunk_link'] },
  { name: 'trunk', minZoom: 6, highways: ['trunk'] },
  { name: 'motorway', minZoom: 5, highways: ['motorway'] },
];

const ranks: ReadonlyMap<string, number> = new Map(
  STREET_CLASSES.flatMap((row, rank) => row.highways.map((highway) => [highway, rank] as const)),
);
const MINOR = STREET_CLASSES.findIndex((row) => row.name === 'minor');

/** The row of {@link STREET_CLASSES} for an OSM `highway` value. Unknown values are minor streets. */
export function rankOfHighway(highway: string): number {
  return ranks.get(highway) ?? MINOR;
}
