import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from '../graphql-js.ts';

/** Expected entries of a list without a size argument: segments of a trip, calls, notes. */
const ASSUMED_ENTRIES = 5;

export interface Operation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Already coerced. */
  readonly variables: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Longest lengths of lists without a size argument, where the data bound them. */
export interface ListLengths {
  /** Of the field itself. */
  readonly own?: number;
  /** Of the lists in what the field returns. */
  readonly inner?: number;
  /** Points for the work of resolving the field, besides its weight. */
  readonly work?: number;
}

/** @param coordinate `Type.field` @param values its arguments @param requestEntries entries of the lists in the request of the plan around it */
export type LongestLists = (coordinate: string, values: Values, requestEntries: number) => ListLengths;

/**
 * The highest possible cost of an operation, in points: the weights of `@cost` and one point for each object, times the sizes of the lists
 * around them (`@listSize`). A page size passed as a variable counts like a literal one.
 */
export function operationCost(
  schema: GraphQLSchema,
  { definition, fragments, variables }: Operation,
  longest: LongestLists = () => ({}),
): number {
  const perFragment = new Map<string, number>();
  let requestEntries = 0;

  // `page`: number of entries in the lists of `parent`, where it is a connection
  const costOfSet = (set: SelectionSetNode, parent: GraphQLNamedType, page?: number): number => {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent, page);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        cost += costOfSet(selection.selectionSet, (condition && schema.getType(condition)) || parent, page);
      } else cost += costOfFragment(selection.name.value, page);
    }
    return cost;
  };

  const costOfFragment = (name: string, page: number | undefined): number => {
    const key = `${name} ${page} ${requestEntries}`;
    const known = perFragment.get(key);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    if (known !== undefined || fragment === undefined || type === undefined) return known ?? 0;
    const cost = costOfSet(fragment.selectionSet, type, page);
    perFragment.set(key, cost);
    return cost;
  };

  const costOfField = (node: FieldNode, parent: GraphQLNamedType, page: number | undefined): number => {
    const introspected = node.name.value.startsWith('__')
      ? schema.getType(INTROSPECTION[node.name.value] ?? '')
      : undefined;
    if (introspected !== undefined)
      return introspectionCost(node.selectionSet, introspected, introspected.name === '__Schema');
    const field = fieldOf(parent, node.name.value);
    if (field === undefined) return 0;
    const type = getNamedType(field.type);
    const points = directiveOf(field, 'cost')?.['weight'];
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const values = field.args.length === 0 ? {} : getArgumentValues(field, node, variables);
    const { own, inner, work = 0 } = longest(`${parent.name}.${field.name}`, values, requestEntries);
    const weight = work + (typeof points === 'number' ? points : 0);
    const size = sizeOf(field, values);
    const entries = page ?? size?.given ?? own ?? size?.assumed ?? ASSUMED_ENTRIES;
    if (node.selectionSet === undefined || !isCompositeType(type)) return weight + (isList ? entries : 0);
    // A size on a field that returns one object is the size of the lists in it: the object is a connection.
    const outer = requestEntries;
    // A reroute has the request of its plan, and the stops in its own arguments.
    requestEntries += entriesOf(type.name === 'PlanResult' ? values : undefined);
    const costBelow = costOfSet(node.selectionSet, type, isList ? inner : least(inner, size?.given ?? size?.assumed));
    requestEntries = outer;
    if (!isList) return weight + 1 + costBelow;
    return weight + entries * (1 + costBelow);
  };

  // Each field costs a point: descriptions make the introspection large, not objects. `isEachOnce`: the list of all types leads here, so that lists have
  // their mean lengths; a type that others refer to may be the largest one each time.
  const introspectionCost = (
    set: SelectionSetNode | undefined,
    parent: GraphQLNamedType,
    isEachOnce: boolean,
  ): number => {
    let cost = 1;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value: name } = selection.name;
        const key = `${name} introspection ${isEachOnce}`;
        const fragment = fragments.get(name);
        if (!perFragment.has(key) && fragment !== undefined)
          perFragment.set(key, introspectionCost(fragment.selectionSet, parent, isEachOnce) - 1);
        cost += perFragment.get(key) ?? 0;
      } else if (selection.kind === Kind.INLINE_FRAGMENT)
        cost += introspectionCost(selection.selectionSet, parent, isEachOnce) - 1;
      else {
        const field = fieldOf(parent, selection.name.value);
        const coordinate = `${parent.name}.${selection.name.value}`;
        const { mean, longest: most } = introspectionLists(schema);
        const size = (isEachOnce ? mean : most)[coordinate] ?? 1;
        const isOwned = isEachOnce && OWNED.has(coordinate);
        cost +=
          field === undefined ? 1 : size * introspectionCost(selection.selectionSet, getNamedType(field.type), isOwned);
      }
    }
    return cost;
  };

  const root = schema.getRootType(definition.operation);
  return root === undefined || root === null ? 0 : Math.ceil(costOfSet(definition.selectionSet, root));
}

