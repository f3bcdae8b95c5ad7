import type { Resolvers } from '../__generated__/resolver-types.ts';
import type { GraphqlContext } from '../context.ts';
import { inputError } from '../input-error.ts';
import { entityNames, subgraphSdl } from './subgraph-sdl.ts';

/** As many as `Query.nodes` takes. */
const MOST = 100;

/** What a schema needs to be a part of a federated graph: more of its language, and the resolvers for it. */
export interface Subgraph {
  readonly typeDefs: string;
  readonly resolvers: Readonly<Record<string, object>>;
}

/** @param sdl of the schema @param resolvers its resolvers, of which those of `Query.node` and `Node` find entities */
export function subgraphOf(sdl: string, { Query, Node }: Resolvers): Subgraph {
  const node = Query?.node as (
    root: unknown,
    values: { readonly id: string },
    context: GraphqlContext,
    info: unknown,
  ) => unknown;
  const typeOf = Node?.__resolveType as (source: unknown) => string;
  const text = subgraphSdl(sdl);
  const typeDefs = `
    "A reference to an entity: its type and its id."
    scalar _Any
    "Everything with a global identifier."
    union _Entity = ${entityNames(sdl).join(' | ')}
    "This part of a federated graph."
    type _Service {
      "Its schema in its own language."
      sdl: String!
    }
    extend type Query {
      "For routers of federated graphs: the schema."
      _service: _Service!
      "For routers of federated graphs: entities by their references, at most ${MOST}."
      _entities("The references." representations: [_Any!]!): [_Entity]!
        @cost(weight: 200)
        @listSize(slicingArguments: ["representations"], assumedSize: ${MOST})
    }`;
  return {
    typeDefs,
    resolvers: {
      _Entity: { __resolveType: typeOf },
      Query: {
        _service: () => ({ sdl: text }),
        async _entities(_: unknown, { representations }: Asked, context: GraphqlContext, info: unknown) {
          if (representations.length > MOST)
            throw inputError(`"representations" holds ${representations.length}; expected at most ${MOST}.`);
          return Promise.all(
            representations.map(async (reference) => {
              const { __typename, id } = (reference ?? {}) as { readonly __typename?: unknown; readonly id?: unknown };
              if (typeof id !== 'string') throw inputError('A representation needs "__typename" and "id".');
              const found = await node(undefined, { id }, context, info);
              return found !== null && typeOf(found) === __typename ? found : null;
            }),
          );
        },
      },
    },
  };
}

interface Asked {
  readonly representations: readonly unknown[];
}
