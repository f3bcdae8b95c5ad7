import type { RegionInfo } from '@tripwright/core/model';
import { encodeAlert } from '@tripwright/wire/rest-v1';
import type { AlertSeverity, Resolvers } from '../__generated__/resolver-types.ts';
import { pageOf } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { encodeGlobalId } from '../global-id.ts';
import { loadersOf } from '../loaders.ts';
import { localeOf } from '../locale.ts';
import { alertsAbout } from '../lookups/alerts.ts';
import { findStop } from '../lookups/find-stop.ts';
import { findAgency, findRoute } from '../lookups/lines.ts';
import { findService } from '../lookups/services.ts';
import { makePlan } from '../make-plan.ts';
import { wantsOf } from '../plan-wants.ts';
import type { AlertSource, AlertTargetSource, StopSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

const STANDARD_PAGE = 20;

export const alertResolvers = {
  Region: {
    alerts: (region, page, context) => alertsAbout(region, () => true, page, context),
  },
  Stop: {
    alerts: async ({ region, stop }, page, context) => {
      const entry = (await context.stops(region)).find(stop.code);
      const children = entry?.listed.children.map((child) => child.stop.code) ?? [];
      const codes = new Set([stop.code, ...(stop.parentCode === undefined ? [] : [stop.parentCode]), ...children]);
      return alertsAbout(region, ({ alert }) => alert.stopCodes.some((code) => codes.has(code)), page, context);
    },
  },
  Alert: {
    id: ({ region, fact }) => encodeGlobalId({ type: 'Alert', region: region.code, code: fact.id }),
    code: ({ fact }) => fact.id,
    severity: (source) => SEVERITIES[bodyOf(source).severity],
    title: (source, { locale }) => bodyOf(source, locale).title,
    text: (source, { locale }) => bodyOf(source, locale).text ?? null,
    url: (source, { locale }) => bodyOf(source, locale).url ?? null,
    image: (source, { locale }) => bodyOf(source, locale).remoteIcon ?? null,
    cause: ({ fact }) => fact.cause ?? null,
    effect: ({ fact }) => fact.effect ?? null,
    from: (source) => momentOf(source, bodyOf(source).fromDate),
    until: (source) => momentOf(source, bodyOf(source).toDate),
    periods: (source) =>
      source.fact.periods.map(({ start, end }) => ({ from: momentOf(source, start), until: momentOf(source, end) })),
    isActive: ({ fact: { periods } }, _, { now }) =>
      periods.length === 0 ||
      periods.some(({ start = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY }) => start <= now && now < end),
    affects: async (source, page, context) => {
      const targets = await targetsOf(source, context);
      const keys = new Map(targets.map((target, at) => [target, String(at)]));
      return pageOf(targets, 'AlertTarget', (target) => keys.get(target) ?? '', page, STANDARD_PAGE);
    },
    action: (source) => (source.fact.stopCodes.length === 0 ? null : source),
    avoidStops: ({ fact }) => fact.stopCodes,
    isAvoided: ({ fact }) => fact.changesSearch,
    plan: ({ fact }, { request, avoiding }, context, info) => {
      const avoidStops = [...new Set([...request.avoidStops, ...(avoiding ?? fact.stopCodes)])];
      return makePlan({ ...request, avoidStops }, undefined, context, wantsOf(info));
    },
  },
  AlertTarget: {
    __resolveType: (target) =>
      'agency' in target
        ? 'Agency'
        : 'ride' in target
          ? 'Service'
          : 'route' in target
            ? 'Route'
            : 'stop' in target
              ? 'Stop'
              : 'OtherAlertTarget',
  },
  AlertAction: {
    __resolveType: () => 'RerouteExcludingStops',
  },
  RerouteExcludingStops: {
    text: (source, { locale }) => bodyOf(source, locale).action?.text ?? '',
    stops: async ({ region, fact }, page, context) =>
      pageOf(await stopsOf(region, fact.stopCodes, context), 'Stop', ({ stop }) => stop.code, page, STANDARD_PAGE),
  },
} satisfies Resolvers;

const SEVERITIES: Readonly<Record<ReturnType<typeof encodeAlert>['severity'], AlertSeverity>> = {
  alert: 'SEVERE',
  warning: 'WARNING',
  info: 'INFO',
};

/** The alert of `/v1`, so that both faces choose the same texts. */
function bodyOf({ fact, locale: own }: AlertSource, locale?: string | null): ReturnType<typeof encodeAlert> {
  const context = { locale: localeOf(locale, own), unit: 'metric' as const, regions: new Map() };
  return encodeAlert(fact, context, undefined);
}

function momentOf({ region }: AlertSource, at: number | undefined): ZonedTime | null {
  return at === undefined ? null : { at, zone: region.timezone };
}

/** Everything that an alert names and that still exists: agencies, lines, runs, stops. */
async function targetsOf(
  { region, fact }: Pick<AlertSource, 'region' | 'fact'>,
  context: GraphqlContext,
): Promise<readonly AlertTargetSource[]> {
  const alerts = await loadersOf(context).alerts.load(region);
  const found = alerts.find(({ alert }) => alert.id === fact.id);
  const [agencies, routes, services, stops] = await Promise.all([
    Promise.all((found?.agencies ?? []).map((key) => findAgency(region, key, context))),
    Promise.all((found?.lines ?? []).map((key) => findRoute(region, key, context))),
    Promise.all(
      (found?.runs ?? []).map(({ serviceTripId, serviceDate }) =>
        findService(
          region,
          { serviceTripId, run: serviceDate === undefined ? { near: context.now } : { serviceDate, shift: 0 } },
          'live',
          context,
        ),
      ),
    ),
    stopsOf(region, fact.stopCodes, context),
  ]);
  const others = (found?.wholeModes ?? []).length > 0 ? [{ kind: 'route_type' }] : [];
  return [...agencies, ...routes, ...services, ...stops, ...others].filter((target) => target !== null);
}

async function stopsOf(
  region: RegionInfo,
  codes: readonly string[],
  context: GraphqlContext,
): Promise<readonly StopSource[]> {
  const stops = await Promise.all(codes.map((code) => findStop(region.code, code, context)));
  return stops.filter((stop) => stop !== null);
}
