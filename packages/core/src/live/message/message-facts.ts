import type { RealtimeMessage } from './realtime-message.ts';

/** What a message holds, in numbers. */
export interface MessageFacts {
  /** The version of the feed that the message was made for; '' = it says none. */
  readonly feedVersion: string;
  readonly entities: number;
  readonly tripUpdates: number;
  readonly vehicles: number;
  readonly alerts: number;
  /** Entities that a differential message withdraws. */
  readonly deleted: number;
  /** Shapes, stops and trip modifications, which are not read. */
  readonly others: Readonly<Record<string, number>>;
  /** Trip updates by their relationship. */
  readonly trips: Readonly<Record<string, number>>;
  /** Stop time updates by their relationship. */
  readonly calls: Readonly<Record<string, number>>;
  /** Vehicles that name no trip. */
  readonly vehiclesWithoutTrip: number;
}

/** Counts what a message holds. */
export function messageFacts({ header, entities }: RealtimeMessage): MessageFacts {
  const updates = entities.flatMap(({ tripUpdate }) => tripUpdate ?? []);
  const vehicles = entities.flatMap(({ vehicle }) => vehicle ?? []);
  return {
    feedVersion: header.feedVersion ?? '',
    entities: entities.length,
    tripUpdates: updates.length,
    vehicles: vehicles.length,
    alerts: entities.filter(({ alert }) => alert !== undefined).length,
    deleted: entities.filter(({ isDeleted }) => isDeleted === true).length,
    others: countOf(entities.flatMap(({ others }) => others)),
    trips: countOf(updates.map(({ trip }) => trip.relationship ?? 'SCHEDULED')),
    calls: countOf(updates.flatMap(({ calls }) => calls.map(({ relationship = 'SCHEDULED' }) => relationship))),
    vehiclesWithoutTrip: vehicles.filter(({ trip }) => trip === undefined).length,
  };
}

/**
 * Whether a message was made for another version of the feed than that of the timetable, as far as both say which they are: its ids may then mean
 * other trips (RT-34).
 * @param own the version in `feed_info.txt`; '' = unknown
 */
export function isForOtherVersion({ feedVersion }: Pick<MessageFacts, 'feedVersion'>, own: string): boolean {
  return feedVersion !== '' && own !== '' && feedVersion !== own;
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}
