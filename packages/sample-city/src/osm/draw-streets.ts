import { between, distance } from '../geometry/point.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { type StreetKind, streetKinds } from '../streets/draft.ts';
import type { Street, StreetNetwork } from '../streets/network.ts';
import type { OsmSheet } from './osm-sheet.ts';
import { streetTags } from './street-tags.ts';

/**
 * Draws the streets: one way each, split where slope tags change, with crossings, kerbs, signals, bollards and lifts on
 * their nodes.
 * @returns the OSM node of each point that a street uses
 */
export function drawStreets(network: StreetNetwork, sheet: OsmSheet, seed: number): Map<number, number> {
  const random = createRandom(seedOf(seed, 'street-tags'));
  const joints = countJoints(network);
  const ids = new Map<number, number>();
  const idOf = (point: number): number => {
    const known = ids.get(point);
    if (known !== undefined) return known;
    const id = sheet.node(network.points[point]!);
    ids.set(point, id);
    return id;
  };
  for (const street of network.streets) {
    for (const nodes of cutForSlope(street, joints)) {
      const tags = streetTags(
        street,
        nodes.map((node) => network.points[node]!),
        random,
      );
      sheet.way(withKerbs(street, nodes, network, joints, sheet, idOf, random), tags);
    }
  }
  tagJunctions(network, joints, sheet, ids, random);
  return ids;
}

/** The kinds of street that meet in a point. */
interface Joint {
  ends: number;
  roads: number;
  mainRoads: number;
  feet: boolean;
}

function countJoints(network: StreetNetwork): Joint[] {
  const joints = network.points.map((): Joint => ({ ends: 0, roads: 0, mainRoads: 0, feet: false }));
  for (const street of network.streets) {
    const kind = streetKinds[street.kind];
    street.nodes.forEach((node, i) => {
      const joint = joints[node]!;
      const arms = i === 0 || i === street.nodes.length - 1 ? 1 : 2;
      joint.ends += arms;
      if (kind.drive) joint.roads += arms;
      if (kind.rank <= 4) joint.mainRoads += arms;
      if (isFeet(street.kind)) joint.feet = true;
    });
  }
  return joints;
}

function isFeet(kind: StreetKind): boolean {
  return kind === 'footway' || kind === 'path' || kind === 'cycleway' || kind === 'pedestrian';
}

/** On the hill, and on all steps, each stretch between two corners has its own slope. */
function cutForSlope(street: Street, joints: readonly Joint[]): number[][] {
  if (street.district !== 'lantern-hill' && street.kind !== 'steps') return [[...street.nodes]];
  const pieces: number[][] = [];
  let piece: number[] = [];
  street.nodes.forEach((node, i) => {
    piece.push(node);
    if (piece.length > 1 && (i === street.nodes.length - 1 || joints[node]!.ends > 2)) {
      pieces.push(piece);
      piece = [node];
    }
  });
  return pieces;
}

/** Kerb nodes a few metres before a footway meets a road; a third of them are left unmapped. */
function withKerbs(
  street: Street,
  nodes: readonly number[],
  network: StreetNetwork,
  joints: readonly Joint[],
  sheet: OsmSheet,
  idOf: (point: number) => number,
  random: Random,
): number[] {
  const refs = nodes.map(idOf);
  if (street.kind !== 'footway' && street.kind !== 'cycleway') return refs;
  const kerbAt = (end: number, next: number): number | undefined => {
    const [a, b] = [network.points[end]!, network.points[next]!];
    const long = distance(a, b);
    const drawn = street.tags['kerb_at'];
    if (joints[end]!.roads < 2 || long < 12 || (drawn === undefined && random.chance(0.33))) return undefined;
    const kerb = drawn ?? random.pick(['lowered', 'flush', 'raised', 'lowered', 'rolled', 'lowered'] as const);
    return sheet.node(between(a, b, 4 / long), {
      barrier: 'kerb',
      kerb,
      ...(kerb === 'lowered' ? { tactile_paving: random.pick(['yes', 'no'] as const) } : {}),
    });
  };
  const last = nodes.length - 1;
  const first = kerbAt(nodes[0]!, nodes[1]!);
  const end = nodes.length > 2 || first === undefined ? kerbAt(nodes[last]!, nodes[last - 1]!) : undefined;
  return [
    refs[0]!,
    ...(first === undefined ? [] : [first]),
    ...refs.slice(1, -1),
    ...(end === undefined ? [] : [end]),
    refs[last]!,
  ];
}

function tagJunctions(
  network: StreetNetwork,
  joints: readonly Joint[],
  sheet: OsmSheet,
  ids: ReadonlyMap<number, number>,
  random: Random,
): void {
  for (const [point, id] of ids) {
    const joint = joints[point]!;
    if (joint.mainRoads >= 4) sheet.tagNode(id, { highway: 'traffic_signals' });
    else if (joint.feet && joint.mainRoads >= 2)
      sheet.tagNode(id, {
        highway: 'crossing',
        crossing: random.pick(['marked', 'traffic_signals', 'uncontrolled'] as const),
      });
  }
  for (const street of network.streets) {
    const last = street.nodes[street.nodes.length - 1]!;
    if (street.tags['elevator_at'] === 'end') {
      sheet.tagNode(ids.get(last)!, {
        highway: 'elevator',
        wheelchair: 'yes',
        level: street.tags['level'] === '1' ? '0;1' : '0;4',
      });
    }
    // Bollards, a few metres in, close pedestrian streets to cars.
    const second = street.nodes[1]!;
    if (
      street.kind === 'pedestrian' &&
      street.nodes.length > 3 &&
      joints[street.nodes[0]!]!.roads >= 2 &&
      joints[second]!.ends === 2
    ) {
      sheet.tagNode(ids.get(second)!, { barrier: 'bollard', bicycle: 'yes', foot: 'yes' });
    }
  }
}
