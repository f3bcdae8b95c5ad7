/** Opening and closing brackets of documents and of JSON. */
const OPEN = new Set(['{', '[', '(']);
const CLOSE = new Set(['}', ']', ')']);

/**
 * Nesting depth of the brackets of a GraphQL document, computed without recursion: the parser recurses and would overflow the stack on a
 * document of brackets alone. Strings, block strings and comments are skipped; the parser reports unclosed ones.
 */
export function documentNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '#') at = endOfLine(text, at);
    else if (sign === '"') at = endOfString(text, at);
    else if (OPEN.has(sign)) deepest = Math.max(deepest, ++depth);
    else if (CLOSE.has(sign)) depth--;
  }
  return deepest;
}

/** Nesting depth of arrays and objects in a JSON value; a plain value has depth 0. Counting stops at `most` + 1. */
export function valueNesting(value: unknown, most: number): number {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    const inner = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.every((each) => typeof each !== 'object' || each === null)) return depth;
    level = inner;
  }
  return most + 1;
}

function endOfLine(text: string, from: number): number {
  const match = /[\n\r]/g;
  match.lastIndex = from;
  return match.exec(text)?.index ?? text.length;
}

/** Index of the last quote of the string that begins at `from`. */
function endOfString(text: string, from: number): number {
  if (text.startsWith('"""', from)) {
    let end = text.indexOf('"""', from + 3);
    while (end > 0 && text[end - 1] === '\\') end = text.indexOf('"""', end + 3);
    return end < 0 ? text.length : end + 2;
  }
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '"' || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}
