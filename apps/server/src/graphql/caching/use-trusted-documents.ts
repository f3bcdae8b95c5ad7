import { createHash } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';
import { GraphQLError } from '../graphql-js.ts';

/** The id of a document: `sha256:` and the hash of its text, as the draft for persisted documents in GraphQL over HTTP has it. */
export function documentIdOf(document: string): string {
  return `sha256:${createHash('sha256').update(document).digest('hex')}`;
}

/** Documents by their ids. */
export function trustedDocuments(documents: readonly string[]): ReadonlyMap<string, string> {
  return new Map(documents.map((document) => [documentIdOf(document), document]));
}

/**
 * Answers requests that name a document by its id, in `documentId`: so a GET request is short, and its answer can lie in caches. Other documents are
 * answered too, unless only trusted ones may be asked.
 *
 * The library for this refuses each request without a document itself, with status 200, which five of the audits of GraphQL over HTTP note.
 */
export function useTrustedDocuments(documents: ReadonlyMap<string, string>, onlyTrusted: boolean): Plugin {
  return {
    onParams({ params, request, setParams }) {
      const { documentId = idInAddress(request), query, ...rest } = params as Sent;
      if (documentId === undefined || documentId === null) {
        if (onlyTrusted && typeof query === 'string' && !isTrusted(query))
          throw refused(
            'This server answers documents of its list only. Send the id of one as "documentId".',
            'ONLY_TRUSTED_DOCUMENTS',
          );
        return;
      }
      if (query !== undefined && query !== null)
        throw refused('Send either "documentId" or "query", not both.', 'BAD_REQUEST');
      const document = typeof documentId === 'string' ? documents.get(documentId) : undefined;
      if (document === undefined)
        throw refused('There is no document of this "documentId" here. Send its text as "query".', 'UNKNOWN_DOCUMENT');
      setParams({ ...rest, query: document });
    },
  };

  function isTrusted(query: string): boolean {
    return documents.has(documentIdOf(query));
  }
}

interface Sent {
  readonly documentId?: unknown;
  readonly query?: string | null;
}

function idInAddress(request: Request): string | undefined {
  if (request.method !== 'GET') return undefined;
  return new URL(request.url).searchParams.get('documentId') ?? undefined;
}

function refused(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
