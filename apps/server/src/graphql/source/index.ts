export { allOf, andThen } from './and-then.ts';
export type { Awaitable, GraphSource, Reader } from './graph-source.ts';
export { notFromSource } from './not-from-source.ts';
export type { PlaceReads } from './place-reads.ts';
export { plannerSource } from './planner-source.ts';
export type { OpenedTrip, TripOptions, TripReads } from './trip-reads.ts';
