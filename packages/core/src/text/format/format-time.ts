import { LruCache } from '../../base/index.ts';
import { intlTag, type Locale } from '../locale/locales.ts';

/** Time zones come from feeds and requests; the bound keeps misspelt ones from filling the memory. */
const MOST_FORMATS = 500;

const formats = new LruCache<string, Intl.DateTimeFormat>(MOST_FORMATS);

/**
 * The local time at a place as timetables of the language write it: "15:04", or "15.04" in Danish and Finnish. Always with 24 hours, as in
 * timetables.
 * @param instant Unix seconds
 * @param zone IANA name; an unknown name counts as UTC, so that a mistake in a feed costs no answer
 */
export function formatTime(instant: number, zone: string, locale: Locale): string {
  return formats.getOrMake(`${locale} ${zone}`, () => makeFormat(zone, locale)).format(instant * 1000);
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
