/** Milliseconds per turn, by its angle in 256ths of a full turn, clockwise; 128 is a U-turn. */
export type TurnCosts = Int32Array;

/** Degrees: below `STRAIGHT` a turn is free, from `SHARP` it is sharp, from `ROUND` it is a U-turn. */
const STRAIGHT = 35;
const SHARP = 125;
const ROUND = 165;
/** Seconds lost by braking, giving way to crossing traffic and accelerating again. */
const SECONDS = { near: 2, nearSharp: 4, across: 6, acrossSharp: 8, round: 25 } as const;

/**
 * Turn costs of vehicles with an engine. Turning across the oncoming traffic takes longest.
 * @param leftHandTraffic true where traffic keeps left: the turn across it is then to the right
 */
export function motorTurnCosts(leftHandTraffic: boolean): TurnCosts {
  return Int32Array.from({ length: 256 }, (_, angle) => {
    const clockwise = (angle * 360) / 256;
    const size = Math.min(clockwise, 360 - clockwise);
    if (size < STRAIGHT) return 0;
    if (size >= ROUND) return SECONDS.round * 1000;
    const isAcross = clockwise < 180 === leftHandTraffic;
    if (size >= SHARP) return (isAcross ? SECONDS.acrossSharp : SECONDS.nearSharp) * 1000;
    return (isAcross ? SECONDS.across : SECONDS.near) * 1000;
  });
}
