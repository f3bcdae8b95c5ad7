import type { Run } from '../rules/runs.ts';
import { secondsToTransfer } from '../rules/transfer-rules.ts';
import type { PlainQuery, World } from '../rules/world.ts';
import type { Alighting } from './build-journey.ts';
import { Staircase, type Step } from './staircase.ts';

/** A transfer possible at a stop: within it or over one walking link. */
interface Link {
  readonly to: number;
  readonly walk: number;
  /** Whether some row about these stops names routes or trips, so that the transfer depends on the two runs. */
  readonly dependsOnRuns: boolean;
}

/** Alightings whose transfers are checked run by run, grouped by the kinds of run that rows can distinguish. */
interface RunSpecific {
  readonly from: number;
  readonly walk: number;
  readonly groups: readonly Group[];
}

interface Group {
  readonly kind: string;
  /** Any run of the kind. */
  readonly example: Run;
  readonly stairs: Staircase;
}

/** Seconds of a transfer over a walk; undefined where it is forbidden. */
type SecondsFor = (from: number, to: number, walk: number, arriving: Group, departing: Run) => number | undefined;

/** Computes, between two rounds, which runs can be boarded after which alightings. */
export class Transfers {
  readonly #world: World;
  readonly #links = new Map<number, readonly Link[]>();
  readonly #namedTrips: readonly ReadonlySet<number>[];
  readonly #seconds = new Map<string, number | undefined>();

  constructor(world: World) {
    this.#world = world;
    this.#namedTrips = world.feeds.map(
      (feed) => new Set(feed.transfers.flatMap((row) => (row.type > 3 ? [] : [row.fromTrip, row.toTrip]))),
    );
  }

  /** Returns the boardings that are possible after the alightings of a round. */
  after(reached: ReadonlyMap<number, readonly Alighting[]>, query: PlainQuery): Boardable {
    const open = new Map<number, Step[]>();
    const runSpecific = new Map<number, RunSpecific[]>();
    for (const [stop, alightings] of reached) {
      const stairs = new Staircase(alightings.map((from) => ({ time: from.time, from })));
      let groups: readonly Group[] | undefined;
      for (const link of this.#linksFrom(stop)) {
        if (query.avoided.has(link.to) || link.walk > query.maxWalk) continue;
        if (link.dependsOnRuns) {
          groups ??= this.#grouped(alightings);
          append(runSpecific, link.to, { from: stop, walk: link.walk, groups });
          continue;
        }
        const row = this.#world.rules.rowsBetween(stop, link.to)[0];
        const needed = secondsToTransfer(row, link.walk, query.slack, query.checkOf(stop, link.to));
        if (needed === undefined) continue;
        for (const step of stairs.steps) append(open, link.to, { time: step.time + needed, from: step.from });
      }
    }
    return new Boardable(open, runSpecific, (from, to, walk, arriving, departing) =>
      this.#secondsFor(from, to, walk, arriving, departing, query),
    );
  }

  #linksFrom(stop: number): readonly Link[] {
    let links = this.#links.get(stop);
    if (links === undefined) {
      const { rules, walks } = this.#world;
      links = [{ stop, seconds: 0 }, ...walks.from(stop)].map((walk) => ({
        to: walk.stop,
        walk: walk.seconds,
        dependsOnRuns: rules
          .rowsBetween(stop, walk.stop)
          .some((row) => row.fromRoute >= 0 || row.toRoute >= 0 || row.fromTrip >= 0 || row.toTrip >= 0),
      }));
      this.#links.set(stop, links);
    }
    return links;
  }

  #grouped(alightings: readonly Alighting[]): readonly Group[] {
    const byKind = Map.groupBy(alightings, (alighting) => this.#kind(alighting.boarded.run));
    return Array.from(byKind, ([kind, list]) => ({
      kind,
      example: list[0]!.boarded.run,
      stairs: new Staircase(list.map((from) => ({ time: from.time, from }))),
    }));
  }

  /** Every row treats runs of one kind alike: one named trip, or any trip of a route. */
  #kind(run: Run): string {
    const isNamed = this.#namedTrips[run.feed]!.has(run.trip);
    return isNamed ? `${run.feed} trip ${run.trip}` : `${run.feed} route ${run.row.route}`;
  }

  #secondsFor(
    from: number,
    to: number,
    walk: number,
    arriving: Group,
    departing: Run,
    { slack, checkOf }: PlainQuery,
  ): number | undefined {
    const key = `${from}>${to} ${arriving.kind}>${this.#kind(departing)} +${slack} ${JSON.stringify(checkOf(from, to))}`;
    if (!this.#seconds.has(key)) {
      const row = this.#world.rules.rowFor(from, to, arriving.example, departing);
      this.#seconds.set(key, secondsToTransfer(row, walk, slack, checkOf(from, to)));
    }
    return this.#seconds.get(key);
  }
}

/** The boardings possible in the next round. */
class Boardable {
  readonly #open: Map<number, Step[]>;
  readonly #stairs = new Map<number, Staircase>();
  readonly #runSpecific: ReadonlyMap<number, readonly RunSpecific[]>;
  readonly #secondsFor: SecondsFor;

  constructor(
    open: Map<number, Step[]>,
    runSpecific: ReadonlyMap<number, readonly RunSpecific[]>,
    secondsFor: SecondsFor,
  ) {
    this.#open = open;
    this.#runSpecific = runSpecific;
    this.#secondsFor = secondsFor;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0 && this.#runSpecific.size === 0;
  }

  /** The alighting with the latest start from which a departure can be caught. */
  latestFor(stop: number, departure: number, run: Run): Step | undefined {
    let best = this.#stairsAt(stop)?.latestBy(departure);
    for (const { from, walk, groups } of this.#runSpecific.get(stop) ?? []) {
      for (const group of groups) {
        const needed = this.#secondsFor(from, stop, walk, group, run);
        if (needed === undefined) continue;
        const step = group.stairs.latestBy(departure - needed);
        if (step !== undefined && (best === undefined || step.from.start > best.from.start)) best = step;
      }
    }
    return best;
  }

  #stairsAt(stop: number): Staircase | undefined {
    let stairs = this.#stairs.get(stop);
    if (stairs === undefined) {
      const steps = this.#open.get(stop);
      if (steps === undefined) return undefined;
      stairs = new Staircase(steps);
      this.#stairs.set(stop, stairs);
    }
    return stairs;
  }
}

function append<Entry>(lists: Map<number, Entry[]>, key: number, entry: Entry): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}
