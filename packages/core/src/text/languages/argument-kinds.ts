/** The kinds of vehicles that messages choose their words by (`{vehicle, select, …}`). */
export const VEHICLE_KINDS = [
  'bus',
  'coach',
  'tram',
  'metro',
  'train',
  'ferry',
  'gondola',
  'funicular',
  'cablecar',
  'monorail',
  'plane',
  'car',
  'bicycle',
  'scooter',
  'motorbike',
  'other',
] as const;

/** One of {@link VEHICLE_KINDS}. */
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** The kinds of places to board at (`{kind, select, …}`): the stand of a bus, the track of a train, a pier, a gate; `other` is a platform. */
export const PLATFORM_KINDS = ['stand', 'track', 'pier', 'gate', 'other'] as const;

/** One of {@link PLATFORM_KINDS}. */
export type PlatformKind = (typeof PLATFORM_KINDS)[number];

/** Where a walk leads that ends at no named place (`{goal, select, …}`): a vehicle, or the place to be picked up; `other` is a vehicle of any kind. */
export const GOAL_KINDS = ['car', 'bicycle', 'scooter', 'motorbike', 'pickup', 'other'] as const;

/** One of {@link GOAL_KINDS}. */
export type GoalKind = (typeof GOAL_KINDS)[number];

/** What a disturbance does to travellers (`{effect, select, …}`), from GTFS-Realtime `effect`; `lift` and `escalator` are out of order. */
export const EFFECT_KINDS = [
  'closed',
  'reduced',
  'delays',
  'detour',
  'additional',
  'modified',
  'moved',
  'access',
  'lift',
  'escalator',
  'other',
] as const;

/** One of {@link EFFECT_KINDS}. */
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Where a time comes from (`{source, select, …}`): `carried` is the delay of an earlier call that goes on, `other` the timetable. */
export const SOURCE_KINDS = ['predicted', 'observed', 'carried', 'stale', 'none', 'other'] as const;

/** One of {@link SOURCE_KINDS}. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** How full a vehicle is (`{load, select, …}`), from GTFS-Realtime `OccupancyStatus`; `closed` takes no passengers, `other` is unknown. */
export const LOAD_KINDS = ['empty', 'many', 'few', 'standing', 'full', 'closed', 'other'] as const;

/** One of {@link LOAD_KINDS}. */
export type LoadKind = (typeof LOAD_KINDS)[number];
