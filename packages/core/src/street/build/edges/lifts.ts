import { LIFT_SECONDS } from '../../tags/way-traits.ts';
import { NO_LEVEL, type StreetTraits } from '../../traits/street-traits.ts';

/** Seconds of a lift from one storey to the next. The rest of its usual time is the wait (OS-33). */
export const LIFT_SECONDS_PER_LEVEL = 10;
export const LIFT_WAIT_SECONDS: number = LIFT_SECONDS - LIFT_SECONDS_PER_LEVEL;

/** A street that ends at a lift, with its storey in tenths; undefined when its tags give none. */
export interface LiftDoor {
  readonly junction: number;
  readonly level: number | undefined;
}

/** The storey of a street in tenths; undefined for streets between storeys and those without a `level`. */
export function singleLevel({ lowLevel, highLevel }: StreetTraits): number | undefined {
  return lowLevel === NO_LEVEL || lowLevel !== highLevel ? undefined : lowLevel;
}

/** Adds the junctions and edges of a lift to the graph. */
export interface LiftBuilder {
  /** Adds a place inside the lift. */
  addJunction(): number;
  addEdge(from: number, to: number, seconds: number): void;
}

/**
 * Joins the streets at a lift that is one node. Each has a door to its storey, which takes half the wait, and the time between storeys follows from
 * their numbers. A street of unknown storey is on the ground floor.
 * @param seconds of the whole ride where a duration is tagged, 0 otherwise
 */
export function joinDoors(doors: readonly LiftDoor[], seconds: number, build: LiftBuilder): void {
  const onLevel = new Map<number, number[]>();
  for (const { junction, level = 0 } of doors) {
    const there = onLevel.get(level);
    if (there === undefined) onLevel.set(level, [junction]);
    else there.push(junction);
  }
  const levels = [...onLevel.keys()].sort((a, b) => a - b);
  const range = (levels.at(-1)! - levels[0]!) / 10;
  const perLevel = seconds > 0 && range > 0 ? Math.max(0, seconds - LIFT_WAIT_SECONDS) / range : LIFT_SECONDS_PER_LEVEL;
  if (levels.length === 1) {
    // The storeys are unknown, so every street counts as one storey away from every other.
    const total = Math.max(seconds, LIFT_SECONDS);
    if (doors.length === 2) build.addEdge(doors[0]!.junction, doors[1]!.junction, total);
    else if (doors.length > 2) {
      const hub = build.addJunction();
      for (const { junction } of doors) build.addEdge(junction, hub, Math.ceil(total / 2));
    }
    return;
  }
  if (doors.length === 2) {
    const [from, to] = [doors[0]!.junction, doors[1]!.junction];
    build.addEdge(from, to, Math.round(LIFT_WAIT_SECONDS + perLevel * range));
    return;
  }
  let below = -1;
  let belowLevel = 0;
  for (const level of levels) {
    const floor = build.addJunction();
    for (const junction of onLevel.get(level) ?? []) build.addEdge(junction, floor, LIFT_WAIT_SECONDS / 2);
    if (below >= 0) build.addEdge(below, floor, Math.round((perLevel * (level - belowLevel)) / 10));
    below = floor;
    belowLevel = level;
  }
}
