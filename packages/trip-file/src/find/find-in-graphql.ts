import { type FoundRequest, LONGEST_REQUEST, requestIn } from './found-request.ts';

/** A literal with a variable in it, whose value is not known here. */
class UnknownValue extends Error {}

/** Deeper literals are not read. */
const DEEPEST = 50;

/** Requests among the literals of a GraphQL text, such as `plan(request: { from: … })`. @param offset of the text in its document */
export function findInGraphql(text: string, offset: number): FoundRequest[] {
  const found: FoundRequest[] = [];
  /** Offsets of open braces; of each, whether it holds `from:`. */
  const braces: { readonly start: number; holdsFrom: boolean }[] = [];
  const token = /#[^\n]*|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|[{}]|\bfrom\s*:/g;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [sign] = match;
    const top = braces.at(-1);
    if (sign === '{') braces.push({ start: match.index, holdsFrom: false });
    else if (sign.startsWith('from') && top !== undefined) top.holdsFrom = true;
    else if (sign === '}') {
      braces.pop();
      if (top?.holdsFrom !== true) continue;
      const end = match.index + 1;
      if (end - top.start > LONGEST_REQUEST) continue;
      const value = literalOf(text.slice(top.start, end));
      const request = value === undefined ? undefined : requestIn(value);
      if (request !== undefined) found.push({ start: offset + top.start, end: offset + end, request });
    }
  }
  return found;
}

/** The value of an object literal; undefined for anything else, such as a selection. */
function literalOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const tokens = text.match(/#[^\n]*|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|[{}[\]:$]|[^\s,{}[\]:"#$]+/g) ?? [];
  const words = tokens.filter((token) => !token.startsWith('#'));
  let at = 0;
  const next = (): string => words[at++] ?? '';

  function value(depth: number): unknown {
    if (depth > DEEPEST) throw new UnknownValue();
    const word = next();
    if (word === '{') {
      const object: Record<string, unknown> = {};
      while (words[at] !== '}') {
        const name = next();
        if (next() !== ':') throw new UnknownValue();
        object[name] = value(depth + 1);
      }
      at++;
      return object;
    }
    if (word === '[') {
      const list: unknown[] = [];
      while (words[at] !== ']') {
        if (at >= words.length) throw new UnknownValue();
        list.push(value(depth + 1));
      }
      at++;
      return list;
    }
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return undefined;
    if (word.startsWith('"""')) return word.slice(3, -3).trim();
    if (word.startsWith('"')) return JSON.parse(word);
    if (/^-?\d/.test(word)) return Number(word);
    if (/^[A-Za-z_]\w*$/.test(word)) return word;
    throw new UnknownValue();
  }

  try {
    return value(0) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
