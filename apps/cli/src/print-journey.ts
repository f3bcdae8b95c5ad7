import { formatDay, zoneOffset } from '@tripwright/core/base';
import type { TransitJourney } from '@tripwright/core/engine/transit';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';

/**
 * Prints a journey as one line: `A 10:00 ~ R1 ~ 10:05 B … | 12m 0 changes`. Times are in the zone of each trip's agency.
 * @param today requested day, in days since 1970; a time has its date in front if its day differs from this one, or from that of the time before
 */
export function printJourney(timetable: Timetable, journey: TransitJourney, today: number | undefined): string {
  const { strings } = timetable;
  const name = (stop: StopIndex): string =>
    strings.get(timetable.stopName[stop]!) || strings.get(timetable.stopId[stop]!);
  let zone = timetable.zoneNames[0] ?? 'UTC';
  let printedDay = today;
  const clock = (instant: number): string => {
    const local = instant + zoneOffset(instant, zone);
    const day = Math.floor(local / 86_400);
    const date = day === printedDay ? '' : `${formatDay(day)} `;
    printedDay = day;
    const seconds = local - day * 86_400;
    const two = (value: number): string => String(value).padStart(2, '0');
    return `${date}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };
  const parts = journey.legs.map((leg, i) => {
    const start = i === 0 ? `${name(leg.fromStop)} ` : '';
    if (leg.kind === 'walk')
      return `${start}${clock(leg.departure)} ~ walk ~ ${clock(leg.arrival)} ${name(leg.toStop)}`;
    zone = timetable.zoneOfTrip(leg.trip);
    const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)]!;
    const line = strings.get(timetable.routeShortName[route]!) || strings.get(timetable.routeId[route]!);
    return `${start}${clock(leg.departure)} ~ ${leg.seated ? 'stay on ' : ''}${line} ~ ${clock(leg.arrival)} ${name(leg.toStop)}`;
  });
  const minutes = Math.round((journey.arrival - journey.departure) / 60);
  const changes = Math.max(0, journey.boardings - 1);
  // Without legs the origin is the destination.
  const route = parts.length > 0 ? parts.join(' ') : `${name(journey.origin)}, already there`;
  return `${route} | ${minutes}m ${changes} change${changes === 1 ? '' : 's'}`;
}
