import type { PlanRequest } from '../../../model/index.ts';
import { WALKING_METRES_PER_SECOND } from '../../street/index.ts';
import type { TransitEngine } from '../../transit/index.ts';
import type { TransitWorld } from '../request/journey-world.ts';

/** Paces are told apart in tenths of the time that walks were linked with: an engine is made for each. */
const STEP = 0.1;
/** No one takes more or less of that time, whatever is asked for. */
const [QUICKEST, SLOWEST] = [0.3, 4];

/** The engine that changes vehicles as the traveller of a request does: on foot or on wheels, no faster than asked for. */
export function engineFor(
  { engine, linkMetresPerSecond = WALKING_METRES_PER_SECOND }: TransitWorld,
  { wheelchair, walkMetresPerSecond }: PlanRequest,
): TransitEngine {
  const factor = Math.min(SLOWEST, Math.max(QUICKEST, linkMetresPerSecond / walkMetresPerSecond));
  const paced = engine.atPace(Math.round(Math.ceil(factor / STEP - 1e-6)) / (1 / STEP));
  return wheelchair ? paced.stepFree() : paced;
}
