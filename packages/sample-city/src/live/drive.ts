import { formatDay, localDay, serviceDayStart } from '@tripwright/core/base';
import { dayKinds } from '../gtfs/calendars.ts';
import { clock } from '../gtfs/text-table.ts';
import { place } from '../place.ts';
import { createRandom, seedOf } from '../random.ts';
import type { Stop } from '../transit/stops.ts';
import type { Run } from '../transit/timetable.ts';
import type { Situation } from './situation.ts';

/** A run on one day, as it really goes. Times are Unix seconds. */
export interface Drive {
  readonly run: Run;
  /** Unique among all drives of all days. */
  readonly id: string;
  /** The trip of the feed; that of an added run is not in the timetable. */
  readonly tripId: string;
  /** Service day as `20260504`. */
  readonly date: string;
  /** Where the trip does not fix it: the start of an added run, or of one of a frequency. */
  readonly startTime: string | undefined;
  readonly kind: 'usual' | 'added' | 'cancelled';
  readonly stops: readonly Stop[];
  /** Calls that are left out. */
  readonly skipped: readonly boolean[];
  readonly scheduledArrivals: readonly number[];
  readonly scheduledDepartures: readonly number[];
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
}

/** What the drives of a moment depend on. */
export interface DriveWorld {
  readonly runs: readonly Run[];
  readonly seed: number;
  readonly situations: readonly Situation[];
  /** Platforms by the station that holds them. */
  readonly platforms: ReadonlyMap<string, readonly Stop[]>;
}

/** Runs are predicted from so many seconds before they start. Cancelled ones are known earlier, so that boards of the night show some, too. */
const AHEAD_SECONDS = 45 * 60;
const CANCELLED_AHEAD_SECONDS = 6 * 3600;
/** No run is later than this at its end. */
const MOST_LATE_SECONDS = 3600;

/** The runs that are under way at an instant or start soon, as they really go: a pure function of the seed, the orders and the instant. */
export function drivesAt(world: DriveWorld, at: number): Drive[] {
  const today = localDay(at, place.timeZone);
  const closed = closedStops(world, today);
  const drives: Drive[] = [];
  // Runs of yesterday go on past midnight.
  for (const day of [today - 1, today, today + 1]) {
    const start = serviceDayStart(day, place.timeZone);
    const kinds = new Set(dayKinds(day));
    for (const run of world.runs) {
      if (!kinds.has(run.day)) continue;
      const ahead = isEverCancelled(world, run) ? CANCELLED_AHEAD_SECONDS : AHEAD_SECONDS;
      const [first, last] = [run.departures[0]!, run.arrivals[run.arrivals.length - 1]!];
      for (const shift of shiftsOf(world, run, first)) {
        if (start + first + shift > at + ahead) continue;
        if (start + last + shift + MOST_LATE_SECONDS < at) continue;
        drives.push(...drivesOf(world, run, day, start, shift, closed));
      }
    }
  }
  return drives.filter((drive) => isOfInterest(drive, at));
}

/** The stop that is closed for road works on a day, by the seed, and those that were ordered closed. */
export function closedStops({ runs, seed, situations }: DriveWorld, day: number): ReadonlySet<string> {
  const random = createRandom(seedOf(seed, `road-works-${day}`));
  const buses = runs.filter(({ pattern, repeats }) => pattern.line.type === 3 && repeats === undefined);
  const { stops } = random.pick(buses).pattern;
  // Neither the first nor the last stop of that line.
  const works = stops[1 + Math.floor(random.next() * (stops.length - 2))];
  const ordered = situations.flatMap((one) => (one.kind === 'close-stop' ? [one.stop] : []));
  return new Set([...(works === undefined ? [] : [works.id]), ...ordered]);
}

/** The largest share of an interval by which a vehicle without exact times starts off its place in the interval. */
const LOOSE_SHARE = 0.4;

/** Seconds by which the starts of a run of `frequencies.txt` differ from its times; vehicles without exact times start when they do. */
function shiftsOf({ seed }: DriveWorld, { id, repeats }: Run, first: number): readonly number[] {
  if (repeats === undefined) return [0];
  const shifts: number[] = [];
  for (const { from, to, every, exact } of repeats)
    for (let start = from; start < to; start += every) {
      const drawn = createRandom(seedOf(seed, `${id}~${start}`)).next() - 0.5;
      const off = exact ? 0 : Math.round(drawn * 2 * LOOSE_SHARE * every);
      shifts.push(Math.max(from, Math.min(to - 1, start + off)) - first);
    }
  return shifts;
}

/** Seconds of the service day from which trains of the metro are those of the night. */
const NIGHT_BEGINS = 25 * 3600;

/** The share of the runs like this one that is cancelled: trams, and the metro by night, so that boards show some at any hour. */
function cancelledShare({ pattern, departures }: Run): number {
  const { type } = pattern.line;
  const isNightMetro = (type === 1 || type === 401) && departures[0]! >= NIGHT_BEGINS;
  return type === 0 || isNightMetro ? 0.1 : 0;
}

function isEverCancelled({ situations }: DriveWorld, run: Run): boolean {
  return cancelledShare(run) > 0 || situations.some((one) => one.kind === 'cancel' && one.trip === run.id);
}

