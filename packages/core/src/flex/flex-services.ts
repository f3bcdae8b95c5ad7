import { localDay, serviceDayStart } from '../base/index.ts';
import { AreaIndex, type LatLng, PointGrid } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import type { BookingRule } from './booking.ts';
import type { FlexRows, FlexStop, FlexTrip } from './flex-rows.ts';

const DAY_SECONDS = 86_400;
/** Where clocks change, a service day begins so much before or after midnight on the wall (CAL-6); no zone changes them by more. */
const CLOCK_CHANGE_SECONDS = 2 * 3600;

/** Where one can be picked up or set down near a place. */
export interface FlexSpot extends LatLng {
  /** Index of the place. */
  readonly place: number;
  /** The stop to walk to; undefined in a zone, where the vehicle comes to the place itself. */
  readonly stop?: FlexStop;
  /** In a straight line; 0 in a zone. */
  readonly metres: number;
}

/** One end of a ride on one service day. */
export interface FlexEnd extends FlexSpot {
  /** Position in the trip's calls. */
  readonly call: number;
  /** Unix seconds: the vehicle picks up or sets down from `opens` to `closes`, both included. */
  readonly opens: number;
  readonly closes: number;
  readonly rule?: BookingRule;
}

/** A ride that a demand-responsive service offers between two places on one service day. */
export interface FlexRide {
  readonly trip: FlexTrip;
  readonly serviceDay: number;
  readonly pickup: FlexEnd;
  readonly dropOff: FlexEnd;
}

export interface FlexQuery {
  /** Unix seconds: pick-up at or after `earliest`, at or before `latest`. */
  readonly earliest: number;
  readonly latest: number;
  /** How far a stop may be, in a straight line. */
  readonly radiusMetres: number;
}

interface PlacedStop extends LatLng {
  readonly place: number;
  readonly stop: FlexStop;
}

/** The demand-responsive services of a region, found by place and time. */
export class FlexServices {
  readonly rows: FlexRows;
  readonly #zones: AreaIndex;
  /** Place index of each zone in {@link AreaIndex}. */
  readonly #zonePlaces: readonly number[];
  readonly #stops: PointGrid<PlacedStop>;
  readonly #days: readonly ReadonlySet<number>[];
  readonly #tripsByPlace: ReadonlyMap<number, readonly FlexTrip[]>;
  /** Whole days that any window reaches past its service day. */
  readonly #daysOver: number;

