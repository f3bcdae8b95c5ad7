import type { TransitJourney, TransitQuery } from '../../transit/index.ts';

/** What a search from an instant on need not find again, and what it has to look for. */
export interface NextDepartureBounds {
  /** Those of the last answer that can still be made; they are part of the next one. */
  readonly known: readonly TransitJourney[];
  readonly limits: Pick<TransitQuery, 'maxBoardings' | 'horizon'>;
}

/**
 * What of the Pareto set from a later instant on (`arriveBy`: up to an earlier one) is not known from the one before. A journey that can still be
 * made is still the best with as many boardings, and with more up to the next one of the set. So what makes up for those that are missed
 * has fewer boardings than the next one that is not, and arrives before the last one with fewer.
 * @param answer a whole Pareto set
 * @param mostBoardings of any journey wanted
 */
export function nextDepartureBounds(
  answer: readonly TransitJourney[],
  instant: number,
  arriveBy: boolean,
  mostBoardings: number,
): NextDepartureBounds {
  const known = answer.filter(({ departure, arrival }) => (arriveBy ? arrival <= instant : departure >= instant));
  const missed = answer.filter((journey) => !known.includes(journey)).map(({ boardings }) => boardings);
  const above = known.map(({ boardings }) => boardings).filter((boardings) => boardings > Math.max(...missed));
  const below = known.filter(({ boardings }) => boardings < Math.min(...missed));
  const maxBoardings = Math.min(mostBoardings, ...above.map((boardings) => boardings - 1));
  // Back from an arrival the horizon also says which days are laid out: it stays as it is.
  if (arriveBy || below.length === 0) return { known, limits: { maxBoardings } };
  const arrival = Math.min(...below.map((journey) => journey.arrival));
  return { known, limits: { maxBoardings, horizon: arrival - 1 - instant } };
}
