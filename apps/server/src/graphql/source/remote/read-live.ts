import type {
  AlertFact,
  CallLive,
  LiveFacts,
  RideLive,
  StopRef,
  TimeSource,
  VehicleFact,
} from '@tripwright/core/model';
import { isLiveSource } from '@tripwright/core/model';
import type { RealtimeStop, RealtimeVehicle } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { DecodedRouting } from '@tripwright/wire/rest-v1';

/** An alert as answers carry it. */
export type SaidAlert = NonNullable<DecodedRouting['alerts']>[number];

/** What an answer says of its realtime data. */
export interface SaidLive {
  readonly alerts?: readonly SaidAlert[];
  readonly live?: DecodedRouting['live'];
}

const SEVERITIES = { alert: 'severe', warning: 'warning', info: 'info' } as const;

/** An alert. Its texts are in the one language that was asked for. */
export function readAlert(alert: SaidAlert, locale: Locale): AlertFact {
  const { fromDate: start, toDate: end, location, action } = alert;
  const text = (said: string | undefined): AlertFact['header'] =>
    said === undefined ? [] : [{ text: said, language: locale }];
  const stopCodes = action?.excludedStopCodes ?? [];
  return {
    id: idOfAlert(alert),
    source: '',
    cause: alert.cause,
    effect: alert.type,
    severity: SEVERITIES[alert.severity as keyof typeof SEVERITIES] ?? 'info',
    header: text(alert.title),
    description: text(alert.text),
    url: text(alert.url),
    images: text(alert.remoteIcon),
    periods: (alert.periods ?? (start === undefined && end === undefined ? [] : [alert])).map(periodOf),
    stopCodes,
    placeCount: stopCodes.length,
    facility: undefined,
    at: location && { lat: location.lat, lng: location.lng, name: location.name ?? '' },
    serviceTripId: alert.serviceTripID,
    changesSearch: alert.isAvoided ?? false,
  };
}

function periodOf({
  fromDate: start,
  toDate: end,
}: Pick<SaidAlert, 'fromDate' | 'toDate'>): AlertFact['periods'][number] {
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}

/** What a source makes of a run; undefined where none says anything of it. @param isCancelled all that services of other makers say */
export function readRideLive(
  { liveRun, liveUpdated: updated }: { readonly liveRun?: Omit<RideLive, 'updated'>; readonly liveUpdated?: number },
  isCancelled: boolean,
): RideLive | undefined {
  if (updated === undefined) return undefined;
  return { kind: isCancelled ? 'cancelled' : 'changed', source: '', ...liveRun, updated };
}

/** The id of an alert; its hash code where the service gives none. */
export function idOfAlert({ externalId, hashCode }: SaidAlert): string {
  return externalId ?? String(hashCode);
}

/** The ids of alerts that a part of an answer names by their hash codes. */
export function idsOfAlerts(hashCodes: readonly number[] | undefined, { alerts = [] }: SaidLive): readonly string[] {
  return alerts.filter(({ hashCode }) => hashCodes?.includes(hashCode)).map(idOfAlert);
}

/** The realtime data behind an answer; undefined where it comes from the timetable alone. */
export function readLive({ live, alerts = [] }: SaidLive, locale: Locale): LiveFacts | undefined {
  if (live === undefined) return undefined;
  return {
    snapshot: live.snapshot,
    at: live.at,
    alerts: alerts.map((alert) => readAlert(alert, locale)),
    sources: live.sources.map(({ name, health, lastUpdate = 0 }) => ({
      name,
      health: health as LiveFacts['sources'][number]['health'],
      messageTime: lastUpdate,
    })),
  };
}

/** Where the times of a call come from. */
export interface CallSources {
  readonly arrival: TimeSource;
  readonly departure: TimeSource;
}

/** The live part of a call; undefined where no source says anything. @param scheduledStop by the timetable, where it is another one today */
export function callLive(
  sources: CallSources | undefined,
  scheduledArrival: number | undefined,
  scheduledDeparture: number | undefined,
  scheduledStop?: StopRef,
): CallLive | undefined {
  if (sources === undefined) return undefined;
  return {
    scheduledArrival,
    scheduledDeparture,
    arrivalSource: sources.arrival,
    departureSource: sources.departure,
    ...(scheduledStop !== undefined && { scheduledStop }),
  };
}

/** The sources of a call of a ride. @param live the times of now at the stop @param ofRide the less sure of boarding and alighting */
export function sourcesOf(live: RealtimeStop | undefined, ofRide: TimeSource): CallSources {
  const unsaid = ofRide === 'no-data' ? 'no-data' : 'scheduled';
  const predicted = isLiveSource(ofRide) && ofRide !== 'observed' ? ofRide : 'predicted';
  const of = (actual: number | undefined, expected: number | undefined): TimeSource =>
    actual !== undefined ? 'observed' : expected !== undefined ? predicted : unsaid;
  return {
    arrival: of(live?.actualArrival, live?.predictedArrival),
    departure: of(live?.actualDeparture, live?.predictedDeparture),
  };
}

/** A vehicle at its place; undefined where it has none. */
export function readVehicle(vehicle: Partial<RealtimeVehicle> | undefined): VehicleFact | undefined {
  const { id, label = '', location, lastUpdate, speed, occupancy, components } = vehicle ?? {};
  if (id === undefined || location === undefined || lastUpdate === undefined) return undefined;
  return {
    id,
    label,
    lat: location.lat,
    lng: location.lng,
    bearing: location.bearing,
    speed,
    time: lastUpdate,
    occupancy,
    wheelchair: components?.[0]?.[0]?.wheelchairAccessible,
  };
}
