import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nearestName, PlannerError } from '@tripwright/core/base';
import type { LiveSourceRules } from '@tripwright/core/live';
import { z } from 'zod';

/** One source of live data, as `live.json` or the command line declares it: where it is, and how its messages are read. */
export interface LiveSource extends Omit<LiveSourceRules, 'feed'> {
  /** What the source is expected to hold; a message may hold more. */
  readonly kind: LiveSourceKind;
  /** An HTTP(S) address, or a path. Relative paths are relative to `live.json`. */
  readonly from: string;
  /** Sent with each request; values of environment variables are filled in when the source is read. */
  readonly headers: Readonly<Record<string, string>>;
  /** The feed of the region whose ids the source uses; undefined in a region of one feed, and of sources of GBFS. */
  readonly feed: string | undefined;
  /** Of GBFS: the system of the region whose counts the source has; undefined in a region of one system, or when the source has its name. */
  readonly system: string | undefined;
  readonly intervalSeconds: number;
  readonly timeoutSeconds: number;
}

/** What a source of `live.json` is declared to hold. Every message is read whole, whatever its kind; `gbfs` is a system of shared vehicles. */
export const LIVE_SOURCE_KINDS = ['gtfs-rt', 'trip-updates', 'vehicle-positions', 'alerts', 'gbfs'] as const;
/** A kind of {@link LIVE_SOURCE_KINDS}. */
export type LiveSourceKind = (typeof LIVE_SOURCE_KINDS)[number];

/** Maximum size of the file, which is written by hand. */
const MOST_BYTES = 1 << 20;

const text = z.string().min(1).max(2000);
const kind = z.enum(['trip', 'route', 'stop']).describe('Ids of runs, routes or stops');
const idRule = z.union(
  [
    z.strictObject({ of: kind, stripPrefix: text.describe('Removed from the beginning of each id') }),
    z.strictObject({ of: kind, stripSuffix: text.describe('Removed from the end of each id') }),
    z.strictObject({ of: kind, stripDate: z.literal(true).describe('Removes the date at the end of each id') }),
  ],
  { error: 'must be {"of": "trip" | "route" | "stop"} with one of stripPrefix, stripSuffix or "stripDate": true' },
);
const alert = text.describe('Id of the alert, or words of its title');
const pathway = z.union(
  [
    z.strictObject({ alert, pathway: text.describe('Id of the pathway') }),
    z.strictObject({ alert, from: text.describe('Stop at one end'), to: text.describe('Stop at the other end') }),
  ],
  { error: 'must be {"alert"} with either "pathway", or both "from" and "to"' },
);
const header = z
  .string()
  .max(8000)
  .refine((value) => !/[\r\n\0]/.test(value), 'must be one line');
const source = z
  .strictObject({
    name: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, 'must be letters, digits, "-", "_" and "."')
      .describe('Name of the source; no two have the same'),
    kind: z
      .enum(LIVE_SOURCE_KINDS)
      .default('gtfs-rt')
      .meta({
        description: 'What the source is expected to hold',
        enumDescriptions: [
          'Anything of GTFS-Realtime',
          'Times and cancellations of runs',
          'Positions of vehicles',
          'Alerts',
          'Counts of shared vehicles',
        ],
      }),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('Address of the source, where environment variables are filled in'),
    file: text.optional().describe('Path of the source, relative to this file'),
    headers: z
      .record(z.string().regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header'), header)
      .default({})
      .describe('Headers of each request, where environment variables are filled in'),
    feed: text.optional().describe('Feed whose ids the source uses, where the region has several'),
    system: text.optional().describe('Id of the system of shared vehicles, where the region has several'),
    intervalSeconds: z.number().min(1).max(86_400).default(30).describe('Seconds between two reads'),
    timeoutSeconds: z.number().min(0.1).max(300).default(15).describe('Longest time of a read, in seconds'),
    ids: z.array(idRule).max(20).default([]).describe('How ids of the source become those of the feed'),
    matchByCalls: z.boolean().default(false).describe('Whether runs may be found by their stops and times'),
    alerts: z
      .enum(['inform', 'affect'])
      .default('inform')
      .meta({
        description: 'What alerts do',
        enumDescriptions: ['They are shown only', 'Their closures and cancellations also change searches'],
      }),
    pathways: z.array(pathway).max(10_000).default([]).describe('Lifts that alerts mean without naming them'),
    carryToNextTripOfBlock: z
      .boolean()
      .default(false)
      .describe('Whether a vehicle that ends a run late begins the next one of its block late'),
    timesFromPositions: z
      .boolean()
      .default(true)
      .describe('Whether the times of runs without an update are predicted from the positions of vehicles'),
    longestAgeSeconds: z
      .number()
      .min(1)
      .max(86_400)
      .default(600)
      .describe('Age from which a message is stale, in seconds'),
  })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), 'must have either "url" or "file"')
  .refine(
    ({ kind, feed, ids, matchByCalls, pathways }) =>
      kind !== 'gbfs' || (feed === undefined && ids.length === 0 && !matchByCalls && pathways.length === 0),
    {
      error: 'of kind gbfs must not have "feed", "ids", "matchByCalls" or "pathways"',
    },
  )
  .refine(({ kind, system }) => kind === 'gbfs' || system === undefined, 'must have "system" only with the kind gbfs');
