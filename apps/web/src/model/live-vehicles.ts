import type { BoundingBox } from '@tripwright/core/geo';
import type { LoadKind } from '@tripwright/core/text';
import type { MapVehicle } from '@tripwright/map-view/style';
import type { Texts } from '../strings.ts';

/** The answer of `/vehicles/REGION.geojson`. */
export interface VehiclesBody {
  /** Id of the snapshot; null where the region has no live data. */
  readonly live: string | null;
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly number[] };
    readonly properties: VehicleProperties;
  }[];
}

interface VehicleProperties {
  readonly id: string;
  /** Unix seconds of the measurement. */
  readonly time: number;
  readonly bearing?: number;
  readonly occupancy?: string;
  readonly line?: string;
  readonly color?: string;
  readonly headsign?: string;
  readonly delay?: number;
}

/** A place that was measured longer ago is drawn pale. */
const OLD_SECONDS = 120;
const PLAIN = '#5f6b76';
/** Under a minute is on time, as riders count. */
const ON_TIME_SECONDS = 60;

/** The address of the vehicles within a view, whose box is widened to the digits that are sent. */
export function vehiclesUrl(region: string, { south, west, north, east }: BoundingBox): string {
  const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;
  const isWholeWorld = east - west >= 360;
  const box = [
    Math.max(-90, south),
    isWholeWorld ? -180 : wrapped(west),
    Math.min(90, north),
    isWholeWorld ? 180 : wrapped(east),
  ];
  return `/vehicles/${encodeURIComponent(region)}.geojson?bounds=${box.map((value) => value.toFixed(4)).join(',')}`;
}

/** The vehicles of an answer as the map draws them, with what a click shows. @param now Unix seconds */
export function mapVehicles(
  { features }: VehiclesBody,
  texts: Pick<Texts, 'say' | 'phrases'>,
  now: number,
): MapVehicle[] {
  return features.flatMap(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates;
    if (lng === undefined || lat === undefined) return [];
    const { id, time, bearing, line = '', color = PLAIN } = properties;
    return [
      { id, lat, lng, bearing, line, color, isOld: now - time > OLD_SECONDS, facts: factsOf(properties, texts, now) },
    ];
  });
}

function factsOf(
  { line = '', headsign = '', delay, occupancy, time }: VehicleProperties,
  { say, phrases }: Pick<Texts, 'say' | 'phrases'>,
  now: number,
): string[] {
  const late =
    delay === undefined
      ? ''
      : Math.abs(delay) < ON_TIME_SECONDS
        ? phrases.say('live.on-time')
        : phrases.say(delay > 0 ? 'live.late' : 'live.early', { delay: Math.abs(delay) });
  const age = Math.max(0, now - time);
  const seen = age < ON_TIME_SECONDS ? phrases.say('live.updated-now') : phrases.say('live.updated', { age });
  const level = LEVELS[occupancy ?? ''];
  return [
    [line, headsign].filter((part) => part !== '').join(' → '),
    late,
    level === undefined ? '' : say('occupancy', { load: level }),
    seen,
  ].filter((fact) => fact !== '');
}

/** Words for the levels of GTFS-Realtime. */
const LEVELS: Readonly<Record<string, LoadKind>> = {
  EMPTY: 'empty',
  MANY_SEATS_AVAILABLE: 'many',
  FEW_SEATS_AVAILABLE: 'few',
  STANDING_ROOM_ONLY: 'standing',
  CRUSHED_STANDING_ROOM_ONLY: 'standing',
  FULL: 'full',
  NOT_ACCEPTING_PASSENGERS: 'closed',
  NOT_BOARDABLE: 'closed',
};
