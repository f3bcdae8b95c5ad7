import { type Money, sumMoney } from '../base/index.ts';
import { readColumns, type Sections } from '../storage/index.ts';
import type { FeedIndex, StopIndex, StringIndex, Timetable } from '../timetable/index.ts';
import { AREA_COLUMNS } from './fare-columns.ts';
import { type FareLeg, fareLegs } from './fare-leg.ts';
import type { FareRide, Price, Ticket } from './fare-ride.ts';
import type { FareJoin, RuleFares, ZoneFares } from './fare-tables.ts';
import { NO_TEXT } from './fare-tables.ts';
import { listAt } from './flat-lists.ts';
import { leastReduced } from './least-reduced.ts';
import type { FareFacts } from './match-leg-rules.ts';
import { priceRuleFares } from './price-rule-fares.ts';
import { priceZoneFares } from './price-zone-fares.ts';
import { readFareTables } from './read-fare-tables.ts';

/** Prices rides by the fares of the feeds (`fares.bin`). The tables are read at the first use. */
export class Fares {
  readonly #timetable: Timetable;
  readonly #sections: Sections;
  readonly #facts: FareFacts;
  #feeds: readonly (ZoneFares | RuleFares | undefined)[] | undefined;

  /** @param sections those of `fares.bin` @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable, sections: Sections) {
    this.#timetable = timetable;
    this.#sections = sections;
    const { stopAreaFirst, stopArea, routeNetwork } = readColumns(AREA_COLUMNS, sections);
    this.#facts = {
      areasOf: (stop) => listAt(stopAreaFirst, stopArea, stop),
      networkOf: (route) => routeNetwork[route] ?? NO_TEXT,
      runsOn: (daySet, day) => timetable.runsOn(daySet, day),
    };
  }

  /**
   * The price of the rides of one journey together.
   * @param rides in order of travel
   * @param concession for a rider who is entitled to a reduction: the smallest reduction of each feed, so that the price is an upper bound
   * @returns undefined where the price of any ride is unknown: unknown is never free (FA-11)
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
    feed: FeedIndex,
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

  /** The zone of a platform; the zone of a station has no meaning (FA-5). */
  #zoneOf(stop: StopIndex): StringIndex {
    const { stopKind, stopFareZone } = this.#timetable;
    return stopKind[stop] === 1 ? NO_TEXT : (stopFareZone[stop] ?? NO_TEXT);
  }

  /** Rides are one leg where the rider stays seated within one network (FA-12) or a join rule covers the transfer (FA-9). */
  #isOneLeg(fares: RuleFares, before: FareRide, next: FareRide): boolean {
    const from = this.#facts.networkOf(before.route);
    const to = this.#facts.networkOf(next.route);
    if (next.seated && from === to) return true;
    return fares.joins.some(
      (join) =>
        (join.fromNetwork === 0 || join.fromNetwork === from) &&
        (join.toNetwork === 0 || join.toNetwork === to) &&
        this.#isJoinPlace(join, before.stops.at(-1)!, next.stops[0]!),
    );
  }

  #isJoinPlace({ fromStop, toStop }: FareJoin, last: StopIndex, first: StopIndex): boolean {
    if (fromStop < 0 && toStop < 0) return this.#stationOf(last) === this.#stationOf(first);
    const isAt = (stop: StopIndex, wanted: StopIndex): boolean =>
      wanted < 0 || stop === wanted || this.#stationOf(stop) === wanted;
    return isAt(last, fromStop) && isAt(first, toStop);
  }

  #stationOf(stop: StopIndex): StopIndex {
    let at = stop;
    for (let steps = 0; steps < 3; steps++) {
      const parent = this.#timetable.stopParent[at];
      if (parent === undefined || parent < 0) return at;
      at = parent;
    }
    return at;
  }
}

/** Legs in version 1: staying seated is no transfer (FA-12). */
function seatedLegs(rides: readonly { readonly at: number; readonly ride: FareRide }[]): FareLeg[] {
  return fareLegs(rides, (_, next) => next.seated);
}

function shareOf({ rides, money }: Ticket, at: number): readonly Money[] {
  return rides[0] === at ? [money] : [];
}
