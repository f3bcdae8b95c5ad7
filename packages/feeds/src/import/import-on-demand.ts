import { type FlexRows, packFlex } from '@tripwright/core/flex';
import type { LatLng } from '@tripwright/core/geo';
import { distinctSlugs, findModeFamily } from '@tripwright/core/modes';
import type { ProviderRows } from '@tripwright/core/providers';
import { ARTEFACT_FILES, type DataSource } from '@tripwright/core/region';
import { type SharedSystem, vehicleMode } from '@tripwright/core/shared-vehicles';
import { writeDocument, writeFlatFile } from '@tripwright/core/storage';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { sha256 } from '../artefact/index.ts';
import { isAddress, ReadBudget, readGbfs } from '../gbfs/index.ts';
import { readFlex } from '../gtfs/index.ts';
import type { NoticeCollector } from '../notices/index.ts';
import { readProviders } from '../providers/index.ts';
import type { ReportSection } from '../report/index.ts';
import type { BuildProgress } from './build-step.ts';
import { feedNames } from './feed-names.ts';
import type { RegionPart } from './region-part.ts';

/** The sources of on-demand and shared modes. */
export interface OnDemandInputs {
  readonly feeds: readonly FeedRows[];
  /** Folders, zips, `gbfs.json` files or addresses of shared-vehicle systems. */
  readonly gbfs: readonly string[];
  /** Whether addresses in a system may lead to hosts of private networks. */
  readonly allowPrivate: boolean;
  /** File of providers. */
  readonly providers?: string;
  readonly notices: NoticeCollector;
  readonly step: BuildProgress;
}

/** The part of a region beside timetable and streets. */
export interface OnDemand extends RegionPart {
  readonly hasFlex: boolean;
  /** Identifiers of the modes that systems, services and providers offer. */
  readonly modes: readonly string[];
  /** Currencies of the providers' prices, and of the systems' plans, one per price. */
  readonly providerCurrencies: readonly string[];
  readonly planCurrencies: readonly string[];
  /** Time zone of the first system, for a region without a timetable. */
  readonly timezone: string | undefined;
  /** Places of stations, vehicles and zones, for the outline of a region without streets and stops. */
  readonly places: readonly LatLng[];
}

/**
 * Reads shared-vehicle systems, demand-responsive services and providers, and builds their files of the artefact. Equal input in any order
 * gives equal bytes.
 * @throws PlannerError naming the file, what is wrong with it and the remedy
 */
export async function importOnDemand(inputs: OnDemandInputs): Promise<OnDemand> {
  const buffers = new Map<string, Uint8Array>();
  const sources: DataSource[] = [];
  const counts: Record<string, number> = {};
  const sections: ReportSection[] = [];
  const places: LatLng[] = [];
  const modes = new Set<string>();
  let providerCurrencies: readonly string[] = [];
  const offer = (mode: string): unknown => modes.add(findModeFamily(mode)?.id ?? mode);

  const systems = await readSystems(inputs);
  if (systems.length > 0) {
    buffers.set(ARTEFACT_FILES.sharedVehicles, writeFlatFile('vehicles', writeDocument(systems)));
    counts['sharedStations'] = sum(systems, ({ stations }) => stations.length);
    counts['sharedVehicles'] = sum(systems, ({ vehicles }) => vehicles.length);
    for (const system of systems) {
      sources.push(systemSource(system));
      sections.push(systemSection(system));
      for (const type of system.vehicleTypes) {
        const mode = vehicleMode(system, type)?.mode;
        if (mode !== undefined) offer(mode);
      }
      for (const station of system.stations) places.push(station);
      for (const vehicle of system.vehicles.filter(isPlaced)) places.push(vehicle);
    }
  }
  const flex = readFlex(inputs.feeds, inputs.notices);
  if (flex !== undefined) {
    buffers.set(ARTEFACT_FILES.flex, writeFlatFile('flex', writeDocument(packFlex(flex))));
    for (const { mode } of flex.trips) offer(mode);
    counts['onDemandTrips'] = flex.trips.length;
    sections.push(flexSection(flex));
    for (const { area, stops } of flex.places) {
      for (const stop of stops ?? []) places.push(stop);
      for (const { outer } of area?.polygons ?? []) for (const corner of outer) places.push(corner);
    }
  }
  if (inputs.providers !== undefined) {
    const rows = readProviders(inputs.providers);
    providerCurrencies = currenciesOf(rows);
    for (const { mode } of [...rows.hailed, ...rows.hire]) offer(mode);
    buffers.set(ARTEFACT_FILES.providers, writeFlatFile('providers', writeDocument(rows)));
    counts['providers'] = rows.hailed.length + rows.hire.length;
    counts['carParks'] = rows.parking.length;
    sections.push(providersSection(rows));
  }
  return {
    buffers,
    texts: new Map(),
    sources,
    counts,
    sections,
    hasFlex: flex !== undefined,
    modes: [...modes].sort(),
    providerCurrencies,
    planCurrencies: systems.flatMap(({ plans }) => plans.map(({ currency }) => currency)),
    timezone: systems[0]?.timezone,
    places,
  };
}

