import type { LatLng } from '../../../../geo/index.ts';
import type { Payment, Place, StreetLeg } from '../../../../model/index.ts';
import { coversMode, findModeFamily, pauseMode } from '../../../../modes/index.ts';
import type { HailedProvider } from '../../../../providers/index.ts';
import { pathSeconds, type StreetEngine, type StreetPath } from '../../../street/index.ts';
import { type LegPlan, pauseLeg, secondsOf } from '../../itinerary/leg-sequence.ts';
import { streetLeg } from '../../legs/street-legs.ts';
import { withoutHops } from '../../legs/street-path-between.ts';
import { placeAt, walkBetween } from '../../legs/walk-between.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import { expectedWait } from '../providers/expected-wait.ts';
import { operatorOf } from '../providers/operator-of.ts';

/** Seconds until a vehicle comes, where neither the request (`etwt` of the interface) nor the provider states a wait. */
const USUAL_WAIT_SECONDS = 8 * 60;

/** A driver of a configured provider, or any driver of the mode. */
export interface Driver {
  readonly mode: string;
  readonly waitSeconds: number;
  readonly provider: HailedProvider | undefined;
}

/**
 * The known drivers of a mode from one place to another; taxis exist without being configured. Working hours are checked at the time of the request,
 * since the arrival of a train is not known yet.
 */
export function driversFor({ world, request }: JourneyTask, mode: string, from: LatLng, to: LatLng): Driver[] {
  const { providers } = world;
  const at = momentOf(request);
  const configured = (providers?.hailedAt(from, to, at) ?? []).filter(
    (provider) => coversMode(mode, provider.mode) && !(request.wheelchair && provider.wheelchair === false),
  );
  if (providers !== undefined && configured.length > 0) {
    return configured.map((provider) => ({
      mode: provider.mode,
      waitSeconds: expectedWait(request, provider.mode) ?? providers.waitSeconds(provider, at),
      provider,
    }));
  }
  const family = findModeFamily(mode);
  const isAnybody = family?.travel.ubiquitous === true && family.id === mode;
  const hasOwn = providers?.rows.hailed.some((provider) => coversMode(mode, provider.mode)) === true;
  if (!isAnybody || hasOwn) return [];
  return [{ mode, waitSeconds: expectedWait(request, mode) ?? USUAL_WAIT_SECONDS, provider: undefined }];
}

/** A ride in a hailed car with the walks to and from it. */
export interface HailedPlan extends LegPlan {
  readonly walkSeconds: number;
}

/**
 * A ride in a hailed car: the walk to a street for cars, the rest of the wait, the ride, and the walk from a street for cars.
 */
export function hailedPlan(task: JourneyTask, driver: Driver, path: StreetPath, from: Place, to: Place): HailedPlan {
  const { streets } = task.world as { readonly streets: StreetEngine };
  const [pickUp, setDown] = [placeAt(path.from, from), placeAt(path.to, to)];
  const walkThere = walkBetween(task, streets, from, pickUp);
  const walkOn = walkBetween(task, streets, setDown, to);
  const walked = secondsOf([walkThere]);
  const wait = Math.max(0, driver.waitSeconds - walked);
  const ridden = withoutHops(path);
  // The legs are built when they are first needed; other departures differ in the price only.
  let ride: StreetLeg | undefined;
  return {
    seconds: walked + wait + pathSeconds(ridden) + secondsOf([walkOn]),
    walkSeconds: walked + secondsOf([walkOn]),
    legs(departure) {
      ride ??= streetLeg(ridden, driver.mode, walkThere ? pickUp : from, walkOn ? setDown : to, 0);
      const waiting = wait === 0 ? undefined : pauseLeg(pauseMode('wait').id, ride.from, wait);
      const all = [walkThere, waiting, withDriver(task, driver, ride, departure + walked + wait), walkOn];
      return all.filter((leg) => leg !== undefined);
    },
  };
}

/** The ride with its driver, and its price where that is known. @param at when the ride begins, Unix seconds */
export function withDriver({ world }: JourneyTask, driver: Driver, ride: StreetLeg, at: number): StreetLeg {
  const { provider } = driver;
  if (provider === undefined) return ride;
  const money = world.providers?.priceOf(provider, { metres: ride.metres, seconds: ride.arrival - ride.departure }, at);
  const payments: Payment[] =
    money === undefined ? [] : [{ kind: 'taxi', id: provider.id, name: provider.name, money }];
  return { ...ride, operator: operatorOf(provider), payments };
}
