import type { Index } from '../../storage/index.ts';

/** The entry after one of the same table. */
export { after } from '../../storage/index.ts';

/** A stop, station, entrance or node of a timetable. */
export type StopIndex = Index<'stop'>;
/** A line as riders know it (GTFS route). */
export type RouteIndex = Index<'route'>;
/** An agency of any feed. */
export type AgencyIndex = Index<'agency'>;
/** A feed of the region. */
export type FeedIndex = Index<'feed'>;
/** A pattern: trips with one stop sequence and one set of boarding rules. */
export type PatternIndex = Index<'pattern'>;
/** A position over all patterns: that of the first stop of a pattern plus the place in its stop sequence. */
export type PositionIndex = Index<'position'>;
/** A trip; its pattern is `patternOfTrip`. */
export type TripIndex = Index<'trip'>;
/** A call over all trips: the first of a trip plus the position in it. */
export type CallIndex = Index<'call'>;
/** A set of service days. */
export type DaySetIndex = Index<'daySet'>;
/** A time zone of `zoneNames`. */
export type ZoneIndex = Index<'zone'>;
/** A walking link between two stops. */
export type LinkIndex = Index<'link'>;
/** A level of a station. */
export type LevelIndex = Index<'level'>;
/** A pathway inside a station. */
export type PathwayIndex = Index<'pathway'>;
/** A text in the timetable's pool of strings. */
export type StringIndex = Index<'string'>;
/** A lane of a service window: runs of one pattern of which none overtakes another. */
export type LaneIndex = Index<'lane'>;
/** A run of a service window. */
export type RunIndex = Index<'run'>;
