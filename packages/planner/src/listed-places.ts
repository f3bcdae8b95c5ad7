import { localDay } from '@tripwright/core/base';
import { hiredVehicle, type Lot, operatorOf, operatorOfSystem, parkingNear } from '@tripwright/core/engine/journey';
import {
  cellKey,
  cellOf,
  type LatLng,
  METRES_PER_DEGREE,
  nearbyDistanceMetres,
  parseCellKey,
} from '@tripwright/core/geo';
import type { HiredVehicle, ListedFees, ListedPlace, WeekOfHours } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { HireProvider, ParkedVehicle, ParkingFeeRow } from '@tripwright/core/providers';
import type { Region } from '@tripwright/core/region';
import {
  countsHold,
  isVehicleAvailable,
  type OpenedSystem,
  type SharedStation,
} from '@tripwright/core/shared-vehicles';
import { openingTimes, weekHours } from '@tripwright/core/tariffs';

/** What is listed besides stops. */
export interface ListedPlacesQuery {
  /** Places that these modes, or modes below them, use; modes that call at stops have none. */
  readonly modes: readonly string[];
  /** Unix seconds, by which counts are recent or too old. */
  readonly now: number;
  /** Language of names (BCP 47), as far as the providers translate them. */
  readonly locale?: string;
}

/** Modes of own vehicles, with the vehicle that they park and the kind of place for it. */
const PARKED: readonly { readonly mode: string; readonly vehicle: ParkedVehicle; readonly kind: ParkedKind }[] = [
  { mode: 'me_car', vehicle: 'car', kind: 'car-park' },
  { mode: 'me_mot', vehicle: 'motorbike', kind: 'motorcycle-parking' },
  { mode: 'me_mic', vehicle: 'bicycle', kind: 'bicycle-parking' },
];
type ParkedKind = 'car-park' | 'bicycle-parking' | 'motorcycle-parking';

const RENTAL = 'me_car-r';
/** A point that is asked for and a place at it are no farther apart. */
const SAME_METRES = 15;

/**
 * The places of cells: stations and vehicles of shared systems with their live counts, places of car sharing and rental, parking. Those of one cell
 * are in no particular order.
 * @param region as it is now, with live data where there are any
 * @param cells keys of `core/geo` cells; others have no places
 */
export function listPlaceCells(
  region: Region,
  cells: readonly string[],
  cellsPerDegree: number,
  query: ListedPlacesQuery,
): ReadonlyMap<string, readonly ListedPlace[]> {
  const byCell = new Map<string, ListedPlace[]>(cells.map((key) => [key, []]));
  const listOf = ({ lat, lng }: LatLng): ListedPlace[] | undefined =>
    byCell.get(cellKey(cellOf(lat, lng, cellsPerDegree)));
  for (const place of hirePlaces(region, query, (point) => listOf(point) !== undefined)) listOf(place)?.push(place);
  const radius = (Math.SQRT1_2 * METRES_PER_DEGREE) / cellsPerDegree + 1;
  for (const key of byCell.keys()) {
    const cell = parseCellKey(key);
    if (cell === undefined) continue;
    const middle = { lat: (cell.row + 0.5) / cellsPerDegree, lng: (cell.column + 0.5) / cellsPerDegree };
    for (const place of parkingPlaces(region, middle, radius, query)) {
      if (cellKey(cellOf(place.lat, place.lng, cellsPerDegree)) === key) byCell.get(key)?.push(place);
    }
  }
  return byCell;
}

