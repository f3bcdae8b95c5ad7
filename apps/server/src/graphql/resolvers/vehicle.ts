import type { LiveHealth, Occupancy, Resolvers } from '../__generated__/resolver-types.ts';
import { type Box, boxHolds, checkBox } from '../check-box.ts';
import { pageOf } from '../connection.ts';
import { encodeGlobalId } from '../global-id.ts';
import { findRoute } from '../lookups/lines.ts';
import { findService } from '../lookups/services.ts';
import { runOfVehicle, vehiclesOf } from '../lookups/vehicles.ts';
import type { LiveFeedFacts, MatchFacts } from '../source/index.ts';
import type { LiveFeedSource } from '../sources.ts';

const STANDARD_PAGE = 20;

export const vehicleResolvers = {
  Region: {
    vehicles: (region, { in: box, ...page }, context) => {
      if (box !== undefined && box !== null) checkBox(box);
      return vehiclesOf(region, ({ vehicle }) => !box || boxHolds(box as Box, vehicle), page, context);
    },
    liveFeeds: async (region, page, { source }) => {
      const feeds = await source.live.feeds(region);
      const sources = feeds.map((feed): LiveFeedSource => ({ region, feed }));
      return pageOf(sources, 'LiveFeed', ({ feed }) => feed.name, page, STANDARD_PAGE);
    },
  },
  Vehicle: {
    id: ({ region, vehicle }) => encodeGlobalId({ type: 'Vehicle', region: region.code, code: vehicle.id }),
    code: ({ vehicle }) => vehicle.id,
    label: ({ vehicle }) => (vehicle.label === '' ? null : vehicle.label),
    point: ({ vehicle: { lat, lng } }) => ({ lat, lng }),
    bearing: ({ vehicle }) => vehicle.bearing ?? null,
    speed: ({ vehicle }) => vehicle.speed ?? null,
    time: ({ region, vehicle }) => ({ at: vehicle.time, zone: region.timezone }),
    age: ({ vehicle }, _, { now }) => Math.max(0, now - vehicle.time),
    occupancy: ({ vehicle: { occupancy } }) => (occupancy === undefined ? null : occupancyOf(occupancy)),
    accessible: ({ vehicle: { wheelchair } }) =>
      wheelchair === undefined ? 'UNKNOWN' : wheelchair ? 'ACCESSIBLE' : 'INACCESSIBLE',
    route: ({ region, run, service }, _, context) => {
      if (service !== undefined) return { region, route: service.ride.route, mode: service.ride.mode };
      return run === undefined ? null : findRoute(region, run.route, context);
    },
    headsign: ({ run, service }) => (service?.ride.headsign ?? run?.headsign) || null,
    delay: async (source, _, context) => {
      const run = source.run ?? (await runOfVehicle(source, context));
      return run?.delaySeconds ?? null;
    },
    service: ({ region, run, service }, _, context) => {
      if (service !== undefined || run?.serviceTripId === undefined) return service ?? null;
      const { serviceTripId, serviceDate, shift } = run;
      return findService(region, { serviceTripId, run: { serviceDate, shift } }, 'live', context);
    },
  },
  LiveFeed: {
    name: ({ feed }) => feed.name,
    kind: ({ feed }) => feed.kind,
    health: ({ feed }) => HEALTH[feed.health],
    updated: ({ region, feed }) => (feed.messageTime === 0 ? null : { at: feed.messageTime, zone: region.timezone }),
    age: ({ feed }, _, { now }) => (feed.messageTime === 0 ? null : Math.max(0, now - feed.messageTime)),
    tripUpdates: ({ feed }) => matchOf(feed.tripUpdates),
    vehicles: ({ feed }) => matchOf(feed.vehicles),
    alerts: ({ feed }) => matchOf(feed.alerts),
    stationCount: ({ feed }) => feed.counts?.stations ?? null,
    vehicleCount: ({ feed }) => feed.counts?.vehicles ?? null,
  },
} satisfies Resolvers;

/** The words of the schema for the state of a source. */
export const HEALTH: Readonly<Record<LiveFeedFacts['health'], LiveHealth>> = {
  fresh: 'FRESH',
  stale: 'STALE',
  held: 'HELD',
  failing: 'FAILING',
  silent: 'SILENT',
  waiting: 'WAITING',
};

function matchOf(match: MatchFacts | undefined) {
  if (match === undefined) return null;
  return { ...match, rate: match.named === 0 ? null : match.matched / match.named };
}

const OCCUPANCIES: ReadonlySet<string> = new Set<Occupancy>([
  'EMPTY',
  'MANY_SEATS_AVAILABLE',
  'FEW_SEATS_AVAILABLE',
  'STANDING_ROOM_ONLY',
  'CRUSHED_STANDING_ROOM_ONLY',
  'FULL',
  'NOT_ACCEPTING_PASSENGERS',
  'NO_DATA_AVAILABLE',
  'NOT_BOARDABLE',
]);

function occupancyOf(occupancy: string): Occupancy {
  return OCCUPANCIES.has(occupancy) ? (occupancy as Occupancy) : 'OTHER';
}
