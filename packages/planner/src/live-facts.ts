import {
  type AlertIndex,
  alertFact,
  alertIndexOf,
  closesService,
  isAccessibilityIssue,
  type LiveAlert,
  type LiveSnapshot,
  vehicleIndexOf,
} from '@tripwright/core/live';
import type { Itinerary, Leg, PlanOutcome, PlanRequest, RideLeg, StreetLeg } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { Timetable } from '@tripwright/core/timetable';

/**
 * An outcome with the realtime data behind it: the alerts that concern its legs, the vehicles of its rides, the ages of the sources. All of it is
 * of the snapshot that the region was made with, so that no part of an answer is newer than another. Unchanged where the region has none.
 */
export function withLiveFacts(region: Region, outcome: PlanOutcome): PlanOutcome {
  const { live, transit } = region;
  if (live === undefined || transit === undefined) return outcome;
  const facts = new LegFacts(transit.timetable, live, outcome.request);
  const groups = outcome.groups.map((group) => ({
    ...group,
    itineraries: group.itineraries.map((scored) => ({ ...scored, itinerary: facts.itinerary(scored.itinerary) })),
  }));
  const sources = live.feeds.map(({ name, messageTime, health }) => ({ name, messageTime, health }));
  return { ...outcome, groups, live: { snapshot: live.id, at: live.at, alerts: facts.alerts(), sources } };
}

/** Adds facts to legs, and collects the alerts that they mention. */
class LegFacts {
  readonly #timetable: Timetable;
  readonly #live: LiveSnapshot;
  readonly #request: PlanRequest;
  readonly #index: AlertIndex;
  readonly #tracked: ReadonlySet<string>;
  readonly #mentioned = new Set<LiveAlert>();
  /** Itineraries share legs, and an encoder writes a leg that it has seen before only once. */
  readonly #known = new Map<Leg, Leg>();

  constructor(timetable: Timetable, live: LiveSnapshot, request: PlanRequest) {
    this.#timetable = timetable;
    this.#live = live;
    this.#request = request;
    this.#index = alertIndexOf(timetable, live.alerts);
    const { strings, feedName } = timetable;
    this.#tracked = new Set(
      live.feeds.flatMap(({ feed }) => {
        const name = feedName[feed as never];
        return name === undefined ? [] : [strings.get(name)];
      }),
    );
  }

  itinerary(itinerary: Itinerary): Itinerary {
    return { ...itinerary, legs: itinerary.legs.map((leg) => this.#leg(leg)) };
  }

  /** The alerts that legs mention, in the order of the snapshot. */
  alerts(): NonNullable<PlanOutcome['live']>['alerts'] {
    return this.#live.alerts
      .filter((alert) => this.#mentioned.has(alert))
      .map((alert) => alertFact(this.#timetable, this.#live.feeds, alert));
  }

  #leg(leg: Leg): Leg {
    let known = this.#known.get(leg);
    if (known === undefined) {
      known = leg.kind === 'ride' ? this.#ride(leg) : leg.kind === 'street' ? this.#street(leg) : leg;
      this.#known.set(leg, known);
    }
    return known;
  }

  #ride(leg: RideLeg): RideLeg {
    const vehicle = vehicleIndexOf(this.#timetable, this.#live).of(leg.feed, leg.tripId, leg.serviceDate);
    const concerning = this.#index
      .ofRide(leg)
      .filter((alert) => this.#request.wheelchair || !isAccessibilityIssue(alert));
    return {
      ...leg,
      isTracked: this.#tracked.has(leg.feed),
      ...(vehicle !== undefined && { vehicle }),
      ...this.#mention(concerning),
    };
  }

  /**
   * Alerts about a door, or about the ways inside a station. On foot, those about lifts and escalators are for walks that use one: others do not
   * need them.
   */
  #street(leg: StreetLeg): StreetLeg {
    if (this.#index.alerts.length === 0) return leg;
    const stops = [leg.from.stop, leg.to.stop].flatMap((ref) => {
      const stop = ref === undefined ? undefined : this.#timetable.findStop(ref.code);
      return stop === undefined ? [] : [stop];
    });
    if (stops.length === 0) return leg;
    const climbs = leg.sections.some(({ climb }) => climb !== undefined && climb.by !== 'stairs');
    const subject = { route: undefined, direction: undefined, trip: undefined, day: undefined, stops };
    const concerning = this.#index
      .concerning(subject, leg.departure, leg.arrival)
      .filter((alert) => (isAccessibilityIssue(alert) ? this.#request.wheelchair || climbs : closesService(alert)));
    return { ...leg, ...this.#mention(concerning) };
  }

  #mention(alerts: readonly LiveAlert[]): Pick<Leg, 'alerts'> {
    if (alerts.length === 0) return {};
    for (const alert of alerts) this.#mentioned.add(alert);
    return { alerts: alerts.map(({ id }) => id) };
  }
}
