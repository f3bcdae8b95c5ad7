import type { TransitJourney, TransitQuery } from '../../transit/index.ts';

/** The known journeys of a search from a later instant on, and the limits of the others. */
export interface NextDepartureBounds {
  /** Journeys of the last answer that can still be made; they are part of the next answer. */
  readonly known: readonly TransitJourney[];
  readonly limits: Pick<TransitQuery, 'maxBoardings' | 'horizon'>;
}

/**
 * Bounds on the part of the next Pareto set that the last one does not cover. The next set is that of a later instant (`arriveBy`: of an earlier
 * one). A journey that can still be made stays the best with its number of boardings, and with more boardings up to the next journey of the set. So a
 * replacement for a missed journey has fewer boardings than the next journey that is not missed, and arrives before the last one with fewer
 * boardings.
 * @param answer a complete Pareto set
 * @param boardingsLimit the maximum number of boardings of a journey
 */
export function nextDepartureBounds(
  answer: readonly TransitJourney[],
  instant: number,
  arriveBy: boolean,
  boardingsLimit: number,
): NextDepartureBounds {
  const known = answer.filter(({ departure, arrival }) => (arriveBy ? arrival <= instant : departure >= instant));
  const missed = answer.filter((journey) => !known.includes(journey)).map(({ boardings }) => boardings);
  const above = known.map(({ boardings }) => boardings).filter((boardings) => boardings > Math.max(...missed));
  const below = known.filter(({ boardings }) => boardings < Math.min(...missed));
  const maxBoardings = Math.min(boardingsLimit, ...above.map((boardings) => boardings - 1));
  // Searching back from an arrival, the horizon also decides which days are laid out, so it stays.
  if (arriveBy || below.length === 0) return { known, limits: { maxBoardings } };
  const arrival = Math.min(...below.map((journey) => journey.arrival));
  return { known, limits: { maxBoardings, horizon: arrival - 1 - instant } };
}
