import { instantOfLocal, weekdayOf, zoneOffset } from '@tripwright/core/base';
import type { PlanRequestInput } from '@tripwright/core/model';
import type { ComparedDays } from '../days/compared-days.ts';
import type { AskedJourney } from './probes.ts';

/** A trip to compare, by the name that reports give it. */
export interface SavedTrip {
  readonly name: string;
  readonly request: PlanRequestInput;
}

const DAY_SECONDS = 86_400;

/**
 * A saved trip as each side is asked for it: at its own time where both timetables cover that day, else on the first compared day of the same weekday, at
 * the same time of the clock.
 */
export function savedProbe({ name, request }: SavedTrip, days: ComparedDays, timezone: string): AskedJourney {
  const probe = { name, cause: 'saved' } as const;
  const asked = request.when?.departAfter ?? request.when?.arriveBefore;
  if (asked === undefined || days.old.length === 0) return { probe, old: request, new: request };
  const local = asked + zoneOffset(asked, timezone);
  const day = Math.floor(local / DAY_SECONDS);
  const place = days.old.includes(day) ? days.old.indexOf(day) : sameWeekday(days.old, day);
  if (place === -1) return { probe, old: request, new: request };
  const on = (service: number): PlanRequestInput => {
    const moved = (instant: number | undefined): number | undefined =>
      instant === undefined
        ? undefined
        : instantOfLocal(instant + zoneOffset(instant, timezone) + (service - day) * DAY_SECONDS, timezone);
    return {
      ...request,
      when: { departAfter: moved(request.when?.departAfter), arriveBefore: moved(request.when?.arriveBefore) },
    };
  };
  return { probe, old: on(days.old[place]!), new: on(days.new[place]!) };
}

function sameWeekday(days: readonly number[], day: number): number {
  return days.findIndex((candidate) => weekdayOf(candidate) === weekdayOf(day));
}
