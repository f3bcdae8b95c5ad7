import { decimalOf } from '../../../base/index.ts';
import type { Costs, Itinerary } from '../../../model/index.ts';
import { callsCar, isCalled } from '../itinerary/calls-car.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';

/** Less of a price than this share nobody changes for. */
const SHARE_WORTH_A_CHANGE = 0.1;

/** What coming at all costs, in metres: flag falls are about what one is driven for so far. */
const METRES_PER_CALL = 2000;

/**
 * Whether one pays no less than for the rival, a tenth apart, however dear what is not known of one's own price is. Where nobody says what the rival
 * costs, the way by called cars stands for it.
 */
export function paysNoLess(candidate: Itinerary, rival: Itinerary, costsOf: (itinerary: Itinerary) => Costs): boolean {
  const [own, others] = [costsOf(candidate), costsOf(rival)];
  if (others.money === undefined) {
    const driven = sum(metresCalled(rival));
    return driven > 0 && sum(metresCalled(candidate)) >= driven * (1 - SHARE_WORTH_A_CHANGE);
  }
  const known = own.parts.filter(({ money }) => money.currency === others.currency);
  const least = own.money ?? known.reduce((all, { money }) => all + decimalOf(money), 0);
  const isComparable = own.money === undefined || own.currency === others.currency;
  return isComparable && least >= others.money * (1 - SHARE_WORTH_A_CHANGE);
}

/**
 * Whether cars are called for one vehicle less and nothing else: the rival takes at most one more, leaves no earlier, arrives no later, walks no
 * farther and is driven no farther by the same drivers, and is better in one of these. What a call costs grows with the distance, known or not; beside it
 * tickets are trifles, and what runs anyway burns nothing more.
 * @param trifleSeconds so much more the rival may walk
 */
export function addsNeedlessHailedRide(candidate: Itinerary, rival: Itinerary, trifleSeconds: number): boolean {
  if (candidate === rival || rival.boardings === 0 || !callsCar(candidate)) return false;
  if (rival.departure < candidate.departure || rival.arrival > candidate.arrival) return false;
  const walked = rival.walkSeconds - candidate.walkSeconds;
  if (walked > trifleSeconds || vehiclesOf(rival) > vehiclesOf(candidate) + 1) return false;
  const [own, others] = [metresCalled(candidate), metresCalled(rival)];
  if ([...others].some(([mode, metres]) => metres > (own.get(mode) ?? 0))) return false;
  return (
    rival.departure > candidate.departure ||
    rival.arrival < candidate.arrival ||
    walked < -trifleSeconds ||
    [...own].some(([mode, metres]) => metres > (others.get(mode) ?? 0))
  );
}

/** Metres in cars that are called, with what calling them is worth, by who drives. */
function metresCalled({ legs }: Itinerary): Map<string, number> {
  const metres = new Map<string, number>();
  for (const leg of legs)
    if (isCalled(leg)) metres.set(leg.mode, (metres.get(leg.mode) ?? 0) + leg.metres + METRES_PER_CALL);
  return metres;
}

function sum(metres: ReadonlyMap<string, number>): number {
  return [...metres.values()].reduce((all, one) => all + one, 0);
}
