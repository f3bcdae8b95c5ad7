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
import { readRegion } from '@tripwright/feeds/artefact';
import type { Command } from 'commander';
import { parsePlace } from '../parse-place.ts';
import { parseTime } from '../parse-time.ts';
import { answerLines } from '../read-lines.ts';
import { refuseUnknownMembers } from '../refuse-unknown-members.ts';

interface StreetOptions {
  readonly data: string;
  readonly region: string;
  readonly from?: string;
  readonly to?: string;
  readonly profile: string;
  readonly time?: string;
  readonly cycleSafety?: string;
  readonly folding: boolean;
  readonly batch?: string;
  readonly json: boolean;
}

export function addStreet(program: Command): void {
  program
    .command('street')
    .summary('the bare street search between two points')
    .description('Searches the streets alone. JSON gives OSM way and node ids in order of travel, for checking.')
    .requiredOption('--data <dir>', 'folder of built regions')
    .requiredOption('--region <code>', 'region code')
    .option('--from <lat,lng>', 'origin')
    .option('--to <lat,lng>', 'destination')
    .option('--profile <name>', Object.keys(STREET_PROFILES).join(', '), 'walk')
    .option(
      '--time <time>',
      'streets as they are then (opening hours, limits for some hours); ISO 8601 or Unix seconds',
    )
    .option(
      '--cycle-safety <share>',
      'bicycles and scooters: 0 for the shortest way, 1 for the friendliest (0.5 unless given)',
    )
    .option('--folding', 'the bicycle folds up and is carried where it cannot be ridden', false)
    .option(
      '--batch <file>',
      'answer one JSON query per line: {from: [lat,lng], to: [lat,lng], profile, time} (- for standard input)',
    )
    .option('--json', 'print JSON', false)
    .action(async (options: StreetOptions) => {
      checkCombination(options);
      const region = await readRegion(options.data, options.region, 'streets');
      const { streets } = region;
      if (streets === undefined) {
        throw new PlannerError(
          'input-unusable',
          `The region "${options.region}" has no streets. Build it again with --osm FILE.`,
        );
      }
      const zone = region.manifest.timezone;
      const wishes = checkWishes(options);
      if (options.batch !== undefined) {
        await answerLines(options.batch, (value, where) => {
          const query = checkQuery(value, where, options.profile);
          return answer(
            streets,
            query.from,
            query.to,
            query.profile,
            momentOf(where, query.time ?? options.time, zone),
            wishes,
          );
        });
        return;
      }
      if (options.from === undefined || options.to === undefined)
        throw new PlannerError('bad-usage', 'street needs --from and --to (or --batch FILE).');
      const profile = checkProfile(options.profile, '--profile');
      const moment = momentOf('--time', options.time, zone);
      const result = answer(
        streets,
        parsePlace('--from', options.from),
        parsePlace('--to', options.to),
        profile,
        moment,
        wishes,
      );
      if (options.json) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
      else process.stdout.write(`${tell(result)}\n`);
    });
}

/** Who rides as the wishes for cycling say. */
const CYCLING: ReadonlySet<string> = new Set(['bicycle', 'e-scooter'] satisfies StreetProfileName[]);

/** @throws PlannerError `bad-usage` when options do not go together: none is left unused without a word */
function checkCombination({ batch, from, to, profile, cycleSafety, folding }: StreetOptions): void {
  if (batch !== undefined) {
    if ((from ?? to) !== undefined)
      throw new PlannerError(
        'bad-usage',
        '--from and --to: with --batch every line says its own. Write {"from", "to"} there.',
      );
    return;
  }
  if ((cycleSafety !== undefined || folding) && !CYCLING.has(profile))
    throw new PlannerError(
      'bad-usage',
      `${folding ? '--folding' : '--cycle-safety'} means nothing with --profile ${profile}: add --profile bicycle, or leave it out.`,
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
}

function momentOf(where: string, time: string | undefined, zone: string): StreetMoment | undefined {
  return time === undefined ? undefined : { instant: parseTime(where, time, zone), zone };
}

function answer(
  streets: StreetEngine,
  from: LatLng,
  to: LatLng,
  profile: StreetProfileName,
  moment: StreetMoment | undefined,
  wishes: StreetPreferences,
): StreetJson {
  const found = streets.route(streets.metric(profile, STREET_PROFILES[profile].speed, moment, wishes), from, to);
  if (!found.found) return { profile, found: false, reason: found.reason };
  const { path } = found;
  const told = describePath(streets.graph, path);
  const end = (snap: StreetPath['from']): { lat: number; lng: number; snapMetres: number } => ({
    lat: snap.lat,
    lng: snap.lng,
    snapMetres: Math.round(snap.metres * 10) / 10,
  });
  return {
    profile,
    found: true,
    seconds: told.seconds,
    metres: told.metres,
    from: end(path.from),
    to: end(path.to),
    ways: waysOf(path),
    geometry: told.geometry,
  };
}

/** The ways travelled, in order, with the OSM nodes between the snapped ends. */
function waysOf(path: StreetPath): WayJson[] {
  return pathWays(path).map(({ way, name, nodes, metres, pushed }) => ({
    way,
    ...(name === '' ? {} : { name }),
    nodes,
    metres: Math.round(metres * 10) / 10,
    ...(pushed ? { pushed: true as const } : {}),
  }));
}

function checkWishes({ cycleSafety, folding }: StreetOptions): StreetPreferences {
  const share = cycleSafety === undefined ? DEFAULT_CYCLE_SAFETY : Number(cycleSafety);
  if (!(share >= 0 && share <= 1))
    throw new PlannerError('bad-usage', `--cycle-safety ${cycleSafety} is no number from 0 to 1.`);
  return { cycleSafety: share, folds: folding };
}

function checkProfile(text: string, where: string): StreetProfileName {
  if (Object.hasOwn(STREET_PROFILES, text)) return text as StreetProfileName;
  throw new PlannerError(
    'bad-usage',
    `${where}: "${text}" is no profile. There are: ${Object.keys(STREET_PROFILES).join(', ')}.`,
  );
}

function checkQuery(
  value: unknown,
  where: string,
  profile: string,
): { from: LatLng; to: LatLng; profile: StreetProfileName; time: string | undefined } {
  const query = value as { from?: unknown; to?: unknown; profile?: unknown; time?: unknown } | null;
  if (typeof query === 'object' && query !== null && !Array.isArray(query))
    refuseUnknownMembers(query, ['from', 'to', 'profile', 'time'], where);
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

/** Whether a value is a number of degrees, no more than `most` either way. */
function within(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

const NO_WAY: Readonly<Record<NoRouteReason, string>> = {
  'off-network-from': 'no street that may be used is near the start',
  'off-network-to': 'no street that may be used is near the destination',
  'not-connected': 'no way that may be used leads there',
};

function tell(result: StreetJson): string {
  if (result.reason !== undefined) return `No way found: ${NO_WAY[result.reason]}.`;
  const ways = (result.ways ?? []).map(
    (way) =>
      `  ${String(Math.round(way.metres)).padStart(6)} m  ${way.name ?? '(no name)'}${way.pushed === true ? ' (push)' : ''}`,
  );
  const hops = Math.round((result.from?.snapMetres ?? 0) + (result.to?.snapMetres ?? 0));
  const toAndFrom = hops === 0 ? '' : ` + ${hops} m to and from the street`;
  const minutes = Math.round((result.seconds ?? 0) / 60);
  return [`${result.profile}: ${result.metres} m${toAndFrom}, ${minutes} min`, ...ways].join('\n');
}
