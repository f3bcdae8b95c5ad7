import type { Resolvers, StreamEndReason } from '../__generated__/resolver-types.ts';
import type { AlertSource, TripGoneSource, TripNowSource, VehicleSource } from '../sources.ts';
import type { LiveChange, LiveEnd } from '../subscriptions/live-question.ts';
import type { LiveDepartureSource } from '../subscriptions/live-questions.ts';
import type { ZonedTime } from '../zoned-time.ts';

/** Seconds over which clients spread, by the reason for which their streams ended; null = nothing can follow. */
const RETRY_SECONDS: Readonly<Record<StreamEndReason, number | null>> = {
  NEW_DATASET: null,
  SHUTDOWN: 30,
  TIME_LIMIT: 1,
  OVER: null,
  OTHER: 30,
};

/** What events have in common. */
const change = {
  snapshot: ({ snapshot }: LiveChange): string | null => snapshot,
  dataset: ({ dataset }: LiveChange): string => dataset,
  at: ({ at, zone }: LiveChange): ZonedTime => ({ at, zone }),
  isWhole: ({ isWhole }: LiveChange): boolean => isWhole,
  gone: ({ gone }: LiveChange): readonly string[] => gone,
};

export const subscriptionResolvers = {
  TripUpdate: { __resolveType: (update) => typeOf(update, 'TripChange') },
  AlertsUpdate: { __resolveType: (update) => typeOf(update, 'AlertsChange') },
  VehiclesUpdate: { __resolveType: (update) => typeOf(update, 'VehiclesChange') },
  DeparturesUpdate: { __resolveType: (update) => typeOf(update, 'DeparturesChange') },
  // The questions of the fields give each type the values of its own.
  TripChange: {
    snapshot: change.snapshot,
    dataset: change.dataset,
    at: change.at,
    result: ({ values }) => values[0] as TripNowSource | TripGoneSource,
  },
  AlertsChange: { ...change, alerts: ({ values }) => values as readonly AlertSource[] },
  VehiclesChange: { ...change, vehicles: ({ values }) => values as readonly VehicleSource[] },
  DeparturesChange: { ...change, departures: ({ values }) => values as readonly LiveDepartureSource[] },
  StreamEnd: {
    reason: ({ reason }) => reason,
    retryWithin: ({ reason }) => RETRY_SECONDS[reason],
  },
} satisfies Resolvers;

function typeOf<T extends string>({ kind }: LiveChange | LiveEnd, change: T): T | 'StreamEnd' {
  return kind === 'end' ? 'StreamEnd' : change;
}
