import { nearbyDistanceMetres } from '../../geo/index.ts';
import type { CyclingWay, Empty, Itinerary, Leg, PlanRequest, RemovalReason } from '../../model/index.ts';
import { connectorMode, findModeFamily, type StreetProfileName } from '../../modes/index.ts';
import type { DirectChoice } from './direct-choice.ts';
import { emptyBecause } from './empty-because.ts';
import type { JourneyTask } from './journey-task.ts';
import { inSequence, itineraryOf, secondsOf } from './leg-sequence.ts';
import { meansOf } from './means/means.ts';
import { wayBetween } from './means/street-way.ts';
import { straightLeg, streetLeg } from './street-legs.ts';
import { TaskMemo } from './task-memo.ts';

/** Nobody moves over streets alone for longer than this. */
const LONGEST_DIRECT_SECONDS = 5 * 3600;

/** Ways from door to door by one street mode, or why there are none. */
export interface DirectAnswer {
  readonly itineraries: readonly Itinerary[];
  readonly empty: Empty | undefined;
}

/** The whole way by one street mode: one itinerary for each way of using it (who drives, where one parks). */
export function directItineraries(task: JourneyTask, mode: string): DirectAnswer {
  return answers.get(task, mode, () => findDirect(task, mode));
}

/** The whole way on foot is compared with every set of rides. */
const answers = new TaskMemo<DirectAnswer>();

function findDirect(task: JourneyTask, mode: string): DirectAnswer {
  const { request, world } = task;
  const travel = findModeFamily(mode)?.travel;
  if (travel?.by !== 'street' || travel.profile === undefined) return none('no-modes', { modes: mode });
  const limit = travel.connector === true ? walkLimit(request) : LONGEST_DIRECT_SECONDS;
  const means = meansOf(mode);
  if (means !== undefined) {
    if (world.streets === undefined) return none('no-modes', { modes: mode });
    const choices = means.choices(task, mode, travel.profile);
    return 'reason' in choices ? { itineraries: [], empty: choices } : timed(task, choices, mode, limit);
  }
  const profile = travel.connector === true && request.wheelchair ? 'wheelchair' : travel.profile;
  const ways = profile === 'bicycle' ? (request.cycling ?? ONE_WAY) : ONE_WAY;
  const found = ways.map((cycling) => onlyLeg(task, mode, profile, travel.connector === true, cycling));
  const [first] = found;
  if (first === undefined || 'reason' in first) return { itineraries: [], empty: first };
  const legs = new Map(found.flatMap((leg) => ('reason' in leg ? [] : [[geometryOf(leg), leg] as const])));
  const choices = [...legs.values()].map((leg) => ({ plan: { seconds: secondsOf([leg]), legs: () => [leg] } }));
  return timed(task, choices, mode, limit);
}

const ONE_WAY: readonly CyclingWay[] = ['best'];

/** Where a leg leads: two that lead the same way are one. */
function geometryOf(leg: Leg): string {
  return leg.kind === 'street' ? leg.geometry : '';
}

/** One leg from door to door: walking, rolling, riding what is one's own. */
function onlyLeg(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
  onFoot: boolean,
  cycling: CyclingWay,
): Leg | Empty {
  const { request, world, ends } = task;
  const actualMode = profile === 'wheelchair' ? connectorMode('wheelchair').id : mode;
  if (world.streets === undefined) {
    if (!onFoot) return { reason: 'no-modes', values: { modes: mode } };
    const metres = nearbyDistanceMetres(ends.from.lat, ends.from.lng, ends.to.lat, ends.to.lng);
    return straightLeg(actualMode, profile, ends.from, ends.to, 0, Math.ceil(metres / request.walkMetresPerSecond));
  }
  const way = wayBetween(task, profile, mode, request.from, request.to, { byName: 'both', cycling });
  return 'reason' in way ? way : streetLeg(way, actualMode, ends.from, ends.to, 0);
}

/** Those that keep within the limits, at the time asked for. */
function timed(task: JourneyTask, choices: readonly DirectChoice[], mode: string, limit: number): DirectAnswer {
  const { request, record } = task;
  const { departAfter, arriveBefore } = request.when;
  let why: RemovalReason | undefined;
  const itineraries = choices.flatMap(({ plan, departure: fixed }) => {
    const { seconds } = plan;
    const departure = fixed ?? departAfter ?? (arriveBefore ?? 0) - seconds;
    const tell = (): Itinerary => itineraryOf(inSequence(plan.legs(departure), departure), 0, [mode]);
    const drop = (reason: RemovalReason): [] => {
      why ??= reason;
      record?.dropped(tell(), reason);
      return [];
    };
    if (seconds > limit) return drop(limit < LONGEST_DIRECT_SECONDS ? 'walk-too-long' : 'takes-too-long');
    if (plan.runsAt?.(departure) === false) return drop('not-running');
    const itinerary = tell();
    if (itinerary.walkSeconds > walkLimit(request)) return drop('walk-too-long');
    if (departAfter !== undefined && arriveBefore !== undefined && departure + seconds > arriveBefore)
      return drop('arrives-too-late');
    record?.found(itinerary);
    return [itinerary];
  });
  return itineraries.length > 0 ? { itineraries, empty: undefined } : none(emptyBecause(why));
}

function walkLimit({ maxWalkSeconds }: PlanRequest): number {
  return Math.min(maxWalkSeconds ?? LONGEST_DIRECT_SECONDS, LONGEST_DIRECT_SECONDS);
}

function none(reason: Empty['reason'], values: Empty['values'] = {}): DirectAnswer {
  return { itineraries: [], empty: { reason, values } };
}
