import { TransitEngine, type TransitJourney, type TransitQuery } from '../../src/engine/transit/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildTimetable, layOutWalkingLinks } from '../../src/timetable/build/index.ts';
import { type StopIndex, Timetable } from '../../src/timetable/index.ts';
import { clockSeconds, type TextTimetable, textTimetable } from '../journey/text-timetable.ts';

/** Monday 2026-05-04. */
export const MONDAY = 20_577;

export interface StopWorldOptions extends Partial<TextTimetable> {
  readonly trips: string;
  /** `A>B`: seconds of a walking link. */
  readonly walks?: Readonly<Record<string, number>>;
}

/** A timetable without streets, drawn as text, for tests of the transit engine alone. All times are UTC on {@link MONDAY}. */
export class StopWorld {
  readonly timetable: Timetable;
  readonly engine: TransitEngine;

  constructor({ walks = {}, ...options }: StopWorldOptions) {
    const named = options.trips.match(/\b[A-Z](?=\s+\d?\d:\d\d)/g) ?? [];
    const walked = Object.keys(walks).flatMap((pair) => pair.split('>'));
    const stops = options.stops ?? Object.fromEntries([...new Set([...named, ...walked])].map((id) => [id, {}]));
    const rows = textTimetable({ days: [MONDAY], timezone: 'UTC', ...options, stops });
    const strings = new StringPoolBuilder();
    const built = buildTimetable([rows], strings);
    const indexOf = (id: string): number => built.stopIndexOf[0]![rows.stops.findIndex((stop) => stop.id === id)]!;
    const pairs = Object.entries(walks).map(([pair, seconds]) => ({ ends: pair.split('>'), seconds }));
    const seconds = Int32Array.from(pairs, (pair) => pair.seconds);
    const links = layOutWalkingLinks(built.sections, {
      from: Int32Array.from(pairs, ({ ends }) => indexOf(ends[0]!)),
      to: Int32Array.from(pairs, ({ ends }) => indexOf(ends[1]!)),
      seconds,
      metres: seconds,
    });
    const { bytes, offsets } = strings.build();
    this.timetable = new Timetable(new Map([...built.sections, ...links]), new StringPool(bytes, offsets));
    this.engine = new TransitEngine(this.timetable);
  }

  stop(id: string): StopIndex {
    const found = this.timetable.findStop(id);
    if (found === undefined) throw new Error(`no stop "${id}"`);
    return found;
  }

  query(from: string, to: string, time: string, more: Partial<TransitQuery> = {}): TransitQuery {
    return {
      origins: [{ stop: this.stop(from), seconds: 0 }],
      destinations: [{ stop: this.stop(to), seconds: 0 }],
      instant: instant(time),
      ...more,
    };
  }

  /** `A 10:00 R1 10:10 B`, walks as `~`. */
  print(journey: TransitJourney): string {
    const { strings, stopId, patternRoute, routeId } = this.timetable;
    const name = (stop: StopIndex): string => strings.get(stopId[stop]!);
    const words = [name(journey.origin)];
    for (const leg of journey.legs) {
      const line =
        leg.kind === 'walk' ? '~' : strings.get(routeId[patternRoute[this.timetable.patternOfTrip(leg.trip)]!]!);
      words.push(`${clock(leg.departure)} ${line} ${clock(leg.arrival)} ${name(leg.toStop)}`);
    }
    return words.join(' ');
  }
}

/** Unix seconds of a time on {@link MONDAY}. */
export function instant(time: string): number {
  return MONDAY * 86_400 + clockSeconds(time);
}

function clock(time: number): string {
  return new Date(time * 1000).toISOString().slice(11, 16);
}
