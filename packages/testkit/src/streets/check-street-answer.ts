import type { StreetProfileName } from '@tripwright/core/modes';
import { type Allowed, allowedAlong, allowedThrough } from './going.ts';
import type { MapWay, StreetMap } from './street-map.ts';
import { ThroughMap } from './through-map.ts';
import { type Run, TurnRules } from './turn-rules.ts';

/** What `tripwright street` says of a way: the form of its JSON. */
export interface StreetAnswerRows {
  readonly from: { readonly lat: number; readonly lng: number };
  readonly to: { readonly lat: number; readonly lng: number };
  readonly ways: readonly { readonly way: number; readonly nodes: readonly number[]; readonly pushed?: boolean }[];
}

/** One step from node to node, judged. */
interface Step {
  readonly way: MapWay;
  readonly index: number;
  readonly allowed: Allowed;
}

/** Metres within which a snapped end lies on a piece of street. */
const ON_STREET = 1;

/**
 * Walks answers over the raw elements of an extract: neighbours on the way, direction, access, what stands in the nodes, turn
 * restrictions, and streets that are not for through traffic. Shares no code with the engine but the reader of the file.
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

  /** @returns what is wrong, a line each; empty for a lawful way */
  check(answer: StreetAnswerRows): string[] {
    const faults: string[] = [];
    const marks: boolean[] = [];
    const passed: number[] = [];
    answer.ways.forEach((run, i) => {
      const isLast = i === answer.ways.length - 1;
      const before = answer.ways[i - 1]?.nodes.at(-1);
      if (i > 0 && (run.nodes[0] === undefined || run.nodes[0] !== before))
        faults.push(`jump: way ${run.way} does not begin where the way before ends`);
      const ends: (readonly [{ lat: number; lng: number }, number, boolean])[] = [];
      if (i === 0 && run.nodes[0] !== undefined) ends.push([answer.from, run.nodes[0], true]);
      const pairs = run.nodes.slice(1).map((node, k) => [run.nodes[k] as number, node] as const);
      const steps: (Step | string)[] = ends.map(([place, node]) => this.#partial(run.way, place, node, true) ?? '');
      for (const [from, to] of pairs) steps.push(this.#step(run.way, from, to));
      const last = run.nodes.at(-1);
      if (isLast && last !== undefined) steps.push(this.#partial(run.way, answer.to, last, false) ?? '');
      for (const step of steps) {
        if (step === '') continue;
        if (typeof step === 'string') faults.push(step);
        else {
          this.#judge(step, run.pushed === true, faults);
          marks.push(step.allowed.permission === 'free' && this.#through.isTown(step.way, step.index));
        }
      }
      run.nodes.forEach((node, k) => {
        if (k > 0 || i === 0) passed.push(node);
      });
      if (run.nodes.length > 0) this.#passNodes(run, i, answer, faults, marks);
    });
    const text = marks.map((free) => (free ? 'f' : 'i')).join('');
    if (/fi+f/.test(text)) faults.push('through: a street that is not for through traffic is crossed');
    const runs: Run[] = answer.ways.map(({ way, nodes, pushed }) => ({ way, nodes, pushed: pushed === true }));
    for (const relation of this.#turns.broken(joined(runs))) faults.push(`turn: restriction ${relation} is broken`);
    return faults;
  }

  /** Nodes of a run that are travelled through, not begun or ended at. */
  #passNodes(
    run: StreetAnswerRows['ways'][number],
    i: number,
    answer: StreetAnswerRows,
    faults: string[],
    marks: boolean[],
  ): void {
    run.nodes.forEach((node, k) => {
      const isFirst = i === 0 && k === 0 && this.#isAt(answer.from, node);
      const isLast = i === answer.ways.length - 1 && k === run.nodes.length - 1 && this.#isAt(answer.to, node);
      // A node between two runs is judged with the later one.
      const isShared = i < answer.ways.length - 1 && k === run.nodes.length - 1;
      if (isFirst || isLast || isShared) return;
      const tags = this.#map.nodes.get(node)?.tags ?? {};
      const { permission } = allowedThrough(tags, this.#who);
      if (permission === 'no') faults.push(`barrier: node ${node} cannot be passed (${describe(tags)})`);
      if (permission === 'inside') marks.push(false);
    });
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
      if (best === undefined || best.allowed.permission === 'no') best = step;
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
        if (best === undefined || best.allowed.permission === 'no') best = step;
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
