import { instantOfLocal, localDay, zoneOffset } from '../base/index.ts';
import { isOpenAt, NO_HOLIDAYS, type OpeningHours, parseOpeningHours, tokensOf } from '../street/index.ts';

const DAY_SECONDS = 86_400;
const MINUTE = 60;

/** Opening hours in the syntax of OpenStreetMap, with their parsed rules; `rules` is undefined where they cannot be parsed. */
export interface OpeningTimes {
  readonly text: string;
  readonly rules: OpeningHours | undefined;
}

/** Parses opening hours. Never throws. */
export function openingTimes(text: string): OpeningTimes {
  const tokens = tokensOf(text);
  return { text, rules: tokens === undefined ? undefined : parseOpeningHours(tokens) };
}

/** Opening hours by their text; each text is parsed once. */
export class OpeningTimesByText {
  readonly #times: Map<string, OpeningTimes> = new Map();

  get(text: string): OpeningTimes {
    let times = this.#times.get(text);
    if (times === undefined) {
      times = openingTimes(text);
      this.#times.set(text, times);
    }
    return times;
  }
}

/** Whether it is open at an instant (Unix seconds), by the clock of a time zone; undefined = unknown. */
export function isOpen(times: OpeningTimes, at: number, timezone: string): boolean | undefined {
  if (times.rules === undefined) return undefined;
  const local = at + offsetAt(at, timezone);
  const day = Math.floor(local / DAY_SECONDS);
  const minute = Math.floor((local - day * DAY_SECONDS) / MINUTE);
  return isOpenAt(times.rules, day, minute, NO_HOLIDAYS);
}

/** The last offset: a journey checks many texts at few instants, and the offset of a time zone is slow to compute. */
let known = { at: Number.NaN, timezone: '', offset: 0 };

function offsetAt(at: number, timezone: string): number {
  if (known.at !== at || known.timezone !== timezone) known = { at, timezone, offset: zoneOffset(at, timezone) };
  return known.offset;
}

/** A span of time with one answer of {@link isOpen}; the end is exclusive. */
export interface OpeningSpan {
  readonly from: number;
  readonly to: number;
  readonly open: boolean | undefined;
}

/** Splits the time between two instants into spans that are open, closed or unknown throughout. */
export function openingSpans(times: OpeningTimes, from: number, to: number, timezone: string): OpeningSpan[] {
  const borders = new Set([from]);
  for (let day = localDay(from, timezone); times.rules !== undefined && day <= localDay(to, timezone); day++) {
    for (const minute of times.rules.changes) {
      const at = instantOfLocal(day * DAY_SECONDS + minute * MINUTE, timezone);
      if (at > from && at < to) borders.add(at);
    }
  }
  const sorted = [...borders].sort((a, b) => a - b);
  return sorted.map((at, i) => ({ from: at, to: sorted[i + 1] ?? to, open: isOpen(times, at, timezone) }));
}

/** Whether it is open from one instant up to another, without a break; undefined = unknown. */
export function isOpenThroughout(times: OpeningTimes, from: number, to: number, timezone: string): boolean | undefined {
  const answers = openingSpans(times, from, to, timezone).map(({ open }) => open);
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}
