import { type Sections, type StringPool, section } from '../../base/index.ts';
import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres } from '../../geo/index.ts';
import { type BoxTree, buildBoxTree, searchBoxes } from '../graph/box-tree.ts';
import type { StreetGraph } from '../graph/street-graph.ts';
import {
  PARKING_FLAG,
  type ParkingFacts,
  type ParkingKind,
  parkingFees,
  parkingKinds,
  parkingTypes,
} from './parking-facts.ts';
import { type SideParking, sideParkings } from './side-parking.ts';

/** A point on a street: an edge, the share of it before the point, and the metres between the point and the parking place. */
export interface ParkingLink {
  readonly edge: number;
  readonly fraction: number;
  readonly metres: number;
}

/** A parking place. */
export interface ParkingPlace extends ParkingFacts, LatLng {
  readonly index: number;
  /** OSM id, and the kind of element it belongs to. */
  readonly osm: number;
  readonly osmType: 'node' | 'way' | 'relation';
  /** Where the vehicle enters; undefined where no street for it is near. */
  readonly drive: ParkingLink | undefined;
  /** Where the walk begins or ends. */
  readonly walk: ParkingLink | undefined;
  /** No street leads in on the map, so the link goes to the nearest street. */
  readonly hasArtificialEntrance: boolean;
}

const OSM_TYPES = ['node', 'way', 'relation'] as const;

/** Parking places of a region and parking along its streets, over the sections of `parking.bin` (OS-40). */
export class ParkingLots {
  readonly count: number;
  readonly #sections: Sections;
  readonly #strings: StringPool;
  readonly #lat: Int32Array;
  readonly #lng: Int32Array;
  readonly #kind: Uint8Array;
  readonly #side: Uint8Array;
  readonly #tree: BoxTree;

  private constructor(sections: Sections, strings: StringPool) {
    this.#sections = sections;
    this.#strings = strings;
    this.#lat = section(sections, 'parkingLat', Int32Array);
    this.#lng = section(sections, 'parkingLng', Int32Array);
    this.#kind = section(sections, 'parkingKind', Uint8Array);
    this.#side = section(sections, 'wayParking', Uint8Array);
    this.count = this.#lat.length;
    const boxes = new Int32Array(this.count * 4);
    for (let i = 0; i < this.count; i++) {
      const [lat, lng] = [this.#lat[i]!, this.#lng[i]!];
      boxes.set([lat, lng, lat, lng], i * 4);
    }
    this.#tree = buildBoxTree(boxes);
  }

  /**
   * @param strings the pool of the street graph
   * @throws PlannerError `artefact-corrupt` when a section is missing
   */
  static from(sections: Sections, strings: StringPool): ParkingLots {
    return new ParkingLots(sections, strings);
  }

  /**
   * All facts about a place.
   * @throws RangeError for an index out of range
   */
  place(index: number): ParkingPlace {
    if (!(index >= 0 && index < this.count)) throw new RangeError(`no parking place ${index} of ${this.count}`);
    const value = (name: string): number => (this.#sections.get(name) as Int32Array)[index] as number;
    const text = (name: string): string => this.#strings.get(value(name));
    const flags = value('parkingFlags');
    return {
      index,
      lat: this.#lat[index]! / 1e7,
      lng: this.#lng[index]! / 1e7,
      osm: value('parkingOsm'),
      osmType: OSM_TYPES[value('parkingOsmType')] ?? 'node',
      kind: parkingKinds[this.#kind[index]!] ?? 'car',
      type: parkingTypes[value('parkingType')] ?? 'unknown',
      fee: parkingFees[value('parkingFee')] ?? 'unknown',
      access: value('parkingAccess') as ParkingFacts['access'],
      capacity: value('parkingCapacity'),
      disabledBays: value('parkingDisabled'),
      maxStay: value('parkingMaxStay'),
      parkAndRide: (flags & PARKING_FLAG.parkAndRide) !== 0,
      covered: (flags & PARKING_FLAG.covered) !== 0,
      hasArtificialEntrance: (flags & PARKING_FLAG.artificialEntrance) !== 0,
      name: text('parkingName'),
      openingHours: text('parkingHours'),
      charge: text('parkingCharge'),
      conditional: text('parkingConditional'),
      drive: this.#link('Drive', index),
      walk: this.#link('Walk', index),
    };
  }

  #link(which: 'Drive' | 'Walk', index: number): ParkingLink | undefined {
    const edge = section(this.#sections, `parking${which}Edge`, Int32Array)[index] as number;
    if (edge < 0) return undefined;
    return {
      edge,
      fraction: section(this.#sections, `parking${which}Fraction`, Float64Array)[index] as number,
      metres: section(this.#sections, `parking${which}Metres`, Float64Array)[index] as number,
    };
  }

  /** Places for a kind of vehicle within some metres, nearest first; by index where equally near. */
  near(place: LatLng, metres: number, kind: ParkingKind): { readonly index: number; readonly metres: number }[] {
    const found: { index: number; metres: number }[] = [];
    const high = metres / METRES_PER_DEGREE;
    const wide = high / Math.max(1e-6, Math.cos((Math.min(90, Math.abs(place.lat) + high) * Math.PI) / 180));
    const wanted = parkingKinds.indexOf(kind);
    const visit = (index: number): void => {
      if (this.#kind[index] !== wanted) return;
      const away = nearbyDistanceMetres(place.lat, place.lng, this.#lat[index]! / 1e7, this.#lng[index]! / 1e7);
      if (away <= metres) found.push({ index, metres: away });
    };
    const [south, north] = [(place.lat - high) * 1e7, (place.lat + high) * 1e7];
    const [west, east] = [place.lng - wide, place.lng + wide];
    searchBoxes(this.#tree, south, Math.max(-180, west) * 1e7, north, Math.min(180, east) * 1e7, visit);
    if (west < -180) searchBoxes(this.#tree, south, (west + 360) * 1e7, north, 1.8e9, visit);
    if (east > 180) searchBoxes(this.#tree, south, -1.8e9, north, (east - 360) * 1e7, visit);
    return found.sort((a, b) => a.metres - b.metres || a.index - b.index);
  }

  /** Parking along a directed edge, left and right in the direction of travel. */
  alongStreet(graph: StreetGraph, directed: number): { readonly left: SideParking; readonly right: SideParking } {
    const way = graph.edgeWay[directed >> 1]!;
    const packed = way < 0 ? 0 : (this.#side[way] ?? 0);
    const [first, second] = [sideParkings[packed & 15] ?? 'unknown', sideParkings[packed >> 4] ?? 'unknown'];
    return (directed & 1) === 0 ? { left: first, right: second } : { left: second, right: first };
  }
}
