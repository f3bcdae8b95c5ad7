/** Reports a violation: its path in the answer and what is wrong there. */
export type Report = (path: string, problem: string) => void;

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A test for the values of a key. The text describes a valid value. */
export interface Expectation {
  readonly what: string;
  readonly accepts: (value: unknown) => boolean;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Expectation = { what: 'a string', accepts: (value) => typeof value === 'string' };
export const someText: Expectation = {
  what: 'a non-empty string',
  accepts: (value) => typeof value === 'string' && value !== '',
};
export const number: Expectation = { what: 'a number', accepts: (value) => Number.isFinite(value) };
export const integer: Expectation = { what: 'an integer', accepts: (value) => Number.isSafeInteger(value) };
export const int32: Expectation = {
  what: 'a signed 32-bit integer',
  accepts: (value) => Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31,
};
/** Unix seconds: a whole number that is not in milliseconds. */
export const time: Expectation = {
  what: 'whole Unix seconds',
  accepts: (value) => Number.isSafeInteger(value) && Math.abs(value as number) < 1e11,
};
export const truth: Expectation = { what: 'true or false', accepts: (value) => typeof value === 'boolean' };
export const list: Expectation = { what: 'a list', accepts: Array.isArray };
export const object: Expectation = { what: 'an object', accepts: isObject };
export const texts: Expectation = {
  what: 'a list of strings',
  accepts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
};
export const url: Expectation = {
  what: 'an absolute URL',
  accepts: (value) => typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(value),
};
/** An encoded polyline: 5-bit groups plus 63, the last group of each number below 95. */
export const polyline: Expectation = {
  what: 'an encoded polyline',
  accepts: (value) => typeof value === 'string' && value !== '' && /^(?:[_-~]*[?-^])+$/.test(value),
};
export const channel: Expectation = {
  what: 'an integer from 0 to 255',
  accepts: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255,
};

export function oneOf(...values: readonly string[]): Expectation {
  return { what: `one of ${values.join(', ')}`, accepts: (value) => values.includes(value as string) };
}

/** Required and optional keys, each with the test for its value. */
export interface Shape {
  readonly required?: Readonly<Record<string, Expectation>>;
  readonly optional?: Readonly<Record<string, Expectation>>;
}

/** Checks a value against a shape. @returns the value as an object, undefined for anything else */
export function inspect(value: unknown, path: string, shape: Shape, report: Report): Json | undefined {
  if (!isObject(value)) {
    report(path, 'is not an object');
    return undefined;
  }
  for (const [key, expectation] of Object.entries(shape.required ?? {})) {
    if (value[key] === undefined) report(`${path}.${key}`, 'is missing');
    else if (!expectation.accepts(value[key])) report(`${path}.${key}`, `is not ${expectation.what}`);
  }
  for (const [key, expectation] of Object.entries(shape.optional ?? {})) {
    if (value[key] !== undefined && !expectation.accepts(value[key])) {
      report(`${path}.${key}`, `is not ${expectation.what}`);
    }
  }
  return value;
}

/** The entries of a list with their paths; none when the value is not a list. */
export function entries(value: unknown, path: string): readonly (readonly [entry: unknown, path: string])[] {
  return Array.isArray(value) ? value.map((entry, i) => [entry, `${path}[${i}]`] as const) : [];
}

/** Keys with addresses. Some clients cannot decode empty ones. */
const URL_KEY = /(?:URL|Url|^url|^website|^deepLink)$/;
/** Address keys that may be empty. */
const MAY_BE_EMPTY = new Set(['ticketWebsiteURL']);

/** Rules for every value: no `null`, no number that JSON lacks, no empty address (wire-format.md section 2, rules 1 and 5). */
export function inspectEverywhere(value: unknown, path: string, report: Report): void {
  if (value === null) report(path, 'is null; absent values are absent keys');
  else if (typeof value === 'number' && !Number.isFinite(value)) report(path, 'is not a finite number');
  else if (value === undefined) report(path, 'is undefined');
  else if (Array.isArray(value)) for (const [entry, at] of entries(value, path)) inspectEverywhere(entry, at, report);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (inner === '' && URL_KEY.test(key) && !MAY_BE_EMPTY.has(key)) report(`${path}.${key}`, 'is an empty URL');
      inspectEverywhere(inner, `${path}.${key}`, report);
    }
  }
}
