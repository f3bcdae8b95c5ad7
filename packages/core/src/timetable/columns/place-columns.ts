/** How busy stops are and the lines that call there, for maps and lists: columns of `places.bin`. */
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

/** The doors of stations on foot: columns of `places.bin`, absent where no station has pathways ([station-walks.ts](../build/station-walks.ts)). */
export const WALK_DOOR_COLUMNS = {
  walkDoorStop: { type: 'i32', of: 'walkDoor', to: 'stop', holds: 'inside a station' },
  walkDoorEntrance: { type: 'i32', of: 'walkDoor', to: 'stop', holds: 'by which it is reached and left' },
  walkDoorSecondsIn: { type: 'i32', of: 'walkDoor', missing: -1, holds: 'from the entrance to the stop' },
  walkDoorSecondsOut: { type: 'i32', of: 'walkDoor', missing: -1, holds: 'from the stop to the entrance' },
} as const;

/** As {@link WALK_DOOR_COLUMNS}, for wheels. */
export const WHEELCHAIR_DOOR_COLUMNS = {
  wheelchairDoorStop: { type: 'i32', of: 'wheelchairDoor', to: 'stop', holds: 'inside a station' },
  wheelchairDoorEntrance: { type: 'i32', of: 'wheelchairDoor', to: 'stop', holds: 'by which it is reached and left' },
  wheelchairDoorSecondsIn: { type: 'i32', of: 'wheelchairDoor', missing: -1, holds: 'from the entrance to the stop' },
  wheelchairDoorSecondsOut: { type: 'i32', of: 'wheelchairDoor', missing: -1, holds: 'from the stop to the entrance' },
} as const;
