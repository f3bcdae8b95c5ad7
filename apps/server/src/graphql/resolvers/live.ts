import type { RegionInfo } from '@tripwright/core/model';
import type { Resolvers } from '../__generated__/resolver-types.ts';
import { namedAlerts } from '../lookups/alerts.ts';
import type { AlertSource, LiveSourceData, PlanSource, RideSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';
import { HEALTH } from './vehicle.ts';

export const liveResolvers = {
  LiveData: {
    snapshot: ({ live }) => live.snapshot,
    at: ({ region, live }) => inRegion(region, live.at),
    sources: ({ region, live }) =>
      live.sources.map(({ name, health, messageTime }) => ({
        name,
        health: HEALTH[health],
        updated: messageTime === 0 ? null : inRegion(region, messageTime),
      })),
  },
  RideChange: {
    slack: ({ connection }) => connection.slackSeconds,
    nextDeparture: ({ ride, connection }) => timeOf(ride, connection.next?.departure),
    nextLine: ({ connection }) => connection.next?.lineName ?? null,
    nextArrival: ({ ride, connection }) => timeOf(ride, connection.next?.arrival),
  },
} satisfies Resolvers;

/** The realtime data of a plan; null without any. */
export function liveOf({ outcome, regions }: PlanSource): LiveSourceData | null {
  return outcome.live === undefined ? null : { region: regions[0], live: outcome.live };
}

/** All alerts of a plan. */
export function alertsOfPlan(plan: PlanSource): readonly AlertSource[] {
  return alertsOf(plan, { alerts: plan.outcome.live?.alerts.map(({ id }) => id) });
}

/** The alerts of a plan that a part of it names, in their order in the plan. */
export function alertsOf(
  { outcome, regions, locale }: PlanSource,
  { alerts }: { readonly alerts?: readonly string[] | undefined },
): readonly AlertSource[] {
  const [region] = regions;
  return region === undefined ? [] : namedAlerts(region, outcome.live, alerts, locale);
}

function timeOf({ trip: { plan } }: RideSource, at: number | undefined): ZonedTime | null {
  return at === undefined ? null : inRegion(plan.regions[0], at);
}

function inRegion(region: RegionInfo | undefined, at: number): ZonedTime {
  return { at, zone: region?.timezone ?? '' };
}
