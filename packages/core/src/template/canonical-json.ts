/**
 * JSON with the keys of every object in code unit order and without absent values, so that equal content gives equal text in any order
 * of construction. Unlike `JSON.stringify` it distinguishes -0 from 0 and the non-finite numbers, so that two values with the same text
 * are interchangeable.
 * @param known a cache of the texts of objects and arrays that occur repeatedly, such as stops; read and filled
 */
export function canonicalJson(value: unknown, known?: Map<object, string>): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object') throw new TypeError(`canonicalJson: a ${typeof value} is not a JSON value`);
  const before = known?.get(value);
  if (before !== undefined) return before;
  const text = textOf(value, known);
  known?.set(value, text);
  return text;
}

function textOf(value: object, known: Map<object, string> | undefined): string {
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${i === 0 ? '' : ','}${canonicalJson(value[i] ?? null, known)}`;
    return `[${text}]`;
  }
  const content = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(content).sort()) {
    if (content[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(content[key], known)}`;
  }
  return `{${text}}`;
}
