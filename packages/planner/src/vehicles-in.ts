import { formatDay, serviceDayStart } from '@tripwright/core/base';
import type { BoundingBox } from '@tripwright/core/geo';
import { type LiveVehicle, NO_TIME, type RunChanges, vehicleFact } from '@tripwright/core/live';
import type { VehicleFact } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import type { RouteIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import type { LineKey } from './region-lines.ts';

/** A vehicle and the run that it serves. */
export interface VehicleOnMap {
  readonly vehicle: VehicleFact;
  /** Absent where the source does not name a run that is known. */
  readonly run?: RunOnMap;
}

/** The run of a vehicle in short. */
export interface RunOnMap {
  /** Id of the trip as answers give it; absent for a run without an id. */
  readonly serviceTripId?: string;
  /** `YYYY-MM-DD` of the service day. */
  readonly serviceDate: string;
  /** Seconds by which a run of a frequency trip is later than the times of the trip; 0 for all others. */
  readonly shift: number;
  /** The line, which the timetable may lack. */
  readonly route: LineKey;
  /** Short name of the route, or its long name where it has none. */
  readonly line: string;
  /** Mode identifier. */
  readonly mode: string;
  /** `#RRGGBB`: of the route, or of its mode. */
  readonly color: string;
  /** Of the run; '' where the feed gives none. */
  readonly headsign: string;
  /** Seconds late at the next call; negative = early; absent = unknown. */
  readonly delaySeconds?: number;
}

/**
 * The vehicles of the live data of a region within a box, in the order of the snapshot.
 * @param region as it is now; without live data it has none
 * @param limit the most that are listed
 */
export function vehiclesIn(region: Region, bounds: BoundingBox, limit: number): readonly VehicleOnMap[] {
  const { live, transit } = region;
  if (live === undefined || transit === undefined) return [];
  const found: VehicleOnMap[] = [];
  for (const vehicle of live.vehicles) {
    if (found.length >= limit) break;
    if (!contains(bounds, vehicle)) continue;
    const run = runOf(vehicle, live.runs, transit.timetable, live.at);
    found.push({ vehicle: vehicleFact(vehicle), ...(run !== undefined && { run }) });
  }
  return found;
}

/** Whether a box holds a place; a box whose west lies east of its east crosses the antimeridian. */
function contains({ south, west, north, east }: BoundingBox, { lat, lng }: LiveVehicle): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}

/** @param timetable that of the live region, which has the routes that only messages name after its own */
function runOf(
  { trip, change, day }: LiveVehicle,
  runs: RunChanges,
  timetable: Timetable,
  at: number,
): RunOnMap | undefined {
  if (trip < 0 && change < 0) return undefined;
  const { strings, patternRoute, tripHeadsign, routeShortName, routeLongName, routeColor, routeMode } = timetable;
  const route = (
    change >= 0 ? runs.route[change]! : patternRoute[timetable.patternOfTrip(trip as TripIndex)]!
  ) as RouteIndex;
  const mode = strings.get(routeMode[route]!);
  const color = routeColor[route]!;
  const own = change < 0 ? 0 : runs.headsign[change]!;
  const delaySeconds = change < 0 ? undefined : delayAt(runs, change, timetable, at);
  const serviceTripId = serviceIdOf(trip, change, runs, timetable);
  const start = change < 0 ? -1 : runs.start[change]!;
  return {
    ...(serviceTripId !== undefined && { serviceTripId }),
    serviceDate: formatDay(change < 0 ? day : runs.day[change]!),
    shift: start < 0 || trip < 0 ? 0 : start - timetable.callDeparture[timetable.tripFirstCall[trip as TripIndex]!]!,
    route: {
      feed: strings.get(timetable.feedName[timetable.routeFeed[route]!]!),
      id: strings.get(timetable.routeId[route]!),
    },
    line: strings.get(routeShortName[route]!) || strings.get(routeLongName[route]!),
    mode,
    color: color >= 0 ? `#${color.toString(16).toUpperCase().padStart(6, '0')}` : hexOf(mode),
    headsign: own !== 0 ? (runs.texts[own] ?? '') : trip < 0 ? '' : strings.get(tripHeadsign[trip as TripIndex]!),
    ...(delaySeconds !== undefined && { delaySeconds }),
  };
}

/** The id of a run as answers give it: that of its message, else that of its trip. */
function serviceIdOf(trip: number, change: number, runs: RunChanges, timetable: Timetable): string | undefined {
  const { strings, tripId, feedName, routeFeed, patternRoute } = timetable;
  const own = change < 0 ? 0 : runs.id[change]!;
  const id = own !== 0 ? runs.texts[own] : trip < 0 ? undefined : strings.get(tripId[trip as TripIndex]!);
  if (id === undefined || feedName.length <= 1) return id;
  const route = (
    change >= 0 ? runs.route[change]! : patternRoute[timetable.patternOfTrip(trip as TripIndex)]!
  ) as RouteIndex;
  return `${strings.get(feedName[routeFeed[route]!]!)}:${id}`;
}

/** Seconds late at the first call that is still to come. */
function delayAt(runs: RunChanges, row: number, timetable: Timetable, at: number): number | undefined {
  const trip = runs.trip[row]!;
  const zone = trip >= 0 ? timetable.zoneOfTrip(trip as TripIndex) : (timetable.zoneNames[0] ?? 'UTC');
  const now = at - serviceDayStart(runs.day[row]!, zone);
  for (let call = runs.firstCall[row]!; call < runs.firstCall[row + 1]!; call++) {
    if (runs.callArrival[call]! < now && runs.callDeparture[call]! < now) continue;
    const planned = runs.callScheduledArrival[call]!;
    return planned === NO_TIME ? undefined : runs.callArrival[call]! - planned;
  }
  return undefined;
}

const PLAIN = '#5F6B76';

function hexOf(mode: string): string {
  const color = findModeFamily(mode)?.color;
  if (color === undefined) return PLAIN;
  const { red, green, blue } = color;
  return `#${[red, green, blue]
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