/** The places in a circle, nearest first; see {@link listPlaceCells}. */
export function listPlacesNear(
  region: Region,
  centre: LatLng,
  radiusMetres: number,
  query: ListedPlacesQuery,
): readonly ListedPlace[] {
  const metresTo = ({ lat, lng }: LatLng): number => nearbyDistanceMetres(centre.lat, centre.lng, lat, lng);
  return [
    ...hirePlaces(region, query, (point) => metresTo(point) <= radiusMetres),
    ...parkingPlaces(region, centre, radiusMetres, query),
  ]
    .map((place) => ({ place, metres: metresTo(place) }))
    .sort((a, b) => a.metres - b.metres || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

/** The place of an id that lists give; undefined where there is none (now, for a vehicle). */
export function findListedPlace(
  region: Region,
  id: string,
  query: Omit<ListedPlacesQuery, 'modes'>,
): ListedPlace | undefined {
  const all = { ...query, modes: listedModes(region) };
  const hired = hirePlaces(region, all, () => true).find((place) => place.id === id);
  if (hired !== undefined) return hired;
  const [, type, osm] = /^osm-(node|way|relation)-(\d+)$/.exec(id) ?? [];
  const index =
    osm === undefined ? undefined : region.parking?.indexOf(type as 'node' | 'way' | 'relation', Number(osm));
  const at =
    index === undefined ? region.providers?.rows.parking.find((lot) => lot.id === id) : region.parking?.place(index);
  // The place of a lot is where vehicles drive in, which may be some way from its middle.
  return at && parkingPlaces(region, at, LONGEST_DRIVE_IN_METRES, all).find((place) => place.id === id);
}

const LONGEST_DRIVE_IN_METRES = 1000;

/** The places at a point, nearest first: those that a client may mean by it. */
export function listedPlacesAt(
  region: Region,
  point: LatLng,
  query: Omit<ListedPlacesQuery, 'modes'>,
): readonly ListedPlace[] {
  return listPlacesNear(region, point, SAME_METRES, { ...query, modes: listedModes(region) });
}

/** Every mode that has listed places in a region. */
export function listedModes({ sharedVehicles, providers }: Region): readonly string[] {
  return [...(sharedVehicles?.modes ?? []), ...(providers?.modes ?? []), ...PARKED.map(({ mode }) => mode)];
}

function isAsked(modes: readonly string[], mode: string): boolean {
  return modes.some((asked) => coversMode(asked, mode));
}

/** Places of hired vehicles that `isWanted` takes by their position. */
function hirePlaces(
  { manifest, sharedVehicles, providers }: Region,
  query: ListedPlacesQuery,
  isWanted: (point: LatLng) => boolean,
): ListedPlace[] {
  return [
    ...(sharedVehicles?.systems ?? []).flatMap((system) => placesOfSystem(system, query, isWanted)),
    ...(providers?.rows.hire ?? []).flatMap((provider) =>
      isAsked(query.modes, provider.mode) ? placesOfProvider(provider, isWanted, weekOf(manifest.timezone, query)) : [],
    ),
  ];
}

function placesOfSystem(
  opened: OpenedSystem,
  { modes, now, locale }: ListedPlacesQuery,
  isWanted: (point: LatLng) => boolean,
): ListedPlace[] {
  const { system } = opened;
  const mode = opened.modes.find((own) => isAsked(modes, own));
  if (mode === undefined) return [];
  const places: ListedPlace[] = [];
  const isRecent = countsHold(system.lastUpdated, now);
  for (const station of system.stations) {
    if (!isWanted(station)) continue;
    const { lat, lng, address = '' } = station;
    places.push({
      kind: opened.profilesOf(mode).includes('car') ? 'car-pod' : 'bike-pod',
      ...{ id: `${system.id}|${station.id}`, lat, lng, address, mode },
      name: nameOf(station, locale),
      operator: operatorOfSystem({ system: opened, station }),
      inService: station.isInstalled && station.isRenting && opened.isStationOpen(station, now) !== false,
      capacity: station.capacity,
      vehicles: isRecent ? vehiclesOf(station) : undefined,
      docks: isRecent ? station.docksAvailable : undefined,
      countedAt: isRecent ? (station.lastReported ?? system.lastUpdated) : undefined,
      standing: isRecent ? standingAt(opened, station, mode, now) : [],
    });
  }
  if (!isRecent || opened.isOpen(now) === false) return places;
  for (const vehicle of system.vehicles) {
    const { lat, lng } = vehicle;
    if (lat === undefined || lng === undefined || vehicle.station !== undefined) continue;
    const type = opened.typeOf(vehicle.type);
    const own = opened.modeOf(vehicle.type)?.mode;
    if (type === undefined || own === undefined || !isAsked(modes, own)) continue;
    if (!isVehicleAvailable(vehicle, now) || !isWanted({ lat, lng })) continue;
    places.push({
      kind: 'vehicle',
      ...{ id: `${system.id}|${vehicle.id}`, name: '', address: '', lat, lng, mode: own },
      operator: operatorOfSystem({ system: opened, vehicle }),
      vehicle: hiredVehicle({ type, vehicle }),
    });
  }
  return places;
}

/** The vehicles of a mode at a station that can be collected now. */
function standingAt(opened: OpenedSystem, station: SharedStation, mode: string, now: number): readonly HiredVehicle[] {
  return opened.system.vehicles.flatMap((vehicle) => {
    if (vehicle.station !== station.id || !isVehicleAvailable(vehicle, now)) return [];
    const type = opened.typeOf(vehicle.type);
    return type === undefined || opened.modeOf(vehicle.type)?.mode !== mode ? [] : [hiredVehicle({ type, vehicle })];
  });
}

function nameOf({ name }: SharedStation, locale: string | undefined): string {
  return (name.find(({ language }) => language === locale) ?? name[0])?.text ?? '';
}

/** All vehicles of a station: the total, else the sum over its types. */
function vehiclesOf({ vehiclesAvailable, vehiclesByType }: SharedStation): number | undefined {
  return vehiclesAvailable ?? vehiclesByType?.reduce((sum, { count }) => sum + count, 0);
}

function placesOfProvider(
  provider: HireProvider,
  isWanted: (point: LatLng) => boolean,
  hoursOf: HoursOf,
): ListedPlace[] {
  const operator = operatorOf(provider);
  return provider.places.filter(isWanted).map((place): ListedPlace => {
    const { id, name, address = '', lat, lng, vehicles } = place;
    const listed = { id: `${provider.id}|${id}`, name, address, lat, lng, mode: provider.mode, operator };
    if (coversMode(RENTAL, provider.mode))
      return { kind: 'car-rental', ...listed, hours: hoursOf(place.openingHours ?? provider.openingHours) };
    // The usual number of vehicles is no count of those that are there now.
    return { kind: 'car-pod', ...listed, inService: true, capacity: vehicles, ...NO_COUNTS };
  });
}

const NO_COUNTS = { vehicles: undefined, docks: undefined, countedAt: undefined, standing: [] } as const;

/** Opening hours in the syntax of OpenStreetMap as those of seven days from today. */
type HoursOf = (text: string | undefined) => WeekOfHours | undefined;

function weekOf(timezone: string, { now }: ListedPlacesQuery): HoursOf {
  const today = localDay(now, timezone);
  return (text) => (text === undefined ? undefined : weekHours(openingTimes(text), today));
}

function feesOf(fees: ParkingFeeRow | undefined, isFree: boolean | undefined): ListedFees | undefined {
  if (fees === undefined) return isFree === true ? { currency: '', steps: [], dailyMicros: undefined } : undefined;
  return { currency: fees.currency, steps: fees.steps, dailyMicros: fees.dailyMicros };
}

function parkingPlaces(region: Region, centre: LatLng, radiusMetres: number, query: ListedPlacesQuery): ListedPlace[] {
  const { modes } = query;
  const hoursOf = weekOf(region.manifest.timezone, query);
  return PARKED.flatMap(({ mode, vehicle, kind }) =>
    isAsked(modes, mode) || modes.some((asked) => coversMode(mode, asked))
      ? parkingNear(region, centre, radiusMetres, vehicle).flatMap((lot) => parked(lot, mode, kind, hoursOf))
      : [],
  );
}

/** A lot as a place; none for car parks where motorcycles may stand too, which are listed as car parks. */
function parked(lot: Lot, mode: string, kind: ParkedKind, hoursOf: HoursOf): ListedPlace[] {
  const { id, name, lat, lng, capacity, isOnStreet, isParkAndRide, vehicles } = lot;
  const listed = { id, name, address: '', lat, lng, mode, capacity };
  if (kind === 'car-park') {
    const [hours, fees] = [hoursOf(lot.openingHours), feesOf(lot.fees, lot.isFree)];
    return [{ kind, ...listed, isOnStreet, isParkAndRide, hours, fees }];
  }
  return vehicles.includes('car') ? [] : [{ kind: 'facility', ...listed, facility: kind }];
}
