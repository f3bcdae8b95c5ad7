import type { Money } from '../base/index.ts';
import { areaContains, type LatLng, PointGrid } from '../geo/index.ts';
import { coversMode, type ModeId } from '../modes/index.ts';
import {
  isOpen,
  moneyOfMicros,
  OpeningTimesByText,
  type PricedRide,
  parkingPrice,
  type RideTariff,
  ridePrice,
  tariffAt,
} from '../tariffs/index.ts';
import type {
  HailedProvider,
  HirePlace,
  HireProvider,
  ParkedVehicle,
  ParkingLot,
  ProviderRow,
  ProviderRows,
} from './provider-rows.ts';

const METRES_PER_KM = 1000;

/** A place of vehicles for hire, with its provider. */
export interface HireSpot extends HirePlace {
  readonly provider: HireProvider;
}

/** The configured providers and costs of a region; reads {@link ProviderRows}. Instants are Unix seconds, distances metres. */
export class Providers {
  readonly rows: ProviderRows;
  readonly #timezone: string;
  readonly #hours: OpeningTimesByText = new OpeningTimesByText();
  readonly #hirePlaces: PointGrid<HireSpot>;
  readonly #parking: PointGrid<ParkingLot>;
  readonly #tollsOfWay: Map<number, ProviderRows['tolls'][number]> = new Map();

