import { isTimeZone, zoneOffset } from '@tripwright/core/base';

/** A moment and the place whose clocks tell it. */
export interface ZonedTime {
  /** Unix seconds. */
  readonly at: number;
  /** IANA name; '' or an unknown one is read as UTC. */
  readonly zone: string;
}

/** RFC 3339 with the offset that holds at that place and moment: `2026-11-02T08:15:00+01:00`; `Z` in UTC. */
export function formatZonedTime({ at, zone }: ZonedTime): string {
  const offset = isTimeZone(zone) ? zoneOffset(at, zone) : 0;
  const local = new Date((at + offset) * 1000).toISOString().slice(0, 19);
  if (offset === 0) return `${local}Z`;
  // before the zones were settled, offsets had seconds, which RFC 3339 cannot write
  const minutes = Math.round(Math.abs(offset) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** Unix seconds of an RFC 3339 time, fractions cut off; undefined for anything else, a missing offset included. */
export function parseZonedTime(text: string): number | undefined {
  if (!RFC3339.test(text)) return undefined;
  const milliseconds = Date.parse(text.toUpperCase());
  if (Number.isNaN(milliseconds)) return undefined;
  // `Date` rolls 30 February over to March; what it gives back at the given offset must be what was given
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(text);
  const shift = offset === null ? 0 : (offset[1] === '-' ? -60 : 60) * (Number(offset[2]) * 60 + Number(offset[3]));
  const day = new Date(milliseconds + shift * 1000).toISOString().slice(0, 10);
  return day === text.slice(0, 10) ? Math.floor(milliseconds / 1000) : undefined;
}
