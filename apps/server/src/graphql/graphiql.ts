import type { GraphiQLOptions } from 'graphql-yoga';
import { cookbook } from './__generated__/cookbook.ts';

/** How GraphiQL opens: one tab for each recipe, the key's header filled in as far as it is known. */
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

/** The page with everything in it; nothing comes from another server. Loaded when first asked for, for it is nine megabytes. */
export async function renderGraphiql(options: GraphiQLOptions): Promise<string> {
  page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) => renderGraphiQL);
  return (await page)(options);
}
