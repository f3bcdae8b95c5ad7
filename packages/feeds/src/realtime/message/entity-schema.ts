import type {
  Alert,
  AlertImage,
  CallEvent,
  CallProperties,
  CallUpdate,
  Carriage,
  InformedEntity,
  MessageHeader,
  ModifiedTrip,
  Period,
  Position,
  RealtimeEntity,
  TranslatedText,
  TripDescriptor,
  TripProperties,
  TripUpdate,
  VehicleDescriptor,
  VehiclePosition,
} from '@tripwright/core/live';
import {
  DOUBLE,
  enumeration,
  FLAG,
  FLOAT,
  INSTANT,
  type MessageSchema,
  NUMBER,
  nested,
  TEXT,
  type ValueKind,
} from './message-schema.ts';

// The field numbers of gtfs-realtime.proto, version 2.0 with the additions of 2025 (github.com/google/transit). The names are those of the
// model in core/live.

/** A field that may be absent, as an instant of 0 is. */
const instant = INSTANT as ValueKind<number>;

const relationship = enumeration({
  0: 'SCHEDULED',
  1: 'ADDED',
  2: 'UNSCHEDULED',
  3: 'CANCELED',
  5: 'REPLACEMENT',
  6: 'DUPLICATED',
  7: 'DELETED',
  8: 'NEW',
});
const occupancy = enumeration({
  0: 'EMPTY',
  1: 'MANY_SEATS_AVAILABLE',
  2: 'FEW_SEATS_AVAILABLE',
  3: 'STANDING_ROOM_ONLY',
  4: 'CRUSHED_STANDING_ROOM_ONLY',
  5: 'FULL',
  6: 'NOT_ACCEPTING_PASSENGERS',
  7: 'NO_DATA_AVAILABLE',
  8: 'NOT_BOARDABLE',
});
const boarding = enumeration({ 0: 'REGULAR', 1: 'NONE', 2: 'PHONE_AGENCY', 3: 'COORDINATE_WITH_DRIVER' });

const modifiedTrip = nested<ModifiedTrip>({
  1: { name: 'modificationsId', kind: TEXT },
  2: { name: 'affectedTripId', kind: TEXT },
  3: { name: 'startTime', kind: TEXT },
  4: { name: 'startDate', kind: TEXT },
});

const trip = nested<TripDescriptor>({
  1: { name: 'tripId', kind: TEXT },
  2: { name: 'startTime', kind: TEXT },
  3: { name: 'startDate', kind: TEXT },
  4: { name: 'relationship', kind: relationship },
  5: { name: 'routeId', kind: TEXT },
  6: { name: 'directionId', kind: NUMBER },
  7: { name: 'modifiedTrip', kind: modifiedTrip },
});

const vehicle = nested<VehicleDescriptor>({
  1: { name: 'id', kind: TEXT },
  2: { name: 'label', kind: TEXT },
  3: { name: 'licensePlate', kind: TEXT },
  4: {
    name: 'wheelchair',
    kind: enumeration({ 0: 'NO_VALUE', 1: 'UNKNOWN', 2: 'WHEELCHAIR_ACCESSIBLE', 3: 'WHEELCHAIR_INACCESSIBLE' }),
  },
});

const event = nested<CallEvent>({
  1: { name: 'delay', kind: NUMBER },
  2: { name: 'time', kind: instant },
  3: { name: 'uncertainty', kind: NUMBER },
  4: { name: 'scheduledTime', kind: instant },
});

const call = nested<CallUpdate>({
  1: { name: 'stopSequence', kind: NUMBER },
  2: { name: 'arrival', kind: event },
  3: { name: 'departure', kind: event },
  4: { name: 'stopId', kind: TEXT },
  5: {
    name: 'relationship',
    kind: enumeration({ 0: 'SCHEDULED', 1: 'SKIPPED', 2: 'NO_DATA', 3: 'UNSCHEDULED' }),
  },
  6: {
    name: 'properties',
    kind: nested<CallProperties>({
      1: { name: 'assignedStopId', kind: TEXT },
      2: { name: 'headsign', kind: TEXT },
      3: { name: 'pickup', kind: boarding },
      4: { name: 'dropOff', kind: boarding },
    }),
  },
  7: { name: 'departureOccupancy', kind: occupancy },
});

