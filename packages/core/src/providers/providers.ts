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

/** A place where vehicles for hire stand, with who hires them out. */
export interface HireSpot extends HirePlace {
  readonly provider: HireProvider;
}

/** The configured providers and costs of a region: pure questions over {@link ProviderRows}. */
export class Providers {
  readonly rows: ProviderRows;
  readonly #timezone: string;
  readonly #hours: OpeningTimesByText = new OpeningTimesByText();
  readonly #hirePlaces: PointGrid<HireSpot>;
  readonly #parking: PointGrid<ParkingLot>;
  readonly #tollsOfWay: Map<number, ProviderRows['tolls'][number]> = new Map();

  /** @param timezone of the region, on whose clock hours stand */
  constructor(rows: ProviderRows, timezone: string) {
    this.rows = rows;
    this.#timezone = timezone;
    this.#hirePlaces = new PointGrid(
      rows.hire.flatMap((provider) => provider.places.map((place): HireSpot => ({ ...place, provider }))),
    );
    this.#parking = new PointGrid(rows.parking);
    for (const toll of rows.tolls) for (const way of toll.ways) this.#tollsOfWay.set(way, toll);
  }

  /** Modes of all providers, each once, in order. */
  get modes(): readonly ModeId[] {
    return [...new Set([...this.rows.hailed, ...this.rows.hire].map(({ mode }) => mode))].sort();
  }

  /** Whether hours hold at an instant: absent hours always do; undefined = nobody can tell. */
  isOpen(hours: string | undefined, at: number): boolean | undefined {
    return hours === undefined ? true : isOpen(this.#hours.get(hours), at, this.#timezone);
  }

  /** Taxis and ride-hailing that pick up at a place at an instant, as far as is known, and set down at another. */
  hailedAt(from: LatLng, to: LatLng, at: number): HailedProvider[] {
    return this.rows.hailed.filter(
      ({ area, dropOffArea, openingHours }) =>
        (area === undefined || areaContains(area, from)) &&
        (dropOffArea === undefined || areaContains(dropOffArea, to)) &&
        this.isOpen(openingHours, at) !== false,
    );
  }

  /** Seconds to wait for the vehicle when it is ordered at an instant. */
  waitSeconds({ waitSeconds, timedWaits }: HailedProvider, at: number): number {
    return timedWaits.find(({ hours }) => this.isOpen(hours, at) === true)?.waitSeconds ?? waitSeconds;
  }

  /** The tariff of a provider at the moment of getting in; undefined = unknown. */
  tariffAt({ tariff, timedTariffs }: Pick<ProviderRow, 'tariff' | 'timedTariffs'>, at: number): RideTariff | undefined {
    const timed = timedTariffs.map((one) => ({ hours: this.#hours.get(one.hours), tariff: one.tariff }));
    if (tariff !== undefined) return tariffAt(tariff, timed, at, this.#timezone);
    return timed.find(({ hours }) => isOpen(hours, at, this.#timezone) === true)?.tariff;
  }

  /** What a ride that begins at an instant costs; undefined = unknown. */
  priceOf(provider: Pick<ProviderRow, 'tariff' | 'timedTariffs'>, ride: PricedRide, at: number): Money | undefined {
    const tariff = this.tariffAt(provider, at);
    return tariff === undefined ? undefined : ridePrice(tariff, ride);
  }

  /** What a ride with an agency's service on demand costs that begins at an instant; undefined = unknown. */
  onDemandPrice(agency: string, ride: PricedRide, at: number): Money | undefined {
    const { onDemand = [] } = this.rows;
    const row = onDemand.find((one) => one.agency === agency) ?? onDemand.find((one) => one.agency === undefined);
    return row === undefined ? undefined : this.priceOf(row, ride, at);
  }

  /** Places of car sharing, rental and pooling within a radius, nearest first. */
  hirePlacesNear(place: LatLng, radiusMetres: number): { readonly point: HireSpot; readonly metres: number }[] {
    return this.#hirePlaces.near(place, radiusMetres);
  }

  /** Whether vehicles can be collected or returned there at an instant: the place's hours, else its provider's. */
  isPlaceOpen(provider: HireProvider, place: HirePlace, at: number): boolean | undefined {
    return this.isOpen(place.openingHours ?? provider.openingHours, at);
  }

  /** Places to return a vehicle to: its own, or, one way, any of the provider (SV-7). */
  returnPlaces(provider: HireProvider, collectedAt: HirePlace): readonly HirePlace[] {
    return provider.oneWay ? provider.places : provider.places.filter(({ id }) => id === collectedAt.id);
  }

  /** Whether a vehicle can be left at a place that is none of the provider's. */
  mayLeaveAt({ returnArea }: HireProvider, place: LatLng): boolean {
    return returnArea !== undefined && areaContains(returnArea, place);
  }

  /** Lots for a kind of vehicle within a radius that everybody may use, nearest first. */
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

  /** What leaving a vehicle from an instant costs; undefined = unknown. */
  parkingPrice({ fees }: ParkingLot, arrival: number, seconds: number): Money | undefined {
    if (fees === undefined) return undefined;
    const { chargedHours, ...rest } = fees;
    const hours = chargedHours === undefined ? {} : { chargedHours: this.#hours.get(chargedHours) };
    return parkingPrice({ ...rest, ...hours }, arrival, seconds, this.#timezone);
  }

  /** Fuel or electricity for a distance; undefined = unknown. */
  energyPrice(mode: string, metres: number): Money | undefined {
    const use = mostSpecific(this.rows.energy, mode);
    return use === undefined ? undefined : moneyOfMicros((use.microsPerKm * metres) / METRES_PER_KM, use.currency);
  }

  /** Tolls along a path of OpenStreetMap ways, each paid once; in order of the path. Ways without a price for the mode are free. */
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

  /** Configured grams of CO₂ per kilometre; undefined = the usual ones hold. */
  gramsPerKm(mode: string): number | undefined {
    return mostSpecific(this.rows.emissions, mode)?.gramsPerKm;
  }
}

/** The row whose mode covers the one asked for and says most about it. */
function mostSpecific<Row extends { readonly mode: string }>(rows: readonly Row[], mode: string): Row | undefined {
  let best: Row | undefined;
  for (const row of rows) {
    if (coversMode(row.mode, mode) && (best === undefined || row.mode.length > best.mode.length)) best = row;
  }
  return best;
}
