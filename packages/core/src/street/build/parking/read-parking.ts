import { hilbertIndex } from '../../../geo/index.ts';
import type { ColumnArrays, StringPoolBuilder } from '../../../storage/index.ts';
import type { PARKING_PLACE_COLUMNS } from '../../columns/parking-columns.ts';
import { buildBoxTree, searchBoxes } from '../../graph/box-tree.ts';
import { UNITS_PER_DEGREE } from '../../graph/units.ts';
import {
  PARKING_FLAG,
  type ParkingFacts,
  parkingFacts,
  parkingFees,
  parkingKinds,
  parkingTypes,
} from '../../parking/parking-facts.ts';
import type { TagMap } from '../../tags/tag-map.ts';
import { IdLookup } from '../rows/id-lookup.ts';
import { joinRings } from '../rows/join-rings.ts';
import { ringHolds } from '../rows/ring-holds.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import { MEMBER_TYPE, type StreetRows } from '../rows/street-rows.ts';
import { wayLine } from '../rows/way-line.ts';

/** Parking places of an extract, before they are linked to the streets. */
export interface ParkingRows {
  readonly columns: ColumnArrays<typeof PARKING_PLACE_COLUMNS>;
  /** The point of each place from which streets are searched, in degrees: an entrance if one is mapped. */
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** OSM ids of the nodes of each place's outline and entrances; a street through such a node leads in. */
  readonly rim: readonly (readonly number[])[];
  readonly count: number;
}

interface Found {
  readonly facts: ParkingFacts;
  readonly id: number;
  readonly type: number;
  readonly lat: number;
  readonly lng: number;
  /** Rows of nodes; empty for places that are points. */
  readonly ring: Int32Array;
}

/**
 * Reads car parks, bicycle and motorcycle parking (OS-40). Bays (`amenity=parking_space`) add to the capacity of the place they lie in, and entrances
 * (`amenity=parking_entrance`) lead into theirs. Bays and entrances outside any place are places of their own, as underground car parks are mapped.
 * @returns the sections of `parking/layout.md` without links, by place, in Hilbert order
 */
export function readParking(rows: StreetRows, strings: StringPoolBuilder): ParkingRows {
  const parts = assignParts(rows, findPlaces(rows, IdLookup.over(rows.nodeId)));
  const order = parts.places
    .map((place) => ({ place, key: hilbertIndex(place.lat, place.lng) }))
    .sort((a, b) => a.key - b.key || a.place.type - b.place.type || a.place.id - b.place.id)
    .map(({ place }) => place);
  const entrancesOf = (place: Found): readonly Found[] => parts.entrances.get(place) ?? [];
  const way = (place: Found): Found => entrancesOf(place)[0] ?? place;
  return {
    columns: layOutParking(order, parts.bays, strings),
    lat: Float64Array.from(order, (place) => way(place).lat),
    lng: Float64Array.from(order, (place) => way(place).lng),
    rim: order.map((place) => [
      ...entrancesOf(place).map(({ id }) => id),
      ...Array.from(place.ring, (node) => rows.nodeId[node]!),
      ...(place.ring.length === 0 && place.type === MEMBER_TYPE.node ? [place.id] : []),
    ]),
    count: order.length,
  };
}

/** Parking places with the bays and entrances that lie in them. */
interface Parts {
  readonly places: readonly Found[];
  readonly bays: ReadonlyMap<Found, Bays>;
  readonly entrances: ReadonlyMap<Found, readonly Found[]>;
}

interface Bays {
  spaces: number;
  disabled: number;
}

