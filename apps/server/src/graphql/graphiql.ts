import { createHash, randomBytes } from 'node:crypto';
import { graphiqlPolicy } from '../security-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import { cookbook } from './__generated__/cookbook.ts';
import { type GraphiqlStart, openTabs } from './graphiql-tabs.ts';

/** GraphiQL for browsers: a small page for each visit, which loads large cached files. */
export interface Graphiql {
  page(): Response;
}

const FOLDER = '/graphiql/';
/** The call in the renderer's page that starts GraphiQL. Everything before it is equal on every visit. */
const START = 'YogaGraphiQL.renderYogaGraphiQL(';

/**
 * Splits the renderer's page of nine megabytes: style and script become files with their hash in the name, so that browsers cache them and
 * all clients share one buffer.
 * @param files receives the two files
 * @throws Error when the renderer's page does not have the expected form
 */
async function createGraphiql(files: StaticFiles, keyHeader: string, demoKey: string): Promise<Graphiql> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const whole = renderGraphiQL({ title: TITLE });
  const style = between(whole, '<style>', '</style>');
  const script = between(whole, '<script>', START, whole.indexOf('</style>'));
  const styleFile = addHashed(files, 'css', style);
  const scriptFile = addHashed(files, 'js', script);
  const options = JSON.stringify(optionsOf(keyHeader, demoKey)).replaceAll('<', '\\u003c');
  return {
    page: () => {
      const nonce = randomBytes(16).toString('base64');
      const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${TITLE}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${styleFile}">
    <style>${STILL_TABS} ${SCHEMA_LINK}</style>
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <a id="schema" href="/graphql/schema">Schema</a>
    <script src="${scriptFile}"></script>
    <script nonce="${nonce}">${openTabs}
${START}document.querySelector('#root'), { ...openTabs(localStorage, ${options}), ${NO_QUERY_IN_URL} });</script>
  </body>
</html>
`;
      return new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': graphiqlPolicy(nonce),
        },
      });
    },
  };
}

/** Loads GraphiQL on the first visit, since the renderer takes time and memory. */
export function lazyGraphiql(files: StaticFiles, keyHeader: string, demoKey: string): () => Promise<Graphiql> {
  let made: Promise<Graphiql> | undefined;
  return () => {
    made ??= createGraphiql(files, keyHeader, demoKey);
    return made;
  };
}

const TITLE = 'Tripwright graph';
/** Without this, GraphiQL animates tabs from their positions before the font was loaded, and a pressed tab moves away from its click. */
const STILL_TABS = '.graphiql-tab { transform: none !important; }';
/** The page of the schema is a click away, in a corner that GraphiQL leaves free. */
const SCHEMA_LINK =
  '#schema { position: fixed; right: 1.5rem; bottom: .75rem; z-index: 9; font: 14px system-ui, sans-serif; }';
/** Without this, GraphiQL writes each edit into the address, and a reload opens it as a further tab. */
const NO_QUERY_IN_URL = "onEditQuery: () => history.replaceState({}, '', location.pathname)";

/** Initial state of GraphiQL: one tab for each recipe, with the key in the header tab. */
function optionsOf(keyHeader: string, demoKey: string): GraphiqlStart {
  const headers = JSON.stringify({ [keyHeader]: demoKey }, undefined, 2);
  return {
    title: TITLE,
    defaultHeaders: headers,
    shouldPersistHeaders: true,
    keyHeader,
    demoKey,
    recipes: cookbook.map(({ name, document, variables }) => {
      const title = /^(?:query|mutation|subscription) (\w+)/m.exec(document)?.[1] ?? name;
      return { title, query: document, variables, headers };
    }),
  };
}

function addHashed(files: StaticFiles, kind: 'css' | 'js', content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const path = `${FOLDER}graphiql-${hash}.${kind}`;
  files.add(path, content);
  return path;
}

function between(text: string, open: string, close: string, from: number = 0): string {
  const begin = text.indexOf(open, from);
  const end = close === START ? text.lastIndexOf(close) : text.indexOf(close, begin);
  if (begin < 0 || end < begin)
    throw new Error(`GraphiQL's page has no ${open} before ${close}: has its renderer changed?`);
  return text.slice(begin + open.length, end);
}
