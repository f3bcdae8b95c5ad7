import { nearbyDistanceMetres } from '../../geo/index.ts';
import type { PathwayIndex, StopIndex } from '../columns/index-types.ts';
import type { Known } from '../columns/known.ts';
import {
  type Passage,
  type PathwayColumns,
  passageOf,
  STATION_METRES_PER_SECOND,
  type StationPlaces,
  wholeSeconds,
} from './pathway-passage.ts';

/** One step of a path inside a station. Where the graph was built from rows of a feed, stops and pathways are their rows. */
export interface StationStep extends Passage {
  readonly from: StopIndex;
  readonly to: StopIndex;
  /** -1 along a platform from one boarding area to another. */
  readonly pathway: PathwayIndex;
  readonly backward: boolean;
}

/** A walk inside a station; seconds whole, metres as they add up. */
export interface StationWalk {
  readonly seconds: number;
  readonly metres: number;
  /** Yes only where every step is known to be step-free. */
  readonly stepFree: Known;
}

interface Label extends StationWalk {
  readonly step: StationStep | undefined;
}

const PLATFORM = 0;
const ENTRANCE = 2;
const BOARDING_AREA = 4;

/**
 * The insides of all stations: places joined by pathways alone (PW-3). There may be several pathways between two places (PW-5); a platform is
 * the set of its boarding areas (PW-4).
 */
export class StationGraph {
  readonly #places: StationPlaces;
  readonly #steps = new Map<number, StationStep[]>();
  /** Boarding areas of each platform that has any. */
  readonly #areas = new Map<number, number[]>();
  readonly #enclosed: Uint8Array;
  /** The pathways out of order, which walks avoid. */
  readonly closed: ReadonlySet<number>;

