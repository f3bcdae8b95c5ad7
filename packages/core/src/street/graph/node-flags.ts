/** Properties of a junction that turn costs depend on: bits of the column `nodeFlags`. */
export const NODE_FLAG = {
  signals: 1,
  crossing: 2,
  turningCircle: 4,
  miniRoundabout: 8,
  stop: 16,
  giveWay: 32,
  /** Signals at a stop line, for travel along the way or against it. */
  signalsForward: 64,
  signalsBackward: 128,
} as const;
