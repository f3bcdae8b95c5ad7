import type { FeedRows } from '@tripwright/core/timetable/build';
import type { Journey, JourneyQuery, RideLeg, WalkingLink, WalkLeg } from '../journeys/journey.ts';
import type { Run } from '../rules/runs.ts';
import { dayNumber } from '../rules/service-day-start.ts';
import { secondsToTransfer } from '../rules/transfer-rules.ts';
import { callAt, createWorld, type PlainQuery, plainQuery, type World, type WorldOptions } from '../rules/world.ts';

/** Returns the faults of a journey, one sentence each; none when it can be travelled and fits the query. */
export type JourneyChecker = (journey: Journey, query: JourneyQuery) => string[];

/** Prepares a world once, to check many journeys. Each journey is checked alone; only the oracle finds out whether a better one exists. */
export function createJourneyChecker(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  options: WorldOptions = {},
): JourneyChecker {
  const world = createWorld(feeds, links, options);
  return (journey, query) => new Check(world, plainQuery(world, query), journey).faults();
}

/** {@link createJourneyChecker} for a single journey. */
export function checkJourney(
  journey: Journey,
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  query: JourneyQuery,
): string[] {
  return createJourneyChecker(feeds, links)(journey, query);
}

interface RiddenLeg {
  readonly leg: RideLeg;
  readonly run: Run;
}

class Check {
  readonly #world: World;
  readonly #query: PlainQuery;
  readonly #journey: Journey;
  readonly #faults: string[] = [];

  constructor(world: World, query: PlainQuery, journey: Journey) {
    this.#world = world;
    this.#query = query;
    this.#journey = journey;
  }

  faults(): string[] {
    const { legs } = this.#journey;
    const ridden: RiddenLeg[] = [];
    for (const leg of legs) {
      if (leg.kind === 'walk') this.#checkWalk(leg);
      else {
        const run = this.#findRun(leg);
        if (run !== undefined && !this.#query.mayRide(run)) this.#fault(`${leg.trip} is ruled out by the query`);
        if (run !== undefined) ridden.push({ leg, run });
      }
    }
    this.#checkOrder();
    if (ridden.length === legs.filter((leg) => leg.kind === 'ride').length) {
      this.#checkBoardings(ridden);
      this.#checkEnds(ridden);
    }
    this.#checkLimits();
    return this.#faults;
  }

  #fault(text: string): void {
    this.#faults.push(text);
  }

