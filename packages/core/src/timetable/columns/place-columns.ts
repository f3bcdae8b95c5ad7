/** The popularity of stops and the lines that call there, for maps and lists: columns of `places.bin`. */
export const PLACE_COLUMNS = {
  stopPopularity: {
    type: 'i32',
    of: 'stop',
    holds:
      '0 to 1000, logarithm of its departures against the busiest of its feed ([stop-places.ts](build/stop-places.ts))',
  },
  stopFirstLine: { type: 'i32', of: 'stop', ranges: 'stopLine' },
  stopLine: {
    type: 'i32',
    of: 'stopLine',
    to: 'route',
    holds: 'calling there, busiest first; a station’s row sums up its platforms',
  },
} as const;

/**
 * The doors of stations: columns of `places.bin`, once per walking profile with the prefix `walkDoor` or `wheelchairDoor`; absent where no station
 * has pathways ([station-walks.ts](../build/station-walks.ts)).
 */
export const DOOR_COLUMNS = {
  stop: { type: 'i32', of: 'door', to: 'stop', holds: 'inside a station' },
  entrance: { type: 'i32', of: 'door', to: 'stop', holds: 'by which it is reached and left' },
  secondsIn: { type: 'i32', of: 'door', missing: -1, holds: 'seconds from the entrance to the stop' },
  secondsOut: { type: 'i32', of: 'door', missing: -1, holds: 'seconds from the stop to the entrance' },
} as const;