async function readSystems({ gbfs, allowPrivate, feeds, notices, step }: OnDemandInputs): Promise<SharedSystem[]> {
  const timezone = feeds[0]?.agencies[0]?.timezone;
  const names = feedNames(gbfs.map(nameOf));
  const systems: SharedSystem[] = [];
  const budget = new ReadBudget({ allowPrivate });
  for (const [i, path] of gbfs.entries()) {
    const reading = { kind: 'reading', file: names[i]! } as const;
    step(reading, 0);
    systems.push(
      await readGbfs(path, { name: names[i]!, notices, budget, ...(timezone === undefined ? {} : { timezone }) }),
    );
    step(reading, 1);
  }
  return withModeNames(uniqueIds(systems.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))));
}

/** A short name for notices: the name of the folder or zip, or the host. */
function nameOf(path: string): string {
  if (isAddress(path)) return new URL(path).hostname;
  const parts = path.replaceAll('\\', '/').replace(/\/+$/, '').split('/');
  const last = parts.at(-1) ?? path;
  return last.toLowerCase() === 'gbfs.json' && parts.length > 1 ? (parts.at(-2) ?? last) : last;
}

/** Sorts systems by id, then by content, so that the order on the command line does not matter. */
function keyOf(system: SharedSystem): string {
  return `${system.id} ${sha256(JSON.stringify(system))}`;
}

/** Numbers the systems that share an id. */
function uniqueIds(systems: readonly SharedSystem[]): SharedSystem[] {
  const taken = new Set<string>();
  return systems.map((system) => {
    let id = system.id;
    for (let i = 2; taken.has(id); i++) id = `${system.id}-${i}`;
    taken.add(id);
    return id === system.id ? system : { ...system, id };
  });
}

/** Gives systems of different names different modes, even where the names differ only in letters that identifiers lack. */
function withModeNames(systems: readonly SharedSystem[]): SharedSystem[] {
  const nameOf = ({ name, id }: SharedSystem): string => name[0]?.text ?? id;
  const slugs = distinctSlugs(systems.map(nameOf));
  return systems.map((system) => {
    const name = nameOf(system);
    const slug = slugs.get(name) ?? name;
    return distinctSlugs([name]).get(name) === slug ? system : { ...system, modeName: slug };
  });
}

function systemSource(system: SharedSystem): DataSource {
  const credited = system.attribution ?? system.operator ?? system.name;
  return {
    kind: 'gbfs',
    name: system.id,
    hash: sha256(JSON.stringify(system)).slice(0, 16),
    attribution: credited[0]?.text ?? system.id,
    url: system.url ?? '',
    ...(system.licence !== undefined && { licence: system.licence }),
  };
}

/** The report's section about a shared-vehicle system. */
export function systemSection(system: SharedSystem): ReportSection {
  return {
    title: `Shared vehicles: ${system.name[0]?.text ?? system.id}`,
    text: 'The counts are from the time when the files were written; live counts replace them.',
    figures: [
      { label: 'GBFS version', value: system.version },
      { label: 'vehicle types', value: system.vehicleTypes.length },
      { label: 'stations', value: system.stations.length },
      {
        label: 'vehicles outside stations',
        value: system.vehicles.filter(({ station }) => station === undefined).length,
      },
      { label: 'pricing plans', value: system.plans.length },
      { label: 'zones with rules', value: system.zones.length },
    ],
  };
}

function flexSection(flex: FlexRows): ReportSection {
  return {
    title: 'On-demand services',
    figures: [
      { label: 'trips with time windows', value: flex.trips.length },
      { label: 'zones', value: flex.places.filter(({ area }) => area !== undefined).length },
      { label: 'stops and groups of stops', value: flex.places.filter(({ stops }) => stops !== undefined).length },
      { label: 'booking rules', value: flex.rules.length },
    ],
  };
}

/** The report's section about configured providers. */
export function providersSection(rows: ProviderRows): ReportSection {
  return {
    title: 'Providers',
    text: 'Configured by the operator, not taken from open data.',
    figures: [
      { label: 'taxis and ride-hailing', value: rows.hailed.length },
      { label: 'car sharing, rental and pooling', value: rows.hire.length },
      { label: 'hire locations', value: sum(rows.hire, ({ places }) => places.length) },
      { label: 'parking lots', value: rows.parking.length },
      { label: 'tolls', value: rows.tolls.length },
    ],
  };
}

function currenciesOf({ hailed, hire, parking, energy, tolls, onDemand = [] }: ProviderRows): string[] {
  const tariffs = [...hailed, ...hire, ...onDemand].flatMap(({ tariff, timedTariffs }) => [
    ...(tariff === undefined ? [] : [tariff]),
    ...timedTariffs.map((timed) => timed.tariff),
  ]);
  const fees = parking.flatMap((lot) => lot.fees ?? []);
  return [...tariffs, ...fees, ...energy, ...tolls.flatMap(({ prices }) => prices)].map(({ currency }) => currency);
}

function isPlaced<T extends { readonly lat?: number; readonly lng?: number }>(
  value: T,
): value is T & { readonly lat: number; readonly lng: number } {
  return value.lat !== undefined && value.lng !== undefined;
}

function sum<T>(rows: readonly T[], count: (row: T) => number): number {
  return rows.reduce((total, row) => total + count(row), 0);
}
