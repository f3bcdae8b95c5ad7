import type { ProfileTimes, TimeProfiles } from '../../timetable/index.ts';

const MOST_IN_16_BITS = 0xffff;

/** A sequence of times, as `TimeProfiles` has it. */
export interface Profile {
  /** Where it starts in the times. */
  readonly at: number;
  /** How far its departures lie behind its arrivals: 0 where no vehicle waits between the ends. */
  readonly behind: number;
}

/** A profile at a time: all times of a run. */
export interface StartedProfile extends Profile {
  readonly start: number;
}

/** Times in both directions, as windows have them. */
export interface FinishedTimes {
  readonly times: ProfileTimes;
  readonly timesBack: ProfileTimes;
}

/** The times of changed runs, laid out after those of the timetable, in both directions. Equal sequences are stored once. */
export class ProfileBook {
  readonly #profiles: TimeProfiles;
  readonly #first: number;
  #times: Int32Array;
  #back: Int32Array;
  #end = 0;
  #longest = 0;
  /** The last profile with each hash. An overwritten profile is merely no longer shared. */
  readonly #known = new Map<number, Profile & { readonly length: number }>();
  readonly #widened = new Map<number, number>();
  #finished: { readonly end: number; readonly columns: FinishedTimes } | undefined;

  /** @param room for so many times; more are welcome */
  constructor(profiles: TimeProfiles, room: number) {
    this.#profiles = profiles;
    this.#first = profiles.times.length;
    this.#times = new Int32Array(room);
    this.#back = new Int32Array(room);
  }

  /** Whether a run is at every position no earlier than another, in arrivals and in departures. */
  follows(a: StartedProfile, b: StartedProfile, length: number): boolean {
    const gap = b.start - a.start;
    if (gap < 0) return false;
    if (a.at === b.at) return true;
    const timesA = a.at < this.#first ? this.#profiles.times : this.#times;
    const timesB = b.at < this.#first ? this.#profiles.times : this.#times;
    const atA = a.at < this.#first ? a.at : a.at - this.#first;
    const atB = b.at < this.#first ? b.at : b.at - this.#first;
    for (let i = 1; i < length; i++) if (timesA[atA + i]! > timesB[atB + i]! + gap) return false;
    if (a.behind === 0 && b.behind === 0) return true;
    const [departureA, departureB] = [atA + a.behind, atB + b.behind];
    for (let i = 1; i < length; i++) if (timesA[departureA + i]! > timesB[departureB + i]! + gap) return false;
    return true;
  }

  /**
   * The profile of a run.
   * @param first of its calls in the two columns
   * @param own profile of its trip, which it mostly has still
   */
  profileOf(
    arrivals: ArrayLike<number>,
    departures: ArrayLike<number>,
    first: number,
    length: number,
    own: Profile | undefined,
  ): Profile & { readonly length: number } {
    if (own !== undefined && this.#isLike(own, arrivals, departures, first, length)) return { ...own, length };
    let waits = own !== undefined && own.behind > 0;
    for (let call = first + 1; call < first + length - 1 && !waits; call++) waits = arrivals[call] !== departures[call];
    return this.#layOut(arrivals, departures, first, length, waits ? length : 0);
  }

  #isLike(
    { at, behind }: Profile,
    arrivals: ArrayLike<number>,
    departures: ArrayLike<number>,
    first: number,
    length: number,
  ): boolean {
    const { times } = this.#profiles;
    const start = departures[first]!;
    for (let i = 1; i < length - 1; i++) {
      if (times[at + i] !== arrivals[first + i]! - start) return false;
      if (times[at + behind + i] !== departures[first + i]! - start) return false;
    }
    return times[at + length - 1] === arrivals[first + length - 1]! - start;
  }

  #layOut(
    arrivals: ArrayLike<number>,
    departures: ArrayLike<number>,
    first: number,
    length: number,
    behind: number,
  ): Profile & { readonly length: number } {
    this.#makeRoom(length + behind);
    const end = this.#end;
    const [times, back] = [this.#times, this.#back];
    const start = departures[first]!;
    const total = arrivals[first + length - 1]! - start;
    let hash = length + behind;
    for (let i = 0; i < length; i++) {
      const arrival = i === 0 ? 0 : arrivals[first + i]! - start;
      const departure = i === length - 1 ? total : departures[first + i]! - start;
      const there = end + length - 1 - i;
      times[end + i] = arrival;
      back[there + behind] = total - arrival;
      times[end + behind + i] = departure;
      back[there] = total - departure;
      hash = Math.imul(Math.imul(hash, 31) + arrival, 31) + departure;
    }
    const known = this.#known.get(hash);
    if (known?.length === length && known.behind === behind && this.#isSame(known.at, end, length + behind))
      return known;
    const profile = { at: this.#first + end, behind, length };
    this.#known.set(hash, profile);
    this.#end += length + behind;
    this.#longest = Math.max(this.#longest, total);
    return profile;
  }

  #isSame(at: number, end: number, length: number): boolean {
    for (let i = 0; i < length; i++) if (this.#times[at - this.#first + i] !== this.#times[end + i]) return false;
    return true;
  }

  /** A profile in which vehicles may wait, for lanes where some do: the same times, departures behind arrivals. */
  widened(at: number, length: number): number {
    let wide = this.#widened.get(at);
    if (wide === undefined) {
      const [from, first] = at < this.#first ? [this.#profiles.times, at] : [this.#times, at - this.#first];
      const times = Array.from(from.subarray(first, first + length));
      wide = this.#layOut(times, [0, ...times.slice(1)], 0, length, length).at;
      this.#widened.set(at, wide);
    }
    return wide;
  }

  #makeRoom(more: number): void {
    if (this.#end + more <= this.#times.length) return;
    const length = Math.max(2 * this.#times.length, this.#end + more);
    const [times, back] = [new Int32Array(length), new Int32Array(length)];
    times.set(this.#times);
    back.set(this.#back);
    [this.#times, this.#back] = [times, back];
  }

  /** All times, the timetable's first. Those that a window has stay where they are when another window adds some. */
  finish(): FinishedTimes {
    const { times, mirroredTimes } = this.#profiles;
    if (this.#end === 0) return { times, timesBack: mirroredTimes };
    if (this.#finished?.end === this.#end) return this.#finished.columns;
    const joined = (own: ProfileTimes, more: Int32Array): ProfileTimes => {
      const Times = own instanceof Int32Array || this.#longest > MOST_IN_16_BITS ? Int32Array : Uint16Array;
      const all = new Times(own.length + this.#end);
      all.set(own);
      all.set(more.subarray(0, this.#end), own.length);
      return all;
    };
    const columns = { times: joined(times, this.#times), timesBack: joined(mirroredTimes, this.#back) };
    this.#finished = { end: this.#end, columns };
    return columns;
  }
}