  /** @param closed pathways out of order: the station stays as enclosed as with them */
  constructor(places: StationPlaces, pathways: PathwayColumns, closed: ReadonlySet<number> = new Set()) {
    this.#places = places;
    this.closed = closed;
    const withPathways = new Set<number>();
    for (let pathway = 0; pathway < pathways.mode.length; pathway++) {
      const ends = [pathways.from[pathway]!, pathways.to[pathway]!] as const;
      for (const end of ends) withPathways.add(this.#rootOf(end));
      for (const backward of [false, true]) {
        const passage = passageOf(places, pathways, pathway, backward);
        if (passage === undefined) continue;
        const [from, to] = (backward ? [ends[1], ends[0]] : ends) as [StopIndex, StopIndex];
        this.#add({ ...passage, from, to, pathway: pathway as PathwayIndex, backward });
      }
    }
    const count = places.kind.length;
    this.#enclosed = new Uint8Array(count);
    if (withPathways.size === 0) return;
    for (let stop = 0; stop < count; stop++) {
      const parent = places.parent[stop]!;
      if (places.kind[stop] === BOARDING_AREA && parent >= 0) {
        const areas = this.#areas.get(parent);
        if (areas === undefined) this.#areas.set(parent, [stop]);
        else areas.push(stop);
      }
      const isPlatform = places.kind[stop] === PLATFORM || places.kind[stop] === BOARDING_AREA;
      if (isPlatform && withPathways.has(this.#rootOf(stop)) && places.fromStreet[stop] !== 1) this.#enclosed[stop] = 1;
    }
    for (const areas of this.#areas.values())
      for (const from of areas) for (const to of areas) if (from !== to) this.#add(this.#alongPlatform(from, to));
  }

  /** Whether a platform can be reached through its station's pathways alone (PW-3). */
  isEnclosed(stop: number): boolean {
    return this.#enclosed[stop] === 1;
  }

  isEntrance(stop: number): boolean {
    return this.#places.kind[stop] === ENTRANCE;
  }

  /** Whether a pathway leads from or to the stop, or its boarding areas. */
  hasPathways(stop: number): boolean {
    return this.#membersOf(stop).some((member) => this.#steps.has(member));
  }

  /**
   * The quickest walk from a stop to every other place that can be reached from it inside stations. A platform with boarding areas is reached at
   * the nearest of them.
   * @param onWheels without pathways that are known to have steps
   * @param without pathways that are out of order; those of the graph unless given
   */
  walksFrom(
    stop: number,
    onWheels: boolean,
    without: ReadonlySet<number> = this.closed,
  ): ReadonlyMap<StopIndex, StationWalk> {
    const walks = new Map<StopIndex, StationWalk>();
    for (const [place, label] of this.#search(stop, onWheels, without)) {
      const parent = this.#places.parent[place]!;
      const reached = this.#places.kind[place] === BOARDING_AREA && parent >= 0 ? [place, parent] : [place];
      for (const target of reached as StopIndex[]) {
        if (target === stop) continue;
        const known = walks.get(target);
        if (known === undefined || label.seconds < known.seconds) walks.set(target, label);
      }
    }
    return walks;
  }

  /** The steps of the walk of {@link walksFrom}; undefined where there is none. */
  way(
    from: number,
    to: number,
    onWheels: boolean,
    without: ReadonlySet<number> = this.closed,
  ): readonly StationStep[] | undefined {
    const labels = this.#search(from, onWheels, without);
    let best: Label | undefined;
    for (const member of this.#membersOf(to)) {
      const label = labels.get(member);
      if (label !== undefined && (best === undefined || label.seconds < best.seconds)) best = label;
    }
    if (best === undefined) return undefined;
    const steps: StationStep[] = [];
    for (let label: Label | undefined = best; label?.step !== undefined; label = labels.get(label.step.from))
      steps.push(label.step);
    return steps.reverse();
  }

  #search(stop: number, onWheels: boolean, without: ReadonlySet<number>): Map<number, Label> {
    const settled = new Map<number, Label>();
    const open = new Map<number, Label>();
    for (const member of this.#membersOf(stop))
      open.set(member, { seconds: 0, metres: 0, stepFree: 1, step: undefined });
    // Stations have tens of places, so a linear search finds the next one.
    while (open.size > 0) {
      let place = -1;
      let label: Label | undefined;
      for (const [candidate, offer] of open) {
        const nearer =
          label === undefined ||
          offer.seconds < label.seconds ||
          (offer.seconds === label.seconds && candidate < place);
        if (nearer) [place, label] = [candidate, offer];
      }
      if (label === undefined) break;
      open.delete(place);
      settled.set(place, label);
      for (const step of this.#steps.get(place) ?? []) {
        if (settled.has(step.to) || (onWheels && step.stepFree === 2) || without.has(step.pathway)) continue;
        const seconds = label.seconds + step.seconds;
        const known = open.get(step.to);
        if (known !== undefined && known.seconds <= seconds) continue;
        const stepFree = worse(label.stepFree, step.stepFree);
        open.set(step.to, { seconds, metres: label.metres + step.metres, stepFree, step });
      }
    }
    return settled;
  }

  /** All places that pathways, open or not, and platforms join to the ends of some pathways, in either direction. */
  joinedTo(pathways: ReadonlySet<number>): ReadonlySet<number> {
    const neighbours = new Map<number, number[]>();
    const join = (a: number, b: number): void => {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const known = neighbours.get(from);
        if (known === undefined) neighbours.set(from, [to]);
        else known.push(to);
      }
    };
    const joined = new Set<number>();
    for (const steps of this.#steps.values())
      for (const { from, to, pathway } of steps) {
        join(from, to);
        if (pathways.has(pathway)) joined.add(from).add(to);
      }
    for (const [platform, areas] of this.#areas) for (const area of areas) join(platform, area);
    for (const place of joined) for (const next of neighbours.get(place) ?? []) joined.add(next);
    return joined;
  }

  #membersOf(stop: number): readonly number[] {
    const areas = this.#areas.get(stop);
    return areas === undefined ? [stop] : [stop, ...areas];
  }

  #rootOf(stop: number): number {
    let root = stop;
    for (let up = this.#places.parent[root]!; up >= 0; up = this.#places.parent[root]!) root = up;
    return root;
  }

  #add(step: StationStep): void {
    const known = this.#steps.get(step.from);
    if (known === undefined) this.#steps.set(step.from, [step]);
    else known.push(step);
  }

  #alongPlatform(from: number, to: number): StationStep {
    const { lat, lng } = this.#places;
    const straight = nearbyDistanceMetres(lat[from]!, lng[from]!, lat[to]!, lng[to]!);
    const metres = Number.isFinite(straight) ? straight : 0;
    return {
      from: from as StopIndex,
      to: to as StopIndex,
      pathway: -1 as PathwayIndex,
      backward: false,
      metres,
      seconds: wholeSeconds(metres / STATION_METRES_PER_SECOND),
      stepFree: 1,
    };
  }
}

/** The worse of two facts: no, then unknown, then yes. */
function worse(a: Known, b: Known): Known {
  if (a === 2 || b === 2) return 2;
  return a === 0 || b === 0 ? 0 : 1;
}
