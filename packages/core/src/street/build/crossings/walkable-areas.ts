import { DEFAULT_COUNTRY } from '../../countries/country-rules.ts';
import { classifyWay } from '../../tags/classify-way.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { wayTraits } from '../../tags/way-traits.ts';
import { ACCESS, type TwoWayAccess } from '../../traits/access-level.ts';
import type { StreetClass } from '../../traits/street-class.ts';
import type { StreetTraits } from '../../traits/street-traits.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import { IdLookup } from '../rows/id-lookup.ts';
import { joinRings } from '../rows/join-rings.ts';
import { ringHolds } from '../rows/ring-holds.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import { MEMBER_TYPE, type StreetRows } from '../rows/street-rows.ts';
import { wayLine } from '../rows/way-line.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import { shownName } from '../ways/street-names.ts';

/** An area open to walkers (OS-35). */
export interface WalkableArea {
  /** OSM id of the way or relation. */
  readonly id: number;
  readonly isRelation: boolean;
  readonly name: string;
  /** Index in {@link StreetWays} where the area is a street there, else -1. */
  readonly way: number;
  readonly trait: number;
  /** Rows of nodes, the outer ring first, holes after it; the first point is not repeated. */
  readonly rings: readonly Int32Array[];
  /** Indices in {@link StreetWays} of the streets along its rim; none where the rim is no street (car parks). */
  readonly rim: ReadonlySet<number>;
  /** `layer`, 0 unless tagged: walls on other layers do not affect the area. */
  readonly layer: number;
}

const PLAZAS: ReadonlySet<StreetClass> = new Set([
  'pedestrian',
  'footway',
  'path',
  'cycleway',
  'platform',
  'corridor',
  'pier',
]);
/** Values of `parking` that are not one open surface. */
const ROOFED = new Set(['underground', 'multi-storey', 'garage_boxes', 'carports', 'sheds', 'street_side', 'lane']);
const NO_ACCESS: TwoWayAccess = { forward: ACCESS.no, backward: ACCESS.no };

/**
 * Areas that walkers cross: plazas (`area=yes` or multipolygons of footways and the like), platforms and open car parks. `place=square` alone is
 * none, since such outlines lie over carriageways. Closed ways without `area=yes` are rings (OS-36), except platforms and indoor corridors, which are
 * areas unless `area=no`.
 */
export function walkableAreas(
  rows: StreetRows,
  nodes: IdLookup,
  ways: StreetWays,
  traits: TraitTableBuilder,
): WalkableArea[] {
  const wayOf = new Map(ways.id.slice(0, ways.lineCount).map((id, way) => [id, way]));
  const traitOf = (kind: AreaKind, tags: TagMap): number => {
    const setting = { country: DEFAULT_COUNTRY, onCycleRoute: false, fixedSpeed: 0 };
    return traits.add(forFeet(wayTraits(new Map([...tags, ['area', 'yes']]), kind.streetClass, setting)));
  };
  const multipolygons = readMultipolygons(rows, nodes);
  const inMultipolygon = new Set(multipolygons.flatMap(({ members }) => members));
  const areas: WalkableArea[] = [];
  for (const { id, kind, tags, ring } of closedWays(rows, nodes)) {
    if (inMultipolygon.has(id)) continue;
    const way = wayOf.get(id) ?? -1;
    areas.push({
      id,
      isRelation: false,
      name: shownName(tags.get('name')),
      way,
      trait: traitOf(kind, tags),
      rings: [ring],
      rim: new Set(way < 0 ? [] : [way]),
      layer: layerOf(tags),
    });
  }
  for (const { id, kind, tags, name, outer, inner, members } of multipolygons) {
    const trait = traitOf(kind, tags);
    const rim = new Set(members.flatMap((member) => wayOf.get(member) ?? []));
    for (const [i, ring] of outer.entries()) {
      // A hole belongs to the outer ring around it. A single outer ring has all holes.
      const holes = outer.length === 1 ? inner : inner.filter((hole) => isHoleOf(rows, ring, hole, outer, i));
      areas.push({ id, isRelation: true, name, way: -1, trait, rings: [ring, ...holes], rim, layer: layerOf(tags) });
    }
  }
  return areas.filter(({ trait }) => traits.row(trait).foot.forward !== ACCESS.no);
}

interface Multipolygon {
  readonly id: number;
  readonly kind: AreaKind;
  readonly tags: TagMap;
  readonly name: string;
  readonly outer: readonly Int32Array[];
  readonly inner: readonly Int32Array[];
  /** OSM ids of its ways. */
  readonly members: readonly number[];
}

