/** Milliseconds that a turn costs, by its angle in 256ths of a full turn, clockwise; 128 = turning round. */
export type TurnCosts = Int32Array;

/** Degrees from straight on to where a turn begins to cost, and to where it is sharp. */
const STRAIGHT = 35;
const SHARP = 125;
const ROUND = 165;
/** Seconds lost: braking, giving way to traffic that is crossed, getting going again. */
const SECONDS = { near: 2, nearSharp: 4, across: 6, acrossSharp: 8, round: 25 } as const;

/**
 * Turns of a vehicle with an engine at a junction. Turning across the oncoming traffic takes longest.
 * @param leftHandTraffic whether that is turning right
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
