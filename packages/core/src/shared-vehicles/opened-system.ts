import { localDay, parseDay } from '../base/index.ts';
import { AreaIndex, type LatLng, PointGrid } from '../geo/index.ts';
import type { ModeId, StreetProfileName } from '../modes/index.ts';
import { isOpen, OpeningTimesByText } from '../tariffs/index.ts';
import { countsHold, isVehicleAvailable, pickupAt, returnAt } from './availability.ts';
import { Geofencing } from './geofencing.ts';
import type { ReturnConstraint, SharedStation, SharedSystem, SharedVehicle, VehicleType } from './shared-system.ts';
import { type VehicleMode, vehicleMode } from './vehicle-mode.ts';

/** A place where a shared vehicle can be collected: a station, or the position of a free-floating vehicle. */
export interface PickupOption extends LatLng {
  readonly system: OpenedSystem;
  readonly type: VehicleType;
  readonly mode: VehicleMode;
  readonly station?: SharedStation;
  readonly vehicle?: SharedVehicle;
  readonly metres: number;
  /** Whether it is available, according to the counts. */
  readonly certainty: 'yes' | 'unknown';
}

/** A station where a vehicle can be returned. */
export interface ReturnOption extends LatLng {
  readonly station: SharedStation;
  readonly metres: number;
  readonly certainty: 'yes' | 'unknown';
}

/** The vehicle of a ride: its type, the single vehicle if known, and the station of collection if any. */
export interface SharedRide {
  readonly type: VehicleType;
  readonly vehicle?: SharedVehicle;
  readonly from?: SharedStation;
}

/** Where a station is, and its index in the system. */
interface StationPlace extends LatLng {
  readonly index: number;
}

/** What of a system depends on no counts and no vehicles. */
interface FixedParts {
  readonly geofencing: Geofencing;
  readonly types: ReadonlyMap<string, VehicleType>;
  readonly modes: ReadonlyMap<string, VehicleMode>;
  readonly stationPlaces: PointGrid<StationPlace>;
  /** Of the virtual stations. */
  readonly virtualAreas: AreaIndex;
}

interface PlacedVehicle extends LatLng {
  readonly vehicle: SharedVehicle;
}

/** A shared system with its lookups. Instants are Unix seconds, distances metres. */
export class OpenedSystem {
  readonly system: SharedSystem;
  readonly geofencing: Geofencing;
  readonly #types: ReadonlyMap<string, VehicleType>;
  readonly #modes: ReadonlyMap<string, VehicleMode>;
  readonly #stationOf: ReadonlyMap<string, SharedStation>;
  readonly #fixed: FixedParts;
  #placedVehicles: PointGrid<PlacedVehicle> | undefined;
  readonly #virtual: readonly SharedStation[];
  readonly #hours: OpeningTimesByText = new OpeningTimesByText();

  /** @param like the same system with other counts and vehicles: what does not depend on those is made already */
  constructor(system: SharedSystem, like?: OpenedSystem) {
    this.system = system;
    this.#fixed = like === undefined ? fixedParts(system) : like.#fixed;
    this.geofencing = this.#fixed.geofencing;
    this.#types = this.#fixed.types;
    this.#modes = this.#fixed.modes;
    this.#stationOf = new Map(system.stations.map((station) => [station.id, station]));
    this.#virtual = system.stations.filter(({ area }) => area !== undefined);
  }

  /** Does the work that the first search near vehicles would wait for. */
  prepare(): void {
    void this.#vehicles;
  }

