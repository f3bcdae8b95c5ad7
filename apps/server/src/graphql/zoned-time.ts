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
  const offset = offsetAt(at, zone);
  const local = formatLocal(at + offset);
  if (offset === 0) return `${local}Z`;
  // Historical offsets can have seconds, which RFC 3339 cannot write.
  const minutes = Math.round(Math.abs(offset) / 60);
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const DAY_SECONDS = 86_400;
/** The day that was written last: nearly all times of an answer share it. */
let lastDay = { day: 0, text: '1970-01-01' };

/** @param at seconds since 1970 by the clock of the place */
function formatLocal(at: number): string {
  const day = Math.floor(at / DAY_SECONDS);
  if (day !== lastDay.day) lastDay = { day, text: new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, -14) };
  const seconds = Math.floor(at) - day * DAY_SECONDS;
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${lastDay.text}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(seconds % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Seconds for which one offset is kept: no zone changes its clocks twice within them. */
const KEPT_SECONDS = 6 * 3600;
/** By zone and six hours; undefined where the clocks change within them. A trip screen has a hundred times in two of these. */
const offsets = new LruCache<string, { readonly offset: number | undefined }>(5000);

/** The offset that was found last. */
let lastOffset: { readonly zone: string; readonly part: number; readonly offset: number } | undefined;

function offsetAt(at: number, zone: string): number {
  const part = Math.floor(at / KEPT_SECONDS);
  if (lastOffset?.part === part && lastOffset.zone === zone) return lastOffset.offset;
  const { offset } = offsets.getOrMake(`${zone} ${part}`, () => {
    if (!isTimeZone(zone)) return { offset: 0 };
    const [first, last] = [part * KEPT_SECONDS, (part + 1) * KEPT_SECONDS - 1].map((time) => zoneOffset(time, zone));
    return { offset: first === last ? first : undefined };
  });
  if (offset === undefined) return zoneOffset(at, zone);
  lastOffset = { zone, part, offset };
  return offset;
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
