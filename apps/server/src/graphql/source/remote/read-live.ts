import type { AlertFact, CallLive, LiveFacts, TimeSource, VehicleFact } from '@tripwright/core/model';
import type { RealtimeVehicle } from '@tripwright/core/template';
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
    cause: undefined,
    effect: alert.type,
    severity: SEVERITIES[alert.severity as keyof typeof SEVERITIES] ?? 'info',
    header: text(alert.title),
    description: text(alert.text),
    url: text(alert.url),
    images: text(alert.remoteIcon),
    periods:
      start === undefined && end === undefined
        ? []
        : [{ ...(start !== undefined && { start }), ...(end !== undefined && { end }) }],
    stopCodes,
    placeCount: stopCodes.length,
    facility: undefined,
    at: location && { lat: location.lat, lng: location.lng, name: location.name ?? '' },
    serviceTripId: alert.serviceTripID,
    changesSearch: false,
  };
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

/** The live part of a call whose source is said; undefined where no source says anything. */
export function callLive(
  liveSource: string | undefined,
  scheduledArrival: number | undefined,
  scheduledDeparture: number | undefined,
): CallLive | undefined {
  if (liveSource === undefined) return undefined;
  const source = liveSource as TimeSource;
  return { scheduledArrival, scheduledDeparture, arrivalSource: source, departureSource: source };
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
