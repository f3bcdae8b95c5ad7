import { PlannerError } from '../base/index.ts';
import type { ModeId, ModeRow } from './mode-row.ts';
import { GROUPS, MODES } from './mode-table.ts';
import { slugOf } from './provider-slug.ts';

const rowById: ReadonlyMap<string, ModeRow> = new Map(MODES.map((row) => [row.id, row]));
const groupById = new Map(GROUPS.map((group) => [group.id, group]));

/** The parts of `<group>_<mode>[_<provider or fine-grained>][_<line number>]` (spec 2.2). */
export interface ModeParts {
  readonly group: string;
  readonly mode: string;
  /** Everything after the mode, part by part. */
  readonly details: readonly string[];
}

/** The result of {@link parseMode}. */
export type ParsedMode =
  | {
      readonly wellFormed: true;
      readonly id: ModeId;
      readonly parts: ModeParts;
      /** The most specific row that covers the identifier; undefined for an unknown mode. */
      readonly row: ModeRow | undefined;
      /** Whether the table knows the whole identifier: a row, or a row followed by its provider or line. */
      readonly known: boolean;
    }
  | {
      readonly wellFormed: false;
      readonly id: string;
      /** The mistake, in words that follow the identifier and a colon. */
      readonly problem: string;
    };

/** Group: letters and digits. Mode: the same with inner hyphens. Details: nearly free text, as names of providers and lines are. */
const GROUP = /^[A-Za-z][A-Za-z0-9]*$/;
const MODE = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;
const DETAIL = /^[^\s\p{C}_,"'<>&?]+$/u;
/** Group, mode, provider or fine-grained mode, line number. */
const MOST_PARTS = 4;
const LONGEST = 200;

/** Splits an identifier into its parts and looks up its row. Never throws; unknown well-formed identifiers are tolerated (IT-27). */
export function parseMode(id: string): ParsedMode {
  const bad = (problem: string): ParsedMode => ({ wellFormed: false, id, problem });
  if (id === '') return bad('it is empty');
  if (id.length > LONGEST) return bad(`longer than ${LONGEST} characters`);
  const [group = '', mode, ...details] = id.split('_');
  if (!GROUP.test(group)) return bad('does not start with a group such as "pt_"');
  if (mode === undefined) return bad('has only one part; a group and a mode are needed, such as "pt_pub"');
  if (mode === '') return bad(`no mode follows the group "${group}_"`);
  if (!MODE.test(mode)) return bad(`"${mode}" is not a mode (letters, digits and inner hyphens)`);
  const wrong = details.find((detail) => !DETAIL.test(detail));
  if (wrong === '') return bad('has an empty part (two underscores in a row, or one at the end)');
  if (wrong !== undefined) return bad(`"${wrong}" is not a provider or line`);
  const row = familyOf(id);
  const known = row !== undefined && (row.id === id || row.detail !== undefined);
  // Names of providers and lines of a known mode may contain underscores; no other identifier has a fifth part.
  if (!known && details.length + 2 > MOST_PARTS) return bad(`has more than ${MOST_PARTS} parts`);
  return { wellFormed: true, id: id as ModeId, parts: { group, mode, details }, row, known };
}

/** Joins parts to an identifier: the inverse of {@link parseMode}. */
export function formatMode({ group, mode, details }: ModeParts): ModeId {
  return [group, mode, ...details].join('_') as ModeId;
}

/** Whether a text follows the grammar of identifiers, known or not. */
export function isModeId(text: string): text is ModeId {
  return parseMode(text).wellFormed;
}

/** The row with exactly this identifier, if any. */
export function findModeRow(id: string): ModeRow | undefined {
  return rowById.get(id);
}

/** The row with exactly this identifier. @throws PlannerError `internal` where there is none */
export function getModeRow(id: string): ModeRow {
  const row = rowById.get(id);
  if (row === undefined) throw new PlannerError('internal', `"${id}" is not a row of the mode table`);
  return row;
}

/** The most specific row for an identifier: its own, else that of its longest known prefix by whole parts. */
export function findModeFamily(id: string): ModeRow | undefined {
  const row = rowById.get(id);
  if (row !== undefined) return row;
  const parsed = parseMode(id);
  return parsed.wellFormed ? parsed.row : undefined;
}

/**
 * Whether a requested identifier covers an actual one, by whole parts: itself and its descendants (`pt_pub` covers `pt_pub_bus`, `ps_tnc`
 * every provider, `pt_ltd_SCHOOLBUS` every line). A deprecated identifier counts as its replacement on both sides (IT-27).
 */
export function coversMode(requested: string, actual: string): boolean {
  if (actual === requested) return true;
  const wide = replacementOf(requested) ?? requested;
  const narrow = replacementOf(actual) ?? actual;
  return narrow === wide || narrow.startsWith(`${wide}_`);
}

/** The identifier that replaces a deprecated one, with its details kept; undefined for an identifier that is not deprecated. */
export function replacementOf(id: string): ModeId | undefined {
  const family = familyOf(id);
  if (family !== undefined) {
    if (family.replacement === undefined) return undefined;
    return `${family.replacement}${id.slice(family.id.length)}` as ModeId;
  }
  const underscore = id.indexOf('_');
  const group = groupById.get(id.slice(0, Math.max(0, underscore)));
  if (group?.replacement === undefined || !parseMode(id).wellFormed) return undefined;
  return `${group.replacement}${id.slice(underscore)}` as ModeId;
}

/**
 * The identifier of a provider or line below a row: `ps_tnc` and "Red Cab" give `ps_tnc_red-cab`. Providers are in lower case, lines keep their
 * case. A name without letters and digits gives the identifier of the row.
 * @param name a name, or its slug
 */
export function specificMode(row: ModeRow, name: string): ModeId {
  const slug = row.detail === 'line' ? slugOf(name) : slugOf(name).toLowerCase();
  return slug === '' ? row.id : (`${row.id}_${slug}` as ModeId);
}

/** The row of the longest prefix by whole parts that has one. */
function familyOf(id: string): ModeRow | undefined {
  for (let end = id.length; end > 0; end = id.lastIndexOf('_', end - 1)) {
    const row = rowById.get(id.slice(0, end));
    if (row !== undefined) return row;
  }
  return undefined;
}
