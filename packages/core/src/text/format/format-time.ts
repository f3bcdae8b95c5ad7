import { LruCache } from '../../base/index.ts';
import { intlTag, type Locale } from '../locale/locales.ts';
import { inZone } from './in-zone.ts';

/** Time zones come from feeds and requests; the bound keeps misspelt ones from filling the memory. */
const MOST_FORMATS = 500;

const formats = new LruCache<string, Intl.DateTimeFormat>(MOST_FORMATS);

/** Where timetables are printed with twelve hours. All other languages read 24 hours, whatever clock the country speaks in. */
const TWELVE_HOURS: ReadonlySet<Locale> = new Set(['en-AU', 'en-CA', 'en-US']);

/**
 * The local time at a place as timetables of the language write it: "15:04", "15.04" in Danish and Finnish, "3:04 PM" in the USA, "15 h 04" in Quebec.
 * @param instant Unix seconds
 * @param zone IANA name; an unknown name counts as UTC
 */
export function formatTime(instant: number, zone: string, locale: Locale): string {
  return formats
    .getOrMake(`${locale} ${zone}`, () => inZone(zone, (timeZone) => makeFormat(timeZone, locale)))
    .format(instant * 1000);
}

function makeFormat(timeZone: string, locale: Locale): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = TWELVE_HOURS.has(locale)
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone });
}
