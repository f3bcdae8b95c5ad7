import type { StreetProfileName } from '@tripwright/core/modes';
import { type Allowed, allowedAlong, allowedThrough } from './allowed.ts';
import type { MapWay, StreetMap } from './street-map.ts';
import { ThroughMap } from './through-map.ts';
import { type Run, TurnRules } from './turn-rules.ts';

/** A route as `tripwright street --json` prints it. */
export interface StreetAnswerRows {
  readonly from: { readonly lat: number; readonly lng: number };
  readonly to: { readonly lat: number; readonly lng: number };
  readonly ways: readonly {
    readonly way: number;
    readonly nodes: readonly number[];
    readonly pushed?: boolean;
    /** Nodes past which a bicycle is pushed. */
    readonly pushedAt?: readonly number[];
  }[];
}

/** One step from node to node, and whether it is allowed. */
interface Step {
  readonly way: MapWay;
  readonly index: number;
  readonly allowed: Allowed;
}

interface Travelled extends Step {
  /** The node it begins at, if it does not begin between nodes. */
  readonly from: number | undefined;
  readonly pushed: boolean;
}

/** Metres within which a snapped end lies on a piece of street. */
const ON_STREET = 1;

/**
 * Follows routes over the raw elements of an extract and checks neighbours on the way, direction, access, barriers in nodes, turn restrictions,
 * and streets that are not for through traffic. Shares no code with the engine except the reader of the file.
 */
export class StreetChecker {
  readonly #map: StreetMap;
  readonly #who: StreetProfileName;
  readonly #through: ThroughMap;
  readonly #turns: TurnRules;

  constructor(map: StreetMap, who: StreetProfileName) {
    this.#map = map;
    this.#who = who;
    this.#through = new ThroughMap(map, who);
    this.#turns = new TurnRules(map, who);
  }

