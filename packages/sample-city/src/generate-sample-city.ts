import type { TextTable } from '@tripwright/feeds/gtfs';
import type { OsmElements } from '@tripwright/feeds/osm';
import { flightsFeed } from './flights/flights-feed.ts';
import type { GbfsFiles } from './gbfs/gbfs-document.ts';
import { merrowBikes } from './gbfs/merrow-bikes.ts';
import { skipperScooters } from './gbfs/skipper-scooters.ts';
import { tideCar } from './gbfs/tidecar.ts';
import { feedTables } from './gtfs/feed-tables.ts';
import { type OnDemandFeed, onDemandFeed } from './on-demand/on-demand-feed.ts';
import { drawBuildings } from './osm/draw-buildings.ts';
import { drawLand } from './osm/draw-land.ts';
import { drawPlaces } from './osm/draw-places.ts';
import { drawStreets } from './osm/draw-streets.ts';
import { drawTransport } from './osm/draw-transport.ts';
import { createOsmSheet } from './osm/osm-sheet.ts';
import { providersFile } from './providers/providers-file.ts';
import { buildStreets, type StreetNetwork } from './streets/network.ts';
import { buildTransit, type Transit } from './transit/build-transit.ts';

/** Port Merrow: the contents of its feed files, and the plan behind them. */
export interface SampleCity {
  readonly osm: OsmElements;
  /** GTFS tables by file name. */
  readonly gtfs: ReadonlyMap<string, TextTable>;
  /** Tables of the flights feed, by file name. */
  readonly flights: ReadonlyMap<string, TextTable>;
  /** The feed of demand-responsive services. */
  readonly onDemand: OnDemandFeed;
  /** Shared-vehicle systems by name: files by path, as JSON values. */
  readonly gbfs: ReadonlyMap<string, GbfsFiles>;
  /** Taxis, hire, parking and costs (docs/providers.md). */
  readonly providers: unknown;
  /** The plan behind the files, for pictures and tests. */
  readonly streets: StreetNetwork;
  readonly transit: Transit;
}

export interface SampleCityOptions {
  /** Seed of side streets, names and timetable minutes; main streets, lines and landmarks do not depend on it. Default 1. */
  readonly seed?: number;
}

/** Generates the sample city. The same seed gives the same city on every machine. */
export function generateSampleCity(options: SampleCityOptions = {}): SampleCity {
  const seed = options.seed ?? 1;
  const streets = buildStreets(seed);
  const transit = buildTransit(streets, seed);
  const sheet = createOsmSheet();
  const ids = drawStreets(streets, sheet, seed);
  drawTransport(streets, transit, sheet, ids);
  drawLand(sheet);
  drawBuildings(streets, sheet, seed);
  drawPlaces(sheet);
  const osm = sheet.elements();
  const gbfs = new Map<string, GbfsFiles>([
    ['merrow-bikes', merrowBikes(streets, seed)],
    ['skipper', skipperScooters(streets, seed)],
    ['tidecar', tideCar(streets)],
  ]);
  const providers = providersFile(streets, osm);
  const gtfs = feedTables(transit);
  return { osm, gtfs, flights: flightsFeed(), onDemand: onDemandFeed(), gbfs, providers, streets, transit };
}
