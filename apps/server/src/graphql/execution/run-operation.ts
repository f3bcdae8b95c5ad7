import type { GraphqlContext } from '../context.ts';
import {
  defaultTypeResolver,
  type ExecutionResult,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  locatedError,
} from '../graphql-js.ts';
import type { FieldPlan, OperationPlan, TypePlan } from './operation-plan.ts';

type Values = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** Where a value stands in the answer. */
interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/**
 * Executes a planned operation (GraphQL specification, section 6): the answer of the library, in plain objects, without promises where values are there
 * at once. Counts against the budget of the context, and works in its turns.
 */
export function runOperation(
  plan: OperationPlan,
  rootValue: unknown,
  context: GraphqlContext,
  variables: Values,
): ExecutionResult | Promise<ExecutionResult> {
  const run = new OperationRun(plan, rootValue, context, variables);
  const finish = (data: ExecutionResult['data']): ExecutionResult =>
    run.errors.length === 0 ? { data: data ?? null } : { errors: run.errors, data: data ?? null };
  const fail = (error: unknown): ExecutionResult => {
    run.errors.push(error as GraphQLError);
    return finish(null);
  };
  try {
    const data = run.fields(plan.root, rootValue, undefined);
    return data instanceof Promise ? data.then(finish, fail) : finish(data);
  } catch (error) {
    return fail(error);
  }
}

class OperationRun {
  readonly errors: GraphQLError[] = [];
  readonly #plan: OperationPlan;
  readonly #rootValue: unknown;
  readonly #context: GraphqlContext;
  readonly #variables: Values;
  /** By the position of a field: they are the same for all objects. */
  readonly #arguments: (Values | undefined)[] = [];

  constructor(plan: OperationPlan, rootValue: unknown, context: GraphqlContext, variables: Values) {
    this.#plan = plan;
    this.#rootValue = rootValue;
    this.#context = context;
    this.#variables = variables;
  }

  /** The answer for an object. @throws GraphQLError of a required field */
  fields(fields: readonly FieldPlan[], source: unknown, path: Path | undefined): Answer | Promise<Answer> {
    const answer: Answer = {};
    let waiting: Promise<void>[] | undefined;
    try {
      for (const field of fields) {
        const { key } = field;
        const value = this.#field(field, source, path);
        answer[key] = value;
        if (value instanceof Promise) {
          waiting ??= [];
          waiting.push(
            value.then((settled: unknown) => {
              answer[key] = settled;
            }),
          );
        }
      }
    } catch (error) {
      if (waiting === undefined) throw error;
      // The other fields may fail too, and are waited for.
      return Promise.allSettled(waiting).then(() => {
        throw error;
      });
    }
    return waiting === undefined ? answer : Promise.all(waiting).then(() => answer);
  }

  #field(field: FieldPlan, source: unknown, parent: Path | undefined): unknown {
    if (field.resolve === undefined) return field.parent.name;
    const path: Path = { prev: parent, key: field.key, typename: field.parent.name };
    const { work } = this.#context.budget;
    try {
      const value =
        field.isComposite && work.isOver()
          ? work.later(() => this.#resolve(field, source, path))
          : this.#resolve(field, source, path);
      return value instanceof Promise
        ? value.catch((error) => this.#fail(error, field.isRequired, field, path))
        : value;
    } catch (error) {
      return this.#fail(error, field.isRequired, field, path);
    }
  }

  #resolve(field: FieldPlan, source: unknown, path: Path): unknown {
    const value = field.resolve?.(source, this.#argumentsOf(field), this.#context, this.#infoOf(field, path));
    const complete = (resolved: unknown): unknown => {
      this.#context.budget.spend(field.key, resolved);
      return this.#complete(field.type, field.isRequired, resolved, field, path);
    };
    return value instanceof Promise ? value.then(complete) : complete(value);
  }

  #argumentsOf(field: FieldPlan): Values {
    const known = this.#arguments[field.at];
    if (known !== undefined) return known;
    const values = field.argumentsWith(this.#variables);
    this.#arguments[field.at] = values;
    return values;
  }

  #infoOf(field: FieldPlan, path: Path): GraphQLResolveInfo {
    const { schema, fragments, operation } = this.#plan;
    return {
      fieldName: field.name,
      fieldNodes: field.nodes,
      returnType: field.returnType,
      parentType: field.parent,
      path,
      schema,
      fragments,
      rootValue: this.#rootValue,
      operation,
      variableValues: this.#variables,
    };
  }

