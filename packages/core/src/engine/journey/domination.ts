import type { Costs, Itinerary, RideLeg } from '../../model/index.ts';
import { isMissed, itineraryCosts } from '../../ranking/index.ts';
import { isWalk } from './leg-sequence.ts';

/** What is so little that nobody would choose by it. */
export interface Trifles {
  /** Of the duration of a rival that boards nothing, where that one is there no later all the same. */
  readonly seconds: number;
  readonly walkSeconds: number;
  /** Of arriving later (`depart`: of leaving earlier) than a candidate that takes more vehicles. */
  readonly arriveSeconds: number;
  readonly departSeconds: number;
  /** Of leaving earlier for the same first run, or arriving later from the same last one. */
  readonly sameRunSeconds: number;
  /** As much walking again for every vehicle that the candidate takes and the rival does not. */
  readonly walkSecondsPerVehicle: number;
  /** Of CO₂: so much, or this share of what the rival burns. */
  readonly kilograms: number;
  readonly share: number;
}

const NONE: Trifles = {
  seconds: 0,
  arriveSeconds: 0,
  departSeconds: 0,
  sameRunSeconds: 0,
  walkSeconds: 0,
  walkSecondsPerVehicle: 0,
  kilograms: 0,
  share: 0,
};

/**
 * Whether a rival is at least as good in every way a traveller may care about, and so makes the candidate not worth showing: leaves no
 * earlier, arrives no later, boards no more vehicles, walks no longer, burns no more carbon, costs no more as far as both prices are known
 * (spec 4.2 rule 2; IT-1). Streets have no timetable: a rival that boards nothing could leave when the candidate does, so of it only its
 * duration counts. What can no longer be booked makes nothing pointless.
 * @param costsOf what an itinerary costs; what it says of itself unless given
 * @param trifles by how much the candidate may walk less and burn less without being better, and vehicles count whatever they are; not at all,
 * and only what is boarded by timetable, unless given
 */
export function isWorseInEveryWay(
  candidate: Itinerary,
  rival: Itinerary,
  costsOf: (itinerary: Itinerary) => Costs = (itinerary) => itineraryCosts(itinerary),
  trifles: Trifles = NONE,
): boolean {
  if (isMissed(rival) && !isMissed(candidate)) return false;
  // Where trifles count, every vehicle does: a taxi in place of a train is no vehicle less.
  const countOf = trifles === NONE ? (one: Itinerary): number => one.boardings : vehiclesOf;
  if (countOf(rival) > countOf(candidate)) return false;
  const more = trifles === NONE ? 0 : countOf(candidate) - countOf(rival);
  const walkSeconds = trifles.walkSeconds + trifles.walkSecondsPerVehicle * more;
  if (rival.walkSeconds > candidate.walkSeconds + walkSeconds) return false;
  const later =
    rival.boardings === 0
      ? durationOf(rival) > durationOf(candidate) + (isThereAnyway(candidate, rival) ? trifles.seconds : 0)
      : rival.departure < candidate.departure - slackOf(trifles.departSeconds, 0) ||
        rival.arrival > candidate.arrival + slackOf(trifles.arriveSeconds, -1);
  if (later) return false;
  const own = costsOf(candidate);
  const others = costsOf(rival);
  const { kilograms, share } = trifles;
  return others.carbon - own.carbon <= Math.max(kilograms, share * others.carbon) && !isDearer(others, own);

  /** @param open where the request leaves that end open @param end 0 for the first run, -1 for the last */
  function slackOf(open: number, end: 0 | -1): number {
    if (more === 0) return 0;
    return isSameRun(ridesOf(candidate).at(end), ridesOf(rival).at(end))
      ? Math.max(open, trifles.sameRunSeconds)
      : open;
  }
}

function ridesOf({ legs }: Itinerary): RideLeg[] {
  return legs.filter((leg) => leg.kind === 'ride');
}

/** Runs of a headway share the name of their trip: their times tell them apart. */
function isSameRun(one: RideLeg | undefined, other: RideLeg | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isTimed = one.headway === undefined;
  return (
    one.feed === other.feed &&
    one.serviceTripId === other.serviceTripId &&
    one.serviceDate === other.serviceDate &&
    (isTimed || one.departure === other.departure || one.arrival === other.arrival)
  );
}

function durationOf({ departure, arrival }: Itinerary): number {
  return arrival - departure;
}

/** Whether the rival as it is told arrives no later (leaves later, where both have to arrive by a time). */
function isThereAnyway(candidate: Itinerary, rival: Itinerary): boolean {
  return rival.arrival <= candidate.arrival || rival.departure > candidate.departure;
}

/** Whatever is got into or onto; who stays seated does so once. */
export function vehiclesOf({ legs }: Itinerary): number {
  return legs.filter((leg) => (leg.kind === 'ride' ? !leg.seated : leg.kind === 'street' && !isWalk(leg))).length;
}

/** Whether one is known to cost more; prices of different currencies say nothing, but nothing to pay is less in any. */
function isDearer(one: Costs, other: Costs): boolean {
  if (one.money === undefined || other.money === undefined) return false;
  const comparable = one.currency === other.currency || other.money === 0;
  return comparable && one.money > other.money;
}
