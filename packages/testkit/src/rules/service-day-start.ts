const DAY_SECONDS = 86_400;
const clocks = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, number>();

/**
 * The instant (Unix seconds) from which the times of a service day count: noon of that date in the zone, minus 12 hours (CAL-6).
 * Independent of core on purpose: it reads the clocks from `Intl` and moves until they show noon.
 * @param day days since 1970-01-01
 */
export function serviceDayStart(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const noonOnTheClock = day * DAY_SECONDS + DAY_SECONDS / 2;
  let instant = noonOnTheClock;
  // Two steps suffice where no clock changes near noon; a zone that skips the whole date (Apia 2011-12-30) never shows that noon.
  for (let step = 0; step < 4; step++) {
    const off = clockSeconds(instant, zone) - noonOnTheClock;
    if (off === 0) break;
    instant -= off;
  }
  const start = instant - DAY_SECONDS / 2;
  known.set(key, start);
  return start;
}

/** The time that the clocks of a zone show at an instant, as seconds since 1970-01-01 00:00 of those clocks. */
export function clockSeconds(instant: number, zone: string): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  const part = new Map(clock.formatToParts(instant * 1000).map(({ type, value }) => [type, Number(value)]));
  const read = (name: Intl.DateTimeFormatPartTypes): number => part.get(name) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')) / 1000;
}

/** `YYYY-MM-DD` as days since 1970-01-01. */
export function dayNumber(date: string): number {
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) throw new Error(`"${date}" is no date: expected YYYY-MM-DD`);
  return milliseconds / 1000 / DAY_SECONDS;
}

/** Days since 1970-01-01 as `YYYY-MM-DD`. */
export function dateText(day: number): string {
  return new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}
