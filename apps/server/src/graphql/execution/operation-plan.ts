import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  visit,
} from '../graphql-js.ts';
import { plainResolver } from '../limits/result-budget.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a value of a type becomes in the answer. */
export type TypePlan =
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType }
  | { readonly kind: 'list'; readonly item: TypePlan; readonly isItemRequired: boolean };

/** A field of an object type in an operation: all that does not depend on values. */
export interface FieldPlan {
  /** Its name in the answer. */
  readonly key: string;
  readonly name: string;
  readonly parent: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
  readonly returnType: GraphQLOutputType;
  readonly type: TypePlan;
  readonly isRequired: boolean;
  /** Whether it has fields of its own. */
  readonly isComposite: boolean;
  /** undefined for `__typename`, which has no resolver. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  /** Position among the fields of the operation. */
  readonly at: number;
  /** The same for every object, and for every request where they hold no variable. @throws GraphQLError where a variable is missing */
  readonly argumentsWith: (variables: Values) => Values;
  /** The fields of its value, by type. */
  readonly fields: Map<GraphQLObjectType, readonly FieldPlan[]>;
}

const NO_ARGUMENTS: Values = Object.freeze({});

/**
 * How one operation is executed: which fields of which types are read, by which resolvers, with which arguments. The fields of a type are worked out when a
 * value of it is first met, and kept for further requests with the same document.
 */
export class OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: readonly FieldPlan[];
  #size = 0;

  constructor(
    schema: GraphQLSchema,
    operation: OperationDefinitionNode,
    root: GraphQLObjectType,
    document: DocumentNode,
  ) {
    this.schema = schema;
    this.operation = operation;
    const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
    this.fragments = fragments;
    this.root = this.#plan(root, [operation.selectionSet]);
  }

  /** Fields so far: a measure of its memory. */
  get size(): number {
    return this.#size;
  }

  /** The fields of a value. */
  fieldsOf(field: FieldPlan, type: GraphQLObjectType): readonly FieldPlan[] {
    let fields = field.fields.get(type);
    if (fields === undefined) {
      fields = this.#plan(
        type,
        field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      );
      field.fields.set(type, fields);
    }
    return fields;
  }

  /** Puts selections of an object type together (specification, section 6.3.2, without directives). */
  #plan(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): readonly FieldPlan[] {
    const byKey = new Map<string, FieldNode[]>();
    const read = new Set<string>();
    const applies = (condition: string | undefined): boolean => {
      const named = condition === undefined ? type : this.schema.getType(condition);
      return named === type || (isAbstractType(named) && this.schema.isSubType(named, type));
    };
    const collect = (set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          const nodes = byKey.get(key);
          if (nodes === undefined) byKey.set(key, [selection]);
          else nodes.push(selection);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          if (applies(selection.typeCondition?.name.value)) collect(selection.selectionSet);
        } else if (!read.has(selection.name.value)) {
          read.add(selection.name.value);
          const fragment = this.fragments[selection.name.value];
          if (fragment !== undefined && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
        }
      }
    };
    for (const set of sets) collect(set);
    return [...byKey].flatMap(([key, nodes]) => this.#field(type, key, nodes) ?? []);
  }

  #field(parent: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan | undefined {
    const [node] = nodes as readonly [FieldNode];
    const definition = node.name.value === '__typename' ? TypeNameMetaFieldDef : parent.getFields()[node.name.value];
    if (definition === undefined) return undefined;
    const isFixed = !dependsOnVariables(node);
    let fixed: Values | undefined = definition.args.length === 0 ? NO_ARGUMENTS : undefined;
    return {
      key,
      name: definition.name,
      parent,
      nodes,
      returnType: definition.type,
      type: typePlan(isNonNullType(definition.type) ? definition.type.ofType : definition.type),
      isRequired: isNonNullType(definition.type),
      isComposite: isCompositeType(getNamedType(definition.type)),
      resolve:
        definition === TypeNameMetaFieldDef ? undefined : plainResolver(definition.resolve ?? defaultFieldResolver),
      at: this.#size++,
      argumentsWith: (variables) => {
        if (fixed !== undefined) return fixed;
        const values = getArgumentValues(definition, node, variables);
        if (isFixed) fixed = values;
        return values;
      },
      fields: new Map(),
    };
  }
}

/**
 * The plan of an operation, '' being the only one of its document; undefined for those that are left to the library: mutations, subscriptions, introspection, and documents with directives, which
 * may leave fields out or defer them.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): OperationPlan | undefined {
  const operation = getOperationAST(document, operationName === '' ? null : operationName);
  const root = schema.getQueryType();
  if (operation?.operation !== 'query' || !root || !isPlain(document)) return undefined;
  return new OperationPlan(schema, operation, root, document);
}

/** Names of fields that the library answers itself, and the one that is no property of its own on an object. */
const OF_THE_LIBRARY: ReadonlySet<string> = new Set(['__schema', '__type', '__proto__']);

function isPlain(document: DocumentNode): boolean {
  let found = true;
  visit(document, {
    Directive: () => {
      found = false;
    },
    Field: ({ name, alias }) => {
      if (OF_THE_LIBRARY.has(name.value) || OF_THE_LIBRARY.has(alias?.value ?? '')) found = false;
    },
  });
  return found;
}

function dependsOnVariables(node: FieldNode): boolean {
  let found = false;
  for (const argument of node.arguments ?? [])
    visit(argument, {
      Variable: () => {
        found = true;
      },
    });
  return found;
}

function typePlan(type: GraphQLOutputType): TypePlan {
  if (isListType(type)) {
    const { ofType } = type;
    const isItemRequired = isNonNullType(ofType);
    return { kind: 'list', item: typePlan(isItemRequired ? ofType.ofType : ofType), isItemRequired };
  }
  if (isLeafType(type)) return { kind: 'leaf', type };
  if (isObjectType(type)) return { kind: 'object', type };
  if (isAbstractType(type)) return { kind: 'abstract', type };
  throw new Error(`A type within "${String(type)}" is required twice.`);
}
