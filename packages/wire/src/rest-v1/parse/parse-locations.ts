import { CELLS_PER_DEGREE, parseCellKey } from '@tripwright/core/geo';
import { findModeFamily, MODES } from '@tripwright/core/modes';
import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import { parseModeList } from './parse-mode-list.ts';
import { type Parsed, type Problem, problemsOf } from './problem.ts';

/** Maximum number of cells in a request: several screens of a map at once. */
const MOST_CELLS = 10_000;
const cellHash = z.number('is not a number; expected the hashCode of an earlier answer').refine(Number.isInteger, {
  error: 'is not a whole number; expected the hashCode of an earlier answer',
});
const level = z.union([z.literal(1), z.literal(2)], 'is neither 1 (major stations) nor 2 (minor stops)');
const flag = z.boolean('is not true or false').optional();

/** Body of POST `/v1/locations.json` (wire-format.md section 13). Unknown keys are ignored. */
export const locationsRequestSchema = z.object({
  region: z.string('give the code of a region, as /v1/regions.json lists them').min(1, 'is empty'),
  level: level.optional().meta({ description: '1: major stations (default); 2: minor stops.' }),
  levels: z.array(level, 'is not a list of levels').min(1, 'is empty').max(2, 'has more than two levels').optional(),
  cellIDs: z
    .array(z.string('is not a cell ID'), 'is not a list of cell IDs')
    .max(MOST_CELLS, `has more than ${MOST_CELLS} entries`)
    .optional()
    .meta({ description: 'New cells. Each gets a group.' }),
  cellIDHashCodes: z
    .record(z.string(), cellHash, 'is not an object of cell IDs and hash codes')
    .optional()
    .meta({ description: 'Cells the client has already, with their hash codes. Only changed cells get a group.' }),
  cellsPerDegree: z
    .int('is not a whole number; expected 75')
    .min(1, 'is less than 1')
    .max(10_000, 'is more than 10000')
    .default(CELLS_PER_DEGREE),
  modes: z.union([z.string(), z.array(z.string())], 'is not a list of mode identifiers').optional(),
  strictModeMatch: flag,
  includeChildren: flag,
  includeRoutes: flag,
  includeDropOffOnly: flag,
});

/** Requested cells of one level: new ones, and known ones with the hash that the client has. */
export interface LevelOfCells {
  readonly level: 1 | 2;
  readonly fresh: readonly string[];
  readonly known: ReadonlyMap<string, number>;
}

/** A parsed request for stops by cell. */
export interface LocationsQuery {
  readonly region: string;
  readonly levels: readonly LevelOfCells[];
  readonly cellsPerDegree: number;
  /** Requested modes that have stops. Empty when the request asks only for other kinds of locations. */
  readonly modes: readonly string[];
  /** Requested modes without stops, which ask for other kinds of locations. */
  readonly otherModes: readonly string[];
  readonly includeChildren: boolean;
}

/** Parses the body of POST `/v1/locations.json`. Never throws; all problems are reported at once. */
export function parseLocations(body: unknown): Parsed<LocationsQuery> {
  const parsed = locationsRequestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, body) };
  const { region, cellIDs, cellIDHashCodes, cellsPerDegree, includeChildren } = parsed.data;
  const levels = [...new Set(parsed.data.levels ?? [parsed.data.level ?? 1])];
  const known = new Map(Object.entries(cellIDHashCodes ?? {}));
  const problems: Problem[] = [];
  if (known.size > MOST_CELLS) {
    problems.push({ name: 'cellIDHashCodes', kind: 'invalid', reason: `has more than ${MOST_CELLS} entries` });
  }
  (cellIDs ?? []).forEach((key, i) => {
    if (!isKey(key, region, levels)) problems.push(badCell(`cellIDs[${i}]`, key, levels));
  });
  for (const key of known.keys()) {
    if (!isKey(key, region, levels)) problems.push(badCell('cellIDHashCodes', key, levels));
  }
  if (!levels.includes(1) && cellIDs === undefined && cellIDHashCodes === undefined) {
    const reason = 'level 2 needs cell IDs here or in cellIDHashCodes, such as ["3086#-647"]';
    problems.push({ name: 'cellIDs', kind: 'missing', reason });
  }
  const modes = parseModeList('modes', modeTexts(parsed.data.modes));
  problems.push(...modes.problems);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, 20) };
  const asked = modeTexts(parsed.data.modes).length === 0 ? PUBLIC_TRANSPORT : modes.modes;
  return {
    ok: true,
    value: {
      region,
      levels: levels.map((wanted) => cellsOf(wanted, region, levels, cellIDs, known)),
      cellsPerDegree,
      modes: withStops(asked),
      otherModes: withoutStops(asked),
      includeChildren: includeChildren ?? false,
    },
  };
}

/** When a request has both levels, the region's own key belongs to level 1 and the cells belong to level 2. */
function cellsOf(
  level: 1 | 2,
  region: string,
  levels: readonly (1 | 2)[],
  cellIDs: readonly string[] | undefined,
  known: ReadonlyMap<string, number>,
): LevelOfCells {
  const isMine = (key: string): boolean => levels.length === 1 || (key === region) === (level === 1);
  const fresh = new Set((cellIDs ?? []).filter(isMine));
  const refresh = new Map([...known].filter(([key]) => isMine(key) && !fresh.has(key)));
  const askedForCells = levels.length === 1 && (cellIDs !== undefined || known.size > 0);
  if (level === 1 && fresh.size === 0 && refresh.size === 0 && !askedForCells) fresh.add(region);
  return { level, fresh: [...fresh], known: refresh };
}

/** All scheduled families that a request for public transport covers. */
export const PUBLIC_TRANSPORT: readonly string[] = MODES.filter(
  ({ travel, parent }) => travel.by === 'timetable' && parent === undefined && travel.onlyWhenNamed !== true,
).map(({ id }) => id);

/** The modes of a list that call at stops. */
export function withStops(modes: readonly string[]): readonly string[] {
  return modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
}

/** The modes of a list that call at no stops. */
export function withoutStops(modes: readonly string[]): readonly string[] {
  return modes.filter((mode) => findModeFamily(mode)?.travel.by === 'street');
}

function modeTexts(modes: string | readonly string[] | undefined): string[] {
  const texts = typeof modes === 'string' ? [modes] : (modes ?? []);
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function isKey(key: string, region: string, levels: readonly (1 | 2)[]): boolean {
  return (levels.includes(1) && key === region) || parseCellKey(key) !== undefined;
}

function badCell(name: string, key: string, levels: readonly (1 | 2)[]): Problem {
  const orRegion = levels.includes(1) ? ', or the code of the region' : '';
  return {
    name,
    kind: 'invalid',
    reason: `"${shorten(key)}" is not a cell ID; expected <floor(lat·75)>#<floor(lng·75)>, such as 3086#-647${orRegion}`,
  };
}
