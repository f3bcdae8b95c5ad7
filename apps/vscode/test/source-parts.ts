import type { LoadPart, Parts } from '../src/parts/parts.ts';

/** The parts of the extension from their sources, and the names of those that were asked for. */
export function sourceParts(): { readonly load: LoadPart; readonly asked: (keyof Parts)[] } {
  const sources: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
    documents: () => import('../src/documents-part.ts'),
    feeds: () => import('../src/feed/feeds-part.ts'),
    'route-sources': () => import('../src/preview/route-sources.ts'),
  };
  const asked: (keyof Parts)[] = [];
  const load: LoadPart = (name) => {
    asked.push(name);
    return sources[name]();
  };
  return { load, asked };
}
