import { NO_LEVEL } from '../../traits/street-traits.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import type { CutEdges } from './cut-edge-rows.ts';
import { joinDoors, LIFT_SECONDS_PER_LEVEL, LIFT_WAIT_SECONDS, type LiftBuilder, type LiftDoor } from './lifts.ts';

/** A node of a lift that is mapped as a way or area. It joins the car inside to the streets outside. */
export interface LiftStop {
  /** Junction where the lift's own edges end, -1 for none so far. */
  car: number;
  readonly doors: LiftDoor[];
  /** Trait of the lift. */
  readonly trait: number;
}

/**
 * Lifts mapped as ways or areas (OS-33). The wait is split between the doors, however many edges the ride has; the edges take the time between the
 * storeys of the streets at their ends.
 */
export class LiftWays {
  readonly #ways: StreetWays;
  readonly #traits: TraitTableBuilder;
  readonly #stops = new Map<number, LiftStop>();
  readonly #isLift = new Set<number>();

  /** @param isPassage nodes that are split already: the tags of a lift's node outrank those of its way */
  constructor(ways: StreetWays, traits: TraitTableBuilder, isPassage: (node: number) => boolean) {
    this.#ways = ways;
    this.#traits = traits;
    for (let run = 0; run < ways.runWay.length; run++) {
      const way = ways.runWay[run]!;
      const trait = ways.trait[way]!;
      if (traits.row(trait).class !== 'elevator') continue;
      this.#isLift.add(way);
      for (let i = ways.runFirst[run]!; i < ways.runFirst[run + 1]!; i++) {
        const node = ways.runNode[i]!;
        if (!isPassage(node) && !this.#stops.has(node)) this.#stops.set(node, { car: -1, doors: [], trait });
      }
    }
  }

  has(way: number): boolean {
    return this.#isLift.has(way);
  }

  at(node: number): LiftStop | undefined {
    return this.#stops.get(node);
  }

  /** Adds the doors, and sets the travel time of the lifts' edges. */
  join(cut: CutEdges, joiner: (node: number, trait: number) => LiftBuilder): void {
    if (this.#isLift.size === 0) return;
    const edgesOf = new Map<number, number>();
    cut.way.forEach((way) => {
      if (way >= 0 && this.#isLift.has(way)) edgesOf.set(way, (edgesOf.get(way) ?? 0) + 1);
    });
    cut.way.forEach((way, edge) => {
      if (way < 0 || !this.#isLift.has(way)) return;
      const row = this.#traits.row(this.#ways.trait[way]!);
      const levelAt = (junction: number): number | undefined =>
        lowest(this.#stops.get(cut.junctionNode[junction]!)?.doors ?? []);
      const [from, to] = [levelAt(cut.from[edge]!), levelAt(cut.to[edge]!)];
      const whole = row.lowLevel === NO_LEVEL ? 10 : row.highLevel - row.lowLevel;
      const tenths = from === undefined || to === undefined ? whole / edgesOf.get(way)! : Math.abs(from - to);
      cut.trait[edge] = this.#traits.add({ ...row, delay: Math.round((tenths / 10) * LIFT_SECONDS_PER_LEVEL) });
    });
    for (const [node, { car, doors, trait }] of this.#stops) {
      if (car < 0) continue;
      const build = joiner(node, trait);
      const levels = new Set(doors.map(({ level }) => level));
      if (levels.size > 1) {
        // Corridors on several storeys share the node: it is a lift of its own, with a door to the rest.
        joinDoors([...doors, { junction: car, level: lowest(doors) }], 0, build);
      } else for (const { junction } of doors) build.addEdge(junction, car, LIFT_WAIT_SECONDS / 2);
    }
  }
}

function lowest(doors: readonly LiftDoor[]): number | undefined {
  const known = doors.flatMap(({ level }) => (level === undefined ? [] : [level]));
  return known.length === 0 ? undefined : Math.min(...known);
}
