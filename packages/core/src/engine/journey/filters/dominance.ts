import type { Costs, Itinerary } from '../../../model/index.ts';
import { effortOf, isMissed, itineraryCosts, worthOfMoney } from '../../../ranking/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { companiesOf, providersOf } from '../itinerary/providers-of.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import type { Criterion, DominanceTolerance } from './dominance-tolerance.ts';
import { hailedMetres, paysNoLess } from './hailed-costs.ts';
import { MONEY_PER_EXTRA_VEHICLE, MOST_EXTRA_VEHICLES, NEGLIGIBLE_PRICE_SHARE } from './thresholds.ts';

/** The costs of an itinerary. */
export type CostsOf = (itinerary: Itinerary) => Costs;

/**
 * Whether a rival makes a candidate pointless: within the tolerance it is worse in no criterion, and it is better in one of `betterIn`. Every filter
 * that compares itineraries uses this relation (IT-1; spec 4.2 rule 2).
 *
 * Streets have no timetable: a rival that boards nothing could leave when the candidate does, so only its duration counts.
 */
export function dominates(
  rival: Itinerary,
  candidate: Itinerary,
  tolerance: DominanceTolerance,
  costsOf: CostsOf = (itinerary) => itineraryCosts(itinerary),
): boolean {
  const difference = vehicleCount(candidate, tolerance) - vehicleCount(rival, tolerance);
  const isSaved = difference > 0 && !(tolerance.savesBesideRidesOnly && rival.boardings === 0);
  const comparison: Comparison = { rival, candidate, tolerance, costsOf, difference, saved: isSaved ? difference : 0 };
  let isBetter = tolerance.betterIn.length === 0;
  for (const criterion of tolerance.criteria) {
    const verdict = COMPARE[criterion](comparison);
    if (verdict > 0) return false;
    if (verdict < 0 && tolerance.betterIn.includes(criterion)) isBetter = true;
  }
  return isBetter;
}

/** The part of a journey that the timetable search knows: departure, arrival and boardings. */
interface TimedJourney {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
}

/** The same relation for journeys that are not built yet: `dominates` with {@link BY_TIMES_AND_BOARDINGS}. */
export function dominatesInTime(rival: TimedJourney, candidate: TimedJourney): boolean {
  return (
    rival.departure >= candidate.departure &&
    rival.arrival <= candidate.arrival &&
    rival.boardings <= candidate.boardings
  );
}

interface Comparison {
  readonly rival: Itinerary;
  readonly candidate: Itinerary;
  readonly tolerance: DominanceTolerance;
  readonly costsOf: CostsOf;
  /** Vehicles that the candidate takes and the rival does not; negative where the rival takes more. */
  readonly difference: number;
  /** The number of saved vehicles: for each, the rival may be worse in other criteria. */
  readonly saved: number;
}

/** Greater than 0: the rival is worse; less: it is better; 0: alike, within the tolerance. */
type Verdict = number;

const COMPARE: Readonly<Record<Criterion, (comparison: Comparison) => Verdict>> = {
  times: (comparison) => (comparison.rival.boardings === 0 ? compareDurations(comparison) : compareEnds(comparison)),
  vehicles: ({ difference, tolerance }) => (-difference > tolerance.extraVehicles ? 1 : Math.min(-difference, 0)),
  walking({ rival, candidate, tolerance, saved }) {
    const more = rival.walkSeconds - candidate.walkSeconds;
    if (more > tolerance.walkSeconds + tolerance.walkSecondsPerVehicle * saved) return 1;
    return more < -tolerance.walkSeconds ? -1 : 0;
  },
  carbon: compareCarbon,
  money: comparePrices,
  /** An itinerary that can no longer be booked dominates no itinerary that can. */
  booking: ({ rival, candidate }) => (isMissed(rival) && !isMissed(candidate) ? 1 : 0),
  /** The vehicle and its company are the rider's choice, so an itinerary by another one is no rival. */
  providers: ({ rival, candidate }) => (isSubset(providersOf(rival), providersOf(candidate)) ? 0 : 1),
  companies: ({ rival, candidate }) => (isSubset(companiesOf(rival), companiesOf(candidate)) ? 0 : 1),
  'hailed-metres'({ rival, candidate }) {
    const [own, others] = [hailedMetres(candidate), hailedMetres(rival)];
    const isFarther = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
      [...one].some(([mode, metres]) => metres > (other.get(mode) ?? 0));
    return isFarther(others, own) ? 1 : isFarther(own, others) ? -1 : 0;
  },
  'parking-fee': ({ rival }) => (isParkingPaid(rival) ? 1 : 0),
};