/** Assigns bays and entrances to their places; those outside any place become places of their own. */
function assignParts(rows: StreetRows, found: readonly Tagged[]): Parts {
  const main = found.filter(({ amenity }) => amenity !== 'parking_space' && amenity !== 'parking_entrance');
  const within = placeFinder(rows, main);
  const bays = new Map<Found, Bays>();
  const entrances = new Map<Found, Found[]>();
  const places: Found[] = [...main];
  for (const item of found) {
    if (item.amenity === 'parking_space') {
      const place = within(item);
      const spaces = Math.max(1, item.facts.capacity);
      if (place === undefined) {
        places.push({ ...item, facts: { ...item.facts, capacity: spaces } });
        continue;
      }
      const sum = bays.get(place) ?? { spaces: 0, disabled: 0 };
      sum.spaces += spaces;
      if (item.disabled) sum.disabled += spaces;
      bays.set(place, sum);
    } else if (item.amenity === 'parking_entrance') {
      const place = within(item);
      if (place === undefined) places.push(item);
      else entrances.set(place, [...(entrances.get(place) ?? []), item]);
    }
  }
  return { places, bays, entrances };
}

function layOutParking(
  order: readonly Found[],
  bays: ReadonlyMap<Found, Bays>,
  strings: StringPoolBuilder,
): ColumnArrays<typeof PARKING_PLACE_COLUMNS> {
  const int32 = (value: (place: Found) => number): Int32Array => Int32Array.from(order, value);
  const uint8 = (value: (place: Found) => number): Uint8Array => Uint8Array.from(order, value);
  return {
    parkingLat: int32(({ lat }) => Math.round(lat * UNITS_PER_DEGREE)),
    parkingLng: int32(({ lng }) => Math.round(lng * UNITS_PER_DEGREE)),
    parkingOsm: Float64Array.from(order, ({ id }) => id),
    parkingOsmType: uint8(({ type }) => type),
    parkingKind: uint8(({ facts }) => parkingKinds.indexOf(facts.kind)),
    parkingType: uint8(({ facts }) => parkingTypes.indexOf(facts.type)),
    parkingFee: uint8(({ facts }) => parkingFees.indexOf(facts.fee)),
    parkingAccess: uint8(({ facts }) => facts.access),
    parkingFlags: uint8(
      ({ facts }) => (facts.parkAndRide ? PARKING_FLAG.parkAndRide : 0) | (facts.covered ? PARKING_FLAG.covered : 0),
    ),
    parkingCapacity: int32((place) => known(place.facts.capacity, bays.get(place)?.spaces)),
    parkingDisabled: int32((place) => known(place.facts.disabledBays, bays.get(place)?.disabled)),
    parkingMaxStay: int32(({ facts }) => facts.maxStay),
    parkingName: int32(({ facts }) => strings.add(facts.name)),
    parkingHours: int32(({ facts }) => strings.add(facts.openingHours)),
    parkingCharge: int32(({ facts }) => strings.add(facts.charge)),
    parkingConditional: int32(({ facts }) => strings.add(facts.conditional)),
  };
}

/** Tags outrank mapped bays. */
function known(tagged: number, counted: number | undefined): number {
  return tagged >= 0 || counted === undefined ? tagged : counted;
}

interface Tagged extends Found {
  readonly amenity: string;
  readonly disabled: boolean;
}