/** The types of the introspection fields of a query; `__typename` is a plain value. */
const INTROSPECTION: Readonly<Record<string, string>> = { __schema: '__Schema', __type: '__Type' };
/** Lists whose entries belong to their parent alone, so that no entry comes twice. */
const OWNED: ReadonlySet<string> = new Set([
  '__Schema.types',
  '__Schema.directives',
  '__Directive.args',
  '__Type.fields',
  '__Type.inputFields',
  '__Type.enumValues',
  '__Field.args',
]);

/** Lengths of the lists in the introspection of a schema, by `Type.field`. */
interface IntrospectionLists {
  readonly longest: Readonly<Record<string, number>>;
  readonly mean: Readonly<Record<string, number>>;
}

const listsOfSchemas = new WeakMap<GraphQLSchema, IntrospectionLists>();

function introspectionLists(schema: GraphQLSchema): IntrospectionLists {
  const known = listsOfSchemas.get(schema);
  if (known !== undefined) return known;
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const fieldsOf = (type: GraphQLNamedType) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const fields = types.flatMap(fieldsOf);
  const lengths: Readonly<Record<string, readonly number[]>> = {
    '__Schema.types': [types.length],
    '__Schema.directives': [directives.length],
    '__Directive.args': directives.map(({ args }) => args.length),
    '__Directive.locations': directives.map(({ locations }) => locations.length),
    '__Type.fields': types.map((type) => fieldsOf(type).length),
    '__Type.inputFields': types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    '__Type.enumValues': types.map((type) => (isEnumType(type) ? type.getValues().length : 0)),
    '__Type.interfaces': types.map((type) =>
      isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().length : 0,
    ),
    '__Type.possibleTypes': types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type).length : 0)),
    '__Field.args': fields.map(({ args }) => args.length),
  };
  const each = (of: (list: readonly number[]) => number): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(lengths).map(([name, list]) => [name, list.length === 0 ? 0 : of(list)]));
  const lists = {
    longest: each((list) => Math.max(...list)),
    mean: each((list) => list.reduce((sum, length) => sum + length, 0) / list.length),
  };
  listsOfSchemas.set(schema, lists);
  return lists;
}

/** The error for an operation that costs too much. */
export function tooExpensive(requested: number, budget: number): GraphQLError {
  const message = `The operation can cost ${requested} points; at most ${budget} are allowed. Ask for shorter lists or fewer fields.`;
  return new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_EXPENSIVE', cost: { requested, budget }, http: { status: 400 } },
  });
}

/** The smaller of two lengths, of which either may be unknown. */
function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** Entries of all lists in a value. */
function entriesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((sum: number, inner) => sum + entriesOf(inner), own);
}

type Field = GraphQLField<unknown, unknown>;

function fieldOf(parent: GraphQLNamedType, name: string): Field | undefined {
  const hasFields = parent instanceof GraphQLObjectType || parent instanceof GraphQLInterfaceType;
  return hasFields ? parent.getFields()[name] : undefined;
}

/** The list size of a field by `@listSize`: from its arguments, and the assumed one without them. */
function sizeOf(
  field: Field,
  values: Values,
): { readonly given: number | undefined; readonly assumed: number } | undefined {
  const size = directiveOf(field, 'listSize');
  if (size === undefined) return undefined;
  const names = Array.isArray(size['slicingArguments']) ? size['slicingArguments'] : [];
  const given = names.flatMap((name) => {
    const value = values[String(name)];
    return Array.isArray(value) ? [value.length] : typeof value === 'number' ? [value] : [];
  });
  const assumed = size['assumedSize'];
  return {
    given: given.length === 0 ? undefined : Math.max(0, ...given),
    assumed: typeof assumed === 'number' ? assumed : 1,
  };
}

/** The arguments of the directives on field definitions, by the name of the directive. */
const directives = new WeakMap<Field, ReadonlyMap<string, Readonly<Record<string, unknown>>>>();

/** The arguments of a directive on a field definition. */
function directiveOf(field: Field, name: string): Readonly<Record<string, unknown>> | undefined {
  let known = directives.get(field);
  if (known === undefined) {
    known = new Map(
      (field.astNode?.directives ?? []).map((directive) => [
        directive.name.value,
        Object.fromEntries(
          (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
        ),
      ]),
    );
    directives.set(field, known);
  }
  return known.get(name);
}
