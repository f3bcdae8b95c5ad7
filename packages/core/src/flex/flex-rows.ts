import type { Area, LatLng } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';

/**
 * Demand-responsive services of GTFS-Flex: the importer writes these rows, {@link FlexServices} reads them. Indices refer to the lists of this
 * object. Times are seconds of the service day and may pass 24 hours. An absent key means unknown.
 */
export interface FlexRows {
  readonly places: readonly FlexPlace[];
  readonly rules: readonly BookingRuleRow[];
  readonly services: readonly FlexService[];
  readonly trips: readonly FlexTrip[];
}

/** A place of pick-ups and drop-offs: anywhere in a zone, or at any stop of a group. */
export interface FlexPlace {
  readonly feed: string;
  readonly id: string;
  readonly name: string;
  readonly area?: Area;
  readonly stops?: readonly FlexStop[];
}

/** A stop of a group. */
export interface FlexStop extends LatLng {
  readonly id: string;
  readonly name: string;
}

/** A service with its days, counted from 1970-01-01, ascending. */
export interface FlexService {
  readonly feed: string;
  readonly id: string;
  readonly days: readonly number[];
}

/** A trip of a demand-responsive service. */
export interface FlexTrip {
  readonly feed: string;
  readonly id: string;
  /** `ps_drt_<provider>`. */
  readonly mode: ModeId;
  readonly routeId: string;
  readonly routeName: string;
  readonly agencyName: string;
  readonly agencyUrl?: string;
  readonly agencyPhone?: string;
  readonly headsign?: string;
  readonly timezone: string;
  readonly service: number;
  /** In order of travel: rides go from any call to any later call (SV-16). */
  readonly calls: readonly FlexCall[];
  /** GTFS `wheelchair_accessible`: 0 unknown, 1 yes, 2 no. */
  readonly wheelchair: 0 | 1 | 2;
  /** GTFS `bikes_allowed`. */
  readonly bikes: 0 | 1 | 2;
  /** Duration of a ride = factor × driving time + offset: the mean, and the value that 95 of 100 rides do not exceed. */
  readonly meanFactor?: number;
  readonly meanOffsetSeconds?: number;
  readonly safeFactor?: number;
  readonly safeOffsetSeconds?: number;
}

/** A call of a trip. */
export interface FlexCall {
  readonly place: number;
  /** The time window; for a call with fixed times, its arrival and departure. */
  readonly start: number;
  readonly end: number;
  /** Whether the call has fixed times; the vehicle may deviate between such calls. */
  readonly isTimed?: boolean;
  /** GTFS types: 0 regular, 1 none, 2 phone the agency, 3 ask the driver. */
  readonly pickup: 0 | 1 | 2 | 3;
  readonly dropOff: 0 | 1 | 2 | 3;
  readonly pickupRule?: number;
  readonly dropOffRule?: number;
}

/** GTFS `booking_type`: 0 at any time up to departure, 1 on the day with notice, 2 days ahead. Durations in seconds. */
export interface BookingRuleRow {
  readonly feed: string;
  readonly id: string;
  readonly type: 0 | 1 | 2;
  readonly durationMin?: number;
  readonly durationMax?: number;
  readonly lastDay?: number;
  readonly lastTime?: number;
  readonly startDay?: number;
  readonly startTime?: number;
  /** The service whose days count as days of notice; absent = calendar days. */
  readonly noticeService?: number;
  readonly message?: string;
  readonly pickupMessage?: string;
  readonly dropOffMessage?: string;
  readonly phone?: string;
  readonly infoUrl?: string;
  readonly bookingUrl?: string;
}
