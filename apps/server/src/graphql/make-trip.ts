import type { ScoredItinerary } from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { fillPauses, segmentsOf } from '@tripwright/wire/graphql';
import { saidTrip } from './source/index.ts';
import type { PlanSource, SegmentSource, TripSource } from './sources.ts';
import { tripAddressOf } from './trip-address.ts';

/** A trip of a plan. The texts of its segments are those of REST, made for each language on first use. @param id its address */
export function makeTrip(
  plan: PlanSource,
  scored: ScoredItinerary,
  id: string = tripAddressOf(plan, scored, saidTrip(scored)?.id),
): TripSource {
  const { request } = plan.outcome;
  const made = new Map<Locale, readonly Segment[]>();
  const legs = fillPauses(scored.itinerary);
  // Another service knows more than its answers say, so its own texts come first.
  const said = saidTrip(scored);
  if (said?.segments.length === legs.length) made.set(said.locale, said.segments);
  const segmentsIn = (locale: Locale): readonly Segment[] => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const segments = segmentsOf(scored, {
      locale,
      unit: 'metric',
      regions: new Map(plan.regions.map((region) => [region.code, region])),
      requestedModes: request.modes,
      wheelchair: request.wheelchair,
      includeStops: false,
      region: plan.regions[0]?.code,
    });
    const kept = said === undefined ? segments : withNotesOf(said.segments, segments);
    made.set(locale, kept);
    return kept;
  };
  return { id, plan, scored, legs, segmentsIn };
}

/** Segments in another language than a service has said: where it says more notes than can be made of its facts, they stay in its language. */
function withNotesOf(said: readonly Segment[], made: readonly Segment[]): readonly Segment[] {
  const lines = ({ notes = '' }: Segment): number => notes.split('\n').length;
  return made.map((segment, at) => {
    const own = said[at];
    return own?.notes === undefined || lines(own) === lines(segment) ? segment : { ...segment, notes: own.notes };
  });
}

/** The segments of a trip, one for each of its legs. */
export function segmentSources(trip: TripSource): readonly SegmentSource[] {
  return trip.legs.map((leg, index): SegmentSource => {
    switch (leg.kind) {
      case 'ride':
        return { trip, index, leg };
      case 'street':
        return { trip, index, leg };
      case 'stationary':
        return { trip, index, leg };
      default:
        return leg satisfies never;
    }
  });
}
