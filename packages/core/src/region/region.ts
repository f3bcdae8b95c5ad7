import { PlannerError } from '../base/index.ts';
import { StopLinks, StreetEngine } from '../engine/street/index.ts';
import { TransitEngine } from '../engine/transit/index.ts';
import { Fares } from '../fares/index.ts';
import { type FlexDocument, FlexServices, unpackFlex } from '../flex/index.ts';
import { decodePolyline, type LatLng, ringContains } from '../geo/index.ts';
import type { LiveRuns, LiveSnapshot } from '../live/index.ts';
import { Places } from '../places/index.ts';
import { type ProviderRows, Providers } from '../providers/index.ts';
import { type SharedSystem, SharedVehicles } from '../shared-vehicles/index.ts';
import { readDocument, readFlatFile, type Sections, StringPool, section } from '../storage/index.ts';
import { Areas, ParkingLots, StreetGraph } from '../street/index.ts';
import { StopDirectory, Timetable, TripShapes } from '../timetable/index.ts';
import type { RegionManifest } from './manifest.ts';

/** The scheduled services of a region. */
export interface RegionTransit {
  readonly timetable: Timetable;
  readonly engine: TransitEngine;
  readonly stops: StopDirectory;
  readonly shapes: TripShapes;
  /** What realtime sources make of its runs; absent where answers come from the timetable alone. */
  readonly live?: LiveRuns;
}

/** An opened region: immutable data and the engines that search it. */
export interface Region {
  readonly manifest: RegionManifest;
  readonly outline: readonly LatLng[];
  readonly transit: RegionTransit | undefined;
  readonly streets: StreetEngine | undefined;
  /** The links of stops to the streets; undefined unless the region has both. */
  readonly stopLinks: { readonly walk: StopLinks; readonly wheelchair: StopLinks } | undefined;
  /** Undefined where no feed has fares. */
  readonly fares: Fares | undefined;
  /** Shared bicycles, scooters and cars; undefined where no system was imported. */
  readonly sharedVehicles: SharedVehicles | undefined;
  /** Demand-responsive services; undefined where no feed has any. */
  readonly flex: FlexServices | undefined;
  /** The configuration of the operator: taxis, hire, parking, costs; undefined without one. */
  readonly providers: Providers | undefined;
  /** Car parks, bicycle stands and parking along streets from the map; undefined without streets. */
  readonly parking: ParkingLots | undefined;
  /** Water, parks and buildings, for drawing. */
  readonly areas: Areas | undefined;
  /** The names of stops, streets, addresses and other places; undefined where their file was left out. */
  readonly places: Places | undefined;
  /** What realtime sources say; absent where answers come from the timetable alone. */
  readonly live?: LiveSnapshot;
}

/** The files of an artefact. */
export const ARTEFACT_FILES = {
  timetable: 'timetable.bin',
  street: 'street.bin',
  places: 'places.bin',
  names: 'names.bin',
  text: 'text.bin',
  shapes: 'shapes.bin',
  areas: 'areas.bin',
  parking: 'parking.bin',
  fares: 'fares.bin',
  sharedVehicles: 'vehicles.bin',
  flex: 'flex.bin',
  providers: 'providers.bin',
} as const;

/**
 * The sections of one file of an artefact, after a check of its checksum and its kind. Nothing is copied.
 * @param source the name of the region's folder in errors
 * @throws PlannerError `artefact-corrupt` or `artefact-newer-format`
 */
export function openRegionFile(file: string, buffer: ArrayBufferLike, source: string): Sections {
  return readFlatFile(buffer, file.replace('.bin', ''), `${source}/${file}`);
}

/**
 * Opens a region from its files. Apart from a few small documents nothing is parsed or copied, so it works on shared memory, on files and on
 * buffers that a web page has loaded. Parts without a file are undefined.
 * @param files the results of {@link openRegionFile}
 * @param source the name of the region's folder in errors
 * @throws PlannerError `artefact-corrupt`
 */
export function openRegion(manifest: RegionManifest, files: ReadonlyMap<string, Sections>, source: string): Region {
  const read = (file: string): Sections | undefined => files.get(file);
  const text = read(ARTEFACT_FILES.text);
  if (text === undefined)
    throw new PlannerError('artefact-corrupt', `${source}/${ARTEFACT_FILES.text} is missing. Build the region again.`);
  const pool = (name: string): StringPool =>
    new StringPool(section(text, `${name}Bytes`, Uint8Array), section(text, `${name}Offsets`, Uint32Array));
  const places = read(ARTEFACT_FILES.places) ?? new Map();

  const timetableSections = read(ARTEFACT_FILES.timetable);
  let transit: RegionTransit | undefined;
  if (timetableSections !== undefined) {
    const timetable = new Timetable(timetableSections, pool('timetable'));
    transit = {
      timetable,
      engine: new TransitEngine(timetable),
      stops: new StopDirectory(timetable, places),
      shapes: new TripShapes(timetable, read(ARTEFACT_FILES.shapes) ?? new Map()),
    };
  }
  const fareSections = read(ARTEFACT_FILES.fares);
  const streetSections = read(ARTEFACT_FILES.street);
  const streets =
    streetSections === undefined ? undefined : new StreetEngine(StreetGraph.from(streetSections, pool('street')));
  const areaSections = read(ARTEFACT_FILES.areas);
  const parkingSections = read(ARTEFACT_FILES.parking);
  const names = read(ARTEFACT_FILES.names);
  return {
    manifest,
    outline: decodePolyline(manifest.outline),
    transit,
    streets,
    fares: fareSections === undefined || transit === undefined ? undefined : new Fares(transit.timetable, fareSections),
    ...openOnDemand(read, manifest.timezone),
    parking: parkingSections === undefined ? undefined : ParkingLots.from(parkingSections, pool('street')),
    places: names === undefined ? undefined : new Places(names),
    areas: areaSections === undefined ? undefined : new Areas(areaSections),
    stopLinks: streets !== undefined && transit !== undefined ? openStopLinks(streets.graph, places) : undefined,
  };
}

/** Values made at the first use: most requests walk, few need a wheelchair, many go from stop to stop. */
export function openStopLinks(graph: StreetGraph, places: Sections): Region['stopLinks'] {
  let walk: StopLinks | undefined;
  let wheelchair: StopLinks | undefined;
  return {
    get walk() {
      walk ??= new StopLinks(graph, places);
      return walk;
    },
    get wheelchair() {
      wheelchair ??= new StopLinks(graph, places, 'wheelchair');
      return wheelchair;
    },
  };
}

/** The documents that are read as a whole: systems, services and providers are few compared with stops and streets. */
function openOnDemand(
  read: (file: string) => Sections | undefined,
  timezone: string,
): Pick<Region, 'sharedVehicles' | 'flex' | 'providers'> {
  const [systems, flex, providers] = [
    read(ARTEFACT_FILES.sharedVehicles),
    read(ARTEFACT_FILES.flex),
    read(ARTEFACT_FILES.providers),
  ];
  return {
    sharedVehicles: systems === undefined ? undefined : new SharedVehicles(readDocument<SharedSystem[]>(systems)),
    flex: flex === undefined ? undefined : new FlexServices(unpackFlex(readDocument<FlexDocument>(flex))),
    providers: providers === undefined ? undefined : new Providers(readDocument<ProviderRows>(providers), timezone),
  };
}

/** Whether a place lies within the outline of a region. */
export function regionCovers(region: Region, place: LatLng): boolean {
  return ringContains(region.outline, place);
}
