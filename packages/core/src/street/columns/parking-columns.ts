/** Parking places as read from the map, in the order of the sections of `parking.bin`. */
export const PARKING_PLACE_COLUMNS = {
  parkingLat: { type: 'i32', of: 'parking', holds: '1e-7 degrees, middle of the outline’s box' },
  parkingLng: { type: 'i32', of: 'parking', holds: '1e-7 degrees, middle of the outline’s box' },
  parkingOsm: { type: 'f64', of: 'parking', holds: 'OSM id' },
  parkingOsmType: { type: 'u8', of: 'parking', values: [0, 1, 2], holds: '`MEMBER_TYPE`' },
  parkingKind: { type: 'u8', of: 'parking', holds: 'position in `parkingKinds`' },
  parkingType: { type: 'u8', of: 'parking', holds: 'position in `parkingTypes`' },
  parkingFee: { type: 'u8', of: 'parking', holds: 'position in `parkingFees`' },
  parkingAccess: {
    type: 'u8',
    of: 'parking',
    values: [1, 2, 3, 4, 5],
    holds: '`ACCESS`: push, private (permit), destination (customers), yes, designated',
  },
  parkingFlags: { type: 'u8', of: 'parking', holds: 'bits of `PARKING_FLAG`' },
  parkingCapacity: { type: 'i32', of: 'parking', missing: -1, holds: 'vehicles' },
  parkingDisabled: { type: 'i32', of: 'parking', missing: -1, holds: 'bays for disabled drivers' },
  parkingMaxStay: { type: 'i32', of: 'parking', missing: -1, holds: 'minutes, 0 without a limit' },
  parkingName: { type: 'i32', of: 'parking', to: 'streetString' },
  parkingHours: { type: 'i32', of: 'parking', to: 'streetString', holds: '`opening_hours` as tagged' },
  parkingCharge: { type: 'i32', of: 'parking', to: 'streetString', holds: '`charge` as tagged' },
  parkingConditional: { type: 'i32', of: 'parking', to: 'streetString', holds: 'tags that depend on the moment' },
} as const;

/** The links of parking places to the streets, and parking along streets. The rows of `edge` are those of the street graph. */
export const PARKING_LINK_COLUMNS = {
  parkingDriveEdge: { type: 'i32', of: 'parking', to: 'edge', missing: -1, holds: 'none within 150 m' },
  parkingDriveFraction: { type: 'f64', of: 'parking', holds: 'share of the edge before the point' },
  parkingDriveMetres: { type: 'f64', of: 'parking', holds: 'from the place (or its mapped entrance) to the point' },
  parkingWalkEdge: { type: 'i32', of: 'parking', to: 'edge', missing: -1, holds: 'none within 150 m' },
  parkingWalkFraction: { type: 'f64', of: 'parking', holds: 'share of the edge before the point' },
  parkingWalkMetres: { type: 'f64', of: 'parking', holds: 'from the place (or its mapped entrance) to the point' },
  wayParking: {
    type: 'u8',
    of: 'way',
    holds: '`sideParkings`: left side in the low half, right in the high half, along the direction of the way',
  },
} as const;

/** All columns of `parking.bin`, in the order of its sections. */
export const PARKING_COLUMNS: typeof PARKING_PLACE_COLUMNS & typeof PARKING_LINK_COLUMNS = {
  ...PARKING_PLACE_COLUMNS,
  ...PARKING_LINK_COLUMNS,
};
