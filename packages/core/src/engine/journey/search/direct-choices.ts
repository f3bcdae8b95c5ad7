import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { CyclingWay, Empty, Leg } from '../../../model/index.ts';
import { connectorMode, findModeFamily, type StreetProfileName } from '../../../modes/index.ts';
import { pathSeconds } from '../../street/index.ts';
import { STRAIGHT_METRES } from '../access/straight-stops.ts';
import type { DirectChoice } from '../itinerary/direct-choice.ts';
import type { LegPlan } from '../itinerary/leg-sequence.ts';
import { straightLeg, streetLeg } from '../legs/street-legs.ts';
import { streetPathBetween } from '../legs/street-path-between.ts';
import { usageOf } from '../modes/mode-usage.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';

/** Every set of rides is compared with walking the whole way, so the choices of a mode are kept. */
const choices = new TaskMemo<readonly DirectChoice[] | Empty>();

/** All uses of a street mode from door to door, however long they take, or why there are none. */
export function directChoicesOf(task: JourneyTask, mode: string): readonly DirectChoice[] | Empty {
  return choices.get(task, mode, () => findChoices(task, mode));
}

const BEST_CYCLING: readonly CyclingWay[] = ['best'];

function findChoices(task: JourneyTask, mode: string): readonly DirectChoice[] | Empty {
  const { request, world } = task;
  const travel = findModeFamily(mode)?.travel;
  if (travel?.by !== 'street' || travel.profile === undefined) return { reason: 'no-modes', values: { modes: mode } };
  const usage = usageOf(mode);
  if (usage !== undefined) {
    if (world.streets === undefined) return { reason: 'no-modes', values: { modes: mode } };
    return usage.choices(task, mode, travel.profile);
  }
  const onFoot = travel.connector === true;
  const profile = onFoot && request.wheelchair ? 'wheelchair' : travel.profile;
  const cycleRoutes = profile === 'bicycle' ? (request.cycling ?? BEST_CYCLING) : BEST_CYCLING;
  const found = cycleRoutes.map((cycling) => singleLeg(task, mode, profile, onFoot, cycling));
  const [first] = found;
  if (first === undefined || 'reason' in first) return first ?? [];
  const plans = found.filter((plan): plan is LegPlan => !('reason' in plan));
  return (cycleRoutes.length > 1 ? distinctLines(plans) : plans).map((plan) => ({ plan }));
}

/** One plan for each line on the map: plans along the same line are the same ride. */
function distinctLines(plans: readonly LegPlan[]): LegPlan[] {
  const geometryOf = (leg: Leg | undefined): string => (leg?.kind === 'street' ? leg.geometry : '');
  return [...new Map(plans.map((plan) => [geometryOf(plan.legs(0)[0]), plan])).values()];
}

/** One leg from door to door: walking, rolling, or riding the rider's own vehicle. */
function singleLeg(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
  onFoot: boolean,
  cycling: CyclingWay,
): LegPlan | Empty {
  const { request, world, ends } = task;
  const actualMode = profile === 'wheelchair' ? connectorMode('wheelchair').id : mode;
  const metres = nearbyDistanceMetres(ends.from.lat, ends.from.lng, ends.to.lat, ends.to.lng);
  const straight = (): LegPlan => {
    const seconds = Math.ceil(metres / request.walkMetresPerSecond);
    return { seconds, legs: () => [straightLeg(actualMode, profile, ends.from, ends.to, 0, seconds)] };
  };
  if (world.streets === undefined) return onFoot ? straight() : { reason: 'no-modes', values: { modes: mode } };
  const path = streetPathBetween(task, profile, mode, request.from, request.to, { byName: 'both', cycling });
  if ('reason' in path) {
    // Off the streets a walk between two places is a straight line, like the walk to a stop there.
    const isOff = path.reason === 'off-network-from' || path.reason === 'off-network-to';
    return onFoot && isOff && metres <= STRAIGHT_METRES ? straight() : path;
  }
  return { seconds: pathSeconds(path), legs: () => [streetLeg(path, actualMode, ends.from, ends.to, 0)] };
}
