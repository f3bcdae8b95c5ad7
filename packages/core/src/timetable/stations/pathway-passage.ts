import { nearbyDistanceMetres } from '../../geo/index.ts';
import type { Known } from '../columns/known.ts';

/** GTFS `pathway_mode`. */
export const PATHWAY_MODE = {
  walkway: 1,
  stairs: 2,
  movingWalkway: 3,
  escalator: 4,
  lift: 5,
  fareGate: 6,
  exitGate: 7,
} as const;

/** Pathways by index; NaN for blanks. */
export interface PathwayColumns {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  /** {@link PATHWAY_MODE}. */
  readonly mode: ArrayLike<number>;
  /** 1 where it can be taken both ways. */
  readonly bidirectional: ArrayLike<number>;
  /** Metres. */
  readonly length: ArrayLike<number>;
  /** Seconds. */
  readonly traversalTime: ArrayLike<number>;
  /** Steps, negative where they lead down. */
  readonly stairCount: ArrayLike<number>;
  /** Rise over run, negative where it leads down. */
  readonly maxSlope: ArrayLike<number>;
  /** Metres. */
  readonly minWidth: ArrayLike<number>;
}

/** The places of stations, by stop index. */
export interface StationPlaces {
  /** GTFS `location_type`. */
  readonly kind: ArrayLike<number>;
  readonly parent: ArrayLike<number>;
  /** Degrees, NaN where unknown. */
  readonly lat: ArrayLike<number>;
  readonly lng: ArrayLike<number>;
  /** `level_index`, ground is 0, NaN where unknown (PW-9). */
  readonly level: ArrayLike<number>;
  readonly wheelchair: ArrayLike<number>;
  /** 1 where by `stop_access` the stop is entered from the street itself (PW-3). */
  readonly fromStreet: ArrayLike<number>;
}

/** A pathway taken in one direction. */
export interface Passage {
  /** Whole, rounded up. */
  readonly seconds: number;
  readonly metres: number;
  /** Whether it is step-free: 0 unknown, 1 yes, 2 no, as GTFS writes it (PW-7). */
  readonly stepFree: Known;
}

/** Walking speed inside stations, metres per second: as on streets, 4 km/h. */
export const STATION_METRES_PER_SECOND: number = 4 / 3.6;
const SECONDS_PER_STEP_UP = 0.75;
const SECONDS_PER_STEP_DOWN = 0.5;
/** Assumed number of steps where only the levels are known. */
const STEPS_PER_LEVEL = 24;
const ESCALATOR_SECONDS_PER_LEVEL = 20;
const LIFT_WAIT_SECONDS = 45;
const LIFT_SECONDS_PER_LEVEL = 10;
const FARE_GATE_SECONDS = 6;
const EXIT_GATE_SECONDS = 3;
/** The steepest slopes for wheelchairs: up by hand, and down as on a street (costing/wheelchair.ts). */
const STEEPEST_UP = 0.083;
const STEEPEST_DOWN = 0.12;
/** Metres, as on streets. */
const NARROWEST = 0.8;

/**
 * The time, length and accessibility of a pathway (PW-5 to PW-7).
 * @param backward from its `to` to its `from`
 * @returns undefined where it cannot be taken that way
 */
export function passageOf(
  places: StationPlaces,
  pathways: PathwayColumns,
  pathway: number,
  backward: boolean,
): Passage | undefined {
  const mode = pathways.mode[pathway]!;
  if (backward && (pathways.bidirectional[pathway] !== 1 || mode === PATHWAY_MODE.exitGate)) return undefined;
  const [from, to] = [pathways.from[pathway]!, pathways.to[pathway]!];
  const sign = backward ? -1 : 1;
  const climb = sign * (places.level[to]! - places.level[from]!);
  const straight = nearbyDistanceMetres(places.lat[from]!, places.lng[from]!, places.lat[to]!, places.lng[to]!);
  const known = pathways.length[pathway]!;
  const metres = known >= 0 ? known : Number.isFinite(straight) ? straight : 0;
  const steps = sign * pathways.stairCount[pathway]!;
  const written = pathways.traversalTime[pathway]!;
  return {
    seconds: wholeSeconds(written > 0 ? written : secondsOf(mode, metres, steps, climb)),
    metres,
    stepFree: stepFreeOf(mode, sign * pathways.maxSlope[pathway]!, pathways.minWidth[pathway]!, climb),
  };
}

/** Rounded up, except for the rounding errors of sums. */
export function wholeSeconds(seconds: number): number {
  return Math.ceil(seconds - 1e-6);
}

/** Seconds where the feed gives none: by its length, else its steps or levels, else a straight line (PW-6). */
function secondsOf(mode: number, metres: number, steps: number, climb: number): number {
  const walk = metres / STATION_METRES_PER_SECOND;
  const levels = Number.isNaN(climb) ? 1 : Math.abs(climb);
  switch (mode) {
    case PATHWAY_MODE.stairs: {
      const count = Number.isNaN(steps) ? (Number.isNaN(climb) ? 0 : climb * STEPS_PER_LEVEL) : steps;
      return Math.max(walk, Math.abs(count) * (count < 0 ? SECONDS_PER_STEP_DOWN : SECONDS_PER_STEP_UP));
    }
    case PATHWAY_MODE.escalator:
      return Math.max(walk, Number.isNaN(climb) ? 0 : levels * ESCALATOR_SECONDS_PER_LEVEL);
    case PATHWAY_MODE.lift:
      return LIFT_WAIT_SECONDS + levels * LIFT_SECONDS_PER_LEVEL;
    case PATHWAY_MODE.fareGate:
      return walk + FARE_GATE_SECONDS;
    case PATHWAY_MODE.exitGate:
      return walk + EXIT_GATE_SECONDS;
    default:
      return walk;
  }
}

function stepFreeOf(mode: number, slope: number, width: number, climb: number): Known {
  if (width < NARROWEST) return 2;
  switch (mode) {
    case PATHWAY_MODE.stairs:
    case PATHWAY_MODE.escalator:
      return 2;
    case PATHWAY_MODE.lift:
      return 1;
    case PATHWAY_MODE.fareGate:
    case PATHWAY_MODE.exitGate:
      return Number.isNaN(width) ? 0 : 1;
    default:
      if (!Number.isNaN(slope)) return slope > STEEPEST_UP || slope < -STEEPEST_DOWN ? 2 : 1;
      // Without a slope the pathway counts as level where both ends are on one level.
      return climb === 0 ? 1 : 0;
  }
}
