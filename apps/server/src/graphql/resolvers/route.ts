import { coversMode } from '@tripwright/core/modes';
import type { LineKey } from '@tripwright/planner';
import type { Resolvers } from '../__generated__/resolver-types.ts';
import { type Connection, type PageArguments, pageOf } from '../connection.ts';
import { encodeGlobalId, joinCode } from '../global-id.ts';
import { loadersOf } from '../loaders.ts';
import { alertsAbout } from '../lookups/alerts.ts';
import { findRoute, patternsOf } from '../lookups/lines.ts';
import { servicesOf } from '../lookups/services.ts';
import { vehiclesOf } from '../lookups/vehicles.ts';
import type { AgencySource, RouteSource, StopSource } from '../sources.ts';

const STANDARD_PAGE = 20;

export const routeResolvers = {
  Query: {
    route: async (_, { region: code, feed, code: id }, context) => {
      const region = context.regions.get(code);
      return region === undefined ? null : findRoute(region, { feed, id }, context);
    },
  },
  Region: {
    routes: async (region, { modes, agencies, ...page }, context) => {
      const lines = await loadersOf(context).lines.load(region);
      const wanted = lines.filter(
        ({ mode, route }) =>
          (!modes?.length || modes.some((wide) => coversMode(wide, mode))) &&
          (!agencies?.length || agencies.includes(route.agency.id)),
      );
      return pageOfRoutes(
        wanted.map((line): RouteSource => ({ region, ...line })),
        page,
      );
    },
    agencies: async (region, page, { source, locale }) => {
      const agencies = await source.lines.agencies(region, locale);
      const sources = agencies.map((agency): AgencySource => ({ region, agency }));
      return pageOf(sources, 'Agency', ({ agency }) => joinCode([agency.feed, agency.id]), page, STANDARD_PAGE);
    },
  },
  Stop: {
    routes: async ({ region, stop }, page, context) => {
      const lines = await loadersOf(context).linesAt.load({ region, stop: stop.code });
      return pageOfRoutes(
        lines.map((line): RouteSource => ({ region, ...line })),
        page,
      );
    },
  },
  Route: {
    id: ({ region, route }) => encodeGlobalId({ type: 'Route', region: region.code, code: codeOf(route) }),
    feed: ({ route }) => route.feed,
    code: ({ route }) => route.id,
    shortName: ({ route }) => text(route.shortName),
    longName: ({ route }) => text(route.longName),
    mode: ({ mode }) => ({ identifier: mode }),
    color: ({ route }) => text(route.color),
    textColor: ({ route }) => text(route.textColor),
    agency: ({ region, route }) => ({ region, agency: route.agency }),
    stops: async (source, page, context) => {
      const patterns = await patternsOf(source, context);
      const longestFirst = [...patterns].sort((a, b) => b.pattern.stops.length - a.pattern.stops.length);
      const stops = new Map(
        longestFirst.flatMap(({ pattern }) => pattern.stops).map((stop) => [stop.code, stop] as const),
      );
      const sources = [...stops.values()].map((stop): StopSource => ({ region: source.region, stop }));
      return pageOf(sources, 'Stop', ({ stop }) => stop.code, page, STANDARD_PAGE);
    },
    patterns: async (source, page, context) =>
      pageOf(await patternsOf(source, context), 'Pattern', ({ pattern }) => pattern.code, page, STANDARD_PAGE),
    services: (line, asked, context) => servicesOf(line, asked, undefined, context),
    alerts: ({ region, route, mode }, page, context) =>
      alertsAbout(
        region,
        ({ lines, agencies, wholeModes }) =>
          hasKey(lines, route) || hasKey(agencies, route.agency) || wholeModes.includes(mode),
        page,
        context,
      ),
    vehicles: ({ region, route }, page, context) =>
      vehiclesOf(region, ({ run }) => run?.route.id === route.id && run.route.feed === route.feed, page, context),
  },
  Pattern: {
    id: ({ route: { region, route }, pattern }) =>
      encodeGlobalId({
        type: 'Pattern',
        region: region.code,
        code: joinCode([route.feed, route.id, pattern.code]),
      }),
    code: ({ pattern }) => pattern.code,
    direction: ({ pattern }) => pattern.direction ?? null,
    headsign: ({ pattern }) => pattern.headsign,
    stops: ({ route: { region }, pattern }, page) => {
      // A circular line calls at a stop twice, so positions are the keys.
      const calls = pattern.stops.map((stop, at) => ({ region, stop, at }));
      return pageOf(calls, 'PatternStop', ({ at }) => String(at), page, STANDARD_PAGE);
    },
    services: ({ route, pattern }, asked, context) => servicesOf(route, asked, pattern.code, context),
    geometry: ({ pattern }) => pattern.line,
    runCount: ({ pattern }) => pattern.tripCount,
  },
  Agency: {
    id: ({ region, agency }) =>
      encodeGlobalId({ type: 'Agency', region: region.code, code: joinCode([agency.feed, agency.id]) }),
    feed: ({ agency }) => agency.feed,
    code: ({ agency }) => agency.id,
    name: ({ agency }) => agency.name,
    url: ({ agency }) => text(agency.url),
    phone: ({ agency }) => text(agency.phone),
    routes: async ({ region, agency }, page, context) => {
      const lines = await loadersOf(context).lines.load(region);
      const own = lines.filter(({ route }) => route.agency.id === agency.id && route.agency.feed === agency.feed);
      return pageOfRoutes(
        own.map((line): RouteSource => ({ region, ...line })),
        page,
      );
    },
    alerts: async ({ region, agency }, page, context) => {
      const lines = await loadersOf(context).lines.load(region);
      const own = lines.filter(({ route }) => route.agency.id === agency.id && route.agency.feed === agency.feed);
      const ownKeys = new Set(own.map(({ route }) => joinCode([route.feed, route.id])));
      return alertsAbout(
        region,
        (alert) =>
          hasKey(alert.agencies, agency) || alert.lines.some(({ feed, id }) => ownKeys.has(joinCode([feed, id]))),
        page,
        context,
      );
    },
  },
} satisfies Resolvers;

function pageOfRoutes(routes: readonly RouteSource[], page: PageArguments): Connection<RouteSource> {
  return pageOf(routes, 'Route', ({ route }) => codeOf(route), page, STANDARD_PAGE);
}

function codeOf({ feed, id }: LineKey): string {
  return joinCode([feed, id]);
}

function hasKey(keys: readonly LineKey[], { feed, id }: LineKey): boolean {
  return keys.some((key) => key.id === id && key.feed === feed);
}

/** Turns '' of feeds into null. */
function text(value: string): string | null {
  return value === '' ? null : value;
}
