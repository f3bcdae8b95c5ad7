import { SlicedWork, type Turns } from '../../turns/index.ts';
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from '../graphql-js.ts';
import { andThen } from '../source/and-then.ts';

/** Limits of the answer to one operation, checked while it is resolved. */
export interface ResultLimits {
  /** Fields and list entries. */
  readonly fields: number;
  /** Characters of keys and texts, as an estimate of the bytes of the answer. */
  readonly characters: number;
  /** Time of resolving on the thread that listens, without searches and the turns of other operations. */
  readonly milliseconds: number;
  /** Searches for trips. A list multiplies a field that searches, so that fields in the document do not bound them. */
  readonly searches: number;
  /** Service days of the runs that are read on their own: each day is opened for the first of its runs, which takes as long as a plan. */
  readonly days: number;
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
  /** The work of resolving. */
  readonly work: SlicedWork;
  /** Resolves to the error for the client when a limit is reached, or to the error of {@link end}. */
  readonly ended: Promise<GraphQLError>;
  #reportEnd: (error: GraphQLError) => void = () => undefined;
  readonly #days = new Set<string>();
  #fields = 0;
  #characters = 0;
  #searches = 0;

  constructor(limits: ResultLimits, turns: Turns) {
    this.#limits = limits;
    this.work = new SlicedWork(turns);
    this.ended = new Promise((resolve) => {
      this.#reportEnd = resolve;
    });
  }

  /**
   * Stops resolving for good. The executor is not aborted: with a signal it drops the promises of fields that are still open, and their
   * rejections would end the process.
   */
  end(error: GraphQLError): void {
    this.work.stop();
    this.#reportEnd(error);
  }

  /** Fields and list entries so far. */
  get values(): number {
    return this.#fields;
  }

  /** Counts a search. @throws GraphQLError for one too many */
  spendSearch(): void {
    const { searches } = this.#limits;
    if (++this.#searches > searches) throw tooMany(`searches for trips more than ${searches} times`);
  }

  /** Counts the service day of a run. @param date `YYYY-MM-DD` @throws GraphQLError for one day too many */
  spendDay(date: string): void {
    const { days } = this.#limits;
    if (this.#days.has(date)) return;
    if (this.#days.size >= days) throw tooMany(`asks for services of more than ${days} days`);
    this.#days.add(date);
  }

  /** Counts a resolved field. @param key its name in the answer @param value what its resolver returned */
  spend(key: string | number, value: unknown): void {
    const entries = Array.isArray(value) ? value.length : 0;
    const before = this.#fields;
    this.#fields += 1 + entries;
    this.#characters += String(key).length + PUNCTUATION + charactersOf(value);
    const { fields, characters, milliseconds } = this.#limits;
    if (this.#fields > fields) this.#refuse(`grew to more than ${fields} fields and list entries`);
    else if (this.#characters > characters) this.#refuse(`grew to more than ${characters} characters`);
    else if (Math.floor(before / FIELDS_PER_CLOCK) !== Math.floor(this.#fields / FIELDS_PER_CLOCK)) {
      if (this.work.milliseconds > milliseconds) this.#refuse(`took longer than ${milliseconds} ms to resolve`);
    }
  }

  #refuse(how: string): void {
    const message = `The answer ${how}. Ask for shorter lists or fewer fields.`;
    this.end(new GraphQLError(message, { extensions: { code: 'RESULT_TOO_LARGE', http: { status: 400 } } }));
  }
}

function tooMany(what: string): GraphQLError {
  return new GraphQLError(`The operation ${what}.`, { extensions: { code: 'QUERY_TOO_EXPENSIVE' } });
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return SCALAR;
  let sum = 0;
  for (const entry of value) sum += PUNCTUATION + (typeof entry === 'string' ? entry.length : 0);
  return sum;
}

/**
 * Makes every field of a schema count against the budget in the context, and every field and list of objects wait for its turn. Changes the
 * schema in place.
 */
export function meterFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      const isComposite = isCompositeType(getNamedType(field.type));
      field.resolve = (source, values, context: { readonly budget: ResultBudget }, info) => {
        const { budget } = context;
        const spend = (value: unknown): unknown => {
          budget.spend(info.path.key, value);
          return isComposite && Array.isArray(value) ? budget.work.entries(value) : value;
        };
        const step = (): unknown => andThen(resolve(source, values, context, info) as unknown, spend);
        if (isComposite && budget.work.isOver()) return budget.work.later(step);
        try {
          return step();
        } catch (error) {
          // The library stops reading a list where an entry throws, and would leave later rejections of the entries before it alone: these end the process.
          return Promise.reject(error);
        }
      };
    }
  }
  return schema;
}