function isOfInterest({ kind, departures, arrivals }: Drive, at: number): boolean {
  const ahead = kind === 'cancelled' ? CANCELLED_AHEAD_SECONDS : AHEAD_SECONDS;
  return departures[0]! <= at + ahead && arrivals[arrivals.length - 1]! + 60 >= at;
}

function drivesOf(
  world: DriveWorld,
  run: Run,
  day: number,
  dayStart: number,
  shift: number,
  closed: ReadonlySet<string>,
): Drive[] {
  const date = formatDay(day).replaceAll('-', '');
  const startTime = run.repeats === undefined ? undefined : clock(run.departures[0]! + shift);
  const random = createRandom(seedOf(world.seed, `${run.id}@${date}@${startTime ?? ''}`));
  // Drawn whether they are used or not, so that one rule more does not change the others.
  const [lateness, peak, fate, choice] = [random.next(), random.next(), random.next(), random.next()];
  const own = world.situations.filter((one) => 'trip' in one && one.trip === run.id);
  const isCancelled = own.some(({ kind }) => kind === 'cancel') || fate < cancelledShare(run);
  const ordered = own.find((one) => one.kind === 'delay');
  const delays =
    ordered === undefined
      ? delaysOf(run, lateness, peak)
      : run.arrivals.map(() => (ordered.kind === 'delay' ? ordered.seconds : 0));
  const stops = platformsOf(world, run, own, choice);
  const drive = (id: string, kind: Drive['kind'], extra: number, late: readonly number[]): Drive => {
    const base = dayStart + shift + extra;
    return {
      run,
      id: `${id}-${date}${startTime === undefined ? '' : `-${startTime.replaceAll(':', '')}`}`,
      tripId: id,
      date,
      startTime: kind === 'added' ? clock(run.departures[0]! + extra) : startTime,
      kind,
      stops,
      skipped: stops.map(
        ({ id: stop }) => closed.has(stop) || own.some((one) => one.kind === 'skip' && one.stop === stop),
      ),
      scheduledArrivals: run.arrivals.map((time) => base + time),
      scheduledDepartures: run.departures.map((time) => base + time),
      ...realTimes(run, base, late),
    };
  };
  const drives = [drive(run.id, isCancelled ? 'cancelled' : 'usual', 0, delays)];
  const added = own.flatMap((one) => (one.kind === 'add' ? [one.seconds] : []));
  // A relief train seven minutes after some trains to the airport.
  if (run.pattern.line.id === 'S1' && run.pattern.direction === 0 && choice < 0.25) added.push(7 * 60);
  for (const seconds of added)
    drives.push(
      drive(
        `${run.id}-relief-${seconds}`,
        'added',
        seconds,
        run.arrivals.map(() => 0),
      ),
    );
  return drives;
}

/**
 * Seconds late at each call: a delay that builds up to its peak along the run and is partly made good after it. A third of the runs are on
 * time, one in five is more than five minutes late; vehicles never leave their first stop early.
 */
function delaysOf({ arrivals, departures }: Run, lateness: number, peak: number): number[] {
  const most =
    lateness < 0.33 ? 30 * lateness : lateness < 0.8 ? 60 + 400 * (lateness - 0.33) : 300 + 2400 * (lateness - 0.8);
  const turn = 0.25 + 0.6 * peak;
  const last = Math.max(1, arrivals.length - 1);
  const late: number[] = [];
  arrivals.forEach((_, i) => {
    const share = i / last;
    const wanted = most * (share < turn ? share / turn : 1 - (0.4 * (share - turn)) / (1 - turn));
    const driving = i === 0 ? 0 : arrivals[i]! - departures[i - 1]!;
    late.push(Math.round(Math.max(wanted, (late[i - 1] ?? 0) - MADE_GOOD * driving)));
  });
  return late;
}

/** Share of the planned driving time by which a late vehicle can be faster. */
const MADE_GOOD = 0.15;

/** Adds delays to the times of a run; no vehicle arrives within ten seconds of leaving the stop before. */
function realTimes(
  { arrivals, departures }: Run,
  base: number,
  late: readonly number[],
): Pick<Drive, 'arrivals' | 'departures'> {
  const [real, left]: [number[], number[]] = [[], []];
  arrivals.forEach((time, i) => {
    const arrival = Math.max(base + time + late[i]!, i === 0 ? Number.NEGATIVE_INFINITY : left[i - 1]! + 10);
    real.push(arrival);
    left.push(Math.max(arrival, base + departures[i]! + late[i]!));
  });
  return { arrivals: real, departures: left };
}

/** The stops of a run, with the platform of today: one train in six leaves Central Station from another than planned. */
function platformsOf(
  { platforms }: DriveWorld,
  { pattern }: Run,
  own: readonly Situation[],
  choice: number,
): readonly Stop[] {
  const all = [...platforms.values()].flat();
  return pattern.stops.map((stop) => {
    const ordered = own.find((one) => one.kind === 'platform' && one.stop === stop.id);
    if (ordered?.kind === 'platform') return all.find(({ id }) => id === ordered.platform) ?? stop;
    const isTrain = pattern.line.agency === 'MRW';
    if (!isTrain || stop.parent !== CENTRAL || choice < 0.8 || choice > 0.97) return stop;
    const others = (platforms.get(CENTRAL) ?? []).filter(({ id }) => id !== stop.id);
    return others[Math.floor(choice * 1000) % others.length] ?? stop;
  });
}

const CENTRAL = 'station-central';
