import type { Point } from '../geometry/point.ts';
import type { DistrictId } from '../terrain/districts.ts';

/** The kind of a street: the value of OSM's `highway` tag. */
export type StreetKind =
  | 'motorway'
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'residential'
  | 'living_street'
  | 'pedestrian'
  | 'service'
  | 'cycleway'
  | 'footway'
  | 'path'
  | 'track'
  | 'steps';

export interface KindRow {
  /** Importance where two lines meet; lower is more important. */
  readonly rank: number;
  /** Whether cars may use it. */
  readonly drive: boolean;
  readonly walk: boolean;
  readonly cycle: boolean;
  /** Speed limit in km/h, for the tag and for the buses. */
  readonly speed: number;
  /** Whether it has a name. */
  readonly named: boolean;
}

/** The properties of each kind of street. */
export const streetKinds: Readonly<Record<StreetKind, KindRow>> = {
  motorway: { rank: 0, drive: true, walk: false, cycle: false, speed: 110, named: true },
  trunk: { rank: 1, drive: true, walk: false, cycle: false, speed: 80, named: true },
  primary: { rank: 2, drive: true, walk: true, cycle: true, speed: 50, named: true },
  secondary: { rank: 3, drive: true, walk: true, cycle: true, speed: 50, named: true },
  tertiary: { rank: 4, drive: true, walk: true, cycle: true, speed: 40, named: true },
  residential: { rank: 5, drive: true, walk: true, cycle: true, speed: 30, named: true },
  living_street: { rank: 6, drive: true, walk: true, cycle: true, speed: 10, named: true },
  pedestrian: { rank: 7, drive: false, walk: true, cycle: false, speed: 0, named: true },
  service: { rank: 8, drive: true, walk: true, cycle: true, speed: 20, named: false },
  cycleway: { rank: 9, drive: false, walk: true, cycle: true, speed: 0, named: false },
  footway: { rank: 10, drive: false, walk: true, cycle: false, speed: 0, named: false },
  path: { rank: 11, drive: false, walk: true, cycle: true, speed: 0, named: false },
  track: { rank: 11, drive: false, walk: true, cycle: true, speed: 0, named: false },
  steps: { rank: 12, drive: false, walk: true, cycle: false, speed: 0, named: true },
};

/** A drawn line, before crossings are computed. */
export interface StreetDraft {
  readonly kind: StreetKind;
  readonly points: readonly Point[];
  readonly district?: DistrictId;
  /** Id of its name in `names`; a draft without one gets a name of its district, or none. */
  readonly name?: string;
  /** Number of the drawn street, shared by the pieces it is split into, which share one name. */
  readonly street?: number;
  /** OSM's layer: lines of different layers meet only at their ends. */
  readonly layer?: number;
  readonly tags?: Readonly<Record<string, string>>;
  /** Limit, in metres, on extending the ends to the next line. Default: only gaps are closed. */
  readonly reach?: number;
  /** A cul-de-sac, whose end is not pruned. */
  readonly deadEnd?: boolean;
}