  /** @param timezone the time zone of the region, in which hours are given */
  constructor(rows: ProviderRows, timezone: string) {
    this.rows = rows;
    this.#timezone = timezone;
    this.#hirePlaces = new PointGrid(
      rows.hire.flatMap((provider) => provider.places.map((place): HireSpot => ({ ...place, provider }))),
    );
    this.#parking = new PointGrid(rows.parking);
    for (const toll of rows.tolls) for (const way of toll.ways) this.#tollsOfWay.set(way, toll);
  }

  /** The distinct modes of all providers, sorted. */
  get modes(): readonly ModeId[] {
    return [...new Set([...this.rows.hailed, ...this.rows.hire].map(({ mode }) => mode))].sort();
  }

  /** Whether an instant lies within hours; absent hours always match; undefined = unknown. */
  isOpen(hours: string | undefined, at: number): boolean | undefined {
    return hours === undefined ? true : isOpen(this.#hours.get(hours), at, this.#timezone);
  }

  /** Taxis and ride-hailing services that pick up at a place at an instant, unless known to be closed, and set down at another. */
  hailedAt(from: LatLng, to: LatLng, at: number): HailedProvider[] {
    return this.rows.hailed.filter(
      ({ area, dropOffArea, openingHours }) =>
        (area === undefined || areaContains(area, from)) &&
        (dropOffArea === undefined || areaContains(dropOffArea, to)) &&
        this.isOpen(openingHours, at) !== false,
    );
  }

  /** Seconds of waiting for a vehicle that is ordered at an instant. */
  waitSeconds({ waitSeconds, timedWaits }: HailedProvider, at: number): number {
    return timedWaits.find(({ hours }) => this.isOpen(hours, at) === true)?.waitSeconds ?? waitSeconds;
  }

  /** The tariff of a provider at the time of boarding; undefined = unknown. */
  tariffAt({ tariff, timedTariffs }: Pick<ProviderRow, 'tariff' | 'timedTariffs'>, at: number): RideTariff | undefined {
    const timed = timedTariffs.map((one) => ({ hours: this.#hours.get(one.hours), tariff: one.tariff }));
    if (tariff !== undefined) return tariffAt(tariff, timed, at, this.#timezone);
    return timed.find(({ hours }) => isOpen(hours, at, this.#timezone) === true)?.tariff;
  }

  /** The price of a ride that begins at an instant; undefined = unknown. */
  priceOf(provider: Pick<ProviderRow, 'tariff' | 'timedTariffs'>, ride: PricedRide, at: number): Money | undefined {
    const tariff = this.tariffAt(provider, at);
    return tariff === undefined ? undefined : ridePrice(tariff, ride);
  }

  /** The price of a ride with an agency's service on demand that begins at an instant; undefined = unknown. */
  onDemandPrice(agency: string, ride: PricedRide, at: number): Money | undefined {
    const { onDemand = [] } = this.rows;
    const row = onDemand.find((one) => one.agency === agency) ?? onDemand.find((one) => one.agency === undefined);
    return row === undefined ? undefined : this.priceOf(row, ride, at);
  }

  /** Places of car sharing, car hire and pooling within a radius, nearest first. */
  hirePlacesNear(place: LatLng, radiusMetres: number): { readonly point: HireSpot; readonly metres: number }[] {
    return this.#hirePlaces.near(place, radiusMetres);
  }

  /** Whether vehicles can be collected or returned at a place at an instant: by its hours, else those of its provider. */
  isPlaceOpen(provider: HireProvider, place: HirePlace, at: number): boolean | undefined {
    return this.isOpen(place.openingHours ?? provider.openingHours, at);
  }

  /** The places to return a vehicle to: its own, or with `oneWay` all of the provider (SV-7). */
  returnPlaces(provider: HireProvider, collectedAt: HirePlace): readonly HirePlace[] {
    return provider.oneWay ? provider.places : provider.places.filter(({ id }) => id === collectedAt.id);
  }

  /** Whether a vehicle can be left at a point outside the places of the provider. */
  mayLeaveAt({ returnArea }: HireProvider, place: LatLng): boolean {
    return returnArea !== undefined && areaContains(returnArea, place);
  }

  /** Public parking places for a kind of vehicle within a radius, nearest first. */
  parkingNear(
    place: LatLng,
    radiusMetres: number,
    vehicle: ParkedVehicle,
  ): { readonly point: ParkingLot; readonly metres: number }[] {
    return this.#parking
      .near(place, radiusMetres)
      .filter(
        ({ point }) => point.vehicles.includes(vehicle) && (point.access === 'public' || point.access === 'customers'),
      );
  }

  /** The price of parking from an instant; undefined = unknown. */
  parkingPrice({ fees }: ParkingLot, arrival: number, seconds: number): Money | undefined {
    if (fees === undefined) return undefined;
    const { chargedHours, ...rest } = fees;
    const hours = chargedHours === undefined ? {} : { chargedHours: this.#hours.get(chargedHours) };
    return parkingPrice({ ...rest, ...hours }, arrival, seconds, this.#timezone);
  }

  /** The price of fuel or electricity for a distance; undefined = unknown. */
  energyPrice(mode: string, metres: number): Money | undefined {
    const use = mostSpecific(this.rows.energy, mode);
    return use === undefined ? undefined : moneyOfMicros((use.microsPerKm * metres) / METRES_PER_KM, use.currency);
  }

  /** The tolls along a path of OpenStreetMap ways, each once, in the order of the path. Ways without a price for the mode are free. */
  tollsOf(
    ways: Iterable<number>,
    mode: string,
  ): { readonly id: string; readonly name: string; readonly price: Money }[] {
    const paid = new Set<string>();
    const found: { readonly id: string; readonly name: string; readonly price: Money }[] = [];
    for (const way of ways) {
      const toll = this.#tollsOfWay.get(way);
      if (toll === undefined || paid.has(toll.id)) continue;
      paid.add(toll.id);
      const price = mostSpecific(toll.prices, mode);
      if (price === undefined) continue;
      found.push({ id: toll.id, name: toll.name, price: moneyOfMicros(price.micros, price.currency) });
    }
    return found;
  }

  /** The configured grams of CO₂ per kilometre; undefined = the usual ones apply. */
  gramsPerKm(mode: string): number | undefined {
    return mostSpecific(this.rows.emissions, mode)?.gramsPerKm;
  }
}

/** The row with the most specific mode that covers another one. */
function mostSpecific<Row extends { readonly mode: string }>(rows: readonly Row[], mode: string): Row | undefined {
  let best: Row | undefined;
  for (const row of rows) {
    if (coversMode(row.mode, mode) && (best === undefined || row.mode.length > best.mode.length)) best = row;
  }
  return best;
}
