import type {
  Agency,
  Booking,
  Costs,
  Itinerary,
  Leg,
  Place,
  PlanExplanation,
  PlanOutcome,
  Reach,
  RideLeg,
  RouteRef,
  RuledOut,
  ScoredItinerary,
  StopRef,
  StreetLeg,
} from '../model/index.ts';
import type { SharedVehicles } from '../shared-vehicles/index.ts';
import {
  type FeedIndex,
  type RouteIndex,
  type StopIndex,
  type Timetable,
  type TranslatedField,
  Translations,
} from '../timetable/index.ts';
import { SharedNames } from './shared-names.ts';

/**
 * The names of a region in the languages of its feeds (TL-5). Searches and itineraries have no language: names are translated when an answer
 * is written, so that nothing cached between answers depends on a language (TL-7).
 */
export class RegionNames {
  readonly #timetable: Timetable;
  readonly #translations: Translations;
  readonly #shared: SharedNames;
  readonly #feeds = new Map<string, FeedIndex>();

  /** @param vehicles the shared vehicles, with names of stations and plans in several languages */
  constructor(timetable: Timetable, vehicles?: SharedVehicles) {
    this.#shared = new SharedNames(vehicles);
    this.#timetable = timetable;
    this.#translations = new Translations(timetable);
    for (let feed = 0 as FeedIndex; feed < timetable.feedName.length; feed++)
      this.#feeds.set(timetable.strings.get(timetable.feedName[feed]!), feed);
  }

  /** Whether neither the feeds nor the shared systems have names in several languages. */
  get isEmpty(): boolean {
    return this.#translations.isEmpty && this.#shared.isEmpty;
  }