  /** The answer for a value. */
  #complete(type: TypePlan, isRequired: boolean, value: unknown, field: FieldPlan, path: Path): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (isRequired) throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.name}.`);
      return null;
    }
    switch (type.kind) {
      case 'leaf': {
        const written = serialized(type, value);
        if (written !== undefined && written !== null) return written;
        throw new Error(`A value of ${type.type.name} is written as nothing: ${String(value)}.`);
      }
      case 'object':
        return this.fields(this.#plan.fieldsOf(field, type.type), value, path);
      case 'abstract': {
        const resolveType = type.type.resolveType ?? defaultTypeResolver;
        const name = resolveType(value, this.#context, this.#infoOf(field, path), type.type);
        return name instanceof Promise
          ? name.then((known) => this.fields(this.#plan.fieldsOf(field, this.#typeOf(type, known)), value, path))
          : this.fields(this.#plan.fieldsOf(field, this.#typeOf(type, name)), value, path);
      }
      case 'list':
        return this.#list(type, value, field, path);
      default:
        return type satisfies never;
    }
  }

  #list(type: Extract<TypePlan, { kind: 'list' }>, values: unknown, field: FieldPlan, path: Path): unknown {
    if (!Array.isArray(values)) throw new Error(`${field.parent.name}.${field.name} is no list.`);
    const { work } = this.#context.budget;
    const { item, isItemRequired } = type;
    let isWaiting = false;
    const list: unknown[] = [];
    const entry = (value: unknown, index: number): unknown => {
      const at: Path = { prev: path, key: index, typename: undefined };
      const complete = (known: unknown): unknown => this.#complete(item, isItemRequired, known, field, at);
      try {
        const completed =
          field.isComposite && work.isOver()
            ? work.later(() => (value instanceof Promise ? value.then(complete) : complete(value)))
            : value instanceof Promise
              ? value.then(complete)
              : complete(value);
        if (!(completed instanceof Promise)) return completed;
        isWaiting = true;
        return completed.catch((error) => this.#fail(error, isItemRequired, field, at));
      } catch (error) {
        return this.#fail(error, isItemRequired, field, at);
      }
    };
    try {
      for (const [index, value] of values.entries()) list.push(entry(value, index));
    } catch (error) {
      // The other entries may fail too, and are waited for: a rejection without a handler would end the process.
      return Promise.allSettled([...list, ...values]).then(() => {
        throw error;
      });
    }
    return isWaiting ? Promise.all(list) : list;
  }

  #typeOf({ type }: Extract<TypePlan, { kind: 'abstract' }>, name: unknown): GraphQLObjectType {
    const known = typeof name === 'string' ? this.#plan.schema.getType(name) : undefined;
    if (isObjectType(known) && this.#plan.schema.isSubType(type, known)) return known;
    throw new Error(`${String(name)} is no type of ${type.name}.`);
  }

  /** Null in place of a value, or the error for its parent where null is not allowed. @throws GraphQLError */
  #fail(raw: unknown, isRequired: boolean, field: FieldPlan, path: Path): null {
    const keys: (string | number)[] = [];
    for (let at: Path | undefined = path; at !== undefined; at = at.prev) keys.push(at.key);
    const error = locatedError(raw, field.nodes, keys.reverse());
    if (isRequired) throw error;
    this.errors.push(error);
    return null;
  }
}

/** @throws Error instead of a GraphQL error: a value that its type does not allow is a fault of ours, and masked */
function serialized({ type }: Extract<TypePlan, { kind: 'leaf' }>, value: unknown): unknown {
  try {
    return type.serialize(value);
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(error.message) : error;
  }
}
