import type { StringPoolBuilder } from '../../../storage/index.ts';
import { RESTRICTED } from '../../graph/restricted-vehicles.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import type { CutEdges } from '../edges/cut-edge-rows.ts';
import type { StreetArrays } from '../layout/lay-out-graph.ts';
import { IdLookup } from '../rows/id-lookup.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import { MEMBER_TYPE, type StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';

const EVERY_VEHICLE = 31;

/** Turn restrictions as chains of directed edges. */
export interface TurnRestrictions {
  readonly columns: Pick<
    StreetArrays,
    'restrictionOnly' | 'restrictionModes' | 'restrictionCondition' | 'restrictionFirst' | 'restrictionEdge'
  >;
  /** OSM ids of relations that are inconsistent (OS-20): they are ignored, and the streets stay open. */
  readonly broken: readonly number[];
}

interface Found {
  readonly only: boolean;
  readonly modes: number;
  readonly condition: string;
  /** Directed edges: from, via…, to. */
  readonly chain: readonly number[];
}

/**
 * Reads `type=restriction` relations (OS-17 to OS-20): via a node or via ways, for all vehicles or some, with their conditions. A chain of directed
 * edges `from, via…, to` is a path that is forbidden (`no_…`) or mandatory (`only_…`).
 * @param edgeIndex final indices of cut edges
 */
export function readTurnRestrictions(
  rows: StreetRows,
  ways: StreetWays,
  cut: CutEdges,
  edgeIndex: Int32Array,
  strings: StringPoolBuilder,
): TurnRestrictions {
  const found: Found[] = [];
  const broken: number[] = [];
  const seen = new Set<string>();
  const chains = new ChainFinder(rows, ways, cut);
  const scratch = new Map<string, string>();
  for (const row of rowsById(rows.relationId)) {
    const tags = rowTags(rows, rows.relationFirstTag, rows.relationTag, row, scratch);
    if (tags.get('type')?.startsWith('restriction') !== true) continue;
    const rules = rulesOf(tags);
    if (rules.length === 0) continue;
    const own = chains
      .of(membersOf(rows, row), rules)
      .map((chain) => chain.map((directed) => edgeIndex[directed >> 1]! * 2 + (directed & 1)));
    if (own.length === 0) broken.push(rows.relationId[row]!);
    for (const chain of own) {
      for (const { only, modes, condition } of rules) {
        const entry = { only, modes, condition, chain };
        const key = JSON.stringify(entry);
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(entry);
      }
    }
  }
  const restrictionFirst = new Int32Array(found.length + 1);
  found.forEach((restriction, i) => {
    restrictionFirst[i + 1] = restrictionFirst[i]! + restriction.chain.length;
  });
  return {
    broken,
    columns: {
      restrictionOnly: Uint8Array.from(found, (r) => (r.only ? 1 : 0)),
      restrictionModes: Uint8Array.from(found, (r) => r.modes),
      restrictionCondition: Int32Array.from(found, (r) => strings.add(r.condition)),
      restrictionFirst,
      restrictionEdge: Int32Array.from(found.flatMap((r) => r.chain)),
    },
  };
}

/** Finds the chains of directed cut edges that the members of a relation describe. */
class ChainFinder {
  readonly #cut: CutEdges;
  readonly #nodes: IdLookup;
  readonly #wayOf: ReadonlyMap<number, number>;
  readonly #edgesOfWay: readonly (readonly number[])[];

  constructor(rows: StreetRows, ways: StreetWays, cut: CutEdges) {
    this.#cut = cut;
    this.#nodes = IdLookup.over(rows.nodeId);
    this.#wayOf = new Map(ways.id.slice(0, ways.lineCount).map((id, way) => [id, way]));
    this.#edgesOfWay = groupEdges(ways.id.length, cut);
  }

