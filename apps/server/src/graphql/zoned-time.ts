import { isTimeZone, LruCache, zoneOffset } from '@tripwright/core/base';

/** An instant with the time zone in which it is written. */
export interface ZonedTime {
  /** Unix seconds. */
  readonly at: number;
  /** IANA name; '' or an unknown one is read as UTC. */
  readonly zone: string;
}

/** Formats RFC 3339 with the offset of the zone at that instant: `2026-11-02T08:15:00+01:00`; `Z` in UTC. */
export function formatZonedTime({ at, zone }: ZonedTime): string {
  const offset = isTimeZone(zone) ? offsetAt(at, zone) : 0;
  const local = new Date((at + offset) * 1000).toISOString().slice(0, 19);
  if (offset === 0) return `${local}Z`;
  // Historical offsets can have seconds, which RFC 3339 cannot write.
  const minutes = Math.round(Math.abs(offset) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Seconds for which one offset is kept: no zone changes its clocks twice within them. */
const KEPT_SECONDS = 6 * 3600;
/** By zone and six hours; undefined where the clocks change within them. A trip screen has a hundred times in two of these. */
const offsets = new LruCache<string, { readonly offset: number | undefined }>(5000);

function offsetAt(at: number, zone: string): number {
  const part = Math.floor(at / KEPT_SECONDS);
  const { offset } = offsets.getOrMake(`${zone} ${part}`, () => {
    const [first, last] = [part * KEPT_SECONDS, (part + 1) * KEPT_SECONDS - 1].map((time) => zoneOffset(time, zone));
    return { offset: first === last ? first : undefined };
  });
  return offset ?? zoneOffset(at, zone);
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** Parses an RFC 3339 time; undefined for other texts, including times without an offset. @returns Unix seconds, fractions cut off */
export function parseZonedTime(text: string): number | undefined {
  if (!RFC3339.test(text)) return undefined;
  const milliseconds = Date.parse(text.toUpperCase());
  if (Number.isNaN(milliseconds)) return undefined;
  // `Date` turns 30 February into March, so the parsed time must print as the given one.
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(text);
  const shift = offset === null ? 0 : (offset[1] === '-' ? -60 : 60) * (Number(offset[2]) * 60 + Number(offset[3]));
  const day = new Date(milliseconds + shift * 1000).toISOString().slice(0, 10);
  return day === text.slice(0, 10) ? Math.floor(milliseconds / 1000) : undefined;
}
