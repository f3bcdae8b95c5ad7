import type { RegionInfo } from '@tripwright/core/model';
import type { QueryResolvers, Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { decodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { schemaHash } from '../schema-hash.ts';
import { type Awaitable, allOf, andThen } from '../source/index.ts';
import type { ModeSource, StopSource } from '../sources.ts';

const MOST_NODES = 100;

const query: Pick<QueryResolvers, 'about' | 'node' | 'nodes'> = {
  about: (_, __, { version }) => ({ version, schemaHash }),
  node: (_, { id }, context) => findNode(id, context),
  nodes: (_, { ids }, context) => {
    if (ids.length > MOST_NODES) throw inputError(`"ids" holds ${ids.length}; expected at most ${MOST_NODES}.`);
    return allOf(ids.map((id) => findNode(id, context)));
  },
};

export const nodeResolvers = {
  Query: query,
  Node: {
    __resolveType: (source) => ('identifier' in source ? 'Mode' : 'stop' in source ? 'Stop' : 'Region'),
  },
} satisfies Resolvers;

function findNode(id: string, context: GraphqlContext): Awaitable<RegionInfo | ModeSource | StopSource | null> {
  const decoded = decodeGlobalId(id);
  if (decoded === undefined) return null;
  switch (decoded.type) {
    case 'Region':
      return decoded.region === '' ? (context.regions.get(decoded.code) ?? null) : null;
    case 'Mode':
      return decoded.region === '' ? { identifier: decoded.code } : null;
    case 'Stop':
      return findStop(decoded.region, decoded.code, context);
    default:
      return decoded.type satisfies never;
  }
}

/** A stop by its natural key; null when the region or the stop does not exist. */
export function findStop(
  regionCode: string,
  code: string,
  { regions, stops }: GraphqlContext,
): Awaitable<StopSource | null> {
  const region = regions.get(regionCode);
  if (region === undefined) return null;
  return andThen(stops(region), (of) => {
    const entry = of.find(code);
    return entry === undefined ? null : { region, stop: entry.listed.stop };
  });
}