  /** Vehicles come and go every few seconds, and most threads that know them are never asked for any. */
  get #vehicles(): PointGrid<PlacedVehicle> {
    this.#placedVehicles ??= new PointGrid(
      this.system.vehicles.map((vehicle) => this.#place(vehicle)).filter(isPlaced),
    );
    return this.#placedVehicles;
  }

  /** Stations within a radius in metres, nearest first. */
  #stationsNear(place: LatLng, radiusMetres: number): { readonly station: SharedStation; readonly metres: number }[] {
    return this.#fixed.stationPlaces
      .near(place, radiusMetres)
      .map(({ point, metres }) => ({ station: this.system.stations[point.index]!, metres }));
  }

  typeOf(id: string): VehicleType | undefined {
    return this.#types.get(id);
  }

  modeOf(type: string): VehicleMode | undefined {
    return this.#modes.get(type);
  }

  /** The modes of its vehicles. */
  get modes(): readonly ModeId[] {
    return [...this.#modes.values()].map(({ mode }) => mode);
  }

  /** The profiles of its vehicles of a mode. */
  profilesOf(mode: string): readonly StreetProfileName[] {
    return [...this.#modes.values()].filter((own) => own.mode === mode).map(({ profile }) => profile);
  }

  stationOf(id: string): SharedStation | undefined {
    return this.#stationOf.get(id);
  }

  /** Whether the system rents at an instant, by its own clock (SV-14); undefined = unknown. */
  isOpen(at: number): boolean | undefined {
    const { openingHours, timezone } = this.system;
    if (this.#hasEnded(at)) return false;
    return openingHours === undefined ? true : isOpen(this.#hours.get(openingHours), at, timezone);
  }

  /** Whether a station is open at an instant: by its own hours, else those of the system; never after the last day of the system. */
  isStationOpen({ openingHours }: SharedStation, at: number): boolean | undefined {
    if (openingHours === undefined || this.#hasEnded(at)) return this.isOpen(at);
    return isOpen(this.#hours.get(openingHours), at, this.system.timezone);
  }

  /**
   * Vehicles that can be collected within a radius at an instant, nearest first: one option per station and type, one per free-floating
   * vehicle. Zones apply to free-floating vehicles only and do not close stations (SV-9).
   */
  pickupsNear(place: LatLng, radiusMetres: number, at: number): PickupOption[] {
    const options: PickupOption[] = [];
    for (const { station, metres } of this.#stationsNear(place, radiusMetres)) {
      if (this.isStationOpen(station, at) === false) continue;
      for (const [id, mode] of this.#modes) {
        const type = this.#types.get(id)!;
        const certainty = pickupAt(station, type, this.#countsHold(station, at));
        if (certainty === 'no') continue;
        options.push({ system: this, type, mode, station, lat: station.lat, lng: station.lng, metres, certainty });
      }
    }
    if (this.isOpen(at) !== false) options.push(...this.#freeVehicles(place, radiusMetres, at));
    return options.sort((a, b) => a.metres - b.metres);
  }

  /** Stations within a radius that accept the return of a vehicle at an instant, nearest first. */
  returnsNear(place: LatLng, radiusMetres: number, ride: SharedRide, at: number): ReturnOption[] {
    const options: ReturnOption[] = [];
    const constraint = this.constraintOf(ride.type);
    if (constraint === 'free_floating') return options;
    for (const { station, metres } of this.#stationsNear(place, radiusMetres)) {
      if (constraint === 'roundtrip_station' && station.id !== homeOf(ride)) continue;
      if (this.isStationOpen(station, at) === false) continue;
      const certainty = returnAt(station, ride.type, this.#countsHold(station, at));
      if (certainty !== 'no') options.push({ station, lat: station.lat, lng: station.lng, metres, certainty });
    }
    return options;
  }

  /** Whether a station is open at an instant and not known to lack vehicles of a type. */
  rentsOut(station: SharedStation, type: VehicleType, at: number): boolean {
    return this.isStationOpen(station, at) !== false && pickupAt(station, type, this.#countsHold(station, at)) !== 'no';
  }

  /** Whether a station is open at an instant and not known to lack docks for a type. */
  takesBack(station: SharedStation, type: VehicleType, at: number): boolean {
    return this.isStationOpen(station, at) !== false && returnAt(station, type, this.#countsHold(station, at)) !== 'no';
  }

  /**
   * Where rides of a type may end: by the constraint of the type; else anywhere where the system has free-floating vehicles, and at stations
   * where it has none (SV-7).
   */
  constraintOf(type: VehicleType): ReturnConstraint {
    if (type.returnConstraint !== undefined) return type.returnConstraint;
    const { stations, vehicles } = this.system;
    const floats = vehicles.some((vehicle) => vehicle.type === type.id && vehicle.station === undefined);
    if (!floats) return 'any_station';
    return stations.length === 0 ? 'free_floating' : 'hybrid';
  }

  /**
   * Whether a ride may end at a place: in the area of a virtual station that accepts the return, else where the type is free-floating and the
   * zones allow it (SV-9).
   */
  mayEndAt(place: LatLng, ride: SharedRide, at: number): boolean {
    const constraint = this.constraintOf(ride.type);
    const isHome = (station: SharedStation): boolean =>
      constraint !== 'roundtrip_station' || station.id === homeOf(ride);
    if (this.#areasAt(place).some((station) => isHome(station) && this.takesBack(station, ride.type, at))) return true;
    if (constraint !== 'free_floating' && constraint !== 'hybrid') return false;
    const rule = this.geofencing.ruleAt(place, ride.type.id, at);
    return rule.rideEndAllowed && rule.stationParking !== true;
  }

  /** Whether the last day of the system has passed, by its own clock. */
  #hasEnded(at: number): boolean {
    const { terminationDate, timezone } = this.system;
    const last = terminationDate === undefined ? undefined : parseDay(terminationDate);
    return last !== undefined && localDay(at, timezone) > last;
  }

  /** The virtual stations whose area contains a place. */
  #areasAt(place: LatLng): SharedStation[] {
    return this.#fixed.virtualAreas.findAt(place).map((i) => this.#virtual[i]!);
  }

  #freeVehicles(place: LatLng, radiusMetres: number, at: number): PickupOption[] {
    const options: PickupOption[] = [];
    const isKnown = countsHold(this.system.lastUpdated, at);
    for (const { point, metres } of this.#vehicles.near(place, radiusMetres)) {
      const { vehicle, lat, lng } = point;
      const [type, mode] = [this.#types.get(vehicle.type), this.#modes.get(vehicle.type)];
      if (type === undefined || mode === undefined || !isVehicleAvailable(vehicle, at)) continue;
      const station = vehicle.station === undefined ? undefined : this.#stationOf.get(vehicle.station);
      if (station !== undefined && this.isStationOpen(station, at) === false) continue;
      if (!this.geofencing.ruleAt(point, type.id, at).rideStartAllowed) continue;
      options.push({ system: this, type, mode, vehicle, lat, lng, metres, certainty: isKnown ? 'yes' : 'unknown' });
    }
    return options;
  }

  #countsHold(station: SharedStation, at: number): boolean {
    return countsHold(station.lastReported ?? this.system.lastUpdated, at);
  }

  /** Whether a vehicle at a station is already in the count of the station. */
  #place(vehicle: SharedVehicle): PlacedVehicle | undefined {
    if (vehicle.station !== undefined) {
      const station = this.#stationOf.get(vehicle.station);
      if (station !== undefined && station.vehiclesAvailable !== undefined) return undefined;
      // A vehicle at a station that is not renting cannot be collected on its own either (SV-1).
      if (station !== undefined && !(station.isInstalled && station.isRenting)) return undefined;
      if (vehicle.lat === undefined && station !== undefined) return { vehicle, lat: station.lat, lng: station.lng };
    }
    const { lat, lng } = vehicle;
    return lat === undefined || lng === undefined ? undefined : { vehicle, lat, lng };
  }
}

function fixedParts(system: SharedSystem): FixedParts {
  const { zones, globalRules, vehicleTypes, stations } = system;
  const modes = vehicleTypes.map((type) => [type.id, vehicleMode(system, type)] as const);
  return {
    geofencing: new Geofencing(zones, globalRules),
    types: new Map(vehicleTypes.map((type) => [type.id, type])),
    modes: new Map(modes.filter((pair): pair is [string, VehicleMode] => pair[1] !== undefined)),
    stationPlaces: new PointGrid(stations.map(({ lat, lng }, index) => ({ lat, lng, index }))),
    virtualAreas: new AreaIndex(stations.flatMap(({ area }) => (area === undefined ? [] : [area]))),
  };
}

/** The station of a vehicle that must be returned: its home station, else that of collection; undefined = unknown. */
function homeOf({ vehicle, from }: SharedRide): string | undefined {
  return vehicle?.homeStation ?? from?.id ?? vehicle?.station;
}

function isPlaced(vehicle: PlacedVehicle | undefined): vehicle is PlacedVehicle {
  return vehicle !== undefined;
}
