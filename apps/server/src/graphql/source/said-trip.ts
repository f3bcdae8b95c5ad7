import type { ScoredItinerary } from '@tripwright/core/model';
import type { Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';

/** What another service says of a trip beside its facts. */
export interface SaidTrip {
  /** Its id there. */
  readonly id: string;
  /** The language of the segments. */
  readonly locale: Locale;
  /** Its segments with their texts, pauses included. */
  readonly segments: readonly Segment[];
}

/** By itinerary, so that what a service says goes when its trip does. */
const said = new WeakMap<ScoredItinerary, SaidTrip>();

/** Keeps what a service says of a trip. */
export function rememberSaid(scored: ScoredItinerary, trip: SaidTrip): void {
  said.set(scored, trip);
}

/** What a service says of a trip; undefined for trips of this process. */
export function saidTrip(scored: ScoredItinerary): SaidTrip | undefined {
  return said.get(scored);
}
