import { below, pickOne, type RandomNumbers } from '@tripwright/testkit/random';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from '../../src/graphql/graphql-js.ts';

/** Valid values of scalars, by the name of the argument or input field, or of the scalar. */
export type ScalarSamples = Readonly<Record<string, readonly unknown[]>>;

/** A selected field, or an inline fragment (`on`), as a tree that can be changed. */
export interface Selection {
  readonly on?: string;
  readonly field?: string;
  alias?: string;
  args: Record<string, { readonly type: GraphQLInputType; value: unknown }>;
  readonly directive?: string;
  readonly type: GraphQLNamedType;
  below: Selection[];
}

/** An operation as a client sends it. */
export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Marks a value that is written as an enum literal. */
class EnumValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON(): string {
    return this.name;
  }
}

/** Draws random operations over a schema. */
export class OperationGenerator {
  readonly #schema: GraphQLSchema;
  readonly #samples: ScalarSamples;
  readonly #random: RandomNumbers;

  constructor(schema: GraphQLSchema, samples: ScalarSamples, random: RandomNumbers) {
    this.#schema = schema;
    this.#samples = samples;
    this.#random = random;
  }

  /** A random selection of the query type. */
  operation(depth: number): Selection[] {
    return this.select(this.#schema.getQueryType() as GraphQLNamedType, depth);
  }

  /** A subscription: one of its fields, with a random selection. */
  subscription(depth: number): Selection[] {
    const root = this.#schema.getSubscriptionType() as GraphQLNamedType;
    return this.select(root, depth)
      .filter(({ field }) => field !== '__typename')
      .slice(0, 1);
  }

  /** A path of fields from the query type, with pages of 100 and all plain fields at its end. */
  path(names: readonly string[]): Selection[] {
    const below = (type: GraphQLNamedType, [name, ...rest]: readonly string[]): Selection[] => {
      const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
      return fields
        .filter((field) => (name === undefined ? !isCompositeType(getNamedType(field.type)) : field.name === name))
        .map((field) => {
          const inner = getNamedType(field.type);
          const taken = field.args.filter((each) => isRequiredArgument(each) || each.name === 'first');
          const given = (each: GraphQLArgument): unknown =>
            each.name === 'first' ? 100 : this.value(each.type, each.name);
          const args = Object.fromEntries(taken.map((each) => [each.name, { type: each.type, value: given(each) }]));
          return { field: field.name, args, type: inner, below: isCompositeType(inner) ? below(inner, rest) : [] };
        });
    };
    return below(this.#schema.getQueryType() as GraphQLNamedType, names);
  }

  /** Some fields of a type, each with a selection of its own down to a depth. */
  select(type: GraphQLNamedType, depth: number): Selection[] {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const fitting = fields.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)));
    const chosen = Array.from({ length: 1 + below(this.#random, 5) }, () => fitting).flatMap((list) =>
      list.length === 0 ? [] : [pickOne(list, this.#random)],
    );
    const names = new Set<string>();
    const selections = chosen.map((field): Selection => {
      const inner = getNamedType(field.type);
      const alias =
        names.has(field.name) || this.#chance(0.03) ? `${field.name}${below(this.#random, 1000)}` : undefined;
      names.add(alias ?? field.name);
      return {
        field: field.name,
        ...(alias !== undefined && { alias }),
        args: this.#argumentsOf(field.args),
        ...(this.#chance(0.03) && {
          directive: pickOne(['@skip(if: false)', '@include(if: true)', '@skip(if: true)'], this.#random),
        }),
        type: inner,
        below: isCompositeType(inner) ? this.select(inner, depth - 1) : [],
      };
    });
    const possible = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [];
    for (const each of possible)
      if (depth > 0 && this.#chance(possible.length > 3 ? 0.4 : 0.9))
        selections.push({ on: each.name, args: {}, type: each, below: this.select(each, depth - 1) });
    if (selections.length === 0 || this.#chance(0.1))
      selections.push({ field: '__typename', args: {}, type: type, below: [] });
    return selections;
  }

  /** Writes an operation: some values become variables, with or without defaults, and some selections named fragments. */
  write(
    selections: readonly Selection[],
    plainness: number = 0,
    kind: 'query' | 'subscription' = 'query',
  ): GraphRequest {
    const variables: Record<string, unknown> = {};
    const declared: string[] = [];
    const fragments: string[] = [];
    const argument = ([name, { type, value }]: [string, { type: GraphQLInputType; value: unknown }]): string => {
      if (this.#chance(plainness) || !this.#chance(0.4)) return `${name}: ${literal(value)}`;
      const variable = `v${declared.length}`;
      // Where a value is required, a variable with a default may be nullable.
      const isDefault = this.#chance(0.4);
      const typeName = isDefault && isNonNullType(type) ? String(type.ofType) : String(type);
      declared.push(`$${variable}: ${typeName}${isDefault ? ` = ${literal(value)}` : ''}`);
      if (!isDefault) variables[variable] = JSON.parse(JSON.stringify(value ?? null));
      return `${name}: $${variable}`;
    };
    const writeSet = (set: readonly Selection[]): string =>
      set
        .map(({ on, field, alias, args, directive = '', type, below: inner }): string => {
          const given = Object.entries(args).map(argument).join(', ');
          const head = on === undefined ? `${alias === undefined ? '' : `${alias}: `}${field}` : `... on ${on}`;
          const set = inner.length === 0 ? '' : writeSet(inner);
          if (set !== '' && isCompositeType(type) && this.#chance(0.1 * (1 - plainness))) {
            const name = `F${fragments.length}`;
            fragments.push(`fragment ${name} on ${type.name} { ${set} }`);
            return `${head}${given === '' ? '' : `(${given})`} ${directive} { ...${name} }`;
          }
          return `${head}${given === '' ? '' : `(${given})`} ${directive}${set === '' ? '' : ` { ${set} }`}`;
        })
        .join(' ');
    const body = writeSet(selections);
    const head = declared.length > 0 ? `${kind} Fuzz(${declared.join(', ')}) ` : kind === 'query' ? '' : `${kind} `;
    return { query: `${head}{ ${body} } ${fragments.join(' ')}`, variables };
  }

  /** A random valid value of an input type. */
  value(type: GraphQLInputType, name: string): unknown {
    if (isNonNullType(type)) return this.value(type.ofType, name);
    if (isListType(type)) {
      const known = this.#samples[`[${name}]`];
      if (known !== undefined) return pickOne(known, this.#random);
      return Array.from({ length: below(this.#random, 4) }, () => this.value(type.ofType, name));
    }
    const known = this.#samples[name] ?? this.#samples[getNamedType(type).name];
    if (isEnumType(type)) return new EnumValue(pickOne(type.getValues(), this.#random).name);
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      if (type.isOneOf) {
        const one = pickOne(fields, this.#random);
        return { [one.name]: this.value(one.type, one.name) };
      }
      const taken = fields.filter((field) =>
        isNonNullType(field.type) && field.defaultValue === undefined ? true : this.#chance(0.2),
      );
      return Object.fromEntries(taken.map((field) => [field.name, this.value(field.type, field.name)]));
    }
    if (known !== undefined) return pickOne(known, this.#random);
    switch (getNamedType(type).name) {
      case 'Int':
        return pickOne([0, 1, 2, 5, 20, 99, 100], this.#random);
      case 'Float':
        return pickOne([0.1, 1, 2, 4, 18], this.#random);
      case 'Boolean':
        return this.#chance(0.5);
      default:
        return pickOne(['a', '', 'xx_portmerrow', '☃', 'station-central'], this.#random);
    }
  }

  #argumentsOf(args: readonly GraphQLArgument[]): Selection['args'] {
    const taken = args.filter((each) => isRequiredArgument(each) || this.#chance(0.3));
    return Object.fromEntries(
      taken.map((each) => [each.name, { type: each.type, value: this.value(each.type, each.name) }]),
    );
  }

  #chance(part: number): boolean {
    return this.#random() < part;
  }
}

/** A value as GraphQL writes it. */
export function literal(value: unknown): string {
  if (value instanceof EnumValue) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literal(inner)}`)
      .join(', ')}}`;
  return JSON.stringify(value ?? null);
}

/** Every selection of a tree with the list that holds it. */
export function placesOf(selections: Selection[]): { readonly list: Selection[]; readonly at: number }[] {
  return selections.flatMap((selection, at) => [{ list: selections, at }, ...placesOf(selection.below)]);
}
