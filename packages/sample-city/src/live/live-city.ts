import { localDay } from '@tripwright/core/base';
import type { RealtimeEntity, RealtimeMessage } from '@tripwright/core/live';
import type { GbfsFiles } from '../gbfs/gbfs-document.ts';
import type { SampleCity } from '../generate-sample-city.ts';
import { place } from '../place.ts';
import type { Stop } from '../transit/stops.ts';
import { closedStops, type DriveWorld, drivesAt } from './drive.ts';
import { systemFilesAt } from './live-systems.ts';
import { serviceAlerts } from './service-alerts.ts';
import type { Situation } from './situation.ts';
import { tripUpdate } from './trip-updates.ts';
import { vehiclePosition } from './vehicle-positions.ts';

/** The realtime messages of Port Merrow. */
export const LIVE_MESSAGES = ['trip-updates', 'vehicle-positions', 'alerts'] as const;
/** A message of {@link LIVE_MESSAGES}. */
export type LiveMessageName = (typeof LIVE_MESSAGES)[number];

/** Port Merrow as it moves: everything is a pure function of the seed, the orders and the instant (Unix seconds). */
export interface LiveCity {
  message(name: LiveMessageName, at: number): RealtimeMessage;
  /** Names of the systems of shared vehicles. */
  readonly systems: readonly string[];
  /** @param base address under which the files are published, with a slash at its end */
  system(name: string, base: string, at: number): GbfsFiles | undefined;
}

/** Puts the city in motion: late buses, cancelled trams, relief trains, other platforms, a closed stop, a lift out of order, docks that empty. */
export function createLiveCity(
  { transit, gbfs }: SampleCity,
  { seed = 1, situations = [] }: { readonly seed?: number; readonly situations?: readonly Situation[] } = {},
): LiveCity {
  const platforms = new Map<string, Stop[]>();
  for (const stop of transit.stops) {
    if (stop.locationType !== 0 || stop.parent === undefined) continue;
    const own = platforms.get(stop.parent) ?? [];
    own.push(stop);
    platforms.set(stop.parent, own);
  }
  const world: DriveWorld = { runs: transit.runs, seed, situations, platforms };
  const entitiesOf = (name: LiveMessageName, at: number): RealtimeEntity[] => {
    switch (name) {
      case 'trip-updates':
        return drivesAt(world, at).map((drive) => tripUpdate(drive, at));
      case 'vehicle-positions':
        return drivesAt(world, at).flatMap((drive) => vehiclePosition(drive, at, seed) ?? []);
      case 'alerts':
        return serviceAlerts(transit, seed, situations, closedStops(world, localDay(at, place.timeZone)), at);
    }
  };
  return {
    message: (name, at) => ({
      header: { version: '2.0', incrementality: 'FULL_DATASET', timestamp: at },
      entities: entitiesOf(name, at),
    }),
    systems: [...gbfs.keys()],
    system: (name, base, at) => {
      const files = gbfs.get(name);
      return files === undefined ? undefined : systemFilesAt(files, base, seed, situations, at);
    },
  };
}
