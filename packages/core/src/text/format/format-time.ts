import { intlTag, type Locale } from '../locale/locales.ts';

/** Zones come from feeds and requests: a bound keeps a stream of odd ones from growing the cache for ever. */
const MOST_FORMATS = 500;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * "15:04" at a place, as timetables of that language write it ("15.04" in Danish and Finnish). Timetables count 24 hours in all of
 * them, also where speech has a.m. and p.m.
 * @param instant Unix seconds
 * @param zone IANA name; an unknown one is read as UTC, so that a feed's mistake costs no answer
 */
export function formatTime(instant: number, zone: string, locale: Locale): string {
  return timeFormat(zone, locale).format(instant * 1000);
}

function timeFormat(zone: string, locale: Locale): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    format = makeFormat(zone, locale);
    formats.set(key, format);
  }
  return format;
}

function makeFormat(timeZone: string, locale: Locale): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  try {
    return new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: 'UTC' });
  }
}
