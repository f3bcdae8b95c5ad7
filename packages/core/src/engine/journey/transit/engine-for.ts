import type { PlanRequest } from '../../../model/index.ts';
import { WALKING_METRES_PER_SECOND } from '../../street/index.ts';
import type { TransitEngine } from '../../transit/index.ts';
import type { TransitWorld } from '../request/journey-world.ts';

/** Walking times are scaled in steps of this size, since each scale has an engine. */
const STEP = 0.1;
/** The smallest and the largest scale. */
const [QUICKEST, SLOWEST] = [0.3, 4];

/** The engine with the transfers of a request: on foot or in a wheelchair, and no faster than the pace of the request. */
export function engineFor(
  { engine, linkMetresPerSecond = WALKING_METRES_PER_SECOND }: TransitWorld,
  { wheelchair, walkMetresPerSecond }: PlanRequest,
): TransitEngine {
  const factor = Math.min(SLOWEST, Math.max(QUICKEST, linkMetresPerSecond / walkMetresPerSecond));
  const paced = engine.atPace(Math.round(Math.ceil(factor / STEP - 1e-6)) / (1 / STEP));
  return wheelchair ? paced.stepFree() : paced;
}
