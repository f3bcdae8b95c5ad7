import type { TwoWayAccess } from './access-level.ts';
import type { StreetClass } from './street-class.ts';

/** Yes-or-no properties of a street: bits of one column, so new flags go to the end. */
export const streetFlags = [
  'tunnel',
  'bridge',
  'lit',
  'unlit',
  'toll',
  'motorroad',
  'roundabout',
  'indoor',
  'segregated',
  'informal',
  'area',
  'escalator',
  'handrail',
  'ramp',
  'rampForWheelchairs',
  'rampForBicycles',
  'cctv',
  'hov',
  'bicycleRoad',
  'cycleNetwork',
  'driveway',
  'parkingAisle',
  'crossing',
  'sidewalkWay',
  'alternating',
  'unpaved',
  'expressway',
] as const;
/** A yes-or-no property of a street. */
export type StreetFlag = (typeof streetFlags)[number];

/** Surfaces. Positions in this and the following lists are stored in the artefact, so new values go to the end; the first means unknown. */
export const surfaces = [
  'unknown',
  'asphalt',
  'concrete',
  'paving_stones',
  'sett',
  'cobblestone',
  'compacted',
  'fine_gravel',
  'gravel',
  'ground',
  'grass',
  'sand',
  'wood',
  'metal',
  'other-paved',
  'other-unpaved',
] as const;
/** The surface of a street. */
export type Surface = (typeof surfaces)[number];

export const smoothnesses = [
  'unknown',
  'excellent',
  'good',
  'intermediate',
  'bad',
  'very_bad',
  'horrible',
  'very_horrible',
  'impassable',
] as const;
/** `smoothness` as tagged. */
export type Smoothness = (typeof smoothnesses)[number];

/** Cycle facilities along a carriageway in one direction. `separate`: mapped as a way of its own. */
export const cycleFacilities = ['none', 'lane', 'track', 'shared_lane', 'shoulder', 'separate'] as const;
/** The cycle facility of a street in one direction. */
export type CycleFacility = (typeof cycleFacilities)[number];

export const sidewalks = ['unknown', 'no', 'left', 'right', 'both', 'separate'] as const;
/** On which sides a street has a pavement. */
export type Sidewalk = (typeof sidewalks)[number];

/** Values of `wheelchair` and `kerb`; unknown stays unknown (OS-32). */
export const wheelchairValues = ['unknown', 'yes', 'limited', 'no'] as const;
/** Whether wheelchairs can pass, as tagged. */
export type WheelchairValue = (typeof wheelchairValues)[number];

/** Special values of `incline`: not tagged, and uphill or downhill of unknown steepness. */
export const INCLINE = { unknown: -128, up: 127, down: -127 } as const;
/** The value of `lowLevel` and `highLevel` where no level is tagged. */
export const NO_LEVEL = -32768;
/** The value of `speedForward` and `speedBackward` on streets without a speed limit. 0 means not tagged. */
export const NO_SPEED_LIMIT = 255;

/** Everything about a street that costing reads. Equal traits are stored once: a city has a few thousand of them, whatever its number of edges. */
export interface StreetTraits {
  readonly class: StreetClass;
  readonly foot: TwoWayAccess;
  readonly bicycle: TwoWayAccess;
  readonly scooter: TwoWayAccess;
  readonly moped: TwoWayAccess;
  readonly motorcycle: TwoWayAccess;
  readonly car: TwoWayAccess;
  readonly taxi: TwoWayAccess;
  readonly flags: ReadonlySet<StreetFlag>;
  readonly surface: Surface;
  readonly smoothness: Smoothness;
  /** 1 to 5; 0 unknown. */
  readonly trackGrade: number;
  /** km/h, 0 unknown, {@link NO_SPEED_LIMIT}. */
  readonly speedForward: number;
  readonly speedBackward: number;
  /** Tenths of a metre, 0 unknown. */
  readonly width: number;
  /** Both directions together, 0 unknown. */
  readonly lanes: number;
  /** Percent, uphill forward positive; {@link INCLINE}. */
  readonly incline: number;
  readonly cycleForward: CycleFacility;
  readonly cycleBackward: CycleFacility;
  readonly sidewalk: Sidewalk;
  readonly wheelchair: WheelchairValue;
  /** Of a passage: whether wheelchairs get over the kerb there. */
  readonly kerb: WheelchairValue;
  /** Tenths of a storey, {@link NO_LEVEL} unknown. */
  readonly lowLevel: number;
  readonly highLevel: number;
  /** 0 unknown. */
  readonly stepCount: number;
  /** Millimetres per second for every traveller (a ferry with a duration); 0 = none. */
  readonly fixedSpeed: number;
  /** Seconds that the passage takes every traveller (a lift, a gate to open). */
  readonly delay: number;
  /**
   * Sorted `key=value` lines of the tags that depend on the moment, with the tags that are evaluated together with them (`tags/timed-tags.ts`); '' =
   * none.
   */
  readonly conditional: string;
}