const tripUpdate = nested<TripUpdate>(
  {
    1: { name: 'trip', kind: trip },
    2: { name: 'calls', each: call },
    3: { name: 'vehicle', kind: vehicle },
    4: { name: 'timestamp', kind: instant },
    5: { name: 'delay', kind: NUMBER },
    6: {
      name: 'properties',
      kind: nested<TripProperties>({
        1: { name: 'tripId', kind: TEXT },
        2: { name: 'startDate', kind: TEXT },
        3: { name: 'startTime', kind: TEXT },
        4: { name: 'shapeId', kind: TEXT },
        5: { name: 'headsign', kind: TEXT },
        6: { name: 'shortName', kind: TEXT },
      }),
    },
  },
  () => ({ calls: [] }),
);

const vehiclePosition = nested<VehiclePosition>(
  {
    1: { name: 'trip', kind: trip },
    2: {
      name: 'position',
      kind: nested<Position>({
        1: { name: 'lat', kind: FLOAT },
        2: { name: 'lng', kind: FLOAT },
        3: { name: 'bearing', kind: FLOAT },
        4: { name: 'odometer', kind: DOUBLE },
        5: { name: 'speed', kind: FLOAT },
      }),
    },
    3: { name: 'stopSequence', kind: NUMBER },
    4: { name: 'status', kind: enumeration({ 0: 'INCOMING_AT', 1: 'STOPPED_AT', 2: 'IN_TRANSIT_TO' }) },
    5: { name: 'timestamp', kind: instant },
    6: {
      name: 'congestion',
      kind: enumeration({
        0: 'UNKNOWN_CONGESTION_LEVEL',
        1: 'RUNNING_SMOOTHLY',
        2: 'STOP_AND_GO',
        3: 'CONGESTION',
        4: 'SEVERE_CONGESTION',
      }),
    },
    7: { name: 'stopId', kind: TEXT },
    8: { name: 'vehicle', kind: vehicle },
    9: { name: 'occupancy', kind: occupancy },
    10: { name: 'occupancyPercent', kind: NUMBER },
    11: {
      name: 'carriages',
      each: nested<Carriage>({
        1: { name: 'id', kind: TEXT },
        2: { name: 'label', kind: TEXT },
        3: { name: 'occupancy', kind: occupancy },
        4: { name: 'occupancyPercent', kind: NUMBER },
        5: { name: 'sequence', kind: NUMBER },
      }),
    },
  },
  () => ({ carriages: [] }),
);

/** Texts and images stand in a list within a message of their own; the model has the list alone. */
function listIn<Item extends object>(item: ValueKind<Item>): ValueKind<readonly Item[]> {
  const holder = nested<{ readonly items: readonly Item[] }>({ 1: { name: 'items', each: item } }, () => ({
    items: [],
  }));
  return {
    wire: 2,
    read: (reader, parts) => holder.read(reader, parts).items,
    write: (writer, number, items) => {
      if (items.length > 0) holder.write(writer, number, { items });
    },
  };
}

const text: ValueKind<TranslatedText> = listIn(
  nested<TranslatedText[number]>({ 1: { name: 'text', kind: TEXT }, 2: { name: 'language', kind: TEXT } }, () => ({
    text: '',
  })),
);

