import type { RideLeg } from '@tripwright/core/model';
import type { LiveRunKind, Resolvers } from '../__generated__/resolver-types.ts';
import { RULES, scheduledPlatform } from '../boarding.ts';
import { pageOf } from '../connection.ts';
import { callTime } from '../event-time.ts';
import { encodeGlobalId } from '../global-id.ts';
import { namedAlerts } from '../lookups/alerts.ts';
import { checkDate, codeOf, findService, realtimeOf, wholeOf } from '../lookups/services.ts';
import { accessibilityOf } from './stop.ts';

const STANDARD_PAGE = 100;

export const serviceResolvers = {
  Query: {
    service: async (_, { region: code, code: serviceTripId, run, realtime }, context) => {
      const region = context.regions.get(code);
      if (region === undefined) return null;
      const { day, near } = run;
      if (day !== undefined && day !== null) checkDate('serviceDate', day.serviceDate);
      const asked =
        day !== undefined && day !== null
          ? { serviceDate: day.serviceDate, shift: day.shift }
          : { near: near ?? context.now };
      return findService(region, { serviceTripId, run: asked }, realtimeOf(realtime), context);
    },
  },
  Service: {
    id: ({ region, ride }) => encodeGlobalId({ type: 'Service', region: region.code, code: codeOf(ride) }),
    code: ({ ride }) => ride.serviceTripId,
    serviceDate: ({ ride }) => ride.serviceDate,
    shift: ({ ride }) => ride.runShift ?? 0,
    number: ({ ride }) => text(ride.tripShortName),
    direction: ({ ride }) => text(ride.headsign),
    directionId: ({ ride }) => ride.direction ?? null,
    route: ({ region, ride: { route, mode } }) => ({ region, route, mode }),
    mode: ({ ride }) => ({ identifier: ride.mode }),
    accessible: ({ ride }) => accessibilityOf(ride.wheelchair),
    headway: ({ ride }) => ride.headway ?? null,
    live: (service) => (service.ride.live === undefined ? null : { service, live: service.ride.live }),
    isCancelled: ({ isCancelled }) => isCancelled,
    vehicle: (service) => {
      const { region, ride } = service;
      return ride.vehicle === undefined ? null : { region, vehicle: ride.vehicle, run: undefined, service };
    },
    calls: async (service, page, context) => {
      const { region } = service;
      const ride = (await wholeOf(service, context))?.service.ride;
      if (ride === undefined) return null;
      const calls = ride.calls.map((call, at) => ({ region, ride, call, at }));
      return pageOf(calls, 'Call', ({ at }) => String(at), page, STANDARD_PAGE);
    },
    geometry: async (service, _, context) => text((await wholeOf(service, context))?.service.lines.ridden),
    alerts: async (service, _, context) => {
      const whole = await wholeOf(service, context);
      return whole === undefined
        ? null
        : namedAlerts(service.region, whole.live, whole.service.ride.alerts, context.locale);
    },
  },
  Call: {
    stop: ({ region, call }) => ({ region, stop: call.stop }),
    arrival: (source) => callTime(source, 'arrival'),
    departure: (source) => callTime(source, 'departure'),
    platform: ({ call }) => text(call.stop.platform),
    scheduledPlatform: ({ call }) => scheduledPlatform(call),
    boarding: ({ call }) => RULES[call.pickup],
    alighting: ({ call }) => RULES[call.dropOff],
  },
  LiveRun: {
    kind: ({ live }) => KINDS[live.kind],
    source: ({ live }) => live.source,
    updated: ({ service: { region }, live }) => ({ at: live.updated, zone: region.timezone }),
    scheduledPlatform: ({ service: { ride } }) => scheduledPlatform(ride.calls[0]),
    vehicle: ({ service }) => {
      const { region, ride } = service;
      return ride.vehicle === undefined ? null : { region, vehicle: ride.vehicle, run: undefined, service };
    },
  },
} satisfies Resolvers;

const KINDS: Readonly<Record<NonNullable<RideLeg['live']>['kind'], LiveRunKind>> = {
  changed: 'CHANGED',
  added: 'ADDED',
  replaced: 'REPLACED',
  duplicated: 'DUPLICATED',
  unscheduled: 'UNSCHEDULED',
  cancelled: 'CANCELLED',
};

/** Turns '' of feeds into null. */
function text(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
