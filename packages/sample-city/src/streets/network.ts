import { distance, type Point } from '../geometry/point.ts';
import { knownNames } from '../names/known-names.ts';
import type { LocalName } from '../names/local-name.ts';
import { createStreetNamer } from '../names/street-names.ts';
import type { DistrictId } from '../terrain/districts.ts';
import { bridgeWater } from './bridges.ts';
import { drawDetails } from './details.ts';
import { type StreetDraft, type StreetKind, streetKinds } from './draft.ts';
import { drawMainStreets } from './main-streets.ts';
import { openTraps } from './one-ways.ts';
import { drawOuterDistricts } from './outer-districts.ts';
import { type NodeLine, planarise } from './planarise.ts';
import { drawTownDistricts } from './town-districts.ts';

/** A street of the finished network. */
export interface Street {
  readonly kind: StreetKind;
  /** Indices into the network's points, in the street's direction. */
  readonly nodes: readonly number[];
  readonly name?: LocalName;
  readonly layer: number;
  readonly district?: DistrictId;
  /** OSM tags of the draft, with the final `oneway`. */
  readonly tags: Readonly<Record<string, string>>;
}

/** All streets, with shared nodes where they meet. */
export interface StreetNetwork {
  readonly points: readonly Point[];
  readonly streets: readonly Street[];
}

/** Draws the streets of the whole city: one connected network of the mainland, and one of the island. */
export function buildStreets(seed: number): StreetNetwork {
  const drafts = [...drawMainStreets(), ...drawTownDistricts(seed), ...drawOuterDistricts(seed), ...drawDetails()]
    .map((draft, street) => ({ ...draft, street }))
    .flatMap(bridgeWater);
  // The second pass repairs crossings that merged points of the first pass have moved.
  const rough = planarise(drafts);
  const again = rough.lines.map((line): StreetDraft => {
    const { reach: _, ...draft } = line.draft;
    return { ...draft, points: line.nodes.map((node) => rough.points[node]!), deadEnd: true };
  });
  const { points, lines } = planarise(again);
  const kept = keepConnected(pruneStubs(lines, points), points.length, islandNode(points));
  return nameStreets(openTraps(kept, points.length), points, seed);
}

/** Removes short dead ends; cul-de-sacs and piers stay. */
function pruneStubs(lines: readonly NodeLine[], points: readonly Point[]): NodeLine[] {
  let current = [...lines];
  for (let round = 0; round < 4; round++) {
    const degree = new Int32Array(points.length);
    for (const line of current) {
      line.nodes.forEach((node, i) => {
        degree[node]! += i === 0 || i === line.nodes.length - 1 ? 1 : 2;
      });
    }
    let changed = false;
    current = current.flatMap((line) => {
      let nodes = line.nodes;
      for (const backwards of [false, true]) {
        const walk: readonly number[] = backwards ? [...nodes].reverse() : nodes;
        if (walk.length < 2 || degree[walk[0]!] !== 1) continue;
        const joint = walk.findIndex((node, i) => i > 0 && degree[node]! > 2);
        const last = joint < 0 ? walk.length - 1 : joint;
        let long = 0;
        for (let i = 1; i <= last; i++) long += distance(points[walk[i - 1]!]!, points[walk[i]!]!);
        if (long > 38) continue;
        changed = true;
        const rest = walk.slice(last);
        nodes = backwards ? [...rest].reverse() : rest;
      }
      return nodes.length < 2 ? [] : [{ draft: line.draft, nodes }];
    });
    if (!changed) break;
  }
  return current;
}

function islandNode(points: readonly Point[]): number {
  const village = { x: -690, y: -2560 };
  let best = 0;
  points.forEach((p, i) => {
    if (distance(p, village) < distance(points[best]!, village)) best = i;
  });
  return best;
}

/** Keeps the largest connected part of the mainland and that of the island. */
function keepConnected(lines: readonly NodeLine[], count: number, island: number): NodeLine[] {
  const group = new Int32Array(count).map((_, i) => i);
  const find = (node: number): number => {
    while (group[node] !== node) {
      group[node] = group[group[node]!]!;
      node = group[node]!;
    }
    return node;
  };
  for (const line of lines) for (const node of line.nodes) group[find(node)] = find(line.nodes[0]!);
  const sizes = new Map<number, number>();
  for (const line of lines) sizes.set(find(line.nodes[0]!), (sizes.get(find(line.nodes[0]!)) ?? 0) + line.nodes.length);
  const mainland = [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0];
  return lines.filter((line) => find(line.nodes[0]!) === mainland || find(line.nodes[0]!) === find(island));
}

function nameStreets(lines: readonly NodeLine[], points: readonly Point[], seed: number): StreetNetwork {
  const namer = createStreetNamer(seed);
  // The lines of one drawn street share one name.
  const given = new Map<number, LocalName | undefined>();
  const streets = lines.map(({ draft, nodes }): Street => {
    const { kind, district } = draft;
    const name = draft.name === undefined ? nameFor(draft, namer, given) : knownNames[draft.name];
    if (draft.name !== undefined && name === undefined) throw new RangeError(`the street ${draft.name} has no name`);
    return {
      kind,
      nodes,
      layer: draft.layer ?? 0,
      tags: draft.tags ?? {},
      ...(district === undefined ? {} : { district }),
      ...(name === undefined ? {} : { name }),
    };
  });
  return { points, streets };
}

function nameFor(
  draft: StreetDraft,
  namer: ReturnType<typeof createStreetNamer>,
  given: Map<number, LocalName | undefined>,
): LocalName | undefined {
  if (!streetKinds[draft.kind].named) return undefined;
  const street = draft.street ?? -1;
  if (!given.has(street)) given.set(street, namer.next(draft.district ?? nearestTheme(draft), draft.kind));
  return given.get(street);
}

/** Main streets without a name are in the garden city. */
function nearestTheme(draft: StreetDraft): DistrictId {
  return draft.points[0]!.x > 300 ? 'garden-city' : 'old-town';
}
