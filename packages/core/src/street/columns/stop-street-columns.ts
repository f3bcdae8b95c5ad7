/** The links of stops and station doors to the streets, in `places.bin`. The name of a section begins with that of the profile: `walkEdge`. */
export const STOP_STREET_COLUMNS = {
  edge: { type: 'i32', of: 'stop', to: 'edge', missing: -1, holds: 'none off the network' },
  fraction: { type: 'f64', of: 'stop', holds: 'share of the edge before the stop' },
  hop: { type: 'f64', of: 'stop', holds: 'metres between stop and street' },
  lat: { type: 'f64', of: 'stop', holds: 'degrees, the point on the street' },
  lng: { type: 'f64', of: 'stop', holds: 'degrees, the point on the street' },
} as const;
