import { isTimeZone } from '@tripwright/core/base';
import type { SharedSystem, VehicleType } from '@tripwright/core/shared-vehicles';
import type { NoticeCollector, SourceNotices } from '../notices/index.ts';
import { definedValues } from '../values/index.ts';
import { readHours } from './records/read-hours.ts';
import { readPlans } from './records/read-plans.ts';
import { readRentalApps } from './records/read-rental-links.ts';
import { readStations } from './records/read-stations.ts';
import { PLAIN_BICYCLE, readVehicleTypes } from './records/read-vehicle-types.ts';
import { readVehicles } from './records/read-vehicles.ts';
import { readZones } from './records/read-zones.ts';
import { keepFirst } from './records/rows.ts';
import type { GbfsFile, GbfsLanguage } from './source/gbfs-file.ts';
import { JsonRecord } from './source/json-record.ts';

/** Options of {@link readGbfsFiles}. */
export interface ReadSystemOptions {
  /** Short name of the source in notices; also the id of a system without `system_id`. */
  readonly name: string;
  /** Takes what was dropped, repaired or doubtful. */
  readonly notices: NoticeCollector;
  /** IANA time zone of a system without a valid one. Default UTC. */
  readonly timezone?: string;
}

/**
 * Reads the files of a system that are parsed already, in one language. Notices name a file by its label.
 * @param files by the name of the feed (`station_information`)
 * @param language BCP 47 tag of texts without one; '' = that of system_information
 */
export function readGbfsFiles(
  files: ReadonlyMap<string, GbfsFile>,
  options: ReadSystemOptions,
  language = '',
): SharedSystem {
  const main = { language, files };
  noteVersions(main, options.notices.source(options.name));
  return readLanguage(main, options);
}

/** Reads the files of one language. Versions that do not fit together are not noted. */
export function readLanguage(main: GbfsLanguage, options: ReadSystemOptions): SharedSystem {
  const notices = options.notices.source(options.name);
  const files = new SystemFiles(main, notices);
  const information = files.need('system_information');
  const { types, stations, vehicles, isKnownType } = readFleet(files, notices);
  const plans = files.read('system_pricing_plans', readPlans) ?? [];
  const { zones, globalRules } = files.read('geofencing_zones', (file) => readZones(file, isKnownType)) ?? {
    zones: [],
    globalRules: [],
  };
  const id = information?.text('system_id') ?? options.name;
  return {
    id,
    version: versionOf(main.files.values()),
    name: information?.localText('name') ?? [{ text: id, language: '' }],
    timezone: zoneOf(information, options.timezone ?? 'UTC'),
    vehicleTypes: keepPlans(types(), new Set(plans.map((plan) => plan.id)), notices),
    regions: files.read('system_regions', readRegions) ?? [],
    stations,
    vehicles,
    plans,
    zones,
    globalRules,
    ...definedValues({
      operator: information?.localText('operator'),
      url: information?.text('url'),
      phone: information?.text('phone_number'),
      email: information?.text('email'),
      apps: information === undefined ? undefined : readRentalApps(information),
      openingHours:
        information?.openingHours('opening_hours') ??
        readHours(files.open('system_hours'), files.open('system_calendar')),
      terminationDate: information?.text('termination_date'),
      lastUpdated: lastUpdated(main.files, notices),
      attribution: information?.localText('attribution_organization_name'),
      licence: information?.text('license_id', 'license_url'),
    }),
  };
}

/** The files of a system in one language, by the name of the feed. */
class SystemFiles {
  readonly #files: GbfsLanguage['files'];
  readonly #notices: SourceNotices;
  /** Language of texts without one: the language under which `gbfs.json` lists the files, or the system's own. */
  readonly #language: string;

  constructor({ language, files }: GbfsLanguage, notices: SourceNotices) {
    const own = files.get('system_information')?.data['language'];
    this.#files = files;
    this.#notices = notices;
    this.#language = language !== '' ? language : typeof own === 'string' ? own : '';
  }

