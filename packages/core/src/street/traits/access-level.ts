/**
 * How far a traveller may use a street in one direction, from not at all to expressly. `push`: with the vehicle pushed, not ridden. `private` and
 * `destination`: only to reach or leave something there, without through traffic (OS-4).
 */
export const ACCESS = { no: 0, push: 1, private: 2, destination: 3, yes: 4, designated: 5 } as const;
/** A level of {@link ACCESS}; a higher one allows more. */
export type AccessLevel = (typeof ACCESS)[keyof typeof ACCESS];

/** The travellers with an access level of their own; each is a column of the artefact. */
export const travellers = ['foot', 'bicycle', 'scooter', 'moped', 'motorcycle', 'car', 'taxi'] as const;
/** A kind of traveller with access tags of its own. */
export type Traveller = (typeof travellers)[number];

/** Access in both directions of a street. */
export interface TwoWayAccess {
  readonly forward: AccessLevel;
  readonly backward: AccessLevel;
}

/** Packs both directions into one byte: forward in the low half, backward in the high. */
export function packAccess({ forward, backward }: TwoWayAccess): number {
  return forward | (backward << 4);
}

/** The level in one direction of a byte made by {@link packAccess}. */
export function accessIn(packed: number, backward: boolean): AccessLevel {
  return (backward ? packed >> 4 : packed & 15) as AccessLevel;
}
