import type { GraphiQLOptions } from 'graphql-yoga';
import { cookbook } from './__generated__/cookbook.ts';

/** Initial state of GraphiQL: one tab for each recipe, with the key in the header tab. */
export function graphiqlOptions(keyHeader: string, demoKey: string): GraphiQLOptions {
  const headers = JSON.stringify({ [keyHeader]: demoKey }, undefined, 2);
  return {
    title: 'Tripwright graph',
    defaultHeaders: headers,
    headers,
    shouldPersistHeaders: true,
    defaultTabs: cookbook.map(({ document, variables }) => ({ query: document, variables, headers })),
  };
}

let page: Promise<(options: GraphiQLOptions) => string> | undefined;

/** The page with all its scripts; nothing comes from another server. It is loaded on first use, because it has nine megabytes. */
export async function renderGraphiql(options: GraphiQLOptions): Promise<string> {
  page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) => renderGraphiQL);
  return (await page)(options);
}
