import { findInGraphql } from './find-in-graphql.ts';
import { findInJson } from './find-in-json.ts';
import { findInQueries } from './find-in-queries.ts';
import type { FoundRequest } from './found-request.ts';

/** Longer documents are not searched. */
const LONGEST_DOCUMENT = 2_000_000;

/**
 * The requests for trips in a document: objects of JSON with `from`, `to` and modes, as `PlanRequest` of the graph or with the parameters of
 * `/v1/routing.json`; addresses of `/v1/routing.json` in any text, whose ends may have names; JSON and GraphQL bodies of `.http` files; literals in GraphQL. Requests with
 * variables, which are not known here, are left out. Never throws.
 * @param languageId as the Language Server Protocol names it; only addresses are searched in languages that are not listed above
 */
export function findRequests(text: string, languageId: string): FoundRequest[] {
  if (text.length > LONGEST_DOCUMENT || !/\bfrom\b/.test(text) || !/\bto\b/.test(text)) return [];
  const found = findInQueries(text, languageId === 'http');
  if (languageId === 'json' || languageId === 'jsonc') found.push(...findInJson(text, 0));
  if (languageId === 'graphql') found.push(...findInGraphql(text, 0));
  if (languageId === 'http') {
    for (const { start, body } of bodiesOf(text)) {
      const isJson = body.trimStart().startsWith('{') && /"\s*:/.test(body);
      found.push(...(isJson ? findInJson(body, start) : findInGraphql(body, start)));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The bodies of the requests of an `.http` file: the lines after an empty line, up to `###`. */
function bodiesOf(text: string): { readonly start: number; readonly body: string }[] {
  const bodies: { start: number; body: string }[] = [];
  let at = 0;
  for (const request of text.split(/^###.*$/m)) {
    const from = text.indexOf(request, at);
    at = from + request.length;
    const blank = /\r?\n[ \t]*\r?\n(?=\s*[{q])/.exec(request);
    if (blank !== null)
      bodies.push({ start: from + blank.index + blank[0].length, body: request.slice(blank.index + blank[0].length) });
  }
  return bodies;
}
