import { readQuery } from '../request/index.ts';
import type { FoundRequest } from './found-request.ts';

/** What ends an address in any text. */
const OUTSIDE = /[\s"'`<>]/;
/** Spaces within an address: neither the end of the line nor the version of HTTP comes after them. */
const SPACES = /[ \t]+(?![ \t]|(?:HTTP\/[\d.]+[ \t]*)?\r?(?:\n|$))/y;
/** The address of a search. Its ends may have names, which the search itself does not take: the source looks them up. */
const SEARCH = /\/routing\.json$/;

/**
 * Requests among the addresses of a text. In `.http` files, an address goes on in lines that begin with `?` or `&`.
 * @param isHttp whether the text is an `.http` file: an address is a line of it then, so that its values may hold spaces
 */
export function findInQueries(text: string, isHttp: boolean): FoundRequest[] {
  const found: FoundRequest[] = [];
  const ends = /[?&](?:from|to)=/g;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const start = startOf(text, match.index);
    const end = endOf(text, match.index, isHttp);
    ends.lastIndex = end;
    // The indents of lines that go on are no part of the address.
    const lines = text.slice(start, end).split('\n');
    const address = lines.map((line) => line.trim()).join('');
    const [path = ''] = address.split('?', 1);
    const query = address.slice(path.length + 1).replace(/#.*$/s, '');
    // Values such as {{home}} are not known here.
    const request = query.includes('{{') ? undefined : readQuery(new URLSearchParams(query), SEARCH.test(path));
    if (request !== undefined) found.push({ start, end, request });
  }
  return found;
}

function startOf(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at > 0 && !OUTSIDE.test(text[at - 1] as string)) at--;
    if (text[at] !== '?' && text[at] !== '&') return at;
    // A line that begins so continues the one before it.
    const before = at;
    while (at > 0 && /\s/.test(text[at - 1] as string)) at--;
    if (at === before || at === 0 || OUTSIDE.test(text[at - 1] as string)) return before;
  }
}

function endOf(text: string, from: number, isHttp: boolean): number {
  let at = from;
  for (;;) {
    while (at < text.length && !OUTSIDE.test(text[at] as string)) at++;
    SPACES.lastIndex = at;
    const next = isHttp && SPACES.test(text) ? SPACES.lastIndex : lineAfter(text, at);
    if (next === undefined) return at;
    at = next;
  }
}

/** The beginning of the next line, if that goes on with `?` or `&`. */
function lineAfter(text: string, at: number): number | undefined {
  const next = /^[ \t]*\r?\n[ \t]*(?=[?&])/.exec(text.slice(at, at + 200));
  return next === null ? undefined : at + next[0].length;
}
