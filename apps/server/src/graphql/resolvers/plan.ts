import { localDay, parseDay } from '@tripwright/core/base';
import type { EmptyReason, Place, RequestedPlace } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import { phrases } from '@tripwright/core/text';
import type { NoTripsReason, PlanInputField, Resolvers } from '../__generated__/resolver-types.ts';
import { planKey } from '../cache-key.ts';
import { pageOf } from '../connection.ts';
import { localeOf } from '../locale.ts';
import { makePlan, planAround } from '../make-plan.ts';
import { encodePage, type PageWindow } from '../plan-page.ts';
import { wantsOf } from '../plan-wants.ts';
import type { GroupSource, PlaceSource, PlanSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';
import { alertsOfPlan, liveOf } from './live.ts';

const STANDARD_PAGE = 10;

/** The schema's code for each reason of the model, and the part of the request to change. */
const REASONS: Readonly<Record<EmptyReason, readonly [NoTripsReason, PlanInputField | null]>> = {
  'outside-from': ['OUTSIDE_REGIONS', 'FROM'],
  'outside-to': ['OUTSIDE_REGIONS', 'TO'],
  'different-regions': ['DIFFERENT_REGIONS', null],
  'too-close': ['SAME_PLACE', null],
  'off-network-from': ['OFF_NETWORK', 'FROM'],
  'off-network-to': ['OFF_NETWORK', 'TO'],
  'no-modes': ['MODE_UNAVAILABLE', 'MODES'],
  'ruled-out': ['RULED_OUT', 'LIMITS'],
  'no-service-date': ['NO_SERVICE_ON_DATE', 'WHEN'],
  'no-service-in-window': ['NO_SERVICE_IN_WINDOW', 'WHEN'],
  'no-stop-from': ['NO_STOP_IN_REACH', 'FROM'],
  'no-stop-to': ['NO_STOP_IN_REACH', 'TO'],
  'no-connection': ['NO_CONNECTION', null],
  'avoided-stops': ['AVOIDED_STOPS', 'AVOID_STOPS'],
  'arrives-too-late': ['ARRIVES_TOO_LATE', 'WHEN'],
  inaccessible: ['INACCESSIBLE', null],
  'walk-too-long': ['WALK_TOO_LONG', 'WISHES'],
  'too-far': ['TOO_FAR', null],
  'round-trip-only': ['ROUND_TRIP_ONLY', 'MODES'],
  'no-vehicle-from': ['NO_VEHICLE_IN_REACH', 'FROM'],
  'no-vehicle-to': ['NO_VEHICLE_IN_REACH', 'TO'],
  'outside-zone-from': ['OUTSIDE_SERVICE_AREA', 'FROM'],
  'outside-zone-to': ['OUTSIDE_SERVICE_AREA', 'TO'],
  closed: ['CLOSED', 'WHEN'],
  'unknown-provider': ['UNKNOWN_PROVIDER', 'MODES'],
  'walking-is-better': ['WALKING_IS_BETTER', 'MODES'],
  'not-better': ['NOT_BETTER_THAN_SINGLE_MODES', 'MODES'],
  'stopped-early': ['STOPPED_EARLY', null],
};

export const planResolvers = {
  Query: {
    plan: (_, { request, page }, context, info) => makePlan(request, page, context, wantsOf(info)),
  },
  PlanResult: {
    __resolveType: (source) => ('outcome' in source ? 'Plan' : 'PlanRefused'),
  },
  Problem: {
    __resolveType: (source) =>
      'fields' in source
        ? 'PlanRefused'
        : 'reason' in source
          ? 'SwapRefused'
          : 'keyRefusal' in source
            ? 'KeyRefused'
            : 'TripGone',
  },
  Plan: {
    id: planKey,
    request: (plan) => plan,
    regions: ({ regions }) => regions,
    groups: (plan, page) => {
      const groups = plan.outcome.groups.map((group): GroupSource => ({ plan, group }));
      return pageOf(
        groups,
        'TripGroup',
        ({ group }) => String(plan.outcome.groups.indexOf(group)),
        page,
        STANDARD_PAGE,
      );
    },
    window: (plan) => plan,
    outcomes: ({ outcome, locale }) => outcome.outcomes.map((each) => ({ outcome: each, locale })),
    empty: ({ outcome: { groups, empty }, locale }) => {
      // The schema promises a reason exactly when there are no trips.
      if (groups.length > 0) return null;
      return { empty: empty ?? { reason: 'no-connection', values: {} }, locale };
    },
    explanation: (plan) => ({
      plan,
      explanation: plan.outcome.explanation ?? { serviceDates: undefined, searches: [] },
    }),
    live: (plan) => liveOf(plan),
    alerts: (plan) => alertsOfPlan(plan),
    advisories: ({ advisories, locale }) => advisories.map((advisory) => ({ advisory, locale })),
    reroute: (plan, { avoidStops }, context, info) => planAround(plan, avoidStops, context, wantsOf(info)),
  },
  PlanWindow: {
    from: (plan) => inZone(windowIn(plan).from, plan.regions[0]),
    to: (plan) => inZone(windowIn(plan).to, plan.regions[0]),
    earlier: (plan) => cursorOf(plan, 'earlier'),
    later: (plan) => cursorOf(plan, 'later'),
  },
  PlanEcho: {
    from: (plan) => requestedPlace(plan.outcome.request.from, plan.regions[0]),
    to: (plan) => requestedPlace(plan.outcome.request.to, plan.regions.at(-1)),
    departAfter: (plan) => timeOf(plan.outcome.request.when.departAfter, plan.regions[0]),
    arriveBefore: (plan) => timeOf(plan.outcome.request.when.arriveBefore, plan.regions.at(-1)),
    modes: ({ outcome }) => outcome.request.modes.map((identifier) => ({ identifier })),
    wheelchair: ({ outcome }) => outcome.request.wheelchair,
    avoidStops: ({ outcome }) => outcome.request.avoidStops,
  },
  Place: {
    name: ({ place }) => (place.name === '' ? null : place.name),
    address: ({ place }) => (place.address === '' ? null : place.address),
    point: ({ place: { lat, lng } }) => ({ lat, lng }),
    timeZone: ({ place, region }) => (place.timezone === '' ? (region?.timezone ?? null) : place.timezone),
    stop: ({ place: { stop }, region }) => (stop === undefined || region === undefined ? null : { region, stop }),
  },
  ModeSetOutcome: {
    modes: ({ outcome }) => outcome.modes.map((identifier) => ({ identifier })),
    groupCount: ({ outcome }) => outcome.groupCount,
    empty: ({ outcome: { empty }, locale }) => (empty === undefined ? null : { empty, locale }),
  },
  NoTrips: {
    reason: ({ empty }) => REASONS[empty.reason]?.[0] ?? 'OTHER',
    input: ({ empty }) => REASONS[empty.reason]?.[1] ?? null,
    message: (source, { locale }) => phrases(localeOf(locale, source.locale)).sayEmpty(source.empty),
  },
  Advisory: {
    code: ({ advisory }) => advisory.code,
    message: (source, { locale }) => phrases(localeOf(locale, source.locale)).sayAdvisory(source.advisory),
  },
  PlanRefused: {
    code: () => 'INVALID_REQUEST',
    message: (source, { locale }) => phrases(localeOf(locale, source.locale)).say('refusal.bad-request'),
  },
} satisfies Resolvers;

function requestedPlace({ lat, lng, address }: RequestedPlace, region: PlaceSource['region']): PlaceSource {
  const place: Place = { lat, lng, name: '', address, timezone: '', stop: undefined };
  return { place, region };
}

function timeOf(at: number | undefined, region: PlaceSource['region']): ZonedTime | null {
  return at === undefined ? null : { at, zone: region?.timezone ?? '' };
}

function windowIn({ window, outcome: { request } }: PlanSource): PageWindow {
  if (window !== undefined) return window;
  throw new Error(`A plan has no window: ${JSON.stringify(request.when)}.`);
}

/** A cursor; null where the timetable of the region has nothing in that direction, or no mode of the request has one. */
function cursorOf(plan: PlanSource, direction: 'earlier' | 'later'): string | null {
  const page = windowIn(plan)[direction];
  const [region] = plan.regions;
  const dates = region?.serviceDates;
  const { departAfter, arriveBefore } = page.when;
  // Without a timetable the trip is the same at any time.
  const isTimetabled = plan.outcome.request.modes.some((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  if (!isTimetabled) return null;
  if (region !== undefined && dates !== undefined) {
    const [first, last] = [parseDay(dates.first), parseDay(dates.last)];
    // A run of the last day can leave after midnight.
    if (departAfter !== undefined && last !== undefined && localDay(departAfter, region.timezone) > last + 1)
      return null;
    if (arriveBefore !== undefined && first !== undefined && localDay(arriveBefore, region.timezone) < first)
      return null;
  }
  return encodePage(page, plan.outcome.request);
}

function inZone(at: number, region: PlaceSource['region']): ZonedTime {
  return { at, zone: region?.timezone ?? '' };
}
