import type { ScoredItinerary } from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { fillPauses, segmentsOf } from '@tripwright/wire/graphql';
import type { PlanSource, SegmentSource, TripSource } from './sources.ts';
import { tripAddressOf } from './trip-address.ts';

/** A trip of a plan. The texts of its segments are those of REST, made for each language on first use. @param id its address */
export function makeTrip(
  plan: PlanSource,
  scored: ScoredItinerary,
  id: string = tripAddressOf(plan, scored),
): TripSource {
  const { request } = plan.outcome;
  const made = new Map<Locale, readonly Segment[]>();
  const segmentsIn = (locale: Locale): readonly Segment[] => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const { segments } = segmentsOf(scored, {
      locale,
      unit: 'metric',
      regions: new Map(plan.regions.map((region) => [region.code, region])),
      requestedModes: request.modes,
      wheelchair: request.wheelchair,
      includeStops: false,
      region: plan.regions[0]?.code,
    });
    made.set(locale, segments);
    return segments;
  };
  return { id, plan, scored, legs: fillPauses(scored.itinerary), segmentsIn };
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
