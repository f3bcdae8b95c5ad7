import type {
  Alert,
  CallEvent,
  CallUpdate,
  InformedEntity,
  Period,
  RealtimeEntity,
  RealtimeMessage,
  TripDescriptor,
  TripUpdate,
  VehiclePosition,
} from '@tripwright/core/live';
import fc from 'fast-check';
import type { Scene } from '../scenes/scene.ts';

/** Drops the keys whose value is undefined: a field that a message does not have is absent. */
function present<T extends object>(value: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });

/** Entities about the trips, stops and routes of a scene, and about ones that it does not have; with every oddity that a decoder lets through. */
export function anyEntity(scene: Scene): fc.Arbitrary<RealtimeEntity> {
  const [feed] = scene.feeds;
  const noon = scene.at('12:00');
  const idOf = (rows: readonly { readonly id: string }[]): fc.Arbitrary<string> =>
    fc.constantFrom(...rows.map(({ id }) => id), '', 'nowhere');
  const instant = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: noon - 8 * 3600, max: noon + 14 * 3600 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 2 ** 31, 2 ** 53 - 1, noon * 1000, noon + 86_400, noon - 86_400) },
  );
  const delay = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -900, max: 3600 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -86_400, 86_401, -(2 ** 31), 2 ** 31 - 1) },
  );
  const event: fc.Arbitrary<CallEvent> = fc
    .record({ time: maybe(instant), delay: maybe(delay), scheduledTime: maybe(instant) })
    .map((parts) => present<CallEvent>(parts));
  const relationship = fc.constantFrom('SCHEDULED', 'SKIPPED', 'NO_DATA', 'UNSCHEDULED', 'UNKNOWN_9') as fc.Arbitrary<
    NonNullable<CallUpdate['relationship']>
  >;
  const rule = fc.constantFrom('REGULAR', 'NONE', 'PHONE_AGENCY', 'UNKNOWN_7') as fc.Arbitrary<'NONE'>;
  const call: fc.Arbitrary<CallUpdate> = fc
    .record({
      stopSequence: maybe(fc.integer({ min: 0, max: 7 })),
      stopId: maybe(idOf(feed!.stops)),
      arrival: maybe(event),
      departure: maybe(event),
      relationship: maybe(relationship),
      properties: maybe(
        fc
          .record({ assignedStopId: maybe(idOf(feed!.stops)), headsign: maybe(fc.string()), pickup: maybe(rule) })
          .map((parts) => present<NonNullable<CallUpdate['properties']>>(parts)),
      ),
    })
    .map((parts) => present<CallUpdate>(parts));
  const date = fc.constantFrom(scene.date.replaceAll('-', ''), '20240514', '', '20240230', '99991231', '00010101');
  const clock = fc.constantFrom('06:20:00', '10:00:00', '24:10:00', '', 'soon', '999:00:00');
  const trip = fc
    .record({
      tripId: maybe(idOf(feed!.trips)),
      routeId: maybe(idOf(feed!.routes)),
      directionId: maybe(fc.integer({ min: 0, max: 3 })),
      startDate: maybe(date),
      startTime: maybe(clock),
      relationship: maybe(
        fc.constantFrom(
          'SCHEDULED',
          'ADDED',
          'NEW',
          'UNSCHEDULED',
          'CANCELED',
          'REPLACEMENT',
          'DUPLICATED',
          'DELETED',
          'UNKNOWN_42',
        ) as fc.Arbitrary<'NEW'>,
      ),
    })
    .map((parts) => present<TripDescriptor>(parts));
  const tripUpdate: fc.Arbitrary<TripUpdate> = fc
    .record({
      trip,
      calls: fc.array(call, { maxLength: 6 }),
      timestamp: maybe(instant),
      delay: maybe(delay),
      vehicle: maybe(fc.record({ id: fc.constantFrom('v1', 'v2', '') })),
      properties: maybe(
        fc
          .record({ tripId: maybe(fc.constantFrom('X', 'Y', '')), startDate: maybe(date), startTime: maybe(clock) })
          .map((parts) => present<NonNullable<TripUpdate['properties']>>(parts)),
      ),
    })
    .map((parts) => present<TripUpdate>(parts));
  const vehicle = fc
    .record({
      trip: maybe(trip),
      vehicle: maybe(fc.record({ id: fc.constantFrom('v1', 'v2', '') })),
      position: maybe(
        fc.record({
          lat: fc.double({ min: -90, max: 90, noNaN: true }),
          lng: fc.double({ min: 7.9, max: 8.1, noNaN: true }),
        }),
      ),
      stopSequence: maybe(fc.integer({ min: 0, max: 7 })),
      timestamp: maybe(instant),
      carriages: fc.constant([]),
    })
    .map((parts) => present<VehiclePosition>(parts));
  return fc
    .record({
      id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
      tripUpdate: maybe(tripUpdate),
      vehicle: maybe(vehicle),
      others: fc.constant([] as const),
    })
    .map((parts) => present<RealtimeEntity>(parts));
}

/** Alerts that close things of a scene, and others: every combination of parts, things that it does not have, and periods around its day. */
export function anyAlert(scene: Scene): fc.Arbitrary<Alert> {
  const [feed] = scene.feeds;
  const noon = scene.at('12:00');
  const idOf = (rows: readonly { readonly id: string }[]): fc.Arbitrary<string> =>
    fc.constantFrom(...rows.map(({ id }) => id), 'nowhere');
  const rare = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.option(value, { nil: undefined, freq: 1 });
  const entity: fc.Arbitrary<InformedEntity> = fc
    .record({
      stopId: maybe(idOf(feed!.stops)),
      routeId: rare(idOf(feed!.routes)),
      agencyId: rare(idOf(feed!.agencies)),
      routeType: rare(fc.constantFrom(...feed!.routes.map(({ type }) => type), 3)),
      directionId: rare(fc.constantFrom(0, 1)),
      trip: rare(idOf(feed!.trips).map((tripId) => ({ tripId }))),
    })
    .map((parts) => present<InformedEntity>(parts));
  const instant = fc.integer({ min: noon - 10 * 3600, max: noon + 14 * 3600 });
  const period = fc.record({ start: maybe(instant), end: maybe(instant) }).map((parts) => present<Period>(parts));
  return fc
    .record({
      informed: fc.array(entity, { minLength: 1, maxLength: 3 }),
      activePeriods: fc.array(period, { maxLength: 2 }),
      effect: fc.constantFrom('NO_SERVICE', 'NO_SERVICE', 'NO_SERVICE', 'REDUCED_SERVICE', 'ACCESSIBILITY_ISSUE'),
    })
    .map((parts) => ({ ...NO_TEXTS, ...parts }) as Alert);
}

const NO_TEXTS = {
  ...{ url: [], header: [], description: [], spokenHeader: [], spokenDescription: [] },
  ...{ causeDetail: [], effectDetail: [], images: [], imageText: [] },
};

/** A message made at a clock time of the scene. */
export function messageAt(
  at: number,
  entities: readonly RealtimeEntity[],
  header: Partial<RealtimeMessage['header']> = {},
): RealtimeMessage {
  return { header: { version: '2.0', timestamp: at, ...header }, entities };
}
