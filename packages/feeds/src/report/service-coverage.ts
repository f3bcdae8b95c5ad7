/** Days ahead that a timetable should cover: the next week, and the next month. */
const SOON = 7;
const LATER = 30;

/**
 * A warning about a timetable that does not cover the next 30 days (IM-15); undefined when it does. The warning depends on the date of today,
 * so it is no part of an artefact.
 * @param dates first and last service date, `YYYY-MM-DD`; undefined without a timetable
 * @param today `YYYY-MM-DD`
 */
export function serviceCoverage(
  dates: { readonly first: string; readonly last: string } | undefined,
  today: string,
): string | undefined {
  if (dates === undefined) return undefined;
  const [first, last, now] = [dayOf(dates.first), dayOf(dates.last), dayOf(today)];
  if (now > last)
    return `The timetable ended on ${dates.last}, ${plural(now - last)} ago: no plan for today will find a ride.`;
  if (now < first)
    return `The timetable begins on ${dates.first}, in ${plural(first - now)}: no plan for today will find a ride.`;
  const left = last - now + 1;
  const days = left < SOON ? SOON : LATER;
  return left < days ? `The timetable ends on ${dates.last}: it covers ${left} of the next ${days} days.` : undefined;
}

/** Days since 1970-01-01. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

function plural(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