  /** One chain per pair of from and to; none for inconsistent members. Only `no_entry` and `no_exit` may have several of them. */
  of({ from, to, viaWays, viaNode }: Members, rules: readonly Rule[]): number[][] {
    const severalAllowed = rules.every((rule) => rule.value === 'no_entry' || rule.value === 'no_exit');
    if ((from.length > 1 || to.length > 1) && !severalAllowed) return [];
    const via = viaNode === undefined ? -1 : this.#nodes.find(viaNode);
    return from.flatMap((first) => to.flatMap((last) => this.#chain([first, ...viaWays, last], via)));
  }

  #chain(ways: readonly number[], viaNode: number): number[][] {
    const edges: (readonly number[])[] = [];
    for (const id of ways) {
      const way = this.#wayOf.get(id);
      if (way === undefined) return [];
      edges.push(this.#edgesOfWay[way]!);
    }
    const chain = ways.length === 2 ? chainOverNode(this.#cut, edges, viaNode) : chainOverWays(this.#cut, edges);
    return chain === undefined ? [] : [chain];
  }
}

interface Rule {
  readonly value: string;
  readonly only: boolean;
  readonly modes: number;
  readonly condition: string;
}

const modesOfKey: ReadonlyMap<string, number> = new Map<string, number>([
  ['', EVERY_VEHICLE],
  [':conditional', EVERY_VEHICLE],
  [':vehicle', EVERY_VEHICLE],
  [':motor_vehicle', RESTRICTED.moped | RESTRICTED.motorcycle | RESTRICTED.car | RESTRICTED.taxi],
  [':motorcar', RESTRICTED.car | RESTRICTED.taxi],
  [':motorcycle', RESTRICTED.motorcycle],
  [':moped', RESTRICTED.moped],
  [':bicycle', RESTRICTED.bicycle],
  [':taxi', RESTRICTED.taxi],
  [':psv', RESTRICTED.taxi],
]);

/** Every `restriction…` tag that applies to a routed vehicle. */
function rulesOf(tags: TagMap): Rule[] {
  const except = exceptedModes(tags.get('except'));
  const rules: Rule[] = [];
  for (const [key, text] of tags) {
    if (!key.startsWith('restriction')) continue;
    const conditional = key.endsWith(':conditional');
    const about = key.slice('restriction'.length).replace(/:conditional$/, '');
    const modes = (modesOfKey.get(about) ?? 0) & ~except;
    const [value, condition] = conditional ? splitCondition(text) : [text, ''];
    if (modes === 0 || value.endsWith('_on_red') || !/^(no|only)_/.test(value)) continue;
    rules.push({ value, only: value.startsWith('only_'), modes, condition });
  }
  return rules;
}

function splitCondition(text: string): [string, string] {
  const at = text.indexOf('@');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function exceptedModes(except: string | undefined): number {
  let modes = 0;
  for (const part of except?.split(/[;,]/) ?? []) modes |= modesOfKey.get(`:${part.trim()}`) ?? 0;
  return modes;
}

interface Members {
  readonly from: number[];
  readonly to: number[];
  readonly viaWays: number[];
  readonly viaNode: number | undefined;
}

function membersOf(rows: StreetRows, row: number): Members {
  const members: { from: number[]; to: number[]; viaWays: number[]; viaNode: number | undefined } = {
    from: [],
    to: [],
    viaWays: [],
    viaNode: undefined,
  };
  for (let m = rows.relationFirstMember[row]!; m < rows.relationFirstMember[row + 1]!; m++) {
    const role = rows.strings[rows.memberRole[m]!];
    const ref = rows.memberRef[m]!;
    const type = rows.memberType[m];
    if (type === MEMBER_TYPE.way && role === 'from') members.from.push(ref);
    else if (type === MEMBER_TYPE.way && role === 'to') members.to.push(ref);
    else if (type === MEMBER_TYPE.way && role === 'via') members.viaWays.push(ref);
    else if (type === MEMBER_TYPE.node && role === 'via') members.viaNode ??= ref;
  }
  return members;
}

function groupEdges(ways: number, cut: CutEdges): number[][] {
  const groups: number[][] = Array.from({ length: ways }, () => []);
  cut.way.forEach((way, edge) => {
    if (way >= 0) groups[way]?.push(edge);
  });
  return groups;
}

const startNode = (cut: CutEdges, directed: number): number =>
  cut.junctionNode[((directed & 1) === 0 ? cut.from : cut.to)[directed >> 1]!]!;
const endNode = (cut: CutEdges, directed: number): number => startNode(cut, directed ^ 1);

/** Directed edges of a way that end (or begin) at a node. */
function touching(cut: CutEdges, edges: readonly number[], node: number, atEnd: boolean): number[] {
  const found: number[] = [];
  for (const edge of edges) {
    for (const directed of [2 * edge, 2 * edge + 1]) {
      if ((atEnd ? endNode : startNode)(cut, directed) === node) found.push(directed);
    }
  }
  return found;
}

/** The from and to ways must each touch the via node with exactly one end; a way that passes through it would be ambiguous. */
function chainOverNode(cut: CutEdges, edges: readonly (readonly number[])[], via: number): number[] | undefined {
  if (via < 0) return undefined;
  const from = touching(cut, edges[0]!, via, true);
  const to = touching(cut, edges[1]!, via, false);
  return from.length === 1 && to.length === 1 ? [from[0]!, to[0]!] : undefined;
}

/** Follows via ways from where they meet the from way to where they meet the to way. */
function chainOverWays(cut: CutEdges, edges: readonly (readonly number[])[]): number[] | undefined {
  const [fromWay, ...rest] = edges;
  for (const edge of fromWay!) {
    for (const start of [2 * edge, 2 * edge + 1]) {
      const chain = follow(cut, rest, endNode(cut, start), [start]);
      if (chain !== undefined) return chain;
    }
  }
  return undefined;
}

function follow(
  cut: CutEdges,
  ways: readonly (readonly number[])[],
  node: number,
  chain: readonly number[],
): number[] | undefined {
  const [way, ...rest] = ways;
  if (way === undefined) return [...chain];
  for (const directed of touching(cut, way, node, false)) {
    if (rest.length === 0) return [...chain, directed];
    // Along the via way, edge by edge, until the next way can be entered.
    const along = [directed];
    const used = new Set([directed >> 1]);
    for (;;) {
      const end = endNode(cut, along.at(-1)!);
      const done = follow(cut, rest, end, [...chain, ...along]);
      if (done !== undefined) return done;
      const next = touching(cut, way, end, false).find((candidate) => !used.has(candidate >> 1));
      if (next === undefined) break;
      used.add(next >> 1);
      along.push(next);
    }
  }
  return undefined;
}
