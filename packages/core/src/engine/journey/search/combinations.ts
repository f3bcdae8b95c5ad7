import type { Costs, Empty, Itinerary, Weights, WhenWindow } from '../../../model/index.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import type { SearchedSet } from './searched-set.ts';
import type { SingleModeProfile } from './single-mode-profile.ts';

/** The itineraries that combinations are compared with. */
export interface CombinationRivals {
  /** Itineraries by each mode alone, at the time of the request. */
  readonly rivals: readonly Itinerary[];
  /** The same, for the time when a combination leaves (arrives). */
  readonly singleModes: SingleModeProfile;
  /** Whether the time was up before every mode was searched. */
  readonly isOver: boolean;
  readonly costsOf: (itinerary: Itinerary) => Costs;
  readonly weights: Weights;
  readonly when: WhenWindow;
  readonly recorder: ExplanationRecorder | undefined;
}

/** The combinations that neither a single mode (spec 4.2 rule 2) nor another combination makes pointless. */
export function keepBetterCombinations(
  { modes, itineraries, empty }: SearchedSet,
  against: CombinationRivals,
): SearchedSet {
  const { kept, removed } = runFilters(ITINERARY_FILTERS.combinations, itineraries, against, against.recorder);
  if (kept.length > 0) return { modes, itineraries: kept, empty: undefined };
  const isCut = against.isOver || removed.some(({ reason }) => reason === 'out-of-time');
  if (isCut) return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
  const isBeaten = itineraries.length > 0 || against.rivals.length > 0;
  return { modes, itineraries: [], empty: isBeaten ? NOT_BETTER : empty };
}

const NOT_BETTER: Empty = { reason: 'not-better', values: {} };