  /** A copy of an outcome with all names in a language, as far as the feeds have it. @param language BCP 47 */
  outcome(outcome: PlanOutcome, language: string): PlanOutcome {
    if (this.isEmpty) return outcome;
    return {
      ...outcome,
      groups: outcome.groups.map((group) => ({
        ...group,
        itineraries: group.itineraries.map((scored) => ({
          ...scored,
          itinerary: this.itinerary(scored.itinerary, language),
          costs: this.#costs(scored, language),
        })),
      })),
      ...(outcome.explanation && { explanation: this.#explanation(outcome.explanation, language) }),
    };
  }

  itinerary(itinerary: Itinerary, language: string): Itinerary {
    return { ...itinerary, legs: itinerary.legs.map((leg) => this.#leg(leg, language)) };
  }

  stop(ref: StopRef, language: string): StopRef {
    const stop = this.#timetable.findStop(ref.code);
    if (stop === undefined) return ref;
    const { strings, stopFeed, stopSourceId } = this.#timetable;
    const record = strings.get(stopSourceId[stop]!);
    return { ...ref, name: this.#say(stopFeed[stop]!, 'stops.stop_name', record, ref.name, language) };
  }

  /** The short name of a line, or its long name where it has no short one. */
  lineName(route: RouteIndex, language: string): string {
    const { strings, routeFeed, routeId, routeShortName, routeLongName } = this.#timetable;
    const [feed, record] = [routeFeed[route]!, strings.get(routeId[route]!)];
    const short = strings.get(routeShortName[route]!);
    return short === ''
      ? this.#say(feed, 'routes.route_long_name', record, strings.get(routeLongName[route]!), language)
      : this.#say(feed, 'routes.route_short_name', record, short, language);
  }

  /** Translates the names of tickets; a ticket belongs to the feed of its ride. */
  #costs({ costs, itinerary }: ScoredItinerary, language: string): Costs {
    const parts = costs.parts.map((part) => {
      const leg = itinerary.legs[part.legs[0] ?? -1];
      const feed = part.kind === 'ticket' && leg?.kind === 'ride' ? this.#feeds.get(leg.feed) : undefined;
      if (part.kind === 'hire') return { ...part, name: this.#shared.say(part.name, language) };
      if (feed === undefined) return part;
      return { ...part, name: this.#say(feed, 'fare_products.fare_product_name', '', part.name, language) };
    });
    return { ...costs, parts };
  }

  /** Translates each message of the operator on its own. */
  #booking(booking: Booking, language: string): Booking {
    const feed = this.#feeds.get(booking.feed ?? '');
    if (feed === undefined) return booking;
    const lines = booking.message.split('\n').map((line) => {
      const translated = this.#say(feed, 'booking_rules.message', '', line, language);
      return translated === line ? this.#say(feed, 'booking_rules.pickup_message', '', line, language) : translated;
    });
    return { ...booking, message: lines.join('\n') };
  }

  #explanation(explanation: PlanExplanation, language: string): PlanExplanation {
    return {
      ...explanation,
      searches: explanation.searches.map((search) => ({
        ...search,
        candidates: search.candidates.map((candidate) => ({
          ...candidate,
          itinerary: this.itinerary(candidate.itinerary, language),
        })),
        ruledOut: search.ruledOut.map((rule) => {
          const names = this.#ruledOut(rule, language);
          return { ...rule, names: rule.names.map((name) => names.get(name) ?? name) };
        }),
        reach: search.reach.map((reach) => ({
          ...reach,
          nearest: reach.nearest && this.#nearest(reach.nearest, language),
        })),
      })),
    };
  }

  /** The names of lines or stops that were ruled out, by their names in the feed. The explanation has no ids of them. */
  #ruledOut({ kind, names }: RuledOut, language: string): ReadonlyMap<string, string> {
    const { strings, stopName, stopFeed, stopSourceId, routeShortName, routeLongName } = this.#timetable;
    const translated = new Map<string, string>();
    const wanted = new Set(names);
    const add = (name: string, translate: () => string): void => {
      if (wanted.delete(name)) translated.set(name, translate());
    };
    for (let at = 0; wanted.size > 0 && at < (kind === 'stops' ? stopName : routeShortName).length; at++) {
      if (kind === 'stops') {
        const stop = at as StopIndex;
        const name = strings.get(stopName[stop]!);
        const record = strings.get(stopSourceId[stop]!);
        add(name, () => this.#say(stopFeed[stop]!, 'stops.stop_name', record, name, language));
      } else {
        const route = at as RouteIndex;
        const name = strings.get(routeShortName[route]!) || strings.get(routeLongName[route]!);
        add(name, () => this.lineName(route, language));
      }
    }
    return translated;
  }

  #nearest(nearest: NonNullable<Reach['nearest']>, language: string): NonNullable<Reach['nearest']> {
    const stop = this.#timetable.findStop(nearest.code);
    if (stop === undefined) return nearest;
    const { strings, stopFeed, stopSourceId } = this.#timetable;
    const record = strings.get(stopSourceId[stop]!);
    return { ...nearest, name: this.#say(stopFeed[stop]!, 'stops.stop_name', record, nearest.name, language) };
  }

  #leg(leg: Leg, language: string): Leg {
    switch (leg.kind) {
      case 'ride':
        return this.ride(leg, language);
      case 'street':
        return this.#walk(leg, language);
      default:
        return { ...leg, at: this.#place(leg.at, language) };
    }
  }

  /** A copy of a ride with its names in a language. @param language BCP 47 */
  ride(leg: RideLeg, language: string): RideLeg {
    const feed = this.#feeds.get(leg.feed);
    if (feed === undefined) return leg;
    return {
      ...leg,
      route: this.#route(leg.route, feed, language),
      headsign: this.#headsign(leg, feed, language),
      tripShortName: this.#say(feed, 'trips.trip_short_name', leg.tripId, leg.tripShortName, language),
      from: this.#place(leg.from, language),
      to: this.#place(leg.to, language),
      calls: leg.calls.map((call) => ({ ...call, stop: this.stop(call.stop, language) })),
    };
  }

  /** A copy of a route with its names, and those of its agency, in a language. @param language BCP 47 */
  route(route: RouteRef, language: string): RouteRef {
    const feed = this.#feeds.get(route.feed);
    return feed === undefined ? route : this.#route(route, feed, language);
  }

  /** Translates a headsign by its source: the call, the trip, or the name of the last stop. */
  #headsign(leg: RideLeg, feed: FeedIndex, language: string): string {
    const { headsign: text, tripId: record, fromPosition: position } = leg;
    switch (leg.headsignOf) {
      case 'call':
        return this.#translations.say({ feed, field: 'stop_times.stop_headsign', record, position, text }, language);
      case 'last-stop':
        return this.#say(feed, 'stops.stop_name', '', text, language);
      default:
        return this.#say(feed, 'trips.trip_headsign', record, text, language);
    }
  }

  #walk(leg: StreetLeg, language: string): StreetLeg {
    const translated = {
      ...leg,
      from: this.#place(leg.from, language),
      to: this.#place(leg.to, language),
      ...(leg.booking !== undefined && { booking: this.#booking(leg.booking, language) }),
    };
    const ends = [leg.from.stop, leg.to.stop].flatMap((stop) => {
      const found = stop === undefined ? undefined : this.#timetable.findStop(stop.code);
      return found === undefined ? [] : [this.#timetable.stopFeed[found]!];
    });
    if (ends.length === 0) return translated;
    const sections = leg.sections.map((original) => {
      const { climb } = original;
      const section =
        climb === undefined
          ? original
          : {
              ...original,
              climb: {
                ...climb,
                level: this.#level(climb.level, ends, language),
                ...(climb.from !== undefined && { from: this.#level(climb.from, ends, language) }),
              },
            };
      // Inside a station, the name is that of a sign or of the level reached (PW-8, PW-9).
      for (const feed of new Set(ends)) {
        for (const field of [
          'pathways.signposted_as',
          'pathways.reversed_signposted_as',
          'levels.level_name',
        ] as const) {
          const name = this.#say(feed, field, '', section.name, language);
          if (name !== section.name) return { ...section, name };
        }
      }
      return section;
    });
    return { ...translated, sections };
  }

  #level(name: string, feeds: readonly FeedIndex[], language: string): string {
    for (const feed of feeds) {
      const translated = this.#say(feed, 'levels.level_name', '', name, language);
      if (translated !== name) return translated;
    }
    return name;
  }

  #route(route: RouteRef, feed: FeedIndex, language: string): RouteRef {
    const say = (field: TranslatedField, text: string): string => this.#say(feed, field, route.id, text, language);
    return {
      ...route,
      shortName: say('routes.route_short_name', route.shortName),
      longName: say('routes.route_long_name', route.longName),
      agency: this.#agency(route.agency, feed, language),
    };
  }

  #agency(agency: Agency, feed: FeedIndex, language: string): Agency {
    return {
      ...agency,
      name: this.#say(feed, 'agency.agency_name', agency.id, agency.name, language),
      url: this.#say(feed, 'agency.agency_url', agency.id, agency.url, language),
    };
  }

  #place(place: Place, language: string): Place {
    if (place.stop === undefined) return { ...place, name: this.#shared.say(place.name, language) };
    const stop = this.stop(place.stop, language);
    return { ...place, stop, name: place.name === place.stop.name ? stop.name : place.name };
  }

  #say(feed: FeedIndex, field: TranslatedField, record: string, text: string, language: string): string {
    return this.#translations.say({ feed, field, record, text }, language);
  }
}
