import { after } from '../../storage/index.ts';
import type { LaneIndex, ProfileTimes, TimeProfiles, WindowRuns } from '../../timetable/index.ts';

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

/** The times of changed runs, numbered after those of the timetable. Equal sequences are stored once. */
export class ProfileBook {
  readonly #profiles: TimeProfiles;
  readonly #first: number;
  #times: Int32Array;
  #end = 0;
  #longest = 0;
  /** The last profile with each hash. An overwritten profile is merely no longer shared. */
  readonly #known = new Map<number, Profile & { readonly length: number }>();
  readonly #widened = new Map<number, number>();

  /** @param room for so many times; more are welcome */
  constructor(profiles: TimeProfiles, room: number) {
    this.#profiles = profiles;
    this.#first = profiles.times.length;
    this.#times = new Int32Array(room);
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
    const times = this.#times;
    const start = departures[first]!;
    const total = arrivals[first + length - 1]! - start;
    let hash = length + behind;
    for (let i = 0; i < length; i++) {
      const arrival = i === 0 ? 0 : arrivals[first + i]! - start;
      const departure = i === length - 1 ? total : departures[first + i]! - start;
      times[end + i] = arrival;
      times[end + behind + i] = departure;
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
    const times = new Int32Array(Math.max(2 * this.#times.length, this.#end + more));
    times.set(this.#times);
    this.#times = times;
  }

  /**
   * The times that the runs of a window have, in the order of its lanes: what a search reads together lies together, and no time of another day is
   * among it.
   */
  laidOut({ laneCount, laneFirstRun, laneLength, laneDepartures, runProfile }: LaneRuns): LaidOutTimes {
    // `[profile]`: its place, counted from 1.
    const placeOf = new Int32Array(this.#first + this.#end);
    const moved = new Int32Array(runProfile.length);
    let end = 0;
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
      const length = laneLength[lane]! + laneDepartures[lane]!;
      for (let run = laneFirstRun[lane]!; run < laneFirstRun[after(lane)]!; run++) {
        const profile = runProfile[run]!;
        if (placeOf[profile] === 0) {
          placeOf[profile] = end + 1;
          end += length;
        }
        moved[run] = placeOf[profile]! - 1;
      }
    }
    const usual = this.#profiles.times;
    const Times = usual instanceof Int32Array || this.#longest > MOST_IN_16_BITS ? Int32Array : Uint16Array;
    const [times, timesBack] = [new Times(end), new Times(end)];
    let written = 0;
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
      const length = laneLength[lane]!;
      for (let run = laneFirstRun[lane]!; run < laneFirstRun[after(lane)]!; run++) {
        if (moved[run] !== written) continue; // has a place that is written already
        const profile = runProfile[run]!;
        const isOwn = profile >= this.#first;
        copyProfile(
          isOwn ? this.#times : usual,
          isOwn ? profile - this.#first : profile,
          length,
          laneDepartures[lane]!,
          times,
          timesBack,
          written,
        );
        written += length + laneDepartures[lane]!;
      }
    }
    return { runProfile: moved, times, timesBack };
  }
}

/** The runs of a window, lane by lane. */
type LaneRuns = Pick<WindowRuns, 'laneCount' | 'laneFirstRun' | 'laneLength' | 'laneDepartures' | 'runProfile'>;
/** The times of a window, and where the profile of each run starts in them. */
type LaidOutTimes = Pick<WindowRuns, 'runProfile' | 'times' | 'timesBack'>;

/** Copies a profile, and the same seen backwards: negated, with positions reversed. */
function copyProfile(
  from: ProfileTimes,
  at: number,
  length: number,
  behind: number,
  times: ProfileTimes,
  timesBack: ProfileTimes,
  to: number,
): void {
  const total = from[at + length - 1]!;
  const last = to + length - 1;
  for (let i = 0; i < length; i++) {
    const [arrival, departure] = [from[at + i]!, from[at + behind + i]!];
    times[to + i] = arrival;
    timesBack[last - i] = total - departure;
    if (behind === 0) continue;
    times[to + behind + i] = departure;
    timesBack[last + behind - i] = total - arrival;
  }
}
