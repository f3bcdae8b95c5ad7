/**
 * The present of a server: the clock of the machine, a fixed moment, or a recording that is played at some speed. A plain value, so that every thread
 * sees the same time.
 */
export interface ServiceClock {
  /** Unix seconds of the present at `since`. */
  readonly base: number;
  /** Milliseconds of `Date.now()`. */
  readonly since: number;
  /** Seconds of service for each second of the machine; 0 = the present stands still. */
  readonly speed: number;
}

/** The clock of the machine. */
export const MACHINE_TIME: ServiceClock = { base: 0, since: 0, speed: 1 };

/** A clock that begins at a moment. @param now Unix seconds @param speed 0 = it stands still */
export function clockFrom(now: number, speed = 0): ServiceClock {
  return { base: now, since: Date.now(), speed };
}

/** The present in whole Unix seconds. */
export function timeOf(clock: ServiceClock): number {
  return Math.floor(millisecondsOf(clock) / 1000);
}

/** The present in milliseconds since 1970. */
export function millisecondsOf({ base, since, speed }: ServiceClock): number {
  return Math.floor(base * 1000 + (Date.now() - since) * speed);
}
