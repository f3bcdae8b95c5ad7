import { NODE_FLAG } from '../../graph/node-flags.ts';
import { nodePassage } from '../../tags/node-passage.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { LIFT_SECONDS } from '../../tags/way-traits.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { AreaWalk } from '../crossings/area-walk.ts';
import { rowTags } from '../rows/row-tags.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import type { CutEdges } from './cut-edge-rows.ts';
import { LiftWays } from './lift-ways.ts';
import { joinDoors, type LiftBuilder, type LiftDoor, singleLevel } from './lifts.ts';

const ANY_SIGNALS = NODE_FLAG.signals | NODE_FLAG.signalsForward | NODE_FLAG.signalsBackward;

/**
 * Cuts ways into edges where they meet. A node that stops or delays some traveller is split: every street that reaches it ends at a junction of its
 * own, and passages without length join these, so that only passing *through* the node is barred (OS-14).
 */
export function cutEdges(
  rows: StreetRows,
  ways: StreetWays,
  traits: TraitTableBuilder,
  walks: readonly AreaWalk[] = [],
): CutEdges {
  const uses = countUses(ways, rows.nodeId.length);
  for (const { from, to } of walks) {
    uses[from] = 2;
    uses[to] = 2;
  }
  const cutter = new EdgeCutter(ways, traits, uses, readNodes(rows, uses, traits));
  cutter.cutWays();
  cutter.addWalks(walks);
  cutter.joinSplitNodes();
  return cutter.cut;
}

/** The tags of the nodes on streets. */
interface NodeFacts {
  /** `[node]`: trait of its passage, -1 for most nodes. */
  readonly passage: Int32Array;
  /** `[node]`: {@link NODE_FLAG}s. */
  readonly flags: Uint8Array;
}

/** Adds junctions and edges in the order of the ways, then those of areas, then the passages through split nodes. */
class EdgeCutter {
  readonly cut: CutEdges = {
    from: [],
    to: [],
    way: [],
    trait: [],
    first: [],
    last: [],
    junctionNode: [],
    junctionFlags: [],
  };
  readonly #ways: StreetWays;
  readonly #traits: TraitTableBuilder;
  readonly #uses: Uint8Array;
  readonly #nodes: NodeFacts;
  /** `[node]`: its junction, -1 for none so far and for split nodes. */
  readonly #junctionOf: Int32Array;
  /** Ends of streets at each split node, by its row. */
  readonly #doorsAt = new Map<number, LiftDoor[]>();
  readonly #lifts: LiftWays;

  constructor(ways: StreetWays, traits: TraitTableBuilder, uses: Uint8Array, nodes: NodeFacts) {
    this.#ways = ways;
    this.#traits = traits;
    this.#uses = uses;
    this.#nodes = nodes;
    this.#junctionOf = new Int32Array(uses.length).fill(-1);
    this.#lifts = new LiftWays(ways, traits, (node) => this.#isPassage(node));
  }

  cutWays(): void {
    const ways = this.#ways;
    const isCut = (node: number): boolean => this.#isCut(node);
    for (let run = 0; run < ways.runWay.length; run++) {
      const way = ways.runWay[run]!;
      const end = ways.runFirst[run + 1]! - 1;
      let first = ways.runFirst[run]!;
      if (isRing(ways, first, end + 1)) rotateRing(ways, first, end + 1, isCut);
      for (let i = first + 1; i <= end; i++) {
        const node = ways.runNode[i]!;
        if (i < end && !isCut(node)) continue;
        const from = this.#endAt(ways.runNode[first]!, way);
        this.#addEdge(from, this.#endAt(node, way), way, ways.trait[way]!, first, i);
        first = i;
      }
    }
  }