function readMultipolygons(rows: StreetRows, nodes: IdLookup): Multipolygon[] {
  const wayRows = IdLookup.over(rows.wayId);
  const scratch = new Map<string, string>();
  const found: Multipolygon[] = [];
  for (const row of rowsById(rows.relationId)) {
    const tags = rowTags(rows, rows.relationFirstTag, rows.relationTag, row, scratch);
    if (tags.get('type') !== 'multipolygon') continue;
    const kind = areaKind(tags, true);
    if (kind === undefined) continue;
    const own = new Map(tags);
    const rings = ringsOfRelation(rows, nodes, wayRows, row);
    const name = shownName(own.get('name') ?? commonName(rows, wayRows, rings.members));
    found.push({ id: rows.relationId[row]!, kind, tags: own, name, ...rings });
  }
  return found;
}

/** The one name of the ways of a relation without a name of its own; undefined where they have none or several. */
function commonName(rows: StreetRows, wayRows: IdLookup, members: readonly number[]): string | undefined {
  const names = new Set<string>();
  const scratch = new Map<string, string>();
  for (const id of members) {
    const row = wayRows.find(id);
    const name = row < 0 ? undefined : rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch).get('name');
    if (name !== undefined) names.add(name);
  }
  return names.size === 1 ? [...names][0] : undefined;
}

interface ClosedWay {
  readonly id: number;
  readonly kind: AreaKind;
  readonly tags: TagMap;
  readonly ring: Int32Array;
}

/** Closed ways that are areas by themselves. */
function closedWays(rows: StreetRows, nodes: IdLookup): ClosedWay[] {
  const scratch = new Map<string, string>();
  const found: ClosedWay[] = [];
  for (const row of rowsById(rows.wayId)) {
    const from = rows.wayFirstRef[row]!;
    const to = rows.wayFirstRef[row + 1]!;
    if (to - from < 4 || rows.wayRef[from] !== rows.wayRef[to - 1]) continue;
    const tags = rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    const kind = areaKind(tags, false);
    if (kind === undefined) continue;
    const ring = closedRing(rows, nodes, from, to);
    if (ring !== undefined) found.push({ id: rows.wayId[row]!, kind, tags: new Map(tags), ring });
  }
  return found;
}

interface AreaKind {
  readonly streetClass: StreetClass;
}

function areaKind(tags: TagMap, isMultipolygon: boolean): AreaKind | undefined {
  if (tags.get('area') === 'no') return undefined;
  const streetClass = classifyWay(tags);
  if (streetClass !== undefined) {
    if (!PLAZAS.has(streetClass)) return undefined;
    const byNature = streetClass === 'platform' || (streetClass === 'corridor' && tags.get('indoor') === 'corridor');
    return isMultipolygon || byNature || tags.get('area') === 'yes' ? { streetClass } : undefined;
  }
  if (tags.get('amenity') !== 'parking' || ROOFED.has(tags.get('parking') ?? '')) return undefined;
  return { streetClass: 'pedestrian' };
}

/** Vehicles with an engine keep to the ways drawn over a plaza. */
function forFeet(traits: StreetTraits): StreetTraits {
  return { ...traits, moped: NO_ACCESS, motorcycle: NO_ACCESS, car: NO_ACCESS, taxi: NO_ACCESS };
}

function layerOf(tags: TagMap): number {
  return Math.round(Number(tags.get('layer') ?? 0)) || 0;
}

/** The nodes of a closed way without the repeated one; undefined where the extract cuts the way. */
function closedRing(rows: StreetRows, nodes: IdLookup, from: number, to: number): Int32Array | undefined {
  const ring: number[] = [];
  for (let i = from; i < to - 1; i++) {
    const node = nodes.find(rows.wayRef[i]!);
    if (node < 0) return undefined;
    if (node !== ring.at(-1)) ring.push(node);
  }
  return ring.length < 3 ? undefined : Int32Array.from(ring);
}

function ringsOfRelation(
  rows: StreetRows,
  nodes: IdLookup,
  wayRows: IdLookup,
  row: number,
): { readonly outer: Int32Array[]; readonly inner: Int32Array[]; readonly members: readonly number[] } {
  const lines: Record<'outer' | 'inner', number[][]> = { outer: [], inner: [] };
  const members: number[] = [];
  for (let m = rows.relationFirstMember[row]!; m < rows.relationFirstMember[row + 1]!; m++) {
    if (rows.memberType[m] !== MEMBER_TYPE.way) continue;
    const id = rows.memberRef[m]!;
    members.push(id);
    const way = wayRows.find(id);
    if (way < 0) continue;
    lines[rows.strings[rows.memberRole[m]!] === 'inner' ? 'inner' : 'outer'].push(wayLine(rows, nodes, way));
  }
  return { outer: joinRings(lines.outer), inner: joinRings(lines.inner), members };
}

/** Whether a hole lies in an outer ring. The hole's first point that lies on no rim decides. */
function isHoleOf(
  rows: StreetRows,
  ring: Int32Array,
  hole: Int32Array,
  outer: readonly Int32Array[],
  index: number,
): boolean {
  const onRims = new Set(outer.flatMap((nodes) => [...nodes]));
  const point = hole.find((node) => !onRims.has(node));
  if (point === undefined) return index === 0;
  return ringHolds(rows, ring, rows.nodeLat[point]!, rows.nodeLng[point]!);
}
