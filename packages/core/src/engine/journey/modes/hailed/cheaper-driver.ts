import type { Itinerary, Leg, StreetLeg } from '../../../../model/index.ts';
import { findModeFamily, pauseMode } from '../../../../modes/index.ts';
import { NEGLIGIBLE_PRICE_SHARE } from '../../filters/thresholds.ts';
import { inSequence, itineraryOf, pauseLeg, secondsOf } from '../../itinerary/leg-sequence.ts';
import { usedModes } from '../../itinerary/used-modes.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import { driversFor, withDriver } from './hailed.ts';

/**
 * The same journey with the cheapest drivers of known price in place of the drivers who arrive first. It leaves earlier for the first ride, or
 * arrives later after the last one.
 * @param modes of the request: the drivers may be of another mode
 * @returns undefined where no driver costs a tenth less, or comes in time
 */
export function byCheaperDrivers(
  task: JourneyTask,
  modes: readonly string[],
  itinerary: Itinerary,
): Itinerary | undefined {
  const { legs, boardings } = itinerary;
  const { departAfter = Number.NEGATIVE_INFINITY, arriveBefore = Number.POSITIVE_INFINITY } = task.request.when;
  const first = legs.findIndex(({ kind }) => kind === 'ride');
  const last = legs.findLastIndex(({ kind }) => kind === 'ride');
  if (first < 0) return undefined;
  const [there, on] = [legs.slice(0, first), legs.slice(last + 1)];
  const cheaperThere = cheaper(task, modes, there, true);
  const cheaperOn = cheaper(task, modes, on, false);
  const isInTime = (cheaperThere?.[0]?.departure ?? departAfter) >= departAfter;
  const isThere = (cheaperOn?.at(-1)?.arrival ?? arriveBefore) <= arriveBefore;
  const changedThere = isInTime ? cheaperThere : undefined;
  const changedOn = isThere ? cheaperOn : undefined;
  if (changedThere === undefined && changedOn === undefined) return undefined;
  const all = [...(changedThere ?? there), ...legs.slice(first, last + 1), ...(changedOn ?? on)];
  const other = itineraryOf(all, boardings, []);
  return { ...other, modes: usedModes(other, modes) };
}

/** @param side the legs before the first ride, or after the last one @param isBefore whether their end is fixed, and not their beginning */
function cheaper(
  task: JourneyTask,
  modes: readonly string[],
  side: readonly Leg[],
  isBefore: boolean,
): readonly Leg[] | undefined {
  const at = side.findIndex(isDriven);
  const ride = side[at] as StreetLeg | undefined;
  const [paid] = ride?.payments ?? [];
  if (ride === undefined || paid === undefined) return undefined;
  const isWaitedFor = side[at - 1]?.mode === pauseMode('wait').id;
  const walks = side.slice(0, isWaitedFor ? at - 1 : at);
  const walked = secondsOf(walks);
  const begins = side[0]?.departure ?? ride.departure;
  const offers = modes
    .filter(isHailed)
    .flatMap((mode) => driversFor(task, mode, ride.from, ride.to))
    .flatMap((driver) => {
      const wait = Math.max(0, driver.waitSeconds - walked);
      const driven = withDriver(
        task,
        driver,
        { ...ride, mode: driver.mode },
        isBefore ? ride.departure : begins + walked + wait,
      );
      const money = driven.payments?.[0]?.money;
      return money?.currency === paid.money.currency ? [{ wait, driven, minor: money.minor }] : [];
    });
  const [best] = offers.sort((a, b) => a.minor - b.minor || a.wait - b.wait);
  if (best === undefined || best.minor > paid.money.minor * (1 - NEGLIGIBLE_PRICE_SHARE)) return undefined;
  const waiting = best.wait === 0 ? [] : [pauseLeg(pauseMode('wait').id, ride.from, best.wait)];
  const legs = [...walks, ...waiting, best.driven, ...side.slice(at + 1)];
  const ends = side.at(-1)?.arrival ?? ride.arrival;
  return inSequence(legs, isBefore ? ends - secondsOf(legs) : begins);
}

function isDriven(leg: Leg): boolean {
  return leg.kind === 'street' && isHailed(leg.mode);
}

/** Whether cars of a mode drive from anywhere to anywhere, not only within the zones and hours of a feed. */
function isHailed(mode: string): boolean {
  const travel = findModeFamily(mode)?.travel;
  return travel?.hailed === true && travel.zoned !== true;
}