  constructor(rows: FlexRows) {
    this.rows = rows;
    this.#zonePlaces = rows.places.flatMap(({ area }, place) => (area === undefined ? [] : [place]));
    this.#stops = new PointGrid(
      rows.places.flatMap(({ stops = [] }, place) =>
        stops.map((stop): PlacedStop => ({ place, stop, lat: stop.lat, lng: stop.lng })),
      ),
    );
    this.#zones = new AreaIndex(this.#zonePlaces.map((place) => rows.places[place]!.area!));
    this.#days = rows.services.map(({ days }) => new Set(days));
    const byPlace = new Map<number, FlexTrip[]>();
    let last = 0;
    for (const trip of rows.trips) {
      for (const place of new Set(trip.calls.map((call) => call.place))) {
        const trips = byPlace.get(place);
        if (trips === undefined) byPlace.set(place, [trip]);
        else trips.push(trip);
      }
      for (const call of trip.calls) last = Math.max(last, call.end);
    }
    this.#tripsByPlace = byPlace;
    this.#daysOver = Math.floor(last / DAY_SECONDS);
  }

  /** Modes of all services, each once, in order. */
  get modes(): readonly ModeId[] {
    return [...new Set(this.rows.trips.map(({ mode }) => mode))].sort();
  }

  /** A rule by its index, with the days its notice is counted in. */
  ruleOf(index: number | undefined): BookingRule | undefined {
    const rule = index === undefined ? undefined : this.rows.rules[index];
    if (rule?.noticeService === undefined) return rule;
    return { ...rule, noticeDays: this.rows.services[rule.noticeService]!.days };
  }

  /** Places of services at a place: zones that hold it, and groups with a stop in reach, each by its nearest stop. */
  spotsAt(at: LatLng, radiusMetres: number): FlexSpot[] {
    const spots: FlexSpot[] = this.#zones
      .findAt(at)
      .map((zone) => ({ place: this.#zonePlaces[zone]!, lat: at.lat, lng: at.lng, metres: 0 }));
    const served = new Set<number>();
    for (const { point, metres } of this.#stops.near(at, radiusMetres)) {
      if (served.has(point.place)) continue;
      served.add(point.place);
      spots.push({ place: point.place, lat: point.lat, lng: point.lng, stop: point.stop, metres });
    }
    return spots;
  }

  /** What can be ridden from one place to another in a span of time, also by windows of yesterday that reach past midnight (SV-18). */
  ridesBetween(from: LatLng, to: LatLng, query: FlexQuery): FlexRide[] {
    const origins = this.spotsAt(from, query.radiusMetres);
    if (origins.length === 0) return [];
    const targets = this.spotsAt(to, query.radiusMetres);
    const rides: FlexRide[] = [];
    const trips = new Set(origins.flatMap(({ place }) => this.#tripsByPlace.get(place) ?? []));
    const days = dayRanges(query, this.#daysOver);
    for (const trip of trips) {
      for (const day of this.#serviceDays(trip, days)) {
        const pickups = this.#ends(trip, day, origins, 'pickup', query.earliest, query.latest);
        if (pickups.length === 0) continue;
        const dropOffs = this.#ends(trip, day, targets, 'dropOff', query.earliest, Number.POSITIVE_INFINITY);
        rides.push(...pairs(trip, day, pickups, dropOffs));
      }
    }
    return rides;
  }

  /** Pick-ups near a place in a span of time, for rides to wherever {@link callsAfter} says. */
  pickupsAt(at: LatLng, query: FlexQuery): Omit<FlexRide, 'dropOff'>[] {
    return this.#singleEnds(at, query, 'pickup').map(({ end, ...rest }) => ({ ...rest, pickup: end }));
  }

  /** Drop-offs near a place in a span of time, for rides from wherever {@link callsBefore} says. */
  dropOffsAt(at: LatLng, query: FlexQuery): Omit<FlexRide, 'pickup'>[] {
    return this.#singleEnds(at, query, 'dropOff').map(({ end, ...rest }) => ({ ...rest, dropOff: end }));
  }

  /** Positions of the calls that can be ridden to from a call. */
  callsAfter(trip: FlexTrip, call: number): number[] {
    const positions = trip.calls.map((_, i) => i);
    return positions.filter((i) => mayFollow(trip, call, i) && trip.calls[i]!.dropOff !== 1);
  }

  /** Positions of the calls from which a call can be ridden to. */
  callsBefore(trip: FlexTrip, call: number): number[] {
    const positions = trip.calls.map((_, i) => i);
    return positions.filter((i) => mayFollow(trip, i, call) && trip.calls[i]!.pickup !== 1);
  }

  #singleEnds(
    at: LatLng,
    query: FlexQuery,
    side: 'pickup' | 'dropOff',
  ): { trip: FlexTrip; serviceDay: number; end: FlexEnd }[] {
    const spots = this.spotsAt(at, query.radiusMetres);
    const trips = new Set(spots.flatMap(({ place }) => this.#tripsByPlace.get(place) ?? []));
    const found: { trip: FlexTrip; serviceDay: number; end: FlexEnd }[] = [];
    const days = dayRanges(query, this.#daysOver);
    for (const trip of trips) {
      for (const serviceDay of this.#serviceDays(trip, days)) {
        for (const end of this.#ends(trip, serviceDay, spots, side, query.earliest, query.latest)) {
          found.push({ trip, serviceDay, end });
        }
      }
    }
    return found;
  }

  /** Days of the trip's service whose windows may fall into the span asked about. */
  #serviceDays(trip: FlexTrip, days: DayRanges): number[] {
    const active = this.#days[trip.service]!;
    const { first, last } = days(trip.timezone);
    const found: number[] = [];
    for (let day = first; day <= last; day++) if (active.has(day)) found.push(day);
    return found;
  }

  #ends(
    trip: FlexTrip,
    day: number,
    spots: readonly FlexSpot[],
    side: 'pickup' | 'dropOff',
    earliest: number,
    latest: number,
  ): FlexEnd[] {
    const start = serviceDayStart(day, trip.timezone);
    const ends: FlexEnd[] = [];
    trip.calls.forEach((call, i) => {
      if (call[side] === 1) return;
      const [opens, closes] = [start + call.start, start + call.end];
      if (closes < earliest || opens > latest) return;
      const rule = this.ruleOf(side === 'pickup' ? call.pickupRule : call.dropOffRule);
      for (const spot of spots) {
        if (spot.place !== call.place) continue;
        ends.push({ ...spot, call: i, opens, closes, ...(rule === undefined ? {} : { rule }) });
      }
    });
    return ends;
  }
}

type DayRanges = (timezone: string) => { readonly first: number; readonly last: number };

/** The service days to look at in a zone, worked out once per query: reading a zone's clock is slow beside everything else here. */
function dayRanges({ earliest, latest }: FlexQuery, daysOver: number): DayRanges {
  const known = new Map<string, { readonly first: number; readonly last: number }>();
  return (timezone) => {
    let range = known.get(timezone);
    if (range === undefined) {
      range = {
        first: localDay(earliest - CLOCK_CHANGE_SECONDS, timezone) - daysOver,
        last: localDay(latest + CLOCK_CHANGE_SECONDS, timezone),
      };
      known.set(timezone, range);
    }
    return range;
  };
}

/** Seconds of a ride from the time of driving straight there: by default what the service says is safe, else usual, else driving. */
export function flexRideSeconds(trip: FlexTrip, drivingSeconds: number, kind: 'safe' | 'mean' = 'safe'): number {
  const isSafeKnown = trip.safeFactor !== undefined || trip.safeOffsetSeconds !== undefined;
  const [factor, offset] =
    kind === 'safe' && isSafeKnown
      ? [trip.safeFactor, trip.safeOffsetSeconds]
      : [trip.meanFactor, trip.meanOffsetSeconds];
  return Math.max(0, Math.ceil((factor ?? 1) * drivingSeconds + (offset ?? 0)));
}

/**
 * To any later call; a trip of one row alone (drafts of GTFS-Flex wrote one for travel within a place) goes from it to itself. What lies
 * between the two calls does not matter.
 */
function mayFollow(trip: FlexTrip, from: number, to: number): boolean {
  return from < to || (trip.calls.length === 1 && from === to);
}

/** One ride per pair of spots: the first pair of calls that serves them. */
function pairs(
  trip: FlexTrip,
  serviceDay: number,
  pickups: readonly FlexEnd[],
  dropOffs: readonly FlexEnd[],
): FlexRide[] {
  const seen = new Set<string>();
  const rides: FlexRide[] = [];
  for (const pickup of pickups) {
    for (const dropOff of dropOffs) {
      if (!mayFollow(trip, pickup.call, dropOff.call) || dropOff.closes < pickup.opens) continue;
      if (pickup.stop !== undefined && pickup.stop.id === dropOff.stop?.id) continue;
      const key = [pickup.place, dropOff.place, pickup.opens, pickup.closes, dropOff.opens, dropOff.closes].join();
      if (seen.has(key)) continue;
      seen.add(key);
      rides.push({ trip, serviceDay, pickup, dropOff });
    }
  }
  return rides;
}
