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
 * own, and passages without length join these, so that only going *through* the node is barred (OS-14).
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
  const { passage, flags } = readNodes(rows, uses, traits);
  const out: CutEdges = {
    from: [],
    to: [],
    way: [],
    trait: [],
    first: [],
    last: [],
    junctionNode: [],
    junctionFlags: [],
  };
  const junctionOf = new Int32Array(rows.nodeId.length).fill(-1);
  /** Ends of streets at each split node, by its row. */
  const parts = new Map<number, LiftDoor[]>();
  const lifts = new LiftWays(ways, traits, (node) => passage[node]! >= 0);
  const addJunction = (node: number): number => {
    out.junctionFlags.push(flags[node]!);
    return out.junctionNode.push(node) - 1;
  };
  const endAt = (node: number, way: number): number => {
    const lift = lifts.at(node);
    if (lift !== undefined && lifts.has(way)) {
      if (lift.car < 0) lift.car = addJunction(node);
      return lift.car;
    }
    if (lift !== undefined || passage[node]! >= 0) {
      const door = { junction: addJunction(node), level: singleLevel(traits.row(ways.trait[way]!)) };
      const doors = lift?.doors ?? parts.get(node);
      if (doors === undefined) parts.set(node, [door]);
      else doors.push(door);
      return door.junction;
    }
    if (junctionOf[node]! < 0) junctionOf[node] = addJunction(node);
    return junctionOf[node]!;
  };
  const addEdge = (from: number, to: number, way: number, trait: number, first: number, last: number): void => {
    out.from.push(from);
    out.to.push(to);
    out.way.push(way);
    out.trait.push(trait);
    out.first.push(first);
    out.last.push(last);
  };

  // A stop line with signals is a node of its own, so that the wait there counts (OS-29).
  const isCut = (node: number): boolean =>
    uses[node]! >= 2 || passage[node]! >= 0 || (flags[node]! & ANY_SIGNALS) !== 0;
  for (let run = 0; run < ways.runWay.length; run++) {
    const way = ways.runWay[run]!;
    const end = ways.runFirst[run + 1]! - 1;
    let first = ways.runFirst[run]!;
    if (isRing(ways, first, end + 1)) turnRing(ways, first, end + 1, isCut);
    for (let i = first + 1; i <= end; i++) {
      const node = ways.runNode[i]!;
      if (i < end && !isCut(node)) continue;
      const from = endAt(ways.runNode[first]!, way);
      addEdge(from, endAt(node, way), way, ways.trait[way]!, first, i);
      first = i;
    }
  }

  const shared = new Map<string, number>();
  const endInArea = (node: number, { area, way }: AreaWalk, isGap: boolean): number => {
    if (isGap || (passage[node]! < 0 && lifts.at(node) === undefined)) return endAt(node, way);
    const key = `${node} ${area}`;
    const junction = shared.get(key) ?? endAt(node, way);
    shared.set(key, junction);
    return junction;
  };
  for (const walk of walks) {
    const first = ways.runNode.push(walk.from, walk.to) - 2;
    const from = endInArea(walk.from, walk, walk.fromGap);
    addEdge(from, endInArea(walk.to, walk, walk.toGap), walk.way, walk.trait, first, first + 1);
  }

  const joiner = (node: number, trait: number): LiftBuilder => ({
    addJunction: () => addJunction(node),
    addEdge: (from, to, seconds) => addEdge(from, to, -1, traits.add({ ...traits.row(trait), delay: seconds }), 0, 0),
  });
  for (const [node, doors] of parts) {
    const trait = passage[node]!;
    const row = traits.row(trait);
    if (row.class === 'elevator') {
      joinDoors(doors, row.delay > LIFT_SECONDS ? row.delay : 0, joiner(node, trait));
    } else if (doors.length === 2) {
      addEdge(doors[0]!.junction, doors[1]!.junction, -1, trait, 0, 0);
    } else if (doors.length > 2) {
      const half = row.delay === 0 ? trait : traits.add({ ...row, delay: Math.ceil(row.delay / 2) });
      const hub = addJunction(node);
      for (const { junction } of doors) addEdge(junction, hub, -1, half, 0, 0);
    }
  }
  lifts.join(out, joiner);
  return out;
}

function isRing(ways: StreetWays, first: number, end: number): boolean {
  return end - first > 3 && ways.runNode[first] === ways.runNode[end - 1];
}

/** Rotates a ring so that it begins where it is cut anyway; a ring that is cut nowhere stays as it is. */
function turnRing(ways: StreetWays, first: number, end: number, isCut: (node: number) => boolean): void {
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

/** The tags of the nodes on streets: traits of passages, -1 for most nodes, and {@link NODE_FLAG}s. */
function readNodes(
  rows: StreetRows,
  uses: Uint8Array,
  traits: TraitTableBuilder,
): { readonly passage: Int32Array; readonly flags: Uint8Array } {
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
