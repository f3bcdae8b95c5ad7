import type { CallLive, Leg, LiveFacts, RideLive, TimeSource } from '@tripwright/core/model';
import { encodeAlert } from '@tripwright/wire/rest-v1';
import type { AlertSeverity, LiveHealth, LiveRunKind, LiveTime, Resolvers } from '../__generated__/resolver-types.ts';
import { localeOf } from '../locale.ts';
import type { AlertSource, LiveSourceData, PlanSource, RideSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

export const liveResolvers = {
  LiveData: {
    snapshot: ({ live }) => live.snapshot,
    at: ({ plan, live }) => inRegion(plan, live.at),
    sources: ({ plan, live }) =>
      live.sources.map(({ name, health, messageTime }) => ({
        name,
        health: HEALTH[health],
        updated: messageTime === 0 ? null : inRegion(plan, messageTime),
      })),
  },
  LiveRun: {
    kind: ({ live }) => KINDS[live.kind],
    source: ({ live }) => live.source,
    updated: ({ ride, live }) => inRegion(ride.trip.plan, live.updated),
    scheduledPlatform: ({ ride: { leg } }) => leg.calls[0]?.live?.scheduledStop?.platform || null,
    vehicle: ({ ride }) => (ride.leg.vehicle === undefined ? null : { ride, vehicle: ride.leg.vehicle }),
  },
  LiveVehicle: {
    id: ({ vehicle }) => vehicle.id,
    label: ({ vehicle }) => (vehicle.label === '' ? null : vehicle.label),
    point: ({ vehicle: { lat, lng } }) => ({ lat, lng }),
    bearing: ({ vehicle }) => vehicle.bearing ?? null,
    time: ({ ride, vehicle }) => inRegion(ride.trip.plan, vehicle.time),
    occupancy: ({ vehicle }) => vehicle.occupancy ?? null,
  },
  RideChange: {
    slack: ({ connection }) => connection.slackSeconds,
    nextDeparture: ({ ride, connection }) => timeOf(ride, connection.next?.departure),
    nextLine: ({ connection }) => connection.next?.lineName ?? null,
    nextArrival: ({ ride, connection }) => timeOf(ride, connection.next?.arrival),
  },
  Alert: {
    id: ({ fact }) => fact.id,
    severity: (source) => SEVERITIES[bodyOf(source).severity],
    title: (source, { locale }) => bodyOf(source, locale).title,
    text: (source, { locale }) => bodyOf(source, locale).text ?? null,
    url: (source, { locale }) => bodyOf(source, locale).url ?? null,
    cause: ({ fact }) => fact.cause ?? null,
    effect: ({ fact }) => fact.effect ?? null,
    from: (source) => momentOf(source, bodyOf(source).fromDate),
    until: (source) => momentOf(source, bodyOf(source).toDate),
    avoidStops: ({ fact }) => fact.stopCodes,
    isAvoided: ({ fact }) => fact.changesSearch,
  },
} satisfies Resolvers;

/** The realtime data of a plan; null without any. */
export function liveOf(plan: PlanSource): LiveSourceData | null {
  return plan.outcome.live === undefined ? null : { plan, live: plan.outcome.live };
}

/** All alerts of a plan. */
export function alertsOfPlan(plan: PlanSource): readonly AlertSource[] {
  return (plan.outcome.live?.alerts ?? []).map((fact) => ({ plan, fact }));
}

/** The alerts of a leg. */
export function alertsOf(plan: PlanSource, { alerts = [] }: Leg): readonly AlertSource[] {
  return (plan.outcome.live?.alerts ?? []).filter(({ id }) => alerts.includes(id)).map((fact) => ({ plan, fact }));
}

/** What realtime data say of one time of a call; undefined where they say nothing. */
export function liveTime(
  live: CallLive | undefined,
  event: 'arrival' | 'departure',
): { readonly scheduled: number | undefined; readonly kind: LiveTime } | undefined {
  if (live === undefined) return undefined;
  const kind = TIMES[event === 'arrival' ? live.arrivalSource : live.departureSource];
  if (kind === undefined) return undefined;
  return { scheduled: event === 'arrival' ? live.scheduledArrival : live.scheduledDeparture, kind };
}

const TIMES: Readonly<Record<TimeSource, LiveTime | undefined>> = {
  scheduled: undefined,
  'no-data': 'NO_DATA',
  stale: 'STALE',
  'carried-on': 'CARRIED_ON',
  predicted: 'PREDICTED',
  observed: 'OBSERVED',
};

const HEALTH: Readonly<Record<LiveFacts['sources'][number]['health'], LiveHealth>> = {
  fresh: 'FRESH',
  stale: 'STALE',
  held: 'HELD',
  failing: 'FAILING',
  silent: 'SILENT',
};

const KINDS: Readonly<Record<RideLive['kind'], LiveRunKind>> = {
  changed: 'CHANGED',
  added: 'ADDED',
  replaced: 'REPLACED',
  duplicated: 'DUPLICATED',
  unscheduled: 'UNSCHEDULED',
  cancelled: 'CANCELLED',
};

const SEVERITIES: Readonly<Record<ReturnType<typeof encodeAlert>['severity'], AlertSeverity>> = {
  alert: 'SEVERE',
  warning: 'WARNING',
  info: 'INFO',
};

/** The alert of `/v1`, so that both faces choose the same texts. */
function bodyOf({ plan, fact }: AlertSource, locale?: string | null): ReturnType<typeof encodeAlert> {
  const context = { locale: localeOf(locale, plan.locale), unit: 'metric' as const, regions: new Map() };
  return encodeAlert(fact, context, undefined);
}

function momentOf({ plan }: AlertSource, at: number | undefined): ZonedTime | null {
  return at === undefined ? null : inRegion(plan, at);
}

function timeOf({ trip }: RideSource, at: number | undefined): ZonedTime | null {
  return at === undefined ? null : inRegion(trip.plan, at);
}

function inRegion({ regions }: PlanSource, at: number): ZonedTime {
  return { at, zone: regions[0]?.timezone ?? '' };
}
