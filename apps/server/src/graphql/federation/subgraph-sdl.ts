import { type DirectiveNode, Kind, type ObjectTypeDefinitionNode, parse, print, visit } from '../graphql-js.ts';

/** What a subgraph says beside its types: which version of the specification it follows; `@oneOf` is younger than the tools that compose graphs. */
const HEAD = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])

"Exactly one field of the input is given."
directive @oneOf on INPUT_OBJECT
`;

const KEY = (parse('type T @key(fields: "id") { a: Int }').definitions[0] as ObjectTypeDefinitionNode)
  .directives![0] as DirectiveNode;

/**
 * The schema as a part of a federated graph (Apollo Federation 2, https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/subgraph-spec):
 * everything with a global identifier is an entity with the key `id`. Plans and trips are values, since they are made for one request.
 */
export function subgraphSdl(sdl: string): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    ObjectTypeDefinition(node) {
      return isEntity(node) ? { ...node, directives: [...(node.directives ?? []), KEY] } : undefined;
    },
  });
  return `${HEAD}\n${print(document)}\n`;
}

/** Names of the types that other graphs may refer to. */
export function entityNames(sdl: string): readonly string[] {
  return parse(sdl, { noLocation: true }).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && isEntity(node) ? [node.name.value] : [],
  );
}

function isEntity({ interfaces }: ObjectTypeDefinitionNode): boolean {
  return interfaces?.some(({ name }) => name.value === 'Node') === true;
}
