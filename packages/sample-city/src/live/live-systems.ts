import { localDay, serviceDayStart } from '@tripwright/core/base';
import type { GbfsFiles } from '../gbfs/gbfs-document.ts';
import { place } from '../place.ts';
import { createRandom, seedOf } from '../random.ts';
import type { Situation } from './situation.ts';

/** Seconds between two states of a system; also the `ttl` of its files of counts. */
const STEP_SECONDS = 30;

interface Document {
  readonly last_updated: number | string;
  readonly ttl: number;
  readonly version: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface StationRow {
  readonly station_id: string;
  readonly num_docks_available: number;
  readonly vehicle_types_available: readonly { readonly vehicle_type_id: string; readonly count: number }[];
  readonly [key: string]: unknown;
}

/**
 * The files of a system as they are at an instant: counts that follow the hour, vehicles that stand elsewhere every twenty minutes. Types, places
 * and prices stay.
 * @param base address of the folder in which the files are published
 */
export function systemFilesAt(
  files: GbfsFiles,
  base: string,
  seed: number,
  situations: readonly Situation[],
  at: number,
): GbfsFiles {
  const step = at - (at % STEP_SECONDS);
  return new Map(
    [...files].map(([path, value]) => {
      const document = value as Document;
      const time = document.version.startsWith('3') ? new Date(step * 1000).toISOString() : step;
      const data =
        path === 'gbfs.json' ? listed(document.data, files, base) : dataAt(path, document, seed, situations, step);
      return [path, { ...document, last_updated: time, ttl: STEP_SECONDS, data }];
    }),
  );
}

function dataAt(
  path: string,
  { version, data }: Document,
  seed: number,
  situations: readonly Situation[],
  step: number,
): unknown {
  const name = path.split('/').at(-1);
  if (name === 'station_status.json') {
    const reported = version.startsWith('3') ? new Date(step * 1000).toISOString() : step;
    const stations = data['stations'] as readonly StationRow[];
    return {
      stations: stations.map((row) => ({ ...stationAt(row, seed, situations, step), last_reported: reported })),
    };
  }
  if (name === 'vehicle_status.json') return { vehicles: vehiclesAt(data['vehicles'] as readonly Row[], seed, step) };
  return data;
}

/** The addresses of the index, in the folder of the simulator. */
function listed(data: Document['data'], files: GbfsFiles, base: string): unknown {
  const paths = [...files.keys()];
  const feeds = (list: unknown): unknown =>
    (list as readonly { readonly name: string; readonly url: string }[]).map(({ name, url }) => ({
      name,
      url: `${base}${paths.find((path) => url.endsWith(`/${path}`)) ?? `${name}.json`}`,
    }));
  if (Array.isArray(data['feeds'])) return { feeds: feeds(data['feeds']) };
  return Object.fromEntries(
    Object.entries(data).map(([language, list]) => [language, { feeds: feeds((list as { feeds: unknown }).feeds) }]),
  );
}

/** Riders take vehicles out of the quarters in the morning and bring them back in the evening; stations differ in how much. */
function stationAt(row: StationRow, seed: number, situations: readonly Situation[], step: number): StationRow {
  const random = createRandom(seedOf(seed, `station-${row.station_id}`));
  const [swing, phase] = [random.between(-0.55, 0.55), random.between(-1.5, 1.5)];
  const hour = (step - serviceDayStart(localDay(step, place.timeZone), place.timeZone)) / 3600;
  const before = row.vehicle_types_available.reduce((sum, { count }) => sum + count, 0);
  const capacity = before + row.num_docks_available;
  const wave = swing * Math.sin(((hour + phase - 6) * Math.PI) / 12);
  const shaken = createRandom(seedOf(seed, `${row.station_id}-${Math.floor(step / 300)}`)).between(-0.12, 0.12);
  const is = (kind: Situation['kind']): boolean =>
    situations.some((one) => one.kind === kind && 'station' in one && one.station === row.station_id);
  const share = Math.min(1, Math.max(0, before / Math.max(1, capacity) + wave + shaken));
  const total = is('empty-station') ? 0 : is('full-station') ? capacity : Math.round(capacity * share);
  let left = total;
  const types = row.vehicle_types_available.map(({ vehicle_type_id, count }, i, all) => {
    const own =
      i === all.length - 1 ? left : Math.min(left, Math.round((total * (count + 0.5)) / (before + all.length / 2)));
    left -= own;
    return { vehicle_type_id, count: own };
  });
  const counts = { vehicle_types_available: types, num_docks_available: capacity - total };
  const named = 'num_bikes_available' in row ? 'num_bikes_available' : 'num_vehicles_available';
  const groups = row['vehicle_docks_available'] as readonly Readonly<Record<string, unknown>>[] | undefined;
  return {
    ...row,
    [named]: total,
    ...counts,
    ...(groups !== undefined && {
      vehicle_docks_available: groups.map((group) => ({ ...group, count: capacity - total })),
    }),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** A third of the vehicles stand where another one stood, and some are on the road. */
function vehiclesAt(rows: readonly Row[], seed: number, step: number): readonly Row[] {
  const random = createRandom(seedOf(seed, `vehicles-${Math.floor(step / 1200)}`));
  return rows.flatMap((row) => {
    const [fate, other] = [random.next(), random.pick(rows)];
    if (fate < 0.12) return [];
    return fate < 0.4 ? [{ ...row, lat: other['lat'], lon: other['lon'] }] : [row];
  });
}
