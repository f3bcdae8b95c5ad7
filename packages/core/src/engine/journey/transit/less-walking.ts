import { after } from '../../../storage/index.ts';
import { DROP_OFF_SHIFT, PICKUP_MASK, type PositionIndex, type StopIndex } from '../../../timetable/index.ts';
import type { StopSeed, TransitJourney, TransitRide } from '../../transit/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { LESS_WALKING_BESIDE_SECONDS, LESS_WALKING_SECONDS } from '../filters/thresholds.ts';
import { runTimes } from '../legs/run-times.ts';
import type { PairSearch } from './pair-search.ts';

/**
 * The same vehicles with less walking. A timetable search leaves as late and arrives as early as it can, so the rider walks a quarter of an hour past
 * the nearest stop to leave a minute later, and from the last stop but ten to arrive a minute earlier. Where less walking outweighs the time that it
 * costs, second for second (walking counts twice as much as riding),
 * - at the end that the request leaves open it replaces the journey, by {@link LESS_WALKING_SECONDS}: it is no worse at the other end, so the request for
 *   a later time has nothing better;
 * - at the other end it comes beside the journey, which is the quickest, by {@link LESS_WALKING_BESIDE_SECONDS}.
 * @returns the journeys to offer in place of one
 */
export function lessWalking(prepared: PairSearch): (journey: TransitJourney) => readonly TransitJourney[] {
  const [start, finish] = [nearerStart(prepared), nearerFinish(prepared)];
  const [open, fixed] = prepared.query.arriveBy ? [finish, start] : [start, finish];
  return (journey) => {
    const quickest = open?.(journey, LESS_WALKING_SECONDS) ?? journey;
    return [quickest, fixed?.(quickest, LESS_WALKING_BESIDE_SECONDS) ?? []].flat();
  };
}

/** One end of journeys: undefined where no other place spares so many seconds. */
type End = (journey: TransitJourney, seconds: number) => TransitJourney | undefined;

function nearerStart({ search, query, pair }: PairSearch): End | undefined {
  if (!isOnFoot(pair.access)) return undefined;
  const earliest = search.task.request.when.departAfter ?? Number.NEGATIVE_INFINITY;
  const secondsTo = secondsByStop(query.origins);
  return (journey, least) => {
    const [ride, ...others] = journey.legs;
    if (ride?.kind !== 'ride') return undefined;
    const times = runTimes(ride, search.transit);
    const places = placesOf(ride, search.transit.timetable, query.closedStops, secondsTo)
      .filter(({ position, pickup }) => position < ride.toPosition && pickup !== NOT_AVAILABLE)
      .map(({ position, stop, seconds }) => {
        const departure = times.departure(position);
        const boarded: TransitRide = { ...ride, fromPosition: position, fromStop: stop, departure };
        const moved = { ...journey, departure: departure - seconds, origin: stop, legs: [boarded, ...others] };
        return { moved, costs: seconds + journey.departure - moved.departure };
      });
    return best(
      places.filter(({ moved }) => moved.departure >= earliest),
      secondsTo.get(journey.origin) ?? 0,
      least,
    );
  };
}

function nearerFinish({ search, query, pair }: PairSearch): End | undefined {
  if (!isOnFoot(pair.egress)) return undefined;
  const latest = search.task.request.when.arriveBefore ?? Number.POSITIVE_INFINITY;
  const secondsFrom = secondsByStop(query.destinations);
  return (journey, least) => {
    const ride = journey.legs.at(-1);
    if (ride?.kind !== 'ride') return undefined;
    const times = runTimes(ride, search.transit);
    const places = placesOf(ride, search.transit.timetable, query.closedStops, secondsFrom)
      .filter(({ position, dropOff }) => position > ride.fromPosition && dropOff !== NOT_AVAILABLE)
      .map(({ position, stop, seconds }) => {
        const arrival = times.arrival(position);
        const left: TransitRide = { ...ride, toPosition: position, toStop: stop, arrival };
        const legs = [...journey.legs.slice(0, -1), left];
        const moved = { ...journey, arrival: arrival + seconds, destination: stop, legs };
        return { moved, costs: seconds + moved.arrival - journey.arrival };
      });
    return best(
      places.filter(({ moved }) => moved.arrival <= latest),
      secondsFrom.get(journey.destination) ?? 0,
      least,
    );
  };
}

/** `pickup_type` and `drop_off_type` of a call without boarding or alighting. */
const NOT_AVAILABLE = 1;

/** A call of a run at an open stop that the rider reaches on foot. */
interface Place {
  readonly position: number;
  readonly stop: StopIndex;
  readonly seconds: number;
  readonly pickup: number;
  readonly dropOff: number;
}

function placesOf(
  { trip }: TransitRide,
  timetable: PairSearch['search']['transit']['timetable'],
  closedStops: Uint8Array | undefined,
  secondsAt: ReadonlyMap<StopIndex, number>,
): Place[] {
  const { patternFirstPosition, positionRules, positionStop } = timetable;
  const pattern = timetable.patternOfTrip(trip);
  const [first, end] = [patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]!];
  const places: Place[] = [];
  for (let at = first as PositionIndex; at < end; at = after(at)) {
    const stop = positionStop[at]!;
    const seconds = secondsAt.get(stop);
    if (seconds === undefined || closedStops?.[stop] === 1) continue;
    const rules = positionRules[at]!;
    places.push({
      position: at - first,
      stop,
      seconds,
      pickup: rules & PICKUP_MASK,
      dropOff: rules >> DROP_OFF_SHIFT,
    });
  }
  return places;
}

/** A journey with another place at one end, and the seconds of walking there and those that it takes longer. */
interface Moved {
  readonly moved: TransitJourney;
  readonly costs: number;
}

/** @param walkSeconds at the place of the search @param leastGain seconds that another place has to save */
function best(places: readonly Moved[], walkSeconds: number, leastGain: number): TransitJourney | undefined {
  let easiest: Moved | undefined;
  for (const place of places) if (easiest === undefined || place.costs < easiest.costs) easiest = place;
  return easiest !== undefined && walkSeconds - easiest.costs >= leastGain ? easiest.moved : undefined;
}

function isOnFoot(accesses: readonly StopAccess[]): boolean {
  return accesses.every((access) => access.isOnFoot === true);
}

function secondsByStop(seeds: readonly StopSeed[]): ReadonlyMap<StopIndex, number> {
  const least = new Map<StopIndex, number>();
  for (const { stop, seconds } of seeds) least.set(stop, Math.min(seconds, least.get(stop) ?? seconds));
  return least;
}
