import type { Costs, Itinerary, RideLeg } from '../../../model/index.ts';
import { isMissed, itineraryCosts } from '../../../ranking/index.ts';
import { callsCar } from '../itinerary/calls-car.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import { paysNoLess } from './called-cars.ts';

/** What is so little that nobody would choose by it. */
export interface DominanceTolerance {
  /** Of the duration of a rival that boards nothing, where that one is there no later all the same. */
  readonly seconds: number;
  /** Of leaving later or of arriving earlier, not both, for a candidate that takes more vehicles. */
  readonly vehicleSeconds: number;
  readonly walkSeconds: number;
  /** As much walking again for every vehicle that the candidate takes and the rival does not. */
  readonly walkSecondsPerVehicle: number;
  /** Of CO₂: so much, or this share of what the rival burns. */
  readonly kilograms: number;
  readonly share: number;
  /** In place of it where the candidate takes more vehicles, a car that is called among them, and that saves no money. */
  readonly shareByCall: number;
}

const NONE: DominanceTolerance = {
  seconds: 0,
  vehicleSeconds: 0,
  walkSeconds: 0,
  walkSecondsPerVehicle: 0,
  kilograms: 0,
  share: 0,
  shareByCall: 0,
};

/**
 * Whether a rival is at least as good in every way a traveller may care about, and so makes the candidate not worth showing: leaves no
 * earlier, arrives no later, boards no more vehicles, walks no longer, burns no more carbon, costs no more as far as both prices are known
 * (spec 4.2 rule 2; IT-1). Streets have no timetable: a rival that boards nothing could leave when the candidate does, so of it only its
 * duration counts. What can no longer be booked makes nothing pointless. Where trifles count, whoever leaves a run for one vehicle more saves no carbon:
 * the rival that stays aboard shows that it goes on.
 * @param costsOf what an itinerary costs; what it says of itself unless given
 * @param trifles by how much the candidate may walk less and burn less without being better, and vehicles count whatever they are; not at all,
 * and only what is boarded by timetable, unless given
 */
export function isWorseInEveryWay(
  candidate: Itinerary,
  rival: Itinerary,
  costsOf: (itinerary: Itinerary) => Costs = (itinerary) => itineraryCosts(itinerary),
  trifles: DominanceTolerance = NONE,
): boolean {
  if (isMissed(rival) && !isMissed(candidate)) return false;
  // Where trifles count, every vehicle does: a taxi in place of a train is no vehicle less.
  const countOf = trifles === NONE ? (one: Itinerary): number => one.boardings : vehiclesOf;
  if (countOf(rival) > countOf(candidate)) return false;
  const more = trifles === NONE ? 0 : countOf(candidate) - countOf(rival);
  const walkSeconds = trifles.walkSeconds + trifles.walkSecondsPerVehicle * more;
  if (rival.walkSeconds > candidate.walkSeconds + walkSeconds) return false;
  if (rival.boardings === 0 ? takesLonger() : isWorseTimed()) return false;
  const own = costsOf(candidate);
  const others = costsOf(rival);
  if (isDearer(others, own)) return false;
  const share =
    more > 0 && callsCar(candidate) && paysNoLess(candidate, rival, costsOf) ? trifles.shareByCall : trifles.share;
  const saved = others.carbon - own.carbon;
  return saved <= Math.max(trifles.kilograms, share * others.carbon) || (more > 0 && isAboardLonger(candidate, rival));

  function takesLonger(): boolean {
    const slack = more > 0 && isOfModesOf(candidate, rival) ? trifles.vehicleSeconds : 0;
    const lost = durationOf(rival) - durationOf(candidate);
    return lost > (isThereAnyway(candidate, rival) ? Math.max(slack, trifles.seconds) : slack);
  }
  /** Of both ends at once nothing is given away, or else who leaves later could arrive earlier. */
  function isWorseTimed(): boolean {
    const slack = more > 0 ? trifles.vehicleSeconds : 0;
    const sooner = candidate.departure - rival.departure;
    const later = rival.arrival - candidate.arrival;
    return Math.max(sooner, later) > slack || (sooner > 0 && later > 0);
  }
}

/** A rival by another mode may not be asked for the next time, and then nobody may arrive earlier without it. */
function isOfModesOf(candidate: Itinerary, { modes }: Itinerary): boolean {
  return modes.every((mode) => candidate.modes.includes(mode));
}

/** Whether the rival boards a run of the candidate's sooner or stays on it for longer: that runs anyway, so leaving it saves no carbon. */
function isAboardLonger(candidate: Itinerary, rival: Itinerary): boolean {
  const others = ridesOf(rival);
  return ridesOf(candidate).some((ride) =>
    others.some(
      (other) =>
        isSameRun(ride, other) && (other.fromPosition < ride.fromPosition || other.toPosition > ride.toPosition),
    ),
  );
}

function ridesOf({ legs }: Itinerary): RideLeg[] {
  return legs.filter((leg) => leg.kind === 'ride');
}

/** Runs of a headway share the name of their trip: their times tell them apart. */
function isSameRun(one: RideLeg, other: RideLeg): boolean {
  return (
    one.feed === other.feed &&
    one.serviceTripId === other.serviceTripId &&
    one.serviceDate === other.serviceDate &&
    (one.headway === undefined ||
      (one.fromPosition === other.fromPosition && one.departure === other.departure) ||
      (one.toPosition === other.toPosition && one.arrival === other.arrival))
  );
}

function durationOf({ departure, arrival }: Itinerary): number {
  return arrival - departure;
}

/** Whether the rival as it is told arrives no later (leaves later, where both have to arrive by a time). */
function isThereAnyway(candidate: Itinerary, rival: Itinerary): boolean {
  return rival.arrival <= candidate.arrival || rival.departure > candidate.departure;
}

/** Whether one is known to cost more; prices of different currencies say nothing, but nothing to pay is less in any. */
function isDearer(one: Costs, other: Costs): boolean {
  if (one.money === undefined || other.money === undefined) return false;
  const comparable = one.currency === other.currency || other.money === 0;
  return comparable && one.money > other.money;
}