const alert = nested<Alert>(
  {
    1: {
      name: 'activePeriods',
      each: nested<Period>({ 1: { name: 'start', kind: instant }, 2: { name: 'end', kind: instant } }),
    },
    5: {
      name: 'informed',
      each: nested<InformedEntity>({
        1: { name: 'agencyId', kind: TEXT },
        2: { name: 'routeId', kind: TEXT },
        3: { name: 'routeType', kind: NUMBER },
        4: { name: 'trip', kind: trip },
        5: { name: 'stopId', kind: TEXT },
        6: { name: 'directionId', kind: NUMBER },
      }),
    },
    6: {
      name: 'cause',
      kind: enumeration({
        1: 'UNKNOWN_CAUSE',
        2: 'OTHER_CAUSE',
        3: 'TECHNICAL_PROBLEM',
        4: 'STRIKE',
        5: 'DEMONSTRATION',
        6: 'ACCIDENT',
        7: 'HOLIDAY',
        8: 'WEATHER',
        9: 'MAINTENANCE',
        10: 'CONSTRUCTION',
        11: 'POLICE_ACTIVITY',
        12: 'MEDICAL_EMERGENCY',
      }),
    },
    7: {
      name: 'effect',
      kind: enumeration({
        1: 'NO_SERVICE',
        2: 'REDUCED_SERVICE',
        3: 'SIGNIFICANT_DELAYS',
        4: 'DETOUR',
        5: 'ADDITIONAL_SERVICE',
        6: 'MODIFIED_SERVICE',
        7: 'OTHER_EFFECT',
        8: 'UNKNOWN_EFFECT',
        9: 'STOP_MOVED',
        10: 'NO_EFFECT',
        11: 'ACCESSIBILITY_ISSUE',
      }),
    },
    8: { name: 'url', kind: text },
    10: { name: 'header', kind: text },
    11: { name: 'description', kind: text },
    12: { name: 'spokenHeader', kind: text },
    13: { name: 'spokenDescription', kind: text },
    14: {
      name: 'severity',
      kind: enumeration({ 1: 'UNKNOWN_SEVERITY', 2: 'INFO', 3: 'WARNING', 4: 'SEVERE' }),
    },
    15: {
      name: 'images',
      kind: listIn(
        nested<AlertImage>(
          {
            1: { name: 'url', kind: TEXT },
            2: { name: 'mediaType', kind: TEXT },
            3: { name: 'language', kind: TEXT },
          },
          () => ({ url: '' }),
        ),
      ),
    },
    16: { name: 'imageText', kind: text },
    17: { name: 'causeDetail', kind: text },
    18: { name: 'effectDetail', kind: text },
  },
  () => ({
    activePeriods: [],
    informed: [],
    url: [],
    header: [],
    description: [],
    spokenHeader: [],
    spokenDescription: [],
    causeDetail: [],
    effectDetail: [],
    images: [],
    imageText: [],
  }),
);

/** A content that is counted and neither read nor written. */
function named<Name extends string>(name: Name): ValueKind<Name> {
  return {
    wire: 2,
    read: (reader) => {
      const length = reader.readVarint();
      reader.pos += length;
      return name;
    },
    write: () => undefined,
  };
}

/** The fields of `FeedHeader`. */
export const HEADER: MessageSchema<MessageHeader> = {
  1: { name: 'version', kind: TEXT },
  2: { name: 'incrementality', kind: enumeration({ 0: 'FULL_DATASET', 1: 'DIFFERENTIAL' }) },
  3: { name: 'timestamp', kind: instant },
  4: { name: 'feedVersion', kind: TEXT },
};

/** The fields of `FeedEntity`. */
export const ENTITY: MessageSchema<RealtimeEntity> = {
  1: { name: 'id', kind: TEXT },
  2: { name: 'isDeleted', kind: FLAG },
  3: { name: 'tripUpdate', kind: tripUpdate },
  4: { name: 'vehicle', kind: vehiclePosition },
  5: { name: 'alert', kind: alert },
  6: { name: 'others', each: named('shape') },
  7: { name: 'others', each: named('stop') },
  8: { name: 'others', each: named('trip-modifications') },
};