  /** Walks across one area share their junctions at split nodes, except in the gaps of walls. */
  addWalks(walks: readonly AreaWalk[]): void {
    const shared = new Map<string, number>();
    const endInArea = (node: number, { area, way }: AreaWalk, isGap: boolean): number => {
      if (isGap || (!this.#isPassage(node) && this.#lifts.at(node) === undefined)) return this.#endAt(node, way);
      const key = `${node} ${area}`;
      const junction = shared.get(key) ?? this.#endAt(node, way);
      shared.set(key, junction);
      return junction;
    };
    for (const walk of walks) {
      const first = this.#ways.runNode.push(walk.from, walk.to) - 2;
      const from = endInArea(walk.from, walk, walk.fromGap);
      this.#addEdge(from, endInArea(walk.to, walk, walk.toGap), walk.way, walk.trait, first, first + 1);
    }
  }

  /** Adds the passages through split nodes: between two streets directly, between more of them through a hub. */
  joinSplitNodes(): void {
    const traits = this.#traits;
    for (const [node, doors] of this.#doorsAt) {
      const trait = this.#nodes.passage[node]!;
      const row = traits.row(trait);
      if (row.class === 'elevator') {
        joinDoors(doors, row.delay > LIFT_SECONDS ? row.delay : 0, this.#liftBuilder(node, trait));
      } else if (doors.length === 2) {
        this.#addPassage(doors[0]!.junction, doors[1]!.junction, trait);
      } else if (doors.length > 2) {
        const half = row.delay === 0 ? trait : traits.add({ ...row, delay: Math.ceil(row.delay / 2) });
        const hub = this.#addJunction(node);
        for (const { junction } of doors) this.#addPassage(junction, hub, half);
      }
    }
    this.#lifts.join(this.cut, (node, trait) => this.#liftBuilder(node, trait));
  }

  #isPassage(node: number): boolean {
    return this.#nodes.passage[node]! >= 0;
  }

  /** A stop line with signals is a node of its own, so that the wait there counts (OS-29). */
  #isCut(node: number): boolean {
    return this.#uses[node]! >= 2 || this.#isPassage(node) || (this.#nodes.flags[node]! & ANY_SIGNALS) !== 0;
  }

  /** The junction where a way ends at a node; a new one at every call for a split node. */
  #endAt(node: number, way: number): number {
    const lift = this.#lifts.at(node);
    if (lift !== undefined && this.#lifts.has(way)) {
      if (lift.car < 0) lift.car = this.#addJunction(node);
      return lift.car;
    }
    if (lift !== undefined || this.#isPassage(node)) {
      const level = singleLevel(this.#traits.row(this.#ways.trait[way]!));
      const door = { junction: this.#addJunction(node), level };
      const doors = lift?.doors ?? this.#doorsAt.get(node);
      if (doors === undefined) this.#doorsAt.set(node, [door]);
      else doors.push(door);
      return door.junction;
    }
    if (this.#junctionOf[node]! < 0) this.#junctionOf[node] = this.#addJunction(node);
    return this.#junctionOf[node]!;
  }

  #addJunction(node: number): number {
    this.cut.junctionFlags.push(this.#nodes.flags[node]!);
    return this.cut.junctionNode.push(node) - 1;
  }

  #addEdge(from: number, to: number, way: number, trait: number, first: number, last: number): void {
    const { cut } = this;
    cut.from.push(from);
    cut.to.push(to);
    cut.way.push(way);
    cut.trait.push(trait);
    cut.first.push(first);
    cut.last.push(last);
  }

  #addPassage(from: number, to: number, trait: number): void {
    this.#addEdge(from, to, NO_WAY, trait, 0, 0);
  }

  #liftBuilder(node: number, trait: number): LiftBuilder {
    return {
      addJunction: () => this.#addJunction(node),
      addEdge: (from, to, seconds) =>
        this.#addPassage(from, to, this.#traits.add({ ...this.#traits.row(trait), delay: seconds })),
    };
  }
}

/** Passages belong to no way. */
const NO_WAY = -1;

function isRing(ways: StreetWays, first: number, end: number): boolean {
  return end - first > 3 && ways.runNode[first] === ways.runNode[end - 1];
}

/** Rotates a ring so that it begins where it is cut anyway; a ring that is cut nowhere stays as it is. */
function rotateRing(ways: StreetWays, first: number, end: number, isCut: (node: number) => boolean): void {
  if (isCut(ways.runNode[first]!)) return;
  const ring = ways.runNode.slice(first, end - 1);
  const start = ring.findIndex(isCut);
  if (start <= 0) return;
  for (let i = 0; i <= ring.length; i++) ways.runNode[first + i] = ring[(start + i) % ring.length]!;
}

/** How often each node is used. Ends of ways count twice, so that they always become junctions. */
function countUses(ways: StreetWays, nodes: number): Uint8Array {
  const uses = new Uint8Array(nodes);
  const count = (node: number): void => {
    if (uses[node]! < 2) uses[node] = uses[node]! + 1;
  };
  for (let run = 0; run < ways.runWay.length; run++) {
    const first = ways.runFirst[run]!;
    const end = ways.runFirst[run + 1]!;
    if (isRing(ways, first, end)) {
      // The point where a mapper began to draw a ring is no point of decision.
      for (let i = first + 1; i < end; i++) count(ways.runNode[i]!);
      continue;
    }
    for (let i = first; i < end; i++) count(ways.runNode[i]!);
    uses[ways.runNode[first]!] = 2;
    uses[ways.runNode[end - 1]!] = 2;
  }
  return uses;
}

/** Reads the tags of the nodes on streets; a trait is added for each kind of passage. */
function readNodes(rows: StreetRows, uses: Uint8Array, traits: TraitTableBuilder): NodeFacts {
  const passage = new Int32Array(uses.length).fill(-1);
  const flags = new Uint8Array(uses.length);
  const scratch = new Map<string, string>();
  for (let node = 0; node < uses.length; node++) {
    if (uses[node] === 0 || rows.nodeFirstTag[node] === rows.nodeFirstTag[node + 1]) continue;
    const tags = rowTags(rows, rows.nodeFirstTag, rows.nodeTag, node, scratch);
    const found = nodePassage(tags);
    if (found !== undefined) passage[node] = traits.add(found);
    flags[node] = nodeFlags(tags);
  }
  return { passage, flags };
}

function nodeFlags(tags: TagMap): number {
  switch (tags.get('highway')) {
    case 'traffic_signals':
      return signalsOf(tags);
    case 'crossing':
      return NODE_FLAG.crossing;
    case 'turning_circle':
    case 'turning_loop':
      return NODE_FLAG.turningCircle;
    case 'mini_roundabout':
      return NODE_FLAG.miniRoundabout;
    case 'stop':
      return NODE_FLAG.stop;
    case 'give_way':
      return NODE_FLAG.giveWay;
    default:
      return 0;
  }
}

function signalsOf(tags: TagMap): number {
  switch (tags.get('traffic_signals:direction') ?? tags.get('direction')) {
    case 'forward':
      return NODE_FLAG.signalsForward;
    case 'backward':
      return NODE_FLAG.signalsBackward;
    default:
      return NODE_FLAG.signals;
  }
}
