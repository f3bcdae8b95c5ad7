import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { SwapDirection, SwapRefusal } from './__generated__/resolver-types.ts';
import type { GraphqlContext } from './context.ts';
import { makeTrip } from './make-trip.ts';
import type {
  PlanSource,
  SwapRefusedSource,
  TripGoneSource,
  TripNowSource,
  TripSource,
  TripSwappedSource,
} from './sources.ts';

/** A trip by its id, as it is now. @param withChanges whether to work out what follows a missed vehicle */
export async function openTrip(
  id: string,
  locale: Locale,
  withChanges: boolean,
  context: GraphqlContext,
): Promise<TripNowSource | TripGoneSource> {
  const opened = await context.source.trips.open(id, { locale, withChanges }, context);
  if (opened.kind === 'gone') {
    const { code, request } = opened;
    return { code, locale, replan: request && planOf(emptyOutcome(request), locale, context) };
  }
  const plan = planOf(opened.outcome, locale, context);
  const trip = onlyTrip(plan, opened.isSameTrip ? id : undefined);
  return { sentId: id, trip, isSameTrip: opened.isSameTrip };
}

/** A trip with another vehicle in the place of one ride. @param segment position among the segments of the trip */
export async function swapTrip(
  trip: TripSource,
  segment: number,
  to: SwapDirection,
  withChanges: boolean,
  context: GraphqlContext,
): Promise<TripSwappedSource | SwapRefusedSource> {
  const { locale } = trip.plan;
  const ride = trip.legs[segment]?.kind === 'ride' ? ridesBefore(trip, segment) : undefined;
  if (ride === undefined) return { reason: 'NOT_A_RIDE', locale };
  const direction = to === 'NEXT' ? 'next' : 'previous';
  const swapped = await context.source.trips.swap(trip.id, ride, direction, { locale, withChanges }, context);
  if (swapped.kind === 'refused') return { reason: REFUSALS[swapped.reason], locale };
  return { trip: onlyTrip(planOf(swapped.outcome, locale, context), undefined), swapped };
}

const REFUSALS = {
  'no-ride': 'NOT_A_RIDE',
  'no-vehicle': 'NO_OTHER_VEHICLE',
  'too-early': 'LEAVES_TOO_EARLY',
  gone: 'TRIP_GONE',
} as const satisfies Record<string, SwapRefusal>;

function planOf(outcome: PlanOutcome, locale: Locale, context: GraphqlContext): PlanSource {
  const regions = [...new Set(outcome.regions)].flatMap((code) => context.regions.get(code) ?? []);
  const { advisories } = outcome;
  return { outcome, combine: 'COMBINED_AND_SINGLE', locale, advisories, regions };
}

function emptyOutcome(request: PlanRequest): PlanOutcome {
  return { request, regions: [], groups: [], outcomes: [], empty: undefined, advisories: [] };
}

function onlyTrip(plan: PlanSource, id: string | undefined): TripSource {
  const [scored] = plan.outcome.groups[0]?.itineraries ?? [];
  if (scored === undefined) throw new Error('A trip was opened without an itinerary.');
  return makeTrip(plan, scored, id);
}

function ridesBefore({ legs }: TripSource, segment: number): number {
  return legs.slice(0, segment).filter(({ kind }) => kind === 'ride').length;
}
