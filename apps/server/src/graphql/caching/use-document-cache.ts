import { LruCache } from '@tripwright/core/base';
import type { Plugin } from 'graphql-yoga';
import type { DocumentNode, Source } from '../graphql-js.ts';

/**
 * Keeps the documents used last that are valid, so that they are parsed and validated once. A parsed document takes up to 200 bytes for each character, so
 * the cache counts characters: a limit on the number of documents would let clients fill the memory.
 *
 * Yoga's own cache keeps what is wrong with other documents too. Such an error holds the frames of its stack, and with them its request and the
 * connection: 80 kB for a document of four characters.
 * @param mostCharacters of all documents together
 */
export function useDocumentCache(mostCharacters: number): Plugin {
  const kept = new LruCache<string, DocumentNode>(mostCharacters, { weigh: (_, text) => text.length, minEntries: 0 });
  return {
    onParse({ params: { source }, setParsedDocument }) {
      const known = kept.get(textOf(source));
      if (known !== undefined) setParsedDocument(known);
    },
    onValidate({ params: { documentAST }, setResult }) {
      const text = documentAST.loc?.source.body ?? '';
      if (kept.get(text) === documentAST) {
        setResult([]);
        return undefined;
      }
      return ({ valid }) => {
        if (valid) kept.set(text, documentAST);
      };
    },
  };
}

function textOf(source: string | Source): string {
  return typeof source === 'string' ? source : source.body;
}