function findPlaces(rows: StreetRows, nodes: IdLookup): Tagged[] {
  const ways = IdLookup.over(rows.wayId);
  const scratch = new Map<string, string>();
  const found: Tagged[] = [];
  const add = (tags: TagMap, id: number, type: number, ring: Int32Array, middle: readonly [number, number]): void => {
    const facts = parkingFacts(tags);
    if (facts === undefined) return;
    const amenity = tags.get('amenity') as string;
    const disabled = tags.get('parking_space') === 'disabled' || tags.get('disabled') === 'designated';
    found.push({ facts, id, type, ring, lat: middle[0], lng: middle[1], amenity, disabled });
  };
  const amenityKey = rows.strings.indexOf('amenity');
  /** Whether a row has an `amenity` tag: a cheap test, because few rows of an extract have one. */
  const isAmenity = (firstTag: Int32Array, tag: Int32Array, row: number): boolean => {
    const end = firstTag[row + 1]!;
    for (let i = firstTag[row]!; i < end; i += 2) if (tag[i] === amenityKey) return true;
    return false;
  };
  for (let row = 0; row < rows.nodeId.length; row++) {
    // The last of the rows with one id counts.
    if (!isAmenity(rows.nodeFirstTag, rows.nodeTag, row) || nodes.find(rows.nodeId[row]!) !== row) continue;
    const tags = rowTags(rows, rows.nodeFirstTag, rows.nodeTag, row, scratch);
    const middle = [rows.nodeLat[row]!, rows.nodeLng[row]!] as const;
    add(tags, rows.nodeId[row]!, MEMBER_TYPE.node, new Int32Array(0), middle);
  }
  for (const row of rowsById(rows.wayId)) {
    if (!isAmenity(rows.wayFirstTag, rows.wayTag, row)) continue;
    const tags = rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    if (parkingFacts(tags) === undefined) continue;
    const line = wayLine(rows, nodes, row);
    if (line.length === 0) continue;
    const closed = line.length > 3 && line[0] === line.at(-1);
    const ring = Int32Array.from(closed ? line.slice(0, -1) : line);
    add(tags, rows.wayId[row]!, MEMBER_TYPE.way, ring, middleOf(rows, ring));
  }
  for (const row of rowsById(rows.relationId)) {
    if (!isAmenity(rows.relationFirstTag, rows.relationTag, row)) continue;
    const tags = rowTags(rows, rows.relationFirstTag, rows.relationTag, row, scratch);
    if (tags.get('type') !== 'multipolygon' || parkingFacts(tags) === undefined) continue;
    const outer: number[][] = [];
    for (let m = rows.relationFirstMember[row]!; m < rows.relationFirstMember[row + 1]!; m++) {
      const way = rows.memberType[m] === MEMBER_TYPE.way ? ways.find(rows.memberRef[m]!) : -1;
      if (way >= 0 && rows.strings[rows.memberRole[m]!] !== 'inner') outer.push(wayLine(rows, nodes, way));
    }
    const ring = joinRings(outer)[0];
    if (ring !== undefined) add(tags, rows.relationId[row]!, MEMBER_TYPE.relation, ring, middleOf(rows, ring));
  }
  return found;
}

/** The middle of the ring's bounding box. */
function middleOf(rows: StreetRows, ring: Int32Array): readonly [number, number] {
  const { south, west, north, east } = boxOf(rows, ring);
  return [(south + north) / 2, (west + east) / 2];
}

function boxOf(rows: StreetRows, ring: Int32Array): { south: number; west: number; north: number; east: number } {
  const box = { south: 91, west: 361, north: -91, east: -361 };
  for (const node of ring) {
    box.south = Math.min(box.south, rows.nodeLat[node]!);
    box.north = Math.max(box.north, rows.nodeLat[node]!);
    box.west = Math.min(box.west, rows.nodeLng[node]!);
    box.east = Math.max(box.east, rows.nodeLng[node]!);
  }
  return box;
}

/** Finds the car park that contains a point, its rim included. */
function placeFinder(rows: StreetRows, places: readonly Found[]): (point: Found) => Found | undefined {
  const areas = places
    .filter(({ ring, facts }) => ring.length > 2 && facts.kind === 'car')
    .map((place) => ({ place, key: hilbertIndex(place.lat, place.lng), box: boxOf(rows, place.ring) }))
    .sort((a, b) => a.key - b.key || a.place.id - b.place.id);
  const boxes = new Int32Array(areas.length * 4);
  areas.forEach(({ box }, i) => {
    boxes.set(
      [box.south, box.west, box.north, box.east].map((degrees) => Math.round(degrees * 1e7)),
      i * 4,
    );
  });
  const tree = buildBoxTree(boxes);
  return ({ lat, lng, id }) => {
    let best: Found | undefined;
    const [y, x] = [Math.round(lat * 1e7), Math.round(lng * 1e7)];
    searchBoxes(tree, y, x, y, x, (i) => {
      const place = areas[i]?.place;
      if (best !== undefined || place === undefined) return;
      const onRim = place.ring.some((node) => rows.nodeId[node] === id);
      if (onRim || ringHolds(rows, place.ring, lat, lng)) best = place;
    });
    return best;
  };
}
