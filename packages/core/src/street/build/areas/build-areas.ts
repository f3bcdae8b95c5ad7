import { ringAreaSquareMetres } from '../../../geo/index.ts';
import { type Sections, writeColumns } from '../../../storage/index.ts';
import { FILLED_AREA_COLUMNS } from '../../columns/area-columns.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { IdLookup } from '../rows/id-lookup.ts';
import { joinRings } from '../rows/join-rings.ts';
import { rowTags } from '../rows/row-tags.ts';
import { MEMBER_TYPE, type StreetRows } from '../rows/street-rows.ts';

/** Kinds of coloured areas; the numbers are stored. */
const AREA_KIND = { water: 0, park: 1, building: 2 } as const;

const GREEN_LAND = new Set([
  'forest',
  'grass',
  'meadow',
  'cemetery',
  'recreation_ground',
  'village_green',
  'allotments',
  'orchard',
]);
const GREEN_NATURE = new Set(['wood', 'scrub', 'heath', 'grassland']);
const GREEN_LEISURE = new Set(['park', 'garden', 'golf_course', 'nature_reserve', 'pitch', 'playground']);
const WATERWAYS = new Set(['riverbank', 'dock', 'canal']);

/** The kind of area that an element is drawn as; undefined for elements that a street map leaves out. */
function areaKindOf(tags: TagMap): number | undefined {
  if (tags.get('natural') === 'water' || tags.get('landuse') === 'reservoir' || tags.get('landuse') === 'basin')
    return AREA_KIND.water;
  if (WATERWAYS.has(tags.get('waterway') ?? '') && tags.get('area') !== 'no') return AREA_KIND.water;
  if (GREEN_LEISURE.has(tags.get('leisure') ?? '')) return AREA_KIND.park;
  if (GREEN_LAND.has(tags.get('landuse') ?? '') || GREEN_NATURE.has(tags.get('natural') ?? '')) return AREA_KIND.park;
  const building = tags.get('building');
  return building !== undefined && building !== 'no' ? AREA_KIND.building : undefined;
}

interface Area {
  readonly kind: number;
  readonly id: number;
  /** Rows of nodes, the outer ring first; the first point is not repeated. */
  readonly rings: readonly Int32Array[];
}

/**
 * Water, parks and buildings of an extract as filled areas, for drawing only: closed ways and multipolygons. Each outer ring is an area of its own,
 * with the holes that its relation gives; rings that do not close are left out. Largest first, so that small areas are drawn on top.
 * - `areaKind` · `areaFirstRing` (areas + 1) · `ringFirstPoint` (rings + 1) · `areaPointLat`, `areaPointLng` in micro-degrees
 */
export function buildAreas(rows: StreetRows): Sections {
  const nodes = IdLookup.over(rows.nodeId);
  const ways = IdLookup.over(rows.wayId);
  const tags = new Map<string, string>();
  const areas: Area[] = [];
  const lineOf = (way: number): number[] => {
    const line: number[] = [];
    for (let at = rows.wayFirstRef[way]!; at < rows.wayFirstRef[way + 1]!; at++) {
      const node = nodes.find(rows.wayRef[at]!);
      if (node >= 0) line.push(node);
    }
    return line;
  };
  for (let way = 0; way < rows.wayId.length; way++) {
    if (ways.find(rows.wayId[way]!) !== way) continue;
    const kind = areaKindOf(rowTags(rows, rows.wayFirstTag, rows.wayTag, way, tags));
    if (kind === undefined) continue;
    const line = lineOf(way);
    if (line.length < 4 || line[0] !== line.at(-1)) continue;
    areas.push({ kind, id: rows.wayId[way]!, rings: [Int32Array.from(line.slice(0, -1))] });
  }
  for (let relation = 0; relation < rows.relationId.length; relation++) {
    const kind = areaKindOf(rowTags(rows, rows.relationFirstTag, rows.relationTag, relation, tags));
    if (kind === undefined || tags.get('type') !== 'multipolygon') continue;
    const lines: Record<'outer' | 'inner', number[][]> = { outer: [], inner: [] };
    for (let member = rows.relationFirstMember[relation]!; member < rows.relationFirstMember[relation + 1]!; member++) {
      if (rows.memberType[member] !== MEMBER_TYPE.way) continue;
      const way = ways.find(rows.memberRef[member]!);
      if (way < 0) continue;
      const role = rows.strings[rows.memberRole[member]!] === 'inner' ? 'inner' : 'outer';
      lines[role].push(lineOf(way));
    }
    const holes = joinRings(lines.inner);
    joinRings(lines.outer).forEach((outer, i) => {
      // A fill by the even-odd rule does not depend on which outer ring holds a hole, so all holes go with the first.
      areas.push({ kind, id: rows.relationId[relation]!, rings: i === 0 ? [outer, ...holes] : [outer] });
    });
  }
  return layOut(rows, areas);
}

function layOut(rows: StreetRows, areas: readonly Area[]): Sections {
  const sized = areas.map((area) => {
    const ring = [...area.rings[0]!].map((node) => ({
      lat: rows.nodeLat[node]!,
      lng: rows.nodeLng[node]!,
    }));
    return { area, size: ringAreaSquareMetres(ring) };
  });
  sized.sort((a, b) => b.size - a.size || a.area.id - b.area.id || a.area.kind - b.area.kind);
  const areaFirstRing = new Int32Array(sized.length + 1);
  const ringFirstPoint: number[] = [0];
  const lat: number[] = [];
  const lng: number[] = [];
  sized.forEach(({ area }, i) => {
    for (const ring of area.rings) {
      for (const node of ring) {
        lat.push(Math.round(rows.nodeLat[node]! * 1e6));
        lng.push(Math.round(rows.nodeLng[node]! * 1e6));
      }
      ringFirstPoint.push(lat.length);
    }
    areaFirstRing[i + 1] = ringFirstPoint.length - 1;
  });
  return writeColumns(FILLED_AREA_COLUMNS, {
    areaKind: Uint8Array.from(sized, ({ area }) => area.kind),
    areaFirstRing,
    ringFirstPoint: Int32Array.from(ringFirstPoint),
    areaPointLat: Int32Array.from(lat),
    areaPointLng: Int32Array.from(lng),
  });
}
