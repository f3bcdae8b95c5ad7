import { PlannerError } from '@tripwright/core/base';
import { isObject } from './json-record.ts';

/** One file of a system in one language, parsed. */
export interface GbfsFile {
  /** Name in notices: the file name and, in a system with several languages, the language. */
  readonly label: string;
  readonly version: string | undefined;
  readonly lastUpdated: unknown;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The files of a system in one language, by the name of the feed (`station_information`). */
export interface GbfsLanguage {
  /** '' for a system that does not list files by language. */
  readonly language: string;
  readonly files: ReadonlyMap<string, GbfsFile>;
}

/** Maximum number of objects and lists in a file; the largest published files have some hundred thousand. */
const MOST_COMPOUND_VALUES = 2_000_000;

/** A parsed file with its envelope; undefined for JSON that is no file of GBFS. */
export function gbfsFile(value: unknown, label: string): GbfsFile | undefined {
  if (!isObject(value) || !isObject(value['data'])) return undefined;
  const version = value['version'];
  return {
    label,
    version: version === undefined || version === null ? undefined : String(version),
    lastUpdated: value['last_updated'],
    data: value['data'],
  };
}

/**
 * Parses the text of a file.
 * @returns undefined for text that is not JSON
 * @throws PlannerError `input-unusable` for text with so many values that they, not the text, exhaust the memory
 */
export function parseGbfs(text: string, name: string): unknown {
  if (countOpenings(text) > MOST_COMPOUND_VALUES) {
    throw new PlannerError(
      'input-unusable',
      `${name} has more than ${MOST_COMPOUND_VALUES.toLocaleString('en')} objects and lists. Check the system; nothing was imported.`,
    );
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The number of opening braces and brackets. */
function countOpenings(text: string): number {
  let count = 0;
  for (const opening of ['{', '['])
    for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, at + 1)) count++;
  return count;
}
