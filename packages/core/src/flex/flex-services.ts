import { localDay, serviceDayStart } from '../base/index.ts';
import { AreaIndex, type LatLng, PointGrid } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import type { BookingRule } from './booking.ts';
import type { FlexRows, FlexStop, FlexTrip } from './flex-rows.ts';

const DAY_SECONDS = 86_400;
/** The most seconds between the start of a service day and midnight, on days when clocks change (CAL-6). */
const CLOCK_CHANGE_SECONDS = 2 * 3600;

/** A point of pick-up or drop-off near a place. */
export interface FlexSpot extends LatLng {
  /** Index of the place in the rows. */
  readonly place: number;
  /** The stop; undefined in a zone, where the vehicle comes to the place itself. */
  readonly stop?: FlexStop;
  /** Metres in a straight line; 0 in a zone. */
  readonly metres: number;
}

/** One end of a ride on one service day. */
export interface FlexEnd extends FlexSpot {
  /** Position of the call in the trip. */
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

/** A time span and a distance. */
export interface FlexQuery {
  /** Unix seconds: pick-up at or after `earliest`, at or before `latest`. */
  readonly earliest: number;
  readonly latest: number;
  /** The most metres to a stop, in a straight line. */
  readonly radiusMetres: number;
}

interface PlacedStop extends LatLng {
  readonly place: number;
  readonly stop: FlexStop;
}

/** The demand-responsive services of a region, by place and time. */
export class FlexServices {
  readonly rows: FlexRows;
  readonly #zones: AreaIndex;
  /** The index of the place of each zone in the {@link AreaIndex}. */
  readonly #zonePlaces: readonly number[];
  readonly #stops: PointGrid<PlacedStop>;
  readonly #days: readonly ReadonlySet<number>[];
  readonly #tripsByPlace: ReadonlyMap<number, readonly FlexTrip[]>;
  /** The most whole days by which a window passes the end of its service day. */
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

  /** The distinct modes of all services, sorted. */
  get modes(): readonly ModeId[] {
    return [...new Set(this.rows.trips.map(({ mode }) => mode))].sort();
  }

  /** The booking rule of an index, with the days of its notice. */
  ruleOf(index: number | undefined): BookingRule | undefined {
    const rule = index === undefined ? undefined : this.rows.rules[index];
    if (rule?.noticeService === undefined) return rule;
    return { ...rule, noticeDays: this.rows.services[rule.noticeService]!.days };
  }

  /** The points of services near a place: zones that contain it, and the nearest stop in reach of each group. */
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

  /** The rides from one place to another in a time span, including windows of the day before that pass midnight (SV-18). */
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

  /** The pick-ups near a place in a time span; {@link callsAfter} gives the calls of their rides. */
  pickupsAt(at: LatLng, query: FlexQuery): Omit<FlexRide, 'dropOff'>[] {
    return this.#singleEnds(at, query, 'pickup').map(({ end, ...rest }) => ({ ...rest, pickup: end }));
  }

  /** The drop-offs near a place in a time span; {@link callsBefore} gives the calls of their rides. */
  dropOffsAt(at: LatLng, query: FlexQuery): Omit<FlexRide, 'pickup'>[] {
    return this.#singleEnds(at, query, 'dropOff').map(({ end, ...rest }) => ({ ...rest, dropOff: end }));
  }

  /** The positions of the calls that rides from a call may end at. */
  callsAfter(trip: FlexTrip, call: number): number[] {
    const positions = trip.calls.map((_, i) => i);
    return positions.filter((i) => mayFollow(trip, call, i) && trip.calls[i]!.dropOff !== 1);
  }

  /** The positions of the calls that rides to a call may begin at. */
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

  /** The days of the service of a trip whose windows may overlap the span. */
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

/** The service days of a query per time zone, computed once, since the offset of a time zone is slow to compute. */
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

/** The seconds of a ride by its driving time: by default the safe duration of the service, else the mean, else the driving time. */
export function flexRideSeconds(trip: FlexTrip, drivingSeconds: number, kind: 'safe' | 'mean' = 'safe'): number {
  const isSafeKnown = trip.safeFactor !== undefined || trip.safeOffsetSeconds !== undefined;
  const [factor, offset] =
    kind === 'safe' && isSafeKnown
      ? [trip.safeFactor, trip.safeOffsetSeconds]
      : [trip.meanFactor, trip.meanOffsetSeconds];
  return Math.max(0, Math.ceil((factor ?? 1) * drivingSeconds + (offset ?? 0)));
}

/**
 * Whether rides go from one call to another: to any later call. The single call of a trip, as in drafts of GTFS-Flex, serves travel within its
 * place.
 */
function mayFollow(trip: FlexTrip, from: number, to: number): boolean {
  return from < to || (trip.calls.length === 1 && from === to);
}

/** One ride per pair of points: by the first pair of calls that serves them. */
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