  #stop(key: string): number {
    return this.#world.stops.numberOf(key);
  }

  #checkWalk(leg: WalkLeg): void {
    const seconds = this.#world.walks.seconds(this.#stop(leg.fromStop), this.#stop(leg.toStop));
    if (seconds === undefined) this.#fault(`there is no walking link ${leg.fromStop} to ${leg.toStop}`);
    else if (leg.arrival - leg.departure !== seconds) {
      this.#fault(
        `the walk ${leg.fromStop} to ${leg.toStop} takes ${leg.arrival - leg.departure} s, the link ${seconds} s`,
      );
    }
    if (leg.arrival - leg.departure > this.#query.maxWalk) this.#fault(`the walk to ${leg.toStop} is too long`);
    for (const key of [leg.fromStop, leg.toStop]) {
      if (this.#query.avoided.has(this.#stop(key))) this.#fault(`a walk touches the avoided stop ${key}`);
    }
  }

  /** The run that a leg rides; undefined when there is none, after noting the fault. */
  #findRun(leg: RideLeg): Run | undefined {
    const { feeds, runs } = this.#world;
    const name = `${leg.feed} ${leg.trip} on ${leg.serviceDate}`;
    const feed = feeds.findIndex((rows) => rows.name === leg.feed);
    const trip = feeds[feed]?.trips.findIndex((row) => row.id === leg.trip) ?? -1;
    if (trip < 0) {
      this.#fault(`there is no trip ${name}`);
      return undefined;
    }
    const running = runs.ofDay(dayNumber(leg.serviceDate)).filter((run) => run.feed === feed && run.trip === trip);
    if (running.length === 0) {
      this.#fault(`${name} does not run`);
      return undefined;
    }
    const { route } = running[0]!.row;
    // Runs of a trip by frequency may differ in their calls, where live changes made one of them.
    const candidates = running.filter(({ row }) => leg.toIndex < row.callCount);
    if (!(leg.fromIndex >= 0 && leg.fromIndex < leg.toIndex && candidates.length > 0)) {
      this.#fault(`${name} has no ride from position ${leg.fromIndex} to ${leg.toIndex}`);
      return undefined;
    }
    if (feeds[feed]!.routes[route]!.id !== leg.route) this.#fault(`${name} is not of route ${leg.route}`);
    const run = candidates.find(
      (one) =>
        callAt(this.#world, one, leg.fromIndex).departure === leg.departure &&
        callAt(this.#world, one, leg.toIndex).arrival === leg.arrival,
    );
    if (run === undefined) {
      const times = candidates.map(
        (one) =>
          `${callAt(this.#world, one, leg.fromIndex).departure}-${callAt(this.#world, one, leg.toIndex).arrival}`,
      );
      this.#fault(`${name} does not run at ${leg.departure}-${leg.arrival} but at ${times.join(', ')}`);
      return undefined;
    }
    for (const [position, key] of [
      [leg.fromIndex, leg.fromStop],
      [leg.toIndex, leg.toStop],
    ] as const) {
      const actual = this.#world.stops.keys[callAt(this.#world, run, position).stop]!;
      if (actual !== key) this.#fault(`${name} serves ${actual} at position ${position}, not ${key}`);
    }
    return run;
  }

  #checkOrder(): void {
    const { legs } = this.#journey;
    for (const [i, leg] of legs.entries()) {
      if (leg.arrival < leg.departure) this.#fault(`leg ${i} arrives before it departs`);
      const next = legs[i + 1];
      if (next === undefined) continue;
      if (next.departure < leg.arrival) this.#fault(`leg ${i + 1} departs before leg ${i} arrives`);
      if (leg.kind === 'walk' && next.kind === 'walk')
        this.#fault(`legs ${i} and ${i + 1} are two walks in a row (TR-13)`);
      const isStay = next.kind === 'ride' && leg.kind === 'ride' && next.seated !== false && next.fromIndex === 0;
      if (leg.toStop !== next.fromStop && !isStay) {
        this.#fault(`leg ${i + 1} begins at ${next.fromStop}, leg ${i} ended at ${leg.toStop}`);
      }
    }
  }

  /** Every step from one vehicle to the next is a legal transfer or a seated link, and together they make the stated boardings. */
  #checkBoardings(ridden: readonly RiddenLeg[]): void {
    const { legs, boardings } = this.#journey;
    let mustBeSeated = 0;
    let mayBeSeated = 0;
    for (const [i, { leg, run }] of ridden.entries()) {
      const next = ridden[i + 1];
      const isBoarded = i === 0 || leg.seated === false || !this.#mayStay(ridden[i - 1]!, ridden[i]!);
      if (isBoarded) this.#checkUse(run, leg.fromIndex, 'board');
      if (next === undefined) {
        this.#checkUse(run, leg.toIndex, 'alight');
        continue;
      }
      const mayStay = next.leg.seated !== false && this.#mayStay(ridden[i]!, next);
      const walk = legs[legs.indexOf(leg) + 1];
      const fault = this.#changeFault(ridden[i]!, next, walk?.kind === 'walk' ? walk : undefined);
      const usesWalk = walk?.kind === 'walk';
      if (mayStay && !usesWalk) mayBeSeated++;
      if (fault === undefined && next.leg.seated !== true) {
        if (!mayStay) this.#checkUse(run, leg.toIndex, 'alight');
        continue;
      }
      if (mayStay && !usesWalk) mustBeSeated++;
      else this.#fault(fault ?? `no seated link from ${leg.trip} to ${next.leg.trip}`);
    }
    // Only further along its trip: after a loop that takes no time, boarding the same vehicle again is legal.
    for (const [i, { leg, run }] of ridden.entries()) {
      if (ridden.slice(0, i).some((other) => other.run === run && other.leg.toIndex <= leg.fromIndex)) {
        this.#fault(`${run.row.id} is left and boarded again (IT-5)`);
      }
    }
    const seatsKept = ridden.length - boardings;
    if (seatsKept < mustBeSeated || seatsKept > mayBeSeated) {
      this.#fault(
        `${ridden.length} rides, seat kept ${mustBeSeated} to ${mayBeSeated} times, but ${boardings} boardings`,
      );
    }
  }

  #checkUse(run: Run, position: number, what: 'board' | 'alight'): void {
    const call = callAt(this.#world, run, position);
    const key = this.#world.stops.keys[call.stop]!;
    if (!(what === 'board' ? call.mayBoard : call.mayAlight))
      this.#fault(`${what}ing is not allowed: ${run.row.id} at ${key} (ST-7)`);
    if (this.#query.avoided.has(call.stop)) this.#fault(`${run.row.id} is used at the avoided stop ${key} (IT-21)`);
  }

  #mayStay(from: RiddenLeg, to: RiddenLeg): boolean {
    return (
      from.leg.toIndex === from.run.row.callCount - 1 &&
      to.leg.fromIndex === 0 &&
      this.#world.seated.after(from.run).includes(to.run)
    );
  }

  #changeFault(from: RiddenLeg, to: RiddenLeg, walk: WalkLeg | undefined): string | undefined {
    const { rules, stops } = this.#world;
    const place = `from ${from.leg.trip} at ${from.leg.toStop} to ${to.leg.trip} at ${to.leg.fromStop}`;
    if (from.leg.toStop !== to.leg.fromStop && walk === undefined) return `there is no walk ${place}`;
    const [left, taken] = [stops.numberOf(from.leg.toStop), stops.numberOf(to.leg.fromStop)];
    const row = rules.rowFor(left, taken, from.run, to.run);
    const seconds = walk === undefined ? 0 : walk.arrival - walk.departure;
    const needed = secondsToTransfer(row, seconds, this.#query.slack, this.#query.checkOf(left, taken));
    if (needed === undefined) return `the change ${place} is forbidden (TR-3)`;
    const given = to.leg.departure - from.leg.arrival;
    return given < needed ? `the change ${place} needs ${needed} s and has ${given} s` : undefined;
  }

  /** Departure and arrival follow from the legs and the seeds (IT-6). */
  #checkEnds(ridden: readonly RiddenLeg[]): void {
    const { legs, departure, arrival, boardings } = this.#journey;
    const query = this.#query;
    const [first, last] = [legs[0], legs.at(-1)];
    if (first === undefined || last === undefined) {
      const fits = [...query.from].some(
        ([stop, own]) => own + (query.to.get(stop) ?? Number.NaN) === arrival - departure,
      );
      if (!fits || boardings !== 0) this.#fault('a journey without legs needs one stop at both ends');
      return;
    }
    const from = query.from.get(this.#stop(first.fromStop));
    const to = query.to.get(this.#stop(last.toStop));
    if (from === undefined) this.#fault(`${first.fromStop} is no origin`);
    else if (first.departure - from !== departure) {
      this.#fault(`it departs at ${departure}, but its first leg and the way there make ${first.departure - from}`);
    }
    if (to === undefined) this.#fault(`${last.toStop} is no destination`);
    else if (last.arrival + to !== arrival) {
      this.#fault(`it arrives at ${arrival}, but its last leg and the way from there make ${last.arrival + to}`);
    }
    const endWalks = [first, last].filter((leg) => leg.kind === 'walk');
    if (endWalks.length > 0 && !query.endWalk) this.#fault('it walks at an end, which the query forbids');
    const firstRide = ridden[0];
    const lastRide = ridden.at(-1);
    if (first.kind === 'walk' && firstRide !== undefined && first.arrival !== firstRide.leg.departure) {
      this.#fault('the first walk does not end at boarding (IT-6)');
    }
    if (last.kind === 'walk' && lastRide !== undefined && last.departure !== lastRide.leg.arrival) {
      this.#fault('the last walk does not begin at alighting');
    }
  }

  #checkLimits(): void {
    const { departure, arrival, boardings } = this.#journey;
    const { earliest, latest, maxBoardings } = this.#query;
    if (departure < earliest) this.#fault(`it departs at ${departure}, before ${earliest}`);
    if (arrival > latest) this.#fault(`it arrives at ${arrival}, after ${latest}`);
    if (boardings > maxBoardings) this.#fault(`it has ${boardings} boardings, more than ${maxBoardings}`);
  }
}