const liveFile = z.strictObject({
  sources: z.array(source).max(1000).describe('The sources of live data of a region'),
});

/** The JSON Schema of `live.json` as it is written: with defaults as options, and without the checks that a schema cannot state. */
export function liveJsonSchema(): object {
  return z.toJSONSchema(liveFile, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

/** Names that keys may have, for suggestions. */
const KEYS = [
  'sources',
  ...Object.keys(source.shape),
  'of',
  'stripPrefix',
  'stripSuffix',
  'stripDate',
  'alert',
  'pathway',
  'from',
  'to',
];

/**
 * Reads `live.json` (docs/live.md).
 * @throws PlannerError `input-missing` or `config-invalid`, naming the file and every wrong value by its path
 */
export function readLiveFile(path: string): LiveSource[] {
  let content: string;
  try {
    if (statSync(path).size > MOST_BYTES) throw invalid(path, [`the file has more than ${MOST_BYTES >> 20} MB`]);
    content = readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    throw new PlannerError('input-missing', `The file ${path} cannot be read. Check the path.`, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw invalid(path, [`not JSON (${cause instanceof Error ? cause.message : String(cause)})`]);
  }
  const result = liveFile.safeParse(value);
  if (!result.success) throw invalid(path, result.error.issues.flatMap(describeIssue));
  const names = result.data.sources.map(({ name }) => name);
  const repeated = names.filter((name, i) => names.indexOf(name) < i);
  if (repeated.length > 0) throw invalid(path, [`two sources have the name ${repeated[0]}`]);
  return result.data.sources.map((row) => sourceOf(row, (from) => resolve(dirname(path), from)));
}

/** A source with the defaults of `live.json`, of the command line's `NAME=FILE-OR-URL`. */
export function plainSource(name: string, from: string): LiveSource {
  return sourceOf(source.parse({ name, kind: kindOf(from), file: from }), (path) => path);
}

/** A source without an entry in `live.json` is GBFS where its name ends like the index of a system. */
function kindOf(from: string): LiveSourceKind {
  return /gbfs(?:\.json)?(?:[?#].*)?$/i.test(from) ? 'gbfs' : 'gtfs-rt';
}

function sourceOf(
  { url, file, ids, feed, system, alerts, pathways, ...rest }: z.infer<typeof source>,
  pathOf: (file: string) => string,
): LiveSource {
  const alertPathways = pathways.length === 0 ? {} : { alertPathways: pathways };
  return {
    ...rest,
    ...alertPathways,
    feed,
    system,
    idRules: ids,
    alertPolicy: alerts,
    from: url ?? pathOf(file ?? ''),
  };
}

function invalid(path: string, problems: readonly string[]): PlannerError {
  return new PlannerError('config-invalid', `${path}: ${[...new Set(problems)].join('; ')}. See docs/live.md.`);
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : `${before}${before === '' ? '' : '.'}${String(part)}`,
    '',
  );
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const nearest = nearestName(key, KEYS);
      const hint = nearest === undefined ? '' : `; did you mean ${nearest}?`;
      return `${path === '' ? key : `${path}.${key}`} is not known${hint}`;
    });
  return [`${path === '' ? 'the file' : path}: ${issue.message.replace(/^Invalid input: /, '')}`];
}