function vehicleCount(itinerary: Itinerary, { counts }: DominanceTolerance): number {
  if (counts === 'vehicles') return vehiclesOf(itinerary);
  return itinerary.boardings + (counts === 'boardings-and-hailed' && hailsCar(itinerary) ? 1 : 0);
}

function compareDurations({ rival, candidate, tolerance, saved }: Comparison): Verdict {
  const longer = durationOf(rival) - durationOf(candidate);
  const isNoLater = rival.arrival <= candidate.arrival || rival.departure > candidate.departure;
  const allowed = Math.max(
    tolerance.durationSeconds,
    isOfModesOf(rival, candidate) ? endSeconds(tolerance, saved) : 0,
    isNoLater ? tolerance.durationSecondsIfNoLater : 0,
  );
  return longer > allowed ? 1 : Math.min(longer, 0);
}

/**
 * Whether the candidate has all modes of the rival. A rival by another mode gets no such allowance: without that mode in the request, the candidate
 * is the earliest answer.
 */
function isOfModesOf({ modes }: Itinerary, candidate: Itinerary): boolean {
  return modes.every((mode) => candidate.modes.includes(mode));
}

function compareEnds({ rival, candidate, tolerance, saved }: Comparison): Verdict {
  const earlier = candidate.departure - rival.departure;
  const later = rival.arrival - candidate.arrival;
  const { freeEnd } = tolerance;
  if (freeEnd !== undefined) {
    const [atFreeEnd, atOther] = freeEnd.end === 'departure' ? [earlier, later] : [later, earlier];
    if (atFreeEnd <= freeEnd.worse && -atOther >= freeEnd.better) return -1;
    // A change that saves a minute: one stop by another bus, to wait there for the same tram.
    if (atFreeEnd <= freeEnd.worse && atOther <= 0 && saved > 0) return atOther;
  }
  const allowed = endSeconds(tolerance, saved);
  if (Math.max(earlier, later) > allowed || (earlier > 0 && later > 0)) return 1;
  return Math.min(earlier, later, 0);
}

function endSeconds({ endSecondsPerVehicle }: DominanceTolerance, saved: number): number {
  return endSecondsPerVehicle * Math.min(saved, MOST_EXTRA_VEHICLES);
}

function compareCarbon({ rival, candidate, tolerance, costsOf, saved }: Comparison): Verdict {
  if (tolerance.vehiclesOutweighMoney && saved > 0) return 0;
  const others = costsOf(rival).carbon;
  const more = others - (costsOf(candidate).carbon + tolerance.kilogramsPerVehicle * saved);
  return more <= Math.max(tolerance.kilograms, tolerance.carbonShare * others) ? Math.min(more, 0) : 1;
}

/** Prices in different currencies are not comparable, except that 0 is the lowest price in every currency. */
function comparePrices(comparison: Comparison): Verdict {
  const { rival, candidate, tolerance, costsOf, saved } = comparison;
  if (tolerance.vehiclesOutweighMoney && saved > 0) return isWorthTheVehicles(comparison) ? 1 : 0;
  const { unknownPrice } = tolerance;
  const [own, others] = [costsOf(candidate), costsOf(rival)];
  const isStrict = unknownPrice === 'incomparable';
  if (own.money === undefined || others.money === undefined) return isStrict && own.money !== others.money ? 1 : 0;
  if (own.currency !== others.currency) {
    if (isStrict) return others.money === 0 ? Math.min(others.money - own.money, 0) : 1;
    return own.money === 0 && others.money > 0 ? 1 : 0;
  }
  return others.money - own.money;
}

/**
 * Whether the price of a candidate makes up for its further vehicles: it is lower by a tenth, by `MONEY_PER_EXTRA_VEHICLE` for each and by the worth of
 * the time and effort that the candidate takes longer. Where the price of a hailed car is unknown, the metres driven stand for it (FA-11); other unknown
 * prices are no reason.
 */
function isWorthTheVehicles({ rival, candidate, costsOf, saved }: Comparison): boolean {
  const [own, others] = [costsOf(candidate), costsOf(rival)];
  if (others.money === undefined) return hailsCar(rival) && !paysNoLess(candidate, rival, costsOf);
  const price = worthOfMoney(others);
  const effort = effortOf(candidate, own) - effortOf(rival, others);
  return price - worthOfMoney(own) >= Math.max(NEGLIGIBLE_PRICE_SHARE * price, MONEY_PER_EXTRA_VEHICLE * saved, effort);
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}

function isParkingPaid({ legs }: Itinerary): boolean {
  return legs.some(
    (leg) =>
      leg.kind === 'stationary' && (leg.carPark?.isPaid === true || leg.payments?.some(({ money }) => money.minor > 0)),
  );
}

function durationOf({ departure, arrival }: Itinerary): number {
  return arrival - departure;
}