  /** @returns the faults, a line each; none for a legal route */
  check(answer: StreetAnswerRows): string[] {
    const faults: string[] = [];
    const steps: Travelled[] = [];
    const pushedAt = new Set(answer.ways.flatMap((run) => run.pushedAt ?? []));
    answer.ways.forEach((run, i) => {
      const before = answer.ways[i - 1]?.nodes.at(-1);
      if (i > 0 && (run.nodes[0] === undefined || run.nodes[0] !== before))
        faults.push(`jump: way ${run.way} does not begin where the way before ends`);
      const add = (step: Step | string | undefined, from: number | undefined): void => {
        if (typeof step === 'string') faults.push(step);
        else if (step !== undefined) steps.push({ ...step, from, pushed: run.pushed === true });
      };
      const [first, last] = [run.nodes[0], run.nodes.at(-1)];
      if (i === 0 && first !== undefined) add(this.#partial(run.way, answer.from, first, true), undefined);
      run.nodes.slice(1).forEach((node, k) => {
        add(this.#step(run.way, run.nodes[k] as number, node), run.nodes[k]);
      });
      if (i === answer.ways.length - 1 && last !== undefined) add(this.#partial(run.way, answer.to, last, false), last);
    });
    // Whether each stretch, and each node with restrictions, is for through traffic.
    let through = '';
    steps.forEach((step, i) => {
      const before = steps[i - 1];
      if (before !== undefined && step.from !== undefined)
        through += this.#pass(before, step, step.from, pushedAt, faults);
      this.#judge(step, step.pushed, faults);
      through += step.allowed.permission === 'free' && this.#through.isTown(step.way, step.index) ? 'f' : 'i';
    });
    if (/fi+f/.test(through)) faults.push('through: a street that is not for through traffic is crossed');
    const runs: Run[] = answer.ways.map(({ way, nodes, pushed }) => ({ way, nodes, pushed: pushed === true }));
    for (const relation of this.#turns.broken(joined(runs), pushedAt))
      faults.push(`turn: restriction ${relation} is broken`);
    return faults;
  }

  /** A node between two steps: turning back before a barrier is not passing it (OS-23). */
  #pass(before: Travelled, after: Travelled, node: number, pushedAt: ReadonlySet<number>, faults: string[]): string {
    if (before.way === after.way && before.index === after.index) return '';
    const tags = this.#map.nodes.get(node)?.tags ?? {};
    const { permission, pushed } = allowedThrough(tags, this.#who);
    if (permission === 'no') faults.push(`barrier: node ${node} cannot be passed (${describe(tags)})`);
    else if (pushed && !pushedAt.has(node) && !(before.pushed && after.pushed))
      faults.push(`barrier: node ${node} is passed on foot only (${describe(tags)})`);
    return permission === 'inside' ? 'i' : '';
  }

  #judge({ way, allowed }: Step, pushed: boolean, faults: string[]): void {
    if (allowed.permission === 'no') faults.push(`access: way ${way.id} (${describe(way.tags)})`);
    else if (allowed.pushed && !pushed)
      faults.push(`access: way ${way.id} is for pushing only (${describe(way.tags)})`);
  }

  #isAt(place: { readonly lat: number; readonly lng: number }, node: number): boolean {
    const there = this.#map.nodes.get(node);
    return there !== undefined && metresBetween(place, there) < ON_STREET;
  }

  /** A step between neighbours of a way, the more favourable where they are neighbours more than once. */
  #step(id: number, from: number, to: number): Step | string {
    const way = this.#map.ways.get(id);
    let best: Step | undefined;
    way?.refs.forEach((ref, index) => {
      const next = way.refs[index + 1];
      const backward = ref === to && next === from;
      if (!backward && !(ref === from && next === to)) return;
      const step: Step = { way, index, allowed: allowedAlong(way.tags, this.#who, backward) };
      if (best === undefined || ease(step.allowed) > ease(best.allowed)) best = step;
    });
    if (best !== undefined) return best;
    return this.#acrossArea(id, from, to) ?? `neighbours: ${from} and ${to} are none on way ${id}`;
  }

  /** A straight line over a plaza, between two nodes of its rim. */
  #acrossArea(id: number, from: number, to: number): Step | undefined {
    const way = this.#map.ways.get(id);
    if (way !== undefined && way.refs[0] === way.refs.at(-1) && way.refs.includes(from) && way.refs.includes(to)) {
      const { tags } = way;
      const isArea =
        tags['area'] === 'yes' || [tags['railway'], tags['public_transport'], tags['highway']].includes('platform');
      if (isArea || tags['amenity'] === 'parking')
        return { way, index: way.refs.indexOf(from), allowed: allowedAlong(tags, this.#who, false) };
    }
    const relation = this.#map.relations.get(id);
    if (relation?.tags['type'] !== 'multipolygon') return undefined;
    const rim = relation.members.map(({ ref }) => this.#map.ways.get(ref));
    const ring = rim.find((member) => member?.refs.includes(from));
    if (ring === undefined || !rim.some((member) => member?.refs.includes(to))) return undefined;
    const allowed = allowedAlong({ ...relation.tags, area: 'yes' }, this.#who, false);
    return { way: ring, index: Math.min(ring.refs.indexOf(from), ring.refs.length - 2), allowed };
  }

  /** The stretch between a snapped end and the first (last) node; nothing where the end lies at the node. */
  #partial(
    id: number,
    place: { readonly lat: number; readonly lng: number },
    node: number,
    leaving: boolean,
  ): Step | string | undefined {
    if (this.#isAt(place, node)) return undefined;
    const way = this.#map.ways.get(id);
    const fault = `jump: node ${node} is no end of the piece of way ${id} where the answer ${leaving ? 'begins' : 'ends'}`;
    if (way === undefined) return this.#map.relations.has(id) ? undefined : fault;
    let best: Step | undefined;
    way.refs.forEach((ref, index) => {
      const next = way.refs[index + 1];
      const [a, b] = [this.#map.nodes.get(ref), next === undefined ? undefined : this.#map.nodes.get(next)];
      if (a === undefined || b === undefined || (ref !== node && next !== node)) return;
      if (metresToSegment(place, a, b) > ON_STREET) return;
      const towards = leaving ? next === node : ref === node;
      for (const backward of ref === next ? [false, true] : [!towards]) {
        const step: Step = { way, index, allowed: allowedAlong(way.tags, this.#who, backward) };
        if (best === undefined || ease(step.allowed) > ease(best.allowed)) best = step;
      }
    });
    if (best !== undefined) return best;
    return way.refs[0] === way.refs.at(-1) ? undefined : fault;
  }
}

/** Runs that follow each other on one way are one, unless they turn round. */
function joined(runs: readonly Run[]): Run[] {
  const out: { way: number; nodes: number[]; pushed: boolean }[] = [];
  for (const { way, nodes, pushed } of runs) {
    const open = out.at(-1);
    const turnsRound = open !== undefined && open.nodes.at(-2) !== undefined && open.nodes.at(-2) === nodes[1];
    if (open !== undefined && open.way === way && open.pushed === pushed && !turnsRound)
      open.nodes.push(...nodes.slice(1));
    else out.push({ way, nodes: [...nodes], pushed });
  }
  return out;
}

/** How favourable a reading of a step is; the greatest value counts. */
function ease({ permission, pushed }: Allowed): number {
  if (permission === 'no') return 0;
  return (permission === 'free' ? 2 : 1) + (pushed ? 0 : 2);
}

const describe = (tags: Readonly<Record<string, string>>): string =>
  Object.entries(tags)
    .filter(([key]) => !/^(name|source|note|alt_name|addr|created|ref)/.test(key))
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

function metresBetween(a: LatLng, b: LatLng): number {
  const shrink = Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink) * 111_195;
}

function metresToSegment(place: LatLng, a: LatLng, b: LatLng): number {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const [dx, dy] = [(b.lng - a.lng) * shrink, b.lat - a.lat];
  const [px, py] = [(place.lng - a.lng) * shrink, place.lat - a.lat];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
  return Math.hypot(px - dx * share, py - dy * share) * 111_195;
}
