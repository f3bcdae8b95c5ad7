import type { LocalText } from '@tripwright/core/shared-vehicles';
import { openingTimes } from '@tripwright/core/tariffs';
import type { NoticeCode, SourceNotices } from '../../notices/index.ts';

/** The context of notices about one file. */
export interface JsonContext {
  readonly notices: SourceNotices;
  /** Name of the file, for notices. */
  readonly file: string;
  /** Language of texts without one. */
  readonly language: string;
}

/**
 * An object of a GBFS file, read key by key. A value of the wrong type is noted with its path and counts as absent. Each method takes the
 * names that a field had in different versions and reads the first one with a value (SV-4).
 */
export class JsonRecord {
  readonly path: string;
  readonly context: JsonContext;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>, path: string, context: JsonContext) {
    this.#values = values;
    this.path = path;
    this.context = context;
  }

  note(code: NoticeCode, key: string, value: unknown): void {
    const field = this.path === '' ? key : `${this.path}.${key}`;
    this.context.notices.note(code, this.context.file, 0, field, typeof value === 'string' ? value : textOf(value));
  }

  /** The value of the first key with a value; `null` and '' are no values. */
  value(...keys: readonly string[]): unknown {
    const key = this.#keyOf(keys);
    return key === undefined ? undefined : this.#values[key];
  }

  /** Text; numbers and booleans are taken as written. */
  text(...keys: readonly string[]): string | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    this.note('invalid-value', keys[0]!, value);
    return undefined;
  }

  /** Like {@link text}; a missing value is noted. */
  needText(...keys: readonly string[]): string | undefined {
    const text = this.text(...keys);
    if (text === undefined && this.value(...keys) === undefined) this.note('missing-value', keys[0]!, '');
    return text;
  }

  /** A finite number, or a text with one. */
  number(...keys: readonly string[]): number | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    const number = typeof value === 'number' ? value : typeof value === 'string' ? decimalOf(value) : Number.NaN;
    if (Number.isFinite(number)) return number;
    this.note('invalid-number', keys[0]!, value);
    return undefined;
  }

  /** A number of at least 0. */
  amount(...keys: readonly string[]): number | undefined {
    const number = this.number(...keys);
    if (number === undefined || number >= 0) return number;
    this.note('negative-number', keys[0]!, number);
    return undefined;
  }

  /** A whole number of at least 0. */
  count(...keys: readonly string[]): number | undefined {
    const number = this.amount(...keys);
    if (number === undefined || Number.isSafeInteger(number)) return number;
    this.note('invalid-integer', keys[0]!, number);
    return undefined;
  }

  /** `true` or `false`; 1 and 0 in version 1. */
  flag(...keys: readonly string[]): boolean | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    if (value === true || value === 1 || value === '1' || value === 'true') return true;
    if (value === false || value === 0 || value === '0' || value === 'false') return false;
    this.note('invalid-enum', keys[0]!, value);
    return undefined;
  }

  /** One of `words`, in any case. */
  choice<T extends string>(words: readonly T[], ...keys: readonly string[]): T | undefined {
    const text = this.text(...keys);
    if (text === undefined) return undefined;
    const found = words.find((word) => word === text.toLowerCase());
    if (found === undefined) this.note('invalid-enum', keys[0]!, text);
    return found;
  }

  /** Unix seconds, from seconds (versions 1 and 2), RFC 3339 (version 3), or mistaken milliseconds. */
  instant(...keys: readonly string[]): number | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    const seconds = instantOf(value);
    if (seconds === undefined) this.note('invalid-time', keys[0]!, value);
    return seconds;
  }

  /** Opening hours as text; a notice if they cannot be parsed. */
  openingHours(key: string): string | undefined {
    const text = this.text(key);
    if (text !== undefined && openingTimes(text).rules === undefined) this.note('unclear-opening-hours', key, text);
    return text;
  }

  /** A text in one language (versions 1 and 2) or several (version 3). */
  localText(...keys: readonly string[]): LocalText | undefined {
    const value = this.value(...keys);
    if (!Array.isArray(value)) {
      const text = this.text(...keys);
      return text === undefined ? undefined : [{ text, language: this.context.language }];
    }
    const texts: { text: string; language: string }[] = [];
    for (const item of this.records(...keys)) {
      const text = item.text('text');
      if (text !== undefined) texts.push({ text, language: item.text('language') ?? this.context.language });
    }
    return texts.length === 0 ? undefined : texts;
  }

  /** The objects of a list; other items are noted and skipped. */
  records(...keys: readonly string[]): JsonRecord[] {
    const records: JsonRecord[] = [];
    this.#list(keys).forEach((item, i) => {
      const path = `${this.path === '' ? '' : `${this.path}.`}${this.#keyOf(keys) ?? keys[0]!}[${i}]`;
      if (isObject(item)) records.push(new JsonRecord(item, path, this.context));
      else this.context.notices.note('invalid-value', this.context.file, 0, path, textOf(item));
    });
    return records;
  }

  /** The texts of a list, or a single text as a list; undefined without a value. */
  texts(...keys: readonly string[]): string[] | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    const items = Array.isArray(value) ? value : [value];
    const texts: string[] = [];
    for (const item of items) {
      if (typeof item === 'string' || typeof item === 'number') texts.push(String(item));
      else this.note('invalid-value', keys[0]!, item);
    }
    return texts;
  }

  /** The object under a key. */
  record(...keys: readonly string[]): JsonRecord | undefined {
    const value = this.value(...keys);
    if (value === undefined) return undefined;
    if (isObject(value)) {
      const key = this.#keyOf(keys)!;
      return new JsonRecord(value, this.path === '' ? key : `${this.path}.${key}`, this.context);
    }
    this.note('invalid-value', keys[0]!, value);
    return undefined;
  }

  keys(): string[] {
    return Object.keys(this.#values);
  }

  #list(keys: readonly string[]): readonly unknown[] {
    const value = this.value(...keys);
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    this.note('invalid-value', keys[0]!, value);
    return [];
  }

  #keyOf(keys: readonly string[]): string | undefined {
    return keys.find((key) => {
      if (!Object.hasOwn(this.#values, key)) return false;
      const value = this.#values[key];
      return value !== undefined && value !== null && value !== '';
    });
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function decimalOf(text: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

/** Seconds above this (the year 5138) are mistaken milliseconds. */
const SECONDS_END = 1e11;

function instantOf(value: unknown): number | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value))) {
    const seconds = Number(value);
    if (!Number.isFinite(seconds) || seconds < 0) return undefined;
    return Math.floor(seconds >= SECONDS_END ? seconds / 1000 : seconds);
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return undefined;
  const milliseconds = Date.parse(value);
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}
