/** Filled areas for drawing: columns of `areas.bin`. */
export const FILLED_AREA_COLUMNS = {
  areaKind: { type: 'u8', of: 'area', values: [0, 1, 2], holds: 'water, park, building' },
  areaFirstRing: { type: 'i32', of: 'area', ranges: 'ring', holds: 'the outer ring first' },
  ringFirstPoint: { type: 'i32', of: 'ring', ranges: 'areaPoint', holds: 'without repeating the first' },
  areaPointLat: { type: 'i32', of: 'areaPoint', holds: 'micro-degrees' },
  areaPointLng: { type: 'i32', of: 'areaPoint', holds: 'micro-degrees' },
} as const;
