import { decimalOf } from '@tripwright/core/base';
import type { Itinerary, Leg, Place, RideLeg, ScoredItinerary, StreetLeg } from '@tripwright/core/model';
import { metresBetween, type Spot } from '../answers/line.ts';

/** How a vehicle comes to the rider. */
export type Supply = 'timetable' | 'own' | 'hired' | 'hailed' | 'pooled';

/** A leg in a vehicle. */
export interface VehicleLeg {
  readonly leg: RideLeg | StreetLeg;
  readonly supply: Supply;
  /** Its position among the legs. */
  readonly at: number;
}

/** What the rules of taste ask of an itinerary, read from its legs alone. */
export interface TripFacts {
  readonly itinerary: Itinerary;
  readonly vehicles: readonly VehicleLeg[];
  /** Distinct supplies, apart from walking; buses and trains are one. */
  readonly supplies: ReadonlySet<string>;
  readonly seconds: number;
  readonly walkSeconds: number;
  /** Seconds in vehicles. */
  readonly rideSeconds: number;
  /** The longest time without movement, in seconds. */
  readonly longestWait: number;
  /** Euros; undefined where a part is unknown. */
  readonly price: number | undefined;
  /** Euros with a usual amount for unknown parts. */
  readonly usualPrice: number;
  /** Minutes in a vehicle that burden a rider as much as the whole trip. */
  readonly burden: number;
}

/** Rough amounts in one euro. Other currencies have no price here, so no rule of money applies to them. */
const PER_EURO: Readonly<Record<string, number>> = { EUR: 1, CAD: 1.5, USD: 1.1, BRL: 6, RUB: 95 };

// Burdens in minutes of riding. Written apart from the planner's own rates, from the same literature (docs/journey-semantics.md names it).
const WALK = 2;
const WAIT = 1.7;
const CHANGE = 7;
const CYCLE = 1.4;
const CYCLE_LONG = 2.2;
const CYCLE_EASY_MINUTES = 25;
const MINUTES_PER_EURO = 6;
const UNKNOWN_EUROS = 1.5;

/** Reads the facts of an itinerary. */
export function tripFacts({ itinerary, costs }: ScoredItinerary): TripFacts {
  const vehicles = itinerary.legs.flatMap((leg, at): VehicleLeg[] => {
    if (leg.kind === 'ride') return leg.seated ? [] : [{ leg, supply: 'timetable', at }];
    if (leg.kind !== 'street' || isOnFoot(leg)) return [];
    return [{ leg, supply: supplyOf(leg.mode), at }];
  });
  const seconds = itinerary.arrival - itinerary.departure;
  const walkSeconds = sum(itinerary.legs.filter(isOnFoot));
  const moving = itinerary.legs.filter(({ kind }) => kind !== 'stationary');
  const rideSeconds = sum(moving) - walkSeconds;
  const price = costs.money === undefined ? undefined : euros(costs.money, costs.currency);
  const known = costs.parts.reduce((all, { money }) => all + (euros(decimalOf(money), money.currency) ?? 0), 0);
  const usualPrice = price ?? known + UNKNOWN_EUROS;
  const cycling = sum(moving.filter((leg) => leg.kind === 'street' && leg.profile === 'bicycle')) / 60;
  const hardCycling = Math.max(0, cycling - CYCLE_EASY_MINUTES);
  const burden =
    (rideSeconds + WALK * walkSeconds + WAIT * (seconds - rideSeconds - walkSeconds)) / 60 +
    (CYCLE - 1) * (cycling - hardCycling) +
    (CYCLE_LONG - 1) * hardCycling +
    CHANGE * Math.max(0, vehicles.length - 1) +
    MINUTES_PER_EURO * usualPrice;
  return {
    itinerary,
    vehicles,
    supplies: new Set(vehicles.map(({ leg, supply }) => (supply === 'timetable' ? supply : leg.mode))),
    seconds,
    walkSeconds,
    rideSeconds,
    longestWait: longestWait(itinerary),
    price,
    usualPrice,
    burden,
  };
}

/** Where an itinerary begins and ends. */
export function endsOf({ legs }: Itinerary): { readonly from: Spot; readonly to: Spot } {
  return { from: startOf(legs[0] as Leg), to: endOf(legs.at(-1) as Leg) };
}

/** The place where a leg ends. */
export function endOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.to;
}

/** Whether a leg is walked or rolled. */
export function isOnFoot(leg: Leg): boolean {
  return leg.kind === 'street' && leg.mode.startsWith('wa_');
}

/** Metres from a leg's places (for rides every call) to a spot: the least, and at its end. */
export function nearness(leg: RideLeg | StreetLeg, spot: Spot): { readonly least: number; readonly atEnd: number } {
  const atEnd = metresBetween(leg.to, spot);
  const passed = leg.kind === 'ride' ? leg.calls.map(({ stop }) => metresBetween(stop, spot)) : [];
  return { least: Math.min(atEnd, ...passed), atEnd };
}

function supplyOf(mode: string): Supply {
  if (mode.startsWith('ps_')) return 'hailed';
  if (mode.startsWith('me_car-p')) return 'pooled';
  return /^(me_car|me_mic|cy_bic)-[rs]/.test(mode) ? 'hired' : 'own';
}

function longestWait({ legs }: Itinerary): number {
  let longest = 0;
  let since = legs[0]?.departure ?? 0;
  for (const leg of legs) {
    if (leg.kind === 'stationary') continue;
    longest = Math.max(longest, leg.departure - since);
    since = leg.arrival;
  }
  return longest;
}

function startOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.from;
}

function euros(money: number, currency: string | undefined): number | undefined {
  if (money === 0) return 0;
  const rate = PER_EURO[currency ?? ''];
  return rate === undefined ? undefined : money / rate;
}

function sum(legs: readonly Leg[]): number {
  return legs.reduce((all, { departure, arrival }) => all + arrival - departure, 0);
}
