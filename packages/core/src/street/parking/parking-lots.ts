import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres } from '../../geo/index.ts';
import { type Column, type Columns, readColumns, type Sections, type StringPool } from '../../storage/index.ts';
import {
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  isBackward,
  type ParkingIndex,
  type StreetStringIndex,
} from '../columns/index-types.ts';
import { PARKING_COLUMNS } from '../columns/parking-columns.ts';
import { type BoxTree, buildBoxTree, searchBoxes } from '../graph/box-tree.ts';
import type { StreetGraph } from '../graph/street-graph.ts';
import { UNITS_PER_DEGREE } from '../graph/units.ts';
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
  readonly edge: EdgeIndex;
  readonly fraction: number;
  readonly metres: number;
}

/** A parking place. */
export interface ParkingPlace extends ParkingFacts, LatLng {
  readonly index: number;
  /** OSM id, and the kind of element it belongs to. */
  readonly osm: number;
  readonly osmType: 'node' | 'way' | 'relation';
  /** The point where the vehicle enters; undefined where no street for it is near. */
  readonly drive: ParkingLink | undefined;
  /** The point where the walk begins or ends. */
  readonly walk: ParkingLink | undefined;
  /** Whether no street leads in on the map, so that the link goes to the nearest street. */
  readonly hasArtificialEntrance: boolean;
}

const OSM_TYPES = ['node', 'way', 'relation'] as const;

/** Parking places of a region and parking along its streets, over the sections of `parking.bin` (OS-40). */
export class ParkingLots {
  readonly count: number;
  readonly #columns: Columns<typeof PARKING_COLUMNS>;
  readonly #strings: StringPool;
  readonly #tree: BoxTree;

  private constructor(sections: Sections, strings: StringPool) {
    this.#columns = readColumns(PARKING_COLUMNS, sections);
    this.#strings = strings;
    const { parkingLat, parkingLng } = this.#columns;
    this.count = parkingLat.length;
    const boxes = new Int32Array(this.count * 4);
    for (let place = 0 as ParkingIndex; place < this.count; place++) {
      const [lat, lng] = [parkingLat[place]!, parkingLng[place]!];
      boxes.set([lat, lng, lat, lng], place * 4);
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
    const place = index as ParkingIndex;
    const columns = this.#columns;
    const text = (column: Column<ParkingIndex, StreetStringIndex>): string => this.#strings.get(column[place]!);
    const flags = columns.parkingFlags[place]!;
    const { parkingDriveEdge, parkingDriveFraction, parkingDriveMetres } = columns;
    const { parkingWalkEdge, parkingWalkFraction, parkingWalkMetres } = columns;
    return {
      index,
      lat: columns.parkingLat[place]! / UNITS_PER_DEGREE,
      lng: columns.parkingLng[place]! / UNITS_PER_DEGREE,
      osm: columns.parkingOsm[place]!,
      osmType: OSM_TYPES[columns.parkingOsmType[place]!] ?? 'node',
      kind: parkingKinds[columns.parkingKind[place]!] ?? 'car',
      type: parkingTypes[columns.parkingType[place]!] ?? 'unknown',
      fee: parkingFees[columns.parkingFee[place]!] ?? 'unknown',
      access: columns.parkingAccess[place]!,
      capacity: columns.parkingCapacity[place]!,
      disabledBays: columns.parkingDisabled[place]!,
      maxStay: columns.parkingMaxStay[place]!,
      parkAndRide: (flags & PARKING_FLAG.parkAndRide) !== 0,
      covered: (flags & PARKING_FLAG.covered) !== 0,
      hasArtificialEntrance: (flags & PARKING_FLAG.artificialEntrance) !== 0,
      name: text(columns.parkingName),
      openingHours: text(columns.parkingHours),
      charge: text(columns.parkingCharge),
      conditional: text(columns.parkingConditional),
      drive: linkAt(place, parkingDriveEdge, parkingDriveFraction, parkingDriveMetres),
      walk: linkAt(place, parkingWalkEdge, parkingWalkFraction, parkingWalkMetres),
    };
  }

  /** The index of the place of an OSM element; undefined where there is none. */
  indexOf(osmType: ParkingPlace['osmType'], osm: number): number | undefined {
    const { parkingOsm, parkingOsmType } = this.#columns;
    const type = OSM_TYPES.indexOf(osmType);
    for (let place = 0 as ParkingIndex; place < this.count; place++) {
      if (parkingOsm[place] === osm && parkingOsmType[place] === type) return place;
    }
    return undefined;
  }

  /** Places for a kind of vehicle within some metres, nearest first; by index where equally near. */
  near(place: LatLng, metres: number, kind: ParkingKind): { readonly index: number; readonly metres: number }[] {
    const found: { index: number; metres: number }[] = [];
    const high = metres / METRES_PER_DEGREE;
    const wide = high / Math.max(1e-6, Math.cos((Math.min(90, Math.abs(place.lat) + high) * Math.PI) / 180));
    const wanted = parkingKinds.indexOf(kind);
    const { parkingKind, parkingLat, parkingLng } = this.#columns;
    const visit = (index: number): void => {
      const at = index as ParkingIndex;
      if (parkingKind[at] !== wanted) return;
      const away = nearbyDistanceMetres(
        place.lat,
        place.lng,
        parkingLat[at]! / UNITS_PER_DEGREE,
        parkingLng[at]! / UNITS_PER_DEGREE,
      );
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
  alongStreet(
    graph: StreetGraph,
    directed: DirectedEdgeIndex,
  ): { readonly left: SideParking; readonly right: SideParking } {
    const way = graph.edgeWay[edgeOf(directed)]!;
    const packed = way < 0 ? 0 : (this.#columns.wayParking[way] ?? 0);
    const [first, second] = [sideParkings[packed & 15] ?? 'unknown', sideParkings[packed >> 4] ?? 'unknown'];
    return isBackward(directed) ? { left: second, right: first } : { left: first, right: second };
  }
}

function linkAt(
  place: ParkingIndex,
  edges: Column<ParkingIndex, EdgeIndex>,
  fractions: Column<ParkingIndex>,
  metres: Column<ParkingIndex>,
): ParkingLink | undefined {
  const edge = edges[place]!;
  return edge < 0 ? undefined : { edge, fraction: fractions[place]!, metres: metres[place]! };
}
