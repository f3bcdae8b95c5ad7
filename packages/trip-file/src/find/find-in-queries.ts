import { readQuery } from '../request/index.ts';
import type { FoundRequest } from './found-request.ts';

/** What ends an address in any text. */
const OUTSIDE = /[\s"'`<>]/;

/** Requests among the addresses of a text. In `.http` files, an address goes on in lines that begin with `?` or `&`. */
export function findInQueries(text: string): FoundRequest[] {
  const found: FoundRequest[] = [];
  const ends = /[?&](?:from|to)=/g;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const start = startOf(text, match.index);
    const end = endOf(text, match.index);
    ends.lastIndex = end;
    const address = text.slice(start, end).replace(/\s+/g, '');
    const query = address.slice(address.indexOf('?') + 1).replace(/#.*$/s, '');
    // Values such as {{home}} are not known here.
    const request = query.includes('{{') ? undefined : readQuery(new URLSearchParams(query));
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

function endOf(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && !OUTSIDE.test(text[at] as string)) at++;
    const next = /^[ \t]*\r?\n[ \t]*(?=[?&])/.exec(text.slice(at, at + 200));
    if (next === null) return at;
    at += next[0].length;
  }
}
