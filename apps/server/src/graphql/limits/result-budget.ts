import { defaultFieldResolver, GraphQLError, type GraphQLSchema, isObjectType } from '../graphql-js.ts';

/** Limits of the answer to one operation, checked while it is resolved. */
export interface ResultLimits {
  /** Fields and list entries. */
  readonly fields: number;
  /** Characters of keys and texts, as an estimate of the bytes of the answer. */
  readonly characters: number;
  /** Processor time of resolving, without searches. */
  readonly milliseconds: number;
}

/** Fields between two readings of the clock, since a reading costs about as much as a field. */
const FIELDS_PER_CLOCK = 256;
/** Characters counted for punctuation of a field, and for a number or enum. */
const PUNCTUATION = 4;
const SCALAR = 12;

/**
 * Counts the answer of an operation while it grows, and ends the execution when a limit is reached. The cost of an operation is known before
 * it runs ({@link operationCost}), but relies on expected lengths of lists; this limit holds for any real length.
 */
export class ResultBudget {
  readonly #limits: ResultLimits;
  readonly #controller = new AbortController();
  #fields = 0;
  #characters = 0;
  #started = performance.now();

  constructor(limits: ResultLimits) {
    this.#limits = limits;
  }

  /** Aborted when a limit is reached; the reason is the error for the client. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Counts a resolved field. @param key its name in the answer @param value what its resolver returned */
  spend(key: string | number, value: unknown): void {
    const entries = Array.isArray(value) ? value.length : 0;
    const before = this.#fields;
    this.#fields += 1 + entries;
    this.#characters += String(key).length + PUNCTUATION + charactersOf(value);
    const { fields, characters, milliseconds } = this.#limits;
    if (this.#fields > fields) this.#end(`grew to more than ${fields} fields and list entries`);
    else if (this.#characters > characters) this.#end(`grew to more than ${characters} characters`);
    else if (Math.floor(before / FIELDS_PER_CLOCK) !== Math.floor(this.#fields / FIELDS_PER_CLOCK)) {
      if (performance.now() - this.#started > milliseconds) this.#end(`took longer than ${milliseconds} ms to resolve`);
    }
  }

  /** Awaits a search. Its time is limited elsewhere and does not count here. */
  async outside<T>(work: Promise<T>): Promise<T> {
    const spent = performance.now() - this.#started;
    try {
      return await work;
    } finally {
      this.#started = performance.now() - spent;
    }
  }

  #end(how: string): void {
    const message = `The answer ${how}. Ask for shorter lists or fewer fields.`;
    this.#controller.abort(
      new GraphQLError(message, { extensions: { code: 'RESULT_TOO_LARGE', http: { status: 400 } } }),
    );
  }
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return SCALAR;
  let sum = 0;
  for (const entry of value) sum += PUNCTUATION + (typeof entry === 'string' ? entry.length : 0);
  return sum;
}

/** Makes every field of a schema count against the budget in the context. Changes the schema in place. */
export function meterFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, values, context: { readonly budget: ResultBudget }, info) => {
        const value: unknown = resolve(source, values, context, info);
        context.budget.spend(info.path.key, value);
        return value;
      };
    }
  }
  return schema;
}
