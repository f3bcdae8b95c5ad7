/** Shapes, and where trips' stops lie along them: columns of `shapes.bin`, read only when an answer is drawn. */
export const SHAPE_COLUMNS = {
  shapeFirstPoint: { type: 'i32', of: 'shape', ranges: 'shapePoint' },
  shapeLat: { type: 'i32', of: 'shapePoint', holds: 'micro-degrees' },
  shapeLng: { type: 'i32', of: 'shapePoint', holds: 'micro-degrees' },
  tripCut: { type: 'i32', of: 'trip', to: 'cut', missing: -1, holds: 'none = straight lines between stops' },
  cutShape: { type: 'i32', of: 'cut', to: 'shape' },
  cutFirst: { type: 'i32', of: 'cut', ranges: 'cutPlace', holds: 'one per position of the trip' },
  cutPlace: {
    type: 'f32',
    of: 'cutPlace',
    holds: 'number of the point within the shape plus the fraction towards the next, ascending',
  },
} as const;
