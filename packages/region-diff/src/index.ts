export { type DiffOptions, diffRegions } from './diff-regions.ts';
export type { SavedTrip } from './journeys/saved-probes.ts';
export type {
  AccessChange,
  AccessNeed,
  ComparedRegion,
  JourneyChange,
  JourneyFacts,
  JourneyVerdict,
  LeftOutDays,
  LineChange,
  LineRef,
  Probe,
  RegionDiff,
  ReroutedFacts,
  RetimedFacts,
  RunFacts,
  SampleResult,
  StopChange,
  UncoveredDays,
} from './region-diff.ts';
export { describeDiff } from './words/describe-diff.ts';