  open(name: string): JsonRecord | undefined {
    const file = this.#files.get(name);
    if (file === undefined) return undefined;
    return new JsonRecord(file.data, '', { notices: this.#notices, file: file.label, language: this.#language });
  }

  /** Like `open`, and notes a file that is missing. */
  need(name: string): JsonRecord | undefined {
    const found = this.open(name);
    if (found === undefined) this.#notices.note('missing-file', `${name}.json`, 0, '', '');
    return found;
  }

  read<T>(name: string, reader: (file: JsonRecord) => T): T | undefined {
    const file = this.open(name);
    return file === undefined ? undefined : reader(file);
  }
}

interface Fleet {
  readonly stations: SharedSystem['stations'];
  readonly vehicles: SharedSystem['vehicles'];
  /** Complete only after every file that may name a type was read. */
  readonly types: () => readonly VehicleType[];
  readonly isKnownType: (id: string) => boolean;
}

function readFleet(files: SystemFiles, notices: SourceNotices): Fleet {
  const stationFile = files.open('station_information');
  const statusFile = stationFile === undefined ? undefined : files.need('station_status');
  const vehicleFile = files.open('vehicle_status') ?? files.open('free_bike_status');
  if (stationFile === undefined && vehicleFile === undefined) {
    notices.note('missing-file', 'station_information.json or vehicle_status.json', 0, '', '');
  }
  const described = files.read('vehicle_types', readVehicleTypes) ?? [];
  const typeIds = new Set(described.map(({ id }) => id));
  // Where no types are described, every type that another file names is a plain bicycle (SV-6).
  const isKnownType = (id: string): boolean => (described.length === 0 ? typeIds.add(id).has(id) : typeIds.has(id));
  const stations = stationFile === undefined ? [] : readStations(stationFile, statusFile, isKnownType);
  const stationIds = new Set(stations.map(({ id }) => id));
  const typeOfUnnamed =
    described.length === 0 ? PLAIN_BICYCLE.id : described.length === 1 ? described[0]!.id : undefined;
  const isKnownStation = (id: string): boolean => stationIds.has(id);
  const vehicles =
    vehicleFile === undefined ? [] : readVehicles(vehicleFile, { isKnownType, isKnownStation, typeOfUnnamed });
  const types = (): readonly VehicleType[] => {
    if (described.length > 0) return described;
    const named = [...typeIds].filter((id) => id !== PLAIN_BICYCLE.id);
    return [PLAIN_BICYCLE, ...named.map((id) => ({ ...PLAIN_BICYCLE, id }))];
  };
  return { stations, vehicles, types, isKnownType };
}

/** The types, without references to plans that do not exist. */
function keepPlans(types: readonly VehicleType[], plans: ReadonlySet<string>, notices: SourceNotices): VehicleType[] {
  return types.map((type) => {
    const { defaultPlan, planIds, ...rest } = type;
    const named = [...(defaultPlan === undefined ? [] : [defaultPlan]), ...(planIds ?? [])];
    for (const plan of named) {
      if (!plans.has(plan)) notices.note('unknown-pricing-plan', 'vehicle_types.json', 0, type.id, plan);
    }
    return {
      ...rest,
      ...definedValues({
        defaultPlan: defaultPlan !== undefined && plans.has(defaultPlan) ? defaultPlan : undefined,
        planIds: planIds?.filter((plan) => plans.has(plan)),
      }),
    };
  });
}

function readRegions(data: JsonRecord): SharedSystem['regions'] {
  const regions = data.records('regions').map((record) => {
    const id = record.needText('region_id');
    const name = record.localText('name');
    return id === undefined || name === undefined ? undefined : { id, name };
  });
  return keepFirst(regions, data, 'regions');
}

function zoneOf(information: JsonRecord | undefined, fallback: string): string {
  const zone = information?.needText('timezone');
  if (zone === undefined) return fallback;
  if (isTimeZone(zone)) return zone;
  information?.note('invalid-timezone', 'timezone', zone);
  return fallback;
}

/** The earliest `last_updated` of the files with counts, in Unix seconds. */
function lastUpdated(files: GbfsLanguage['files'], notices: SourceNotices): number | undefined {
  let oldest: number | undefined;
  for (const name of ['station_status', 'vehicle_status', 'free_bike_status']) {
    const file = files.get(name);
    if (file === undefined) continue;
    const context = { notices, file: file.label, language: '' };
    const seconds = new JsonRecord({ last_updated: file.lastUpdated }, '', context).instant('last_updated');
    if (seconds !== undefined && (oldest === undefined || seconds < oldest)) oldest = seconds;
  }
  return oldest;
}

/** The first version in the files; version 1.0 did not require one. */
function versionOf(files: Iterable<{ readonly version: string | undefined }>): string {
  for (const { version } of files) if (version !== undefined) return version;
  return '1.0';
}

function noteVersions({ files }: GbfsLanguage, notices: SourceNotices): void {
  const first = versionOf(files.values());
  const major = first.split('.')[0];
  for (const file of files.values()) {
    if (file.version === undefined) continue;
    if (!/^[123](?:\.\d+)?(?:-.+)?$/.test(file.version)) {
      notices.note('unsupported-version', file.label, 0, 'version', file.version);
    } else if (file.version.split('.')[0] !== major) {
      notices.note('mixed-versions', file.label, 0, 'version', file.version);
    }
  }
}
