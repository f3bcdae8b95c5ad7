/** A time on the clocks of a zone, to the minute: `YYYY-MM-DDTHH:MM`, as `<input type="datetime-local">` has it. */
export type LocalTime = string;

/** What the clocks of a zone show. @param epochSeconds Unix seconds */
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
 * When the clocks of a zone show that time. In the hour that a change to summer time skips, the moment that would have been; in the one
 * that is shown twice, the first.
 * @returns Unix seconds; undefined for a text that is no such time
 */
export function epochOf(local: LocalTime, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}:00Z`) / 1000;
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (epochSeconds: number): number =>
    Date.parse(`${localTimeOf(epochSeconds, timeZone)}:00Z`) / 1000 - Math.floor(epochSeconds / 60) * 60;
  // The offsets of a day before and after hold every change between them.
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
