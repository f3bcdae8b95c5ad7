/**
 * Nodes and edges of `street.bin` (see `Schema` in storage/columns.ts). `to: 'streetString'` is a text of the region's pool of street texts, where 0
 * is `''`.
 */
export const NETWORK_COLUMNS = {
  nodeLat: { type: 'i32', of: 'node', holds: '1e-7 degrees' },
  nodeLng: { type: 'i32', of: 'node', holds: '1e-7 degrees' },
  nodeOsm: {
    type: 'f64',
    of: 'node',
    holds: 'OSM id, any sign, up to 2^53; several nodes share one id where an obstacle splits it (OS-14)',
  },
  nodeFlags: { type: 'u8', of: 'node', holds: 'bits of `NODE_FLAG`' },
  edgeFrom: { type: 'i32', of: 'edge', to: 'node', holds: 'where the edge begins in the direction of its way' },
  edgeTo: { type: 'i32', of: 'edge', to: 'node', holds: 'where it ends' },
  edgeWay: { type: 'i32', of: 'edge', to: 'way', missing: -1, holds: 'none for a passage through a node' },
  edgeTrait: { type: 'i32', of: 'edge', to: 'trait' },
} as const;

/** The traits of `street.bin`: each combination once. */
export const TRAIT_COLUMNS = {
  traitClass: { type: 'u8', of: 'trait', holds: 'position in `streetClasses`' },
  traitSurface: { type: 'u8', of: 'trait', holds: 'position in `surfaces`' },
  traitSmoothness: { type: 'u8', of: 'trait', holds: 'position in `smoothnesses`' },
  traitTrackGrade: { type: 'u8', of: 'trait', holds: '1 to 5, 0 unknown' },
  traitSpeedForward: { type: 'u8', of: 'trait', holds: 'km/h, 0 not tagged, 255 no limit' },
  traitSpeedBackward: { type: 'u8', of: 'trait', holds: 'km/h, 0 not tagged, 255 no limit' },
  traitWidth: { type: 'u8', of: 'trait', holds: 'tenths of a metre, 0 unknown' },
  traitLanes: { type: 'u8', of: 'trait', holds: 'in both directions together, 0 unknown' },
  traitIncline: {
    type: 'i8',
    of: 'trait',
    holds: 'percent uphill forward, −128 unknown, 127 up and −127 down of unknown steepness',
  },
  traitCycleForward: { type: 'u8', of: 'trait', holds: 'position in `cycleFacilities`' },
  traitCycleBackward: { type: 'u8', of: 'trait', holds: 'position in `cycleFacilities`' },
  traitSidewalk: { type: 'u8', of: 'trait', holds: 'position in `sidewalks`' },
  traitWheelchair: { type: 'u8', of: 'trait', holds: 'position in `wheelchairValues`' },
  traitKerb: { type: 'u8', of: 'trait', holds: 'position in `wheelchairValues`' },
  traitLowLevel: { type: 'i16', of: 'trait', holds: 'tenths of a storey', missing: -32768 },
  traitHighLevel: { type: 'i16', of: 'trait', holds: 'tenths of a storey', missing: -32768 },
  traitStepCount: { type: 'u16', of: 'trait', holds: 'steps, 0 unknown' },
  traitFixedSpeed: {
    type: 'i32',
    of: 'trait',
    holds: 'millimetres per second for every traveller (a ferry with a duration), 0 none',
  },
  traitDelay: { type: 'u16', of: 'trait', holds: 'seconds that the passage takes every traveller (a lift)' },
  traitAccessFoot: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessBicycle: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessScooter: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessMoped: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessMotorcycle: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessCar: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitAccessTaxi: { type: 'u8', of: 'trait', holds: '`ACCESS` forward in the low, backward in the high half' },
  traitFlags: { type: 'u32', of: 'trait', holds: 'bits in the order of `streetFlags`' },
  traitConditional: {
    type: 'i32',
    of: 'trait',
    to: 'streetString',
    holds: 'sorted `key=value` lines of the tags that depend on the moment',
  },
} as const;

