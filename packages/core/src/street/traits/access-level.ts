/**
 * How far somebody may use a street in one direction, from not at all to expressly. `push`: not riding, but with the vehicle pushed.
 * `private` and `destination`: only to reach or leave something there, never to pass through (OS-4).
 */
export const ACCESS = { no: 0, push: 1, private: 2, destination: 3, yes: 4, designated: 5 } as const;
export type AccessLevel = (typeof ACCESS)[keyof typeof ACCESS];

/** Who access is told apart for; each is a column of the artefact. */
export const travellers = ['foot', 'bicycle', 'scooter', 'moped', 'motorcycle', 'car', 'taxi'] as const;
export type Traveller = (typeof travellers)[number];

/** Access in both directions of a street. */
export interface TwoWayAccess {
  readonly forward: AccessLevel;
  readonly backward: AccessLevel;
}

/** Both directions in one byte: forward in the low half. */
export function packAccess({ forward, backward }: TwoWayAccess): number {
  return forward | (backward << 4);
}

/** The level in one direction of a byte made by {@link packAccess}. */
export function accessIn(packed: number, backward: boolean): AccessLevel {
  return (backward ? packed >> 4 : packed & 15) as AccessLevel;
}
