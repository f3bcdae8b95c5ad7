import { type Money, type Sections, section, sumMoney } from '../base/index.ts';
import type { Timetable } from '../timetable/index.ts';
import { type FareLeg, fareLegs } from './fare-leg.ts';
import type { FareRide, Price, Ticket } from './fare-ride.ts';
import type { FareJoin, RuleFares, ZoneFares } from './fare-tables.ts';
import { leastReduced } from './least-reduced.ts';
import type { FareFacts } from './match-leg-rules.ts';
import { priceRuleFares } from './price-rule-fares.ts';
import { priceZoneFares } from './price-zone-fares.ts';
import { readFareTables } from './read-fare-tables.ts';
import { listOf } from './section-writer.ts';

/** What rides cost by the fares of the feeds. Reads `fares.bin`; tables are made when first asked for. */
export class Fares {
  readonly #timetable: Timetable;
  readonly #sections: Sections;
  readonly #facts: FareFacts;
  #feeds: readonly (ZoneFares | RuleFares | undefined)[] | undefined;

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections) {
    this.#timetable = timetable;
    this.#sections = sections;
    const firstArea = section(sections, 'stopAreaFirst', Int32Array);
    const area = section(sections, 'stopArea', Int32Array);
    const network = section(sections, 'routeNetwork', Int32Array);
    this.#facts = {
      areasOf: (stop) => listOf(firstArea, area, stop),
      networkOf: (route) => network[route] ?? 0,
      runsOn: (daySet, day) => timetable.runsOn(daySet, day),
    };
  }

  /**
   * What the rides of one journey cost together, in order of travel.
   * @param concession for somebody who is entitled to some reduction: of those that a feed knows the smallest, which nobody pays more than
   * @returns undefined when it is not known of every ride: unknown is never free (FA-11)
   * @throws PlannerError `artefact-corrupt`
   */
  priceOf(rides: readonly FareRide[], concession: boolean = false): Price | undefined {
    const tickets: Ticket[] = [];
    const numbered = rides.map((ride, at) => ({ at, ride }));
    for (const [feed, own] of Map.groupBy(numbered, ({ ride }) => ride.feed)) {
      const found = this.#ticketsOf(feed, own, concession);
      if (found === undefined) return undefined;
      tickets.push(...found);
    }
    tickets.sort((a, b) => (a.rides[0] ?? 0) - (b.rides[0] ?? 0));
    const total = sumMoney(tickets.map(({ money }) => money));
    const shares = rides.map((_, at) => sumMoney(tickets.flatMap((ticket) => shareOf(ticket, at))));
    return { total, tickets, shares };
  }

  #ticketsOf(
    feed: number,
    rides: readonly { readonly at: number; readonly ride: FareRide }[],
    concession: boolean,
  ): readonly Ticket[] | undefined {
    this.#feeds ??= readFareTables(this.#sections, this.#timetable.strings);
    const fares = this.#feeds[feed];
    if (fares === undefined) return undefined;
    if (fares.version === 2) {
      const legs = fareLegs(rides, (before, next) => this.#isOneLeg(fares, before, next));
      const priced = (products: RuleFares['products']): readonly Ticket[] | undefined =>
        priceRuleFares({ ...fares, products }, legs, feed, this.#facts, this.#timetable.strings);
      const full = priced(fares.products);
      return concession && full !== undefined ? leastReduced(full, fares.reductions.map(priced)) : full;
    }
    const tickets: Ticket[] = [];
    for (const own of Map.groupBy(rides, ({ ride }) => ride.agency).values()) {
      const found = priceZoneFares(fares.fares, seatedLegs(own), feed, (stop) => this.#zoneOf(stop));
      if (found === undefined) return undefined;
      tickets.push(...found);
    }
    return tickets;
  }

  /** Zone of a platform; the zone that is written at a station means nothing (FA-5). */
  #zoneOf(stop: number): number {
    return this.#timetable.stopKind[stop] === 1 ? 0 : (this.#timetable.stopFareZone[stop] ?? 0);
  }

  /** Staying seated within one network is one leg (FA-12); so is a change that a join rule covers (FA-9). */
  #isOneLeg(fares: RuleFares, before: FareRide, next: FareRide): boolean {
    const from = this.#facts.networkOf(before.route);
    const to = this.#facts.networkOf(next.route);
    if (next.seated && from === to) return true;
    return fares.joins.some(
      (join) =>
        (join.fromNetwork === 0 || join.fromNetwork === from) &&
        (join.toNetwork === 0 || join.toNetwork === to) &&
        this.#isJoinPlace(join, before.stops.at(-1) ?? -1, next.stops[0] ?? -1),
    );
  }

  #isJoinPlace({ fromStop, toStop }: FareJoin, last: number, first: number): boolean {
    if (fromStop < 0 && toStop < 0) return this.#stationOf(last) === this.#stationOf(first);
    const isAt = (stop: number, wanted: number): boolean =>
      wanted < 0 || stop === wanted || this.#stationOf(stop) === wanted;
    return isAt(last, fromStop) && isAt(first, toStop);
  }

  #stationOf(stop: number): number {
    let at = stop;
    for (let steps = 0; steps < 3; steps++) {
      const parent = this.#timetable.stopParent[at] ?? -1;
      if (parent < 0) return at;
      at = parent;
    }
    return at;
  }
}

/** In version 1 a change is a change of vehicle: staying seated is none (FA-12). */
function seatedLegs(rides: readonly { readonly at: number; readonly ride: FareRide }[]): FareLeg[] {
  return fareLegs(rides, (_, next) => next.seated);
}

function shareOf({ rides, money }: Ticket, at: number): readonly Money[] {
  return rides[0] === at ? [money] : [];
}
