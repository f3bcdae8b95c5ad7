/**
 * JSON with the keys of every object in code unit order and absent values left out: equal content gives equal text, whatever
 * order it was built in. Unlike `JSON.stringify` it tells -0 from 0 and keeps non-finite numbers apart, so that two values with
 * the same text can stand in for each other.
 * @param known texts of objects and arrays, which may come again as stops and the ways to them do; filled and used
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
