import type { Costs, Itinerary, WhenWindow } from '../../../model/index.ts';
import { findModeFamily, pauseMode } from '../../../modes/index.ts';
import { isMissed } from '../../../ranking/index.ts';

/**
 * Leaves out of the answers of one set of modes what nobody would choose beside another of them: it is better in nothing (departure,
 * arrival, vehicles boarded, walking, carbon, money) and worse in something. Providers are no rivals of each other: who is called
 * or hired from is the traveller's choice. Nor does the street in front of the destination, on which nobody knows of a space, make a car
 * park pointless. What has no known price is compared only with its like. Nobody boards once more to walk a little less or to burn a trifle
 * less, if that saves neither time nor money; nor sets out a minute later to be there much later (nor, where the arrival was asked for, the
 * other way round).
 * @param dropped told of what is left out, and beside what
 */
export function dropDominated(
  itineraries: readonly Itinerary[],
  when: WhenWindow,
  costsOf: (itinerary: Itinerary) => Costs,
  dropped?: (itinerary: Itinerary, by: Itinerary) => void,
): readonly Itinerary[] {
  if (itineraries.length < 2) return itineraries;
  const choices = itineraries.map((itinerary) => ({
    itinerary,
    costs: costsOf(itinerary),
    providers: providersOf(itinerary),
    isMissed: isMissed(itinerary),
  }));
  const worth = choices.filter((one) => {
    const winner = choices.find((rival) => isPointlessBeside(one, rival, when));
    if (winner !== undefined) dropped?.(one.itinerary, winner.itinerary);
    return winner === undefined;
  });
  return worth.map((one) => one.itinerary);
}

interface Choice {
  readonly itinerary: Itinerary;
  readonly costs: Costs;
  /** Specific modes of what runs without a timetable, walking left out; and parking on the street where one drives from door to door. */
  readonly providers: ReadonlySet<string>;
  readonly isMissed: boolean;
}

/** What boarding once more has to save if it saves nothing else: of walking, and of CO₂ (kilograms). */
const WALK_SECONDS_PER_CHANGE = 300;
const CARBON_PER_CHANGE = 0.05;

/** So much later at the end that was not asked for is nothing beside so much at the other; seconds. */
const LITTLE_LATER = 120;
const MUCH_LATER = 300;

function isPointlessBeside(one: Choice, rival: Choice, when: WhenWindow): boolean {
  if (one === rival || (rival.isMissed && !one.isMissed)) return false;
  const [own, other] = [one.itinerary, rival.itinerary];
  let better = false;
  /** @returns whether the rival is worse in this; less is better */
  const isWorse = (mine: number, others: number): boolean => {
    if (others < mine) better = true;
    return others > mine;
  };
  // Both have a timetable: what moves by itself is left to whoever likes to walk, or to ride.
  const more = other.boardings === 0 ? 0 : Math.max(0, own.boardings - other.boardings);
  if (isWorse(own.boardings, other.boardings)) return false;
  if (isWorse(own.walkSeconds + more * WALK_SECONDS_PER_CHANGE, other.walkSeconds)) return false;
  if (other.boardings === 0) {
    // it may start whenever one likes
    if (isWorse(own.arrival - own.departure, other.arrival - other.departure)) return false;
  } else if (isSoonerByFar(own, other, when)) better = true;
  else if (isWorse(-own.departure, -other.departure) || isWorse(own.arrival, other.arrival)) return false;
  if (isWorse(one.costs.carbon + more * CARBON_PER_CHANGE, rival.costs.carbon)) return false;
  const [price, otherPrice] = [one.costs.money, rival.costs.money];
  if ((price === undefined) !== (otherPrice === undefined)) return false;
  if (price !== undefined && otherPrice !== undefined) {
    if (one.costs.currency !== rival.costs.currency && otherPrice !== 0) return false;
    if (isWorse(price, otherPrice)) return false;
  }
  return better && [...rival.providers].every((provider) => one.providers.has(provider));
}

/** Whether the second is much better at one end, and hardly worse at the other: never the end that a traveller asked for. */
function isSoonerByFar(own: Itinerary, other: Itinerary, { departAfter }: WhenWindow): boolean {
  return departAfter === undefined
    ? other.departure - own.departure >= MUCH_LATER && other.arrival - own.arrival <= LITTLE_LATER
    : own.arrival - other.arrival >= MUCH_LATER && own.departure - other.departure <= LITTLE_LATER;
}

const ON_STREET = pauseMode('park-on-street').id;

/** Who drives or hires out, by specific mode; see {@link dropDominated}. */
export function providersOf({ legs, boardings }: Itinerary): ReadonlySet<string> {
  const modes = legs.flatMap(({ kind, mode }) => {
    if (kind === 'stationary') return boardings === 0 && mode === ON_STREET ? [mode] : [];
    return kind === 'street' && findModeFamily(mode)?.travel.connector !== true ? [mode] : [];
  });
  return new Set(modes);
}
