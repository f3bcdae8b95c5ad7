import type * as documents from '../documents-part.ts';
import type * as feeds from '../feed/feeds-part.ts';
import type * as routeSources from '../preview/route-sources.ts';
import { once } from './once.ts';

/** The parts of the extension that are loaded when they are first needed: each is a bundle of `dist`, `<name>.mjs`. */
export interface Parts {
  /** Identifiers, requests and trip files in documents, and their preview. */
  readonly documents: typeof documents;
  /** The workbench of feeds, with their language service and the importer. */
  readonly feeds: typeof feeds;
  /** The planner. */
  readonly 'route-sources': typeof routeSources;
}

/** Loads a part. */
export type LoadPart = <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;

/**
 * A part as the build writes it. Only the first file of an extension can import `vscode`, and only in Node can it import others by their addresses; so a
 * part is a function of the `require` that it sees.
 */
export interface PartModule<Part> {
  readonly default: (require: (name: string) => unknown) => Part;
}

/** Each part by a function that loads it once. */
export type LateParts = { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> };

/** The parts, none of which is loaded yet. */
export function lateParts(load: LoadPart): LateParts {
  return {
    documents: once(() => load('documents')),
    feeds: once(() => load('feeds')),
    'route-sources': once(() => load('route-sources')),
  };
}
