import type { PlanOutcome } from '@tripwright/core/model';
import type { Planner } from '@tripwright/planner';
import type { JourneyChange, JourneyFacts, JourneyVerdict } from '../region-diff.ts';
import type { AskedJourney } from './probes.ts';

/** A journey that arrives this much later or earlier is worth saying. */
const NOTICEABLE_SECONDS = 60;

/** Asks both sides for a journey. @param context the time zone of the answer's clock times */
export async function compareJourney(
  old: Planner,
  fresh: Planner,
  asked: AskedJourney,
  context: { readonly timezone: string },
): Promise<JourneyChange> {
  const [before, after] = await Promise.all([old.plan(asked.old), fresh.plan(asked.new)]);
  const isArrival = asked.old.when?.arriveBefore !== undefined && asked.old.when.departAfter === undefined;
  const was = bestOf(before, isArrival);
  const is = bestOf(after, isArrival);
  const shift = timeOf(asked.new) - timeOf(asked.old);
  const lostSeconds =
    was === undefined || is === undefined
      ? 0
      : isArrival
        ? was.departure - (is.departure - shift)
        : is.arrival - shift - was.arrival;
  return {
    probe: asked.probe,
    asked: timeOf(asked.old),
    timezone: context.timezone,
    verdict: verdictOf(was, is, lostSeconds),
    lostSeconds,
    old: was,
    new: is,
  };
}

function timeOf({ when }: AskedJourney['old']): number {
  return when?.departAfter ?? when?.arriveBefore ?? 0;
}

function verdictOf(was: JourneyFacts | undefined, is: JourneyFacts | undefined, lost: number): JourneyVerdict {
  if (was === undefined) return is === undefined ? 'same' : 'found';
  if (is === undefined) return 'lost';
  if (lost >= NOTICEABLE_SECONDS) return 'later';
  if (lost <= -NOTICEABLE_SECONDS) return 'earlier';
  if (is.changes !== was.changes) return is.changes > was.changes ? 'harder' : 'easier';
  return 'same';
}

/** The journey that arrives first (leaves last, where an arrival was asked for); of equal ones that with the fewest changes. */
function bestOf({ groups }: PlanOutcome, isArrival: boolean): JourneyFacts | undefined {
  const journeys = groups.flatMap(({ itineraries }) =>
    itineraries.map(({ itinerary }): JourneyFacts => {
      const rides = itinerary.legs.filter((leg) => leg.kind === 'ride');
      return {
        departure: itinerary.departure,
        arrival: itinerary.arrival,
        changes: Math.max(0, itinerary.boardings - 1),
        lines: rides.map(({ route }) => (route.shortName === '' ? route.longName : route.shortName)),
      };
    }),
  );
  const cost = ({ departure, arrival }: JourneyFacts): number => (isArrival ? -departure : arrival);
  return journeys.sort((a, b) => cost(a) - cost(b) || a.changes - b.changes)[0];
}
