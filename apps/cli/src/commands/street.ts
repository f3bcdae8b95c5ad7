import { PlannerError } from '@tripwright/core/base';
import {
  DEFAULT_CYCLE_SAFETY,
  describePath,
  type NoRouteReason,
  pathWays,
  STREET_PROFILES,
  type StreetEngine,
  type StreetMoment,
  type StreetPath,
  type StreetPreferences,
} from '@tripwright/core/engine/street';
import type { LatLng } from '@tripwright/core/geo';
import type { StreetProfileName } from '@tripwright/core/modes';
import { regionCovers } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import type { Command } from 'commander';
import { answerLines } from '../answer-lines.ts';
import { onlyRegion } from '../only-region.ts';
import { parsePlace } from '../parse-place.ts';
import { parseTime } from '../parse-time.ts';
import { rejectUnknownMembers } from '../reject-unknown-members.ts';
import { askSwapped } from '../swapped-place.ts';

interface StreetOptions {
  readonly data: string;
  readonly region?: string;
  readonly from?: string;
  readonly to?: string;
  readonly profile: string;
  readonly time?: string;
  readonly cycleSafety?: string;
  readonly folding: boolean;
  readonly batch?: string;
  readonly json: boolean;
}

/** Adds `street`: the bare street search. */
export function addStreet(program: Command): void {
  program
    .command('street')
    .summary('the bare street search between two points')
    .description(
      'Searches the streets alone, without timetables. JSON lists OSM way and node ids in order of travel, for checking.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--from <lat,lng>', 'origin')
    .option('--to <lat,lng>', 'destination')
    .option('--profile <name>', Object.keys(STREET_PROFILES).join(', '), 'walk')
    .option('--time <time>', 'time of travel, for opening hours and other limits in time; ISO 8601 or Unix seconds')
    .option(
      '--cycle-safety <share>',
      'bicycles and scooters: 0 for the shortest route, 1 for the most cycle-friendly (default: 0.5)',
    )
    .option('--folding', 'a folding bicycle, carried where it cannot be ridden', false)
    .option(
      '--batch <file>',
      'answer one JSON query per line: {from: [lat,lng], to: [lat,lng], profile, time} (- for standard input)',
    )
    .option('--json', 'print JSON', false)
    .action(run);
}

async function run(options: StreetOptions): Promise<void> {
  checkCombination(options);
  const region = await readRegion(options.data, await onlyRegion(options.data, options.region), 'streets');
  const { streets } = region;
  if (streets === undefined) {
    throw new PlannerError(
      'input-unusable',
      `The region "${region.manifest.code}" has no streets. Build it again with --osm FILE.`,
    );
  }
  const zone = region.manifest.timezone;
  const isCovered = (place: LatLng): boolean => regionCovers(region, place);
  const preferences = checkPreferences(options);
  if (options.batch !== undefined) {
    await answerLines(options.batch, (value, where) => {
      const { from, to, profile, time = options.time } = checkQuery(value, where, options.profile);
      return answer(streets, { from, to, profile, moment: momentOf(where, time, zone), preferences });
    });
    return;
  }
  if (options.from === undefined || options.to === undefined)
    throw new PlannerError('bad-usage', 'street needs --from and --to (or --batch FILE).');
  const profile = checkProfile(options.profile, '--profile');
  const moment = momentOf('--time', options.time, zone);
  const [from, to] = [parsePlace('--from', options.from), parsePlace('--to', options.to)];
  const result = answer(streets, { from, to, profile, moment, preferences });
  if (!result.found) {
    for (const question of [askSwapped('--from', from, isCovered), askSwapped('--to', to, isCovered)])
      if (question !== undefined) process.stderr.write(`tripwright: ${question}\n`);
  }
  process.stdout.write(options.json ? `${JSON.stringify(result, undefined, 2)}\n` : `${printRoute(result)}\n`);
}

/** Profiles to which the options for cycling apply. */
const CYCLING: ReadonlySet<string> = new Set(['bicycle', 'e-scooter'] satisfies StreetProfileName[]);

/** @throws PlannerError `bad-usage` when options contradict each other or would have no effect */
function checkCombination({ batch, from, to, profile, cycleSafety, folding }: StreetOptions): void {
  if (batch !== undefined) {
    if ((from ?? to) !== undefined)
      throw new PlannerError(
        'bad-usage',
        '--from and --to cannot be given with --batch. Write {"from", "to"} on each line instead.',
      );
    return;
  }
  if ((cycleSafety !== undefined || folding) && !CYCLING.has(profile))
    throw new PlannerError(
      'bad-usage',
      `${folding ? '--folding' : '--cycle-safety'} has no effect with --profile ${profile}: add --profile bicycle, or leave it out.`,
    );
}

interface StreetJson {
  readonly profile: string;
  readonly found: boolean;
  readonly reason?: NoRouteReason;
  readonly seconds?: number;
  readonly metres?: number;
  readonly from?: { readonly lat: number; readonly lng: number; readonly snapMetres: number };
  readonly to?: { readonly lat: number; readonly lng: number; readonly snapMetres: number };
  readonly ways?: readonly WayJson[];
  readonly geometry?: string;
}

interface WayJson {
  readonly way: number;
  readonly name?: string;
  readonly nodes: readonly number[];
  readonly metres: number;
  readonly pushed?: true;
  /** Nodes past which a bicycle is pushed. */
  readonly pushedAt?: readonly number[];
}