/** Geometry, arcs, names, turn restrictions and heights of `street.bin`. */
export const STREET_DETAIL_COLUMNS = {
  edgeLength: { type: 'i32', of: 'edge', holds: 'centimetres, 0 for passages' },
  edgeFirstPoint: { type: 'i32', of: 'edge', ranges: 'point', holds: 'between its ends' },
  pointLat: { type: 'i32', of: 'point', holds: '1e-7 degrees' },
  pointLng: { type: 'i32', of: 'point', holds: '1e-7 degrees' },
  pointOsm: { type: 'f64', of: 'point', holds: 'OSM id of the node' },
  boxes: {
    type: 'i32',
    of: 'box',
    entries: 'any',
    holds: 'four per box: south, west, north, east in 1e-7 degrees; all levels of the tree, edges first',
  },
  boxLevelFirst: { type: 'i32', of: 'boxLevel', ranges: 'box' },
  arcFirst: { type: 'i32', of: 'node', ranges: 'arc', holds: 'that begin at the node' },
  arcHead: { type: 'i32', of: 'arc', to: 'node', holds: 'where the arc ends' },
  arcEdge: { type: 'i32', of: 'arc', to: 'directedEdge' },
  wayOsm: { type: 'f64', of: 'way', holds: 'OSM id' },
  wayName: { type: 'i32', of: 'way', to: 'streetString' },
  wayRef: { type: 'i32', of: 'way', to: 'streetString' },
  wayOtherNames: { type: 'i32', of: 'way', to: 'streetString', holds: 'one per line' },
  restrictionOnly: { type: 'u8', of: 'restriction', values: [0, 1], holds: '1 for `only_…`, 0 for `no_…`' },
  restrictionModes: { type: 'u8', of: 'restriction', holds: 'bits of `RESTRICTED`' },
  restrictionCondition: { type: 'i32', of: 'restriction', to: 'streetString', holds: "its condition, '' = always" },
  restrictionFirst: { type: 'i32', of: 'restriction', ranges: 'restrictionEdge' },
  restrictionEdge: { type: 'i32', of: 'restrictionEdge', to: 'directedEdge', holds: 'from, via…, to' },
  country: {
    type: 'u8',
    of: 'letter',
    entries: 'any',
    holds: 'ISO 3166-1 code of the country whose traffic law applies, empty for none',
  },
  nodeHeight: { type: 'i32', of: 'node', missing: -0x80000000, optional: true, holds: 'decimetres above the sea' },
  edgeClimb: { type: 'u16', of: 'edge', missing: 65535, optional: true, holds: 'decimetres up along the way' },
  edgeDescent: { type: 'u16', of: 'edge', missing: 65535, optional: true, holds: 'decimetres down along the way' },
  keepIslands: { type: 'u8', of: 'graph', entries: 1, values: [0, 1], holds: '1 where small components are in use' },
  edgeBearing: {
    type: 'u8',
    of: 'directedEdge',
    holds: 'bearing in which it begins, clockwise from north in 256ths of a turn',
  },
  edgeBuiltUp: { type: 'u8', of: 'edge', values: [0, 1], holds: '1 in a built-up area, where traffic slows cars' },
  edgeSpeedProfile: {
    type: 'i32',
    of: 'directedEdge',
    to: 'speedProfile',
    missing: -1,
    optional: true,
    holds: 'none where no speed was measured',
  },
  speedProfileKmh: {
    type: 'u8',
    of: 'speedProfile',
    entries: 'any',
    optional: true,
    holds: '168 per profile: km/h in each hour of the week from Monday 00:00 local time, 0 not measured',
  },
} as const;

/** All columns of `street.bin` but those of turn graphs, in the order of its sections. */
export const STREET_COLUMNS: typeof NETWORK_COLUMNS & typeof TRAIT_COLUMNS & typeof STREET_DETAIL_COLUMNS = {
  ...NETWORK_COLUMNS,
  ...TRAIT_COLUMNS,
  ...STREET_DETAIL_COLUMNS,
};
