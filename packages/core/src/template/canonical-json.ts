/** Copies whose keys are in order, by the original. Objects that occur repeatedly, such as stops, are copied once. */
export type OrderedCopies = Map<object, object>;

/**
 * JSON with the keys of every object in code unit order and without absent values, so that equal content gives equal text in any order
 * of construction. Unlike `JSON.stringify` it distinguishes -0 from 0 and the non-finite numbers, so that two values with the same text
 * are interchangeable.
 * @param copies of objects that occurred before; read and filled
 */
export function canonicalJson(value: unknown, copies: OrderedCopies = new Map()): string {
  const copy = inOrder(value, copies);
  // One native call over a copy takes two thirds of the time of writing the text piece by piece.
  return copy === UNUSUAL ? spelledOut(value) : JSON.stringify(copy);
}

/** Stands for a value whose text `JSON.stringify` does not write as this format asks. */
const UNUSUAL = Symbol('unusual');

/** A copy whose keys are in order, or {@link UNUSUAL}. */
function inOrder(value: unknown, copies: OrderedCopies): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : UNUSUAL;
  if (typeof value !== 'object') throw new TypeError(`canonicalJson: a ${typeof value} is not a JSON value`);
  const known = copies.get(value);
  if (known !== undefined) return known;
  const copy = Array.isArray(value) ? arrayInOrder(value, copies) : objectInOrder(value, copies);
  if (copy !== UNUSUAL) copies.set(value, copy as object);
  return copy;
}

function arrayInOrder(values: readonly unknown[], copies: OrderedCopies): unknown {
  const copy: unknown[] = [];
  for (let i = 0; i < values.length; i++) {
    const entry = inOrder(values[i] ?? null, copies);
    if (entry === UNUSUAL) return UNUSUAL;
    copy.push(entry);
  }
  return copy;
}

const LETTER_A = 0x41;

function objectInOrder(value: object, copies: OrderedCopies): unknown {
  const content = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(content).sort();
  // Objects list keys that are numbers before all others. In order, those come before any letter.
  if (keys.length > 0 && keys[0]!.charCodeAt(0) < LETTER_A) return UNUSUAL;
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
    const member = content[key];
    if (member === undefined) continue;
    const entry = key === '__proto__' ? UNUSUAL : inOrder(member, copies);
    if (entry === UNUSUAL) return UNUSUAL;
    copy[key] = entry;
  }
  return copy;
}

function spelledOut(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, (entry) => spelledOut(entry ?? null)).join(',')}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${spelledOut(member)}`);
  return `{${members.join(',')}}`;
}
