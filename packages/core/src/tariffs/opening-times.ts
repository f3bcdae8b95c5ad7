import { instantOfLocal, localDay, zoneOffset } from '../base/index.ts';
import { isOpenAt, NO_HOLIDAYS, type OpeningHours, parseOpeningHours, tokensOf } from '../street/index.ts';

const DAY_SECONDS = 86_400;
const MINUTE = 60;

/** Hours of opening as text in OpenStreetMap's syntax, with what it means; `rules` undefined = not understood. */
export interface OpeningTimes {
  readonly text: string;
  readonly rules: OpeningHours | undefined;
}

/** Reads a text of opening hours. */
export function openingTimes(text: string): OpeningTimes {
  const tokens = tokensOf(text);
  return { text, rules: tokens === undefined ? undefined : parseOpeningHours(tokens) };
}

/** Opening hours that are asked for again and again, each text read once. */
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

/** Whether it is open at an instant, by the clock of a zone; undefined where the text leaves it open to question. */
export function isOpen(times: OpeningTimes, at: number, timezone: string): boolean | undefined {
  if (times.rules === undefined) return undefined;
  const local = at + offsetAt(at, timezone);
  const day = Math.floor(local / DAY_SECONDS);
  const minute = Math.floor((local - day * DAY_SECONDS) / MINUTE);
  return isOpenAt(times.rules, day, minute, NO_HOLIDAYS);
}

/** The last answer: one journey asks many texts about few instants, and the zone's clock is slow to read. */
let known = { at: Number.NaN, timezone: '', offset: 0 };

function offsetAt(at: number, timezone: string): number {
  if (known.at !== at || known.timezone !== timezone) known = { at, timezone, offset: zoneOffset(at, timezone) };
  return known.offset;
}

/** A span of time in which the answer of {@link isOpen} does not change: from one instant up to, not including, another. */
export interface OpeningSpan {
  readonly from: number;
  readonly to: number;
  readonly open: boolean | undefined;
}

/** The time from one instant to another in pieces that are open, closed or doubtful throughout. */
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

/** Whether it stays open from one instant up to another. */
export function isOpenThroughout(times: OpeningTimes, from: number, to: number, timezone: string): boolean | undefined {
  const answers = openingSpans(times, from, to, timezone).map(({ open }) => open);
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}
