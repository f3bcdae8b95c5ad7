import type { StreetProfileName } from '@tripwright/core/modes';
import { MEMBER_TYPE } from '@tripwright/core/street/build';
import type { MapRelation, StreetMap } from './street-map.ts';

/** A stretch of one way in an answer: the nodes passed on it, in order. */
export interface Run {
  readonly way: number;
  readonly nodes: readonly number[];
  readonly pushed: boolean;
}

interface TurnRule {
  readonly id: number;
  readonly only: boolean;
  readonly from: number;
  readonly via: readonly number[];
  readonly viaNode: number;
  readonly to: number;
}

const vehicles: Readonly<Record<StreetProfileName, readonly string[]>> = {
  walk: [],
  wheelchair: [],
  bicycle: ['vehicle', 'bicycle'],
  'e-scooter': ['vehicle', 'bicycle'],
  'fast-e-scooter': ['vehicle', 'motor_vehicle', 'moped'],
  car: ['vehicle', 'motor_vehicle', 'motorcar'],
  motorbike: ['vehicle', 'motor_vehicle', 'motorcycle'],
  taxi: ['vehicle', 'motor_vehicle', 'motorcar', 'psv', 'taxi'],
};

/** Turn restrictions in force for a traveller at any hour, read from the relations alone; broken ones are left out (OS-20). */
export class TurnRules {
  readonly #map: StreetMap;
  readonly #rules: readonly TurnRule[];

  constructor(map: StreetMap, who: StreetProfileName) {
    this.#map = map;
    this.#rules = [...map.relations.values()].flatMap((relation) => this.#rulesOf(relation, who));
  }

  /** Relations that a sequence of runs breaks. @param pushedAt nodes where a cyclist makes the turn on foot */
  broken(runs: readonly Run[], pushedAt: ReadonlySet<number> = new Set()): number[] {
    const found: number[] = [];
    for (const rule of this.#rules) {
      for (let at = 0; at + 1 < runs.length; at++)
        if (this.#breaks(rule, runs, at) && !pushedAt.has(runs[at + rule.via.length]?.nodes.at(-1) ?? Number.NaN))
          found.push(rule.id);
    }
    return found;
  }

  #rulesOf({ id, tags, members }: MapRelation, who: StreetProfileName): TurnRule[] {
    const mine = vehicles[who];
    if (mine.length === 0 || tags['type']?.startsWith('restriction') !== true) return [];
    if ((tags['except'] ?? '').split(/[;,]/).some((word) => mine.includes(word.trim()))) return [];
    const named = (role: string, type: number): number[] =>
      members.filter((member) => member.role === role && member.type === type).map(({ ref }) => ref);
    const [froms, tos, vias] = [
      named('from', MEMBER_TYPE.way),
      named('to', MEMBER_TYPE.way),
      named('via', MEMBER_TYPE.way),
    ];
    const viaNodes = named('via', MEMBER_TYPE.node);
    const out: TurnRule[] = [];
    for (const key of ['restriction', ...mine.map((vehicle) => `restriction:${vehicle}`)]) {
      const value = tags[key];
      if (value === undefined || !/^(no|only)_/.test(value) || value.endsWith('_on_red')) continue;
      const several = value === 'no_entry' || value === 'no_exit';
      if (!several && (froms.length !== 1 || tos.length !== 1)) continue;
      for (const from of froms) {
        for (const to of tos) {
          const viaNode = vias.length > 0 ? this.#shared(from, vias[0] as number) : (viaNodes[0] ?? Number.NaN);
          const last = vias.length > 0 ? this.#shared(vias.at(-1) as number, to) : viaNode;
          if (!this.#endsAt(from, viaNode) || !this.#endsAt(to, last)) continue;
          out.push({ id, only: value.startsWith('only_'), from, via: vias, viaNode, to });
        }
      }
    }
    return out;
  }

  /** Whether a way ends at a node and does not pass it again; otherwise the restriction is ambiguous (OS-20). */
  #endsAt(way: number, node: number): boolean {
    const refs = this.#map.ways.get(way)?.refs ?? [];
    const once = refs.indexOf(node) === refs.lastIndexOf(node);
    return once && (refs[0] === node || refs.at(-1) === node);
  }

  /** The one node that two ways share at an end of both; NaN otherwise. */
  #shared(a: number, b: number): number {
    const [first, second] = [this.#map.ways.get(a)?.refs ?? [], this.#map.ways.get(b)?.refs ?? []];
    const common = [first[0], first.at(-1)].filter((node) => node === second[0] || node === second.at(-1));
    return common.length === 1 ? (common[0] as number) : Number.NaN;
  }

  #breaks(rule: TurnRule, runs: readonly Run[], at: number): boolean {
    const chain = [rule.from, ...rule.via];
    const part = runs.slice(at, at + chain.length);
    if (part.length < chain.length || part.some((run, i) => run.way !== chain[i] || run.pushed)) return false;
    if (part[0]?.nodes.at(-1) !== rule.viaNode) return false;
    // Via ways count when travelled from end to end.
    const whole = part.slice(1).every(({ way, nodes }) => {
      const refs = this.#map.ways.get(way)?.refs ?? [];
      const ends = [nodes[0], nodes.at(-1)];
      return refs[0] !== refs.at(-1) && ends.includes(refs[0] as number) && ends.includes(refs.at(-1) as number);
    });
    const next = runs[at + chain.length];
    if (!whole || next === undefined || next.pushed) return false;
    return rule.only ? next.way !== rule.to : next.way === rule.to;
  }
}
