import type { FaultReport } from './fault.ts';
import type { RoutingRequest } from './routing-request.ts';
import { isWalk, modeOf, type WholeTrip } from './whole-answer.ts';

/** km/h for the values of `ws` and `cs` (wire-format.md section 6); -1 = impaired, no faster than slow. */
const WALKING: Readonly<Record<string, number>> = { '-1': 2.5, '0': 2.5, '1': 4, '2': 4.5 };
/** The slowest and fastest plausible average, km/h. */
const LIMITS: readonly (readonly [mode: string, slowest: number, fastest: number])[] = [
  ['me_mic', 3, 46],
  ['me_car', 3, 135],
  ['me_mot', 3, 135],
  ['ps_', 3, 135],
];
/** The speed of shorter parts is not checked, because crossings and stairs outweigh it. */
const SHORTEST_CHECKED_METRES = 300;

/** A walk at a station may take this many seconds less than its metres need at the requested speed. */
const STATION_SECONDS = 60;

/**
 * Speeds lie within their limits: walking no faster than requested, no part at a standstill, driving at a plausible speed and no faster than without
 * traffic; walks are no longer than allowed.
 */
export function checkSpeeds({ at, segments }: WholeTrip, request: RoutingRequest, fault: FaultReport): void {
  const asWanted = WALKING[`${request.more?.['ws'] ?? '1'}`];
  segments.forEach((segment, i) => {
    if (segment.type !== 'unscheduled' || segment.metres === undefined) return;
    const where = `${at}.segments[${i}]`;
    const seconds = segment.endTime - segment.startTime;
    const speed = (segment.metres / Math.max(1, seconds)) * 3.6;
    if (isWalk(segment)) {
      // durations are whole seconds; stairs, gates and escalators inside stations have times of their own
      const inside = [segments[i - 1], segments[i + 1]].some((next) => next?.type === 'scheduled')
        ? STATION_SECONDS
        : 1;
      if (asWanted !== undefined && (segment.metres - 1) * 3.6 > asWanted * 1.02 * (seconds + inside))
        fault('speed', where, `walks ${speed.toFixed(1)} km/h where ${asWanted} was requested`);
      if (segment.metres > SHORTEST_CHECKED_METRES && speed < 0.8)
        fault('speed', where, `walks ${speed.toFixed(1)} km/h`);
      const most = Number(request.more?.['wm'] ?? 0) * 60;
      if (most > 0 && seconds > most) fault('speed', where, `walks for ${seconds} s where ${most} s were allowed`);
      return;
    }
    const free = segment.durationWithoutTraffic ?? seconds;
    if (free > seconds) fault('speed', where, `takes ${seconds} s, and ${free} s without traffic`);
    const limits = LIMITS.find(([mode]) => modeOf(segment).startsWith(mode));
    if (limits === undefined) {
      fault('speed', where, `${modeOf(segment)} is no known way to move`);
      return;
    }
    const [, usual, fastest] = limits;
    // a vehicle that is pushed moves at walking speed, maybe a slow one
    const slowest = (segment.metresDismount ?? 0) > 0 ? usual / 2 : usual;
    // off the streets every traveller is on foot
    const offStreets = segment.streets?.every(({ hop }) => hop === true) === true;
    if (segment.metres > SHORTEST_CHECKED_METRES && ((speed < slowest && !offStreets) || speed > fastest))
      fault('speed', where, `${modeOf(segment)} at ${speed.toFixed(1)} km/h`);
  });
}
