import { CELLS_PER_DEGREE } from '@tripwright/core/geo';
import type { Planner } from '@tripwright/planner';
import type { RegionStatus } from '../../live/live-status.ts';
import { type Planning, planHere } from '../../planning/planning.ts';
import { STOP_MODES } from '../stop-directory.ts';
import { parseTripAddress } from '../trip-address.ts';
import type { GraphSource } from './graph-source.ts';
import type { PlaceReads } from './place-reads.ts';
import { plannerFacilities } from './planner-facilities.ts';
import { plannerLines } from './planner-lines.ts';
import { plannerLive } from './planner-live.ts';
import { plannerReach } from './planner-reach.ts';
import { plannerRuns } from './planner-runs.ts';
import type { TripReads } from './trip-reads.ts';

/**
 * The regions of this process.
 * @param planning where searches run; on this thread unless given
 * @param liveStatus what operators see of live sources; nothing unless given
 */
export function plannerSource(
  planner: Planner,
  planning: Planning = planHere(planner),
  liveStatus: () => readonly RegionStatus[] = () => [],
): GraphSource {
  return {
    places: placesOf(planner),
    trips: tripsOf(planning),
    lines: plannerLines(planner),
    runs: plannerRuns(planning),
    live: plannerLive(planner, liveStatus),
    facilities: plannerFacilities(planner),
    reach: plannerReach(planning),
  };
}

function placesOf(planner: Planner): PlaceReads {
  return {
    regions: () => planner.regions(),
    listedStops({ code }, level, locale) {
      const outcome = planner.stopCells({
        region: code,
        level: level === 'MAJOR' ? 1 : 2,
        cells: [code],
        cellsPerDegree: CELLS_PER_DEGREE,
        modes: STOP_MODES,
        includeChildren: true,
        locale,
      });
      return outcome.kind === 'cells' ? outcome.cells.flatMap(({ stops }) => stops) : [];
    },
    nearbyStops: (query) => planner.nearbyStops(query),
    findPlaces: (query) => planner.findPlaces(query),
    placesAt: (point, options) => planner.placesAt(point, options),
  };
}

function tripsOf(planning: Planning): TripReads {
  return {
    plan: (request, { locale, explain }, { signal, client }) =>
      planning.plan(request, { locale, explain }, { signal, client }),
    async open(address, { locale, withChanges }, { now, signal, client }) {
      const parsed = parseTripAddress(address, now);
      if (!parsed.ok) return { kind: 'gone', code: 'INVALID_ID', request: undefined };
      const { trip, routing } = parsed.value;
      const [region = ''] = trip.regions;
      const request = { ...routing.request, ...(withChanges && { includeConnections: true }) };
      const found = await planning.lookUp('open-trip', { region, trip, request, locale, now }, { signal, client });
      if (found === undefined) return { kind: 'gone', code: 'UNKNOWN_REGION', request };
      if (found.outcome.groups.length === 0) return { kind: 'gone', code: 'TRIP_GONE', request };
      return { kind: 'open', ...found, outcome: { ...found.outcome, request } };
    },
    async swap(address, ride, to, { locale, withChanges }, { now, signal, client }) {
      const parsed = parseTripAddress(address, now);
      if (!parsed.ok) return { kind: 'refused', reason: 'gone' };
      const { trip, routing } = parsed.value;
      const [region = ''] = trip.regions;
      const request = { ...routing.request, ...(withChanges && { includeConnections: true }) };
      const query = { region, trip, request, locale, now, ride, to };
      const found = await planning.lookUp('swap-ride', query, { signal, client });
      if (found?.kind !== 'swapped') return found ?? { kind: 'refused', reason: 'gone' };
      // The request as it was asked, so that the trip has the id that it has in a plan: searches add the addresses of its ends.
      return { ...found, outcome: { ...found.outcome, request } };
    },
  };
}
