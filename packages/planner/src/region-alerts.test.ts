import { type Alert, createLiveState, type InformedEntity } from '@tripwright/core/live';
import { liveRegion } from '@tripwright/core/region';
import { anyAlert, liveSource, messageAt, regionOfFeeds, scene } from '@tripwright/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionAlerts } from './region-alerts.ts';

const world = scene`
  station S: A B
  R1  A 10:00  B 10:10  C 10:20
  R2  C 10:00  D 10:10`;
const region = regionOfFeeds(world.feeds);
const feed = world.feeds[0]!;
const at = world.at('8:00');

/** Whether every part of an entity is in the feed: with an unknown part it is left out as a whole. */
function isKnown({ agencyId, routeId, stopId, trip, ...rest }: InformedEntity): boolean {
  const has = (rows: readonly { readonly id: string }[], id: string | undefined): boolean =>
    id === undefined || rows.some((row) => row.id === id);
  return (
    has(feed.agencies, agencyId) &&
    has(feed.routes, routeId) &&
    has(feed.stops, stopId) &&
    has(feed.trips, trip?.tripId) &&
    Object.keys({ agencyId, routeId, stopId, trip, ...rest }).length > 0
  );
}

/** Of an alert, by reading it: what it concerns, in the words of the feed. */
function spelledOut({ informed }: Alert): object {
  const known = informed.filter(isKnown);
  const ids = (of: (entity: InformedEntity) => string | undefined): string[] =>
    [...new Set(known.flatMap((entity) => of(entity) ?? []))].sort();
  const named = new Set(ids(({ stopId }) => stopId));
  const parentOf = (parent: number): string => feed.stops[parent]?.id ?? '';
  const stops = feed.stops.filter(({ id, parent }) => named.has(id) || named.has(parentOf(parent)));
  return {
    operators: ids(({ agencyId }) => agencyId),
    routes: ids(({ routeId }) => routeId),
    services: ids(({ trip }) => trip?.tripId),
    stops: stops.map(({ id }) => id).sort(),
  };
}

test('RT-26 alerts that are active or to come are listed with all that they concern, and no others', () => {
  let listed = 0;
  fc.assert(
    fc.property(fc.array(anyAlert(world), { minLength: 1, maxLength: 4 }), fc.nat(86_400), (alerts, later) => {
      const now = at - 40_000 + later;
      const { timetable } = region.transit!;
      const { datasetVersion } = region.manifest;
      const state = createLiveState({ timetable, datasetVersion, sources: [liveSource('live')] });
      const entities = alerts.map((alert, i) => ({ id: String(i), others: [], alert }));
      state.take('live', messageAt(at, entities), at);
      const expected = alerts.filter(
        ({ activePeriods }) => activePeriods.length === 0 || activePeriods.some(({ end = Infinity }) => end > now),
      );
      const found = regionAlerts(liveRegion(region, state.snapshot(at)), now);
      listed += found.length;
      const sorted = (values: readonly string[]): string[] => [...values].sort();
      expect(
        found.map(({ operators, routes, services, alert }) => ({
          operators: sorted(operators),
          routes: sorted(routes),
          services: sorted(services),
          stops: sorted(alert.stopCodes),
        })),
      ).toEqual(expected.map(spelledOut));
    }),
    { numRuns: 200 },
  );
  expect(listed).toBeGreaterThan(100);
});
