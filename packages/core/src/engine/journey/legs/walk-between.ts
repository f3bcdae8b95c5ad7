import { LruCache } from '../../../base/index.ts';
import type { LatLng } from '../../../geo/index.ts';
import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, StreetLeg } from '../../../model/index.ts';
import type { StreetEngine, StreetMetric } from '../../street/index.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import { metricFor } from '../request/metric-for.ts';
import { speedOf } from '../request/request-speed.ts';
import { straightLeg, streetLeg } from './street-legs.ts';

/** Within this distance of a vehicle no walk is added: the drive begins at the door. */
const AT_KERB_METRES = 15;

/**
 * The walk (or roll) between a place and a point where a vehicle waits, is parked or sets down, from time 0 on; undefined where the two are one
 * place. A straight line where no path connects them.
 */
export function walkBetween(task: JourneyTask, streets: StreetEngine, from: Place, to: Place): StreetLeg | undefined {
  const metres = nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng);
  if (metres <= AT_KERB_METRES) return undefined;
  const { mode, profile } = walkerOf(task.request);
  const speed = speedOf(profile, task.request);
  const metric = metricFor(task, streets, profile);
  const key = [from.lat, from.lng, to.lat, to.lng].join(' ');
  const leg = walksKnown(metric).getOrMake(key, () => {
    const answer = streets.route(metric, from, to);
    return answer.found
      ? streetLeg(answer.path, mode, from, to, 0)
      : straightLeg(mode, profile, from, to, 0, Math.ceil(metres / speed));
  });
  return { ...leg, from, to };
}

/** Maximum number of walks that are kept: every journey by vehicle needs the walk between a station and the street in front of it. */
const WALKS_KEPT = 2000;
const walksByMetric = new WeakMap<StreetMetric, LruCache<string, StreetLeg>>();

function walksKnown(metric: StreetMetric): LruCache<string, StreetLeg> {
  let known = walksByMetric.get(metric);
  if (known === undefined) {
    known = new LruCache(WALKS_KEPT);
    walksByMetric.set(metric, known);
  }
  return known;
}

/** A point as a place, in the time zone of another place. */
export function placeAt({ lat, lng }: LatLng, like: Place, name = ''): Place {
  return { lat, lng, name, address: '', timezone: like.timezone, stop: undefined };
}
