import type { PageInfo } from './__generated__/resolver-types.ts';
import { inputError } from './input-error.ts';

/** Arguments of a Relay connection. Null counts as absent. */
export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
}

const MOST = 100;

/**
 * A page of a list (Relay cursor connections). A cursor holds the key of its entry, so it stays valid when other entries change.
 * @param keyOf key of an entry, unique within the list
 * @param fallback size of the page when neither `first` nor `last` is given
 * @throws GraphQLError `BAD_USER_INPUT` for sizes out of range and for cursors of another list
 */
export function pageOf<T>(
  items: readonly T[],
  kind: string,
  keyOf: (item: T) => string,
  { first, after, last, before }: PageArguments,
  fallback: number = MOST,
): Connection<T> {
  checkSize('first', first);
  checkSize('last', last);
  if (isGiven(first) && isGiven(last)) throw inputError('"first" and "last" exclude each other: give one of them.');
  const start = isGiven(after) ? positionOf(items, kind, keyOf, after) + 1 : 0;
  const end = isGiven(before) ? positionOf(items, kind, keyOf, before) : items.length;
  const within = items.slice(start, Math.max(start, end));
  const page = isGiven(last) ? within.slice(Math.max(0, within.length - last)) : within.slice(0, first ?? fallback);
  // Cursors are read where they are selected.
  const edges = page.map(
    (node): Edge<T> => ({
      node,
      get cursor() {
        return encodeCursor(kind, keyOf(node));
      },
    }),
  );
  return {
    edges,
    nodes: page,
    pageInfo: {
      hasNextPage: !isGiven(last) && page.length < within.length,
      hasPreviousPage: isGiven(last) && page.length < within.length,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

function checkSize(name: string, value: number | null | undefined): void {
  if (isGiven(value) && (value < 1 || value > MOST)) {
    throw inputError(`"${name}" is ${value}; expected 1 to ${MOST}.`);
  }
}

function encodeCursor(kind: string, key: string): string {
  return Buffer.from(`v1:${kind}:${key}`, 'utf8').toString('base64url');
}

function positionOf<T>(items: readonly T[], kind: string, keyOf: (item: T) => string, cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const start = `v1:${kind}:`;
  const key = text.slice(start.length);
  const position = text.startsWith(start) ? items.findIndex((item) => keyOf(item) === key) : -1;
  if (position < 0) throw inputError('The cursor does not belong to this list. Take it from an edge of the same list.');
  return position;
}
