/** A local time to the minute: `YYYY-MM-DDTHH:MM`, the format of `<input type="datetime-local">`. */
export type LocalTime = string;

/** The local time of a moment. @param epochSeconds Unix seconds */
export function localTimeOf(epochSeconds: number, timeZone: string): LocalTime {
  const parts = new Map<string, string>(
    formatOf(timeZone)
      .formatToParts(epochSeconds * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: string): string => parts.get(type) ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/**
 * The moment of a local time. A time in the hour skipped by summer time counts on from before it. A time in the repeated hour is the first.
 * @returns Unix seconds; undefined for any other text
 */
export function epochOf(local: LocalTime, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`) / 1000;
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (epochSeconds: number): number =>
    Date.parse(`${localTimeOf(epochSeconds, timeZone)}:00Z`) / 1000 - Math.floor(epochSeconds / 60) * 60;
  // One of the offsets a day before and a day after applies.
  for (const offset of [offsetAt(asUtc - 86_400), offsetAt(asUtc + 86_400)]) {
    if (localTimeOf(asUtc - offset, timeZone) === local) return asUtc - offset;
  }
  return asUtc - offsetAt(asUtc - 86_400);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}
