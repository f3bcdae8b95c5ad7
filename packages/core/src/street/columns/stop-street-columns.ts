/**
 * The links of stops and station doors to the streets, in `places.bin`: one row for each edge by which a stop is best left or reached. The name of a
 * section begins with that of the profile: `walkEdge`.
 */
export const STOP_STREET_COLUMNS = {
  first: { type: 'i32', of: 'stop', ranges: 'stopLink', holds: 'of the stop; none off the network' },
  edge: { type: 'i32', of: 'stopLink', to: 'edge' },
  fraction: { type: 'f64', of: 'stopLink', holds: 'share of the edge before the stop' },
  hop: { type: 'f64', of: 'stopLink', holds: 'metres between stop and street' },
  lat: { type: 'f64', of: 'stopLink', holds: 'degrees, the point on the street' },
  lng: { type: 'f64', of: 'stopLink', holds: 'degrees, the point on the street' },
} as const;