function momentOf(where: string, time: string | undefined, zone: string): StreetMoment | undefined {
  return time === undefined ? undefined : { instant: parseTime(where, time, zone), zone };
}

/** One question of `street`. */
interface StreetQuestion {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly profile: StreetProfileName;
  /** Undefined: tags that depend on the time are ignored. */
  readonly moment: StreetMoment | undefined;
  readonly preferences: StreetPreferences;
}

function answer(streets: StreetEngine, { from, to, profile, moment, preferences }: StreetQuestion): StreetJson {
  const metric = streets.metric(profile, STREET_PROFILES[profile].speed, moment, preferences);
  const found = streets.route(metric, from, to);
  if (!found.found) return { profile, found: false, reason: found.reason };
  const { path } = found;
  const described = describePath(streets.graph, path);
  const end = (snap: StreetPath['from']): { lat: number; lng: number; snapMetres: number } => ({
    lat: snap.lat,
    lng: snap.lng,
    snapMetres: Math.round(snap.metres * 10) / 10,
  });
  return {
    profile,
    found: true,
    seconds: described.seconds,
    metres: described.metres,
    from: end(path.from),
    to: end(path.to),
    ways: waysOf(path),
    geometry: described.geometry,
  };
}

/** The OSM ways of a path in order of travel, each with its nodes between the snapped ends. */
function waysOf(path: StreetPath): WayJson[] {
  return pathWays(path).map(({ way, name, nodes, metres, pushed, pushedAt }) => ({
    way,
    ...(name === '' ? {} : { name }),
    nodes,
    metres: Math.round(metres * 10) / 10,
    ...(pushed ? { pushed: true as const } : {}),
    ...(pushedAt.length > 0 ? { pushedAt } : {}),
  }));
}

function checkPreferences({ cycleSafety, folding }: StreetOptions): StreetPreferences {
  const share = cycleSafety === undefined ? DEFAULT_CYCLE_SAFETY : Number(cycleSafety);
  if (!(share >= 0 && share <= 1))
    throw new PlannerError('bad-usage', `--cycle-safety ${cycleSafety} is not a number from 0 to 1.`);
  return { cycleSafety: share, folds: folding };
}

function checkProfile(text: string, where: string): StreetProfileName {
  if (Object.hasOwn(STREET_PROFILES, text)) return text as StreetProfileName;
  throw new PlannerError(
    'bad-usage',
    `${where}: "${text}" is not a profile. There are: ${Object.keys(STREET_PROFILES).join(', ')}.`,
  );
}

function checkQuery(
  value: unknown,
  where: string,
  profile: string,
): { from: LatLng; to: LatLng; profile: StreetProfileName; time: string | undefined } {
  const query = value as { from?: unknown; to?: unknown; profile?: unknown; time?: unknown } | null;
  if (typeof query === 'object' && query !== null && !Array.isArray(query))
    rejectUnknownMembers(query, ['from', 'to', 'profile', 'time'], where);
  const place = (pair: unknown): LatLng | undefined =>
    Array.isArray(pair) && pair.length === 2 && within(pair[0], 90) && within(pair[1], 180)
      ? { lat: pair[0], lng: pair[1] }
      : undefined;
  const [from, to] = [place(query?.from), place(query?.to)];
  const isTime = ['string', 'number', 'undefined'].includes(typeof query?.time);
  const isProfile = ['string', 'undefined'].includes(typeof query?.profile);
  if (from === undefined || to === undefined || !isTime || !isProfile)
    throw new PlannerError(
      'input-unusable',
      `${where}: expected {"from": [lat, lng], "to": [lat, lng], "profile"?: name, "time"?: text}.`,
    );
  const time = typeof query?.time === 'string' || typeof query?.time === 'number' ? String(query.time) : undefined;
  return { from, to, profile: checkProfile(typeof query?.profile === 'string' ? query.profile : profile, where), time };
}

/** Whether a value is a number from -`most` to `most`. */
function within(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

const NO_ROUTE: Readonly<Record<NoRouteReason, string>> = {
  'off-network-from': 'there is no usable street near the start',
  'off-network-to': 'there is no usable street near the destination',
  'not-connected': 'no usable streets connect the two places',
};

function pushing({ pushed, pushedAt = [] }: WayJson): string {
  if (pushed === true) return ' (push)';
  return pushedAt.length > 0 ? ` (push at ${pushedAt.map((node) => `node ${node}`).join(', ')})` : '';
}

/** The result in lines: the total, then each way. */
function printRoute(result: StreetJson): string {
  if (result.reason !== undefined) return `No route found: ${NO_ROUTE[result.reason]}.`;
  const ways = (result.ways ?? []).map(
    (way) => `  ${String(Math.round(way.metres)).padStart(6)} m  ${way.name ?? '(no name)'}${pushing(way)}`,
  );
  const hops = Math.round((result.from?.snapMetres ?? 0) + (result.to?.snapMetres ?? 0));
  const toAndFrom = hops === 0 ? '' : ` + ${hops} m to and from the street`;
  const minutes = Math.round((result.seconds ?? 0) / 60);
  return [`${result.profile}: ${result.metres} m${toAndFrom}, ${minutes} min`, ...ways].join('\n');
}
