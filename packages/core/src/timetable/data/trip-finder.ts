import { hashText } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import type { FeedIndex, PatternIndex, TripIndex } from '../columns/index-types.ts';
import type { Timetable } from './timetable.ts';

/** The feed and index of a trip. */
interface Found {
  readonly feed: FeedIndex;
  readonly trip: TripIndex;
}

const EMPTY = -1;

/**
 * Finds trips by the id that answers give them: the id of the feed, with the name of the feed before it where a region has several. One flat hash
 * table of trips, since a map of ids would hold every id of a large region as text.
 */
export class TripFinder {
  readonly #timetable: Timetable;
  /** Open addressing: trips by the hash of their id. */
  readonly #slots: Int32Array;
  readonly #feedOfTrip: Uint16Array;

  constructor(timetable: Timetable) {
    const { tripCount, patternCount, patternFirstTrip, patternRoute, routeFeed, tripId, strings } = timetable;
    this.#timetable = timetable;
    let size = 16;
    while (size < tripCount * 2) size *= 2;
    this.#slots = new Int32Array(size).fill(EMPTY);
    this.#feedOfTrip = new Uint16Array(tripCount);
    for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
      const feed = routeFeed[patternRoute[pattern]!]!;
      for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) {
        this.#feedOfTrip[trip] = feed;
        let slot = hashText(strings.get(tripId[trip]!)) & (size - 1);
        while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & (size - 1);
        this.#slots[slot] = trip;
      }
    }
  }

  /** The trips with an id; more than one only where a feed repeats it. */
  find(serviceTripId: string): readonly TripIndex[] {
    const { feedName, strings } = this.#timetable;
    if (feedName.length <= 1) return this.#withId(serviceTripId).map(({ trip }) => trip);
    const found: TripIndex[] = [];
    for (let feed = 0 as FeedIndex; feed < feedName.length; feed++) {
      const prefix = `${strings.get(feedName[feed]!)}:`;
      if (!serviceTripId.startsWith(prefix)) continue;
      for (const each of this.#withId(serviceTripId.slice(prefix.length)))
        if (each.feed === feed) found.push(each.trip);
    }
    return found;
  }

  #withId(id: string): Found[] {
    const { strings, tripId } = this.#timetable;
    const mask = this.#slots.length - 1;
    const found: Found[] = [];
    for (let slot = hashText(id) & mask; this.#slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const trip = this.#slots[slot] as TripIndex;
      if (strings.get(tripId[trip]!) === id) found.push({ trip, feed: this.#feedOfTrip[trip] as FeedIndex });
    }
    return found;
  }
}

const finders = new WeakMap<object, TripFinder>();

/** The finder of a timetable, made at the first use. */
export function tripFinderOf(timetable: Timetable): TripFinder {
  let finder = finders.get(timetable);
  if (finder === undefined) {
    finder = new TripFinder(timetable);
    finders.set(timetable, finder);
  }
  return finder;
}
