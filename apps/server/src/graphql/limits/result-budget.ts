import { JsonText, SlicedWork, type Turns } from '../../turns/index.ts';
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from '../graphql-js.ts';

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
/** Lists of no more entries are read without a look at the clock between two of them: their fields of objects look at it. */
const ENTRIES_PER_STEP = 16;

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
  #hasGeometry = false;
  #characters = 0;
  #searches = 0;
  /** The number of fields at which the limits are checked next. */
  #nextClock: number;

  constructor(limits: ResultLimits, turns: Turns) {
    this.#limits = limits;
    this.#nextClock = Math.min(FIELDS_PER_CLOCK, limits.fields + 1);
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

  /** Fields and list entries so far; undefined where the answer holds values of many parts, which are not among them. */
  get values(): number | undefined {
    return this.#hasGeometry ? undefined : this.#fields;
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

  /** Counts a field and the entries of its list. @param key its name in the answer @param value what its resolver returned */
  spend(key: string | number, value: unknown): void {
    this.#fields++;
    this.#characters += (typeof key === 'string' ? key.length : SCALAR) + PUNCTUATION;
    if (typeof value === 'string') this.#characters += value.length;
    else if (Array.isArray(value)) this.#spendEntries(value);
    else this.#characters += SCALAR;
    if (this.#fields >= this.#nextClock || this.#characters > this.#limits.characters) this.#check();
  }

  /** Counts a field whose value is one scalar of many numbers, by the length of its text. */
  spendGeometry(key: string | number, value: unknown): void {
    this.#hasGeometry = true;
    this.#characters += charactersOf(value);
    this.spend(key, undefined);
  }

  #spendEntries(list: readonly unknown[]): void {
    this.#fields += list.length;
    this.#characters += PUNCTUATION * list.length;
    for (const entry of list) if (typeof entry === 'string') this.#characters += entry.length;
  }

  #check(): void {
    const { fields, characters, milliseconds } = this.#limits;
    this.#nextClock = Math.min(this.#fields + FIELDS_PER_CLOCK, fields + 1);
    if (this.#fields > fields) this.#refuse(`grew to more than ${fields} fields and list entries`);
    else if (this.#characters > characters) this.#refuse(`grew to more than ${characters} characters`);
    else if (this.work.milliseconds > milliseconds) this.#refuse(`took longer than ${milliseconds} ms to resolve`);
  }

  #refuse(how: string): void {
    const message = `The answer ${how}. Ask for shorter lists or fewer fields.`;
    this.end(new GraphQLError(message, { extensions: { code: 'RESULT_TOO_LARGE', http: { status: 400 } } }));
  }
}

/** About the characters of nested lists of numbers as JSON. */
function charactersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return SCALAR;
  if (value instanceof JsonText) return value.text.length;
  let characters = PUNCTUATION;
  for (const inner of Object.values(value)) characters += charactersOf(inner);
  return characters;
}

function tooMany(what: string): GraphQLError {
  return new GraphQLError(`The operation ${what}.`, { extensions: { code: 'QUERY_TOO_EXPENSIVE' } });
}

/** Scalars with the numbers of whole outlines. */
const GEOMETRIES: ReadonlySet<string> = new Set(['MultiPolygon']);

type Resolve = GraphQLFieldResolver<unknown, { readonly budget: ResultBudget }>;

/**
 * Makes every field of a schema count against the budget in the context, and every field and list of objects wait for its turn. Changes the
 * schema in place.
 */
export function meterFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve: Resolve = field.resolve ?? defaultFieldResolver;
      const below = getNamedType(field.type);
      if (GEOMETRIES.has(below.name)) field.resolve = geometryInTurn(resolve);
      else field.resolve = isCompositeType(below) ? inTurn(resolve) : counted(resolve);
    }
  }
  return schema;
}

/** A field of plain values: most fields of an answer, so nothing is made for one. */
function counted(resolve: Resolve): Resolve {
  return (source, values, context, info) => {
    try {
      const value: unknown = resolve(source, values, context, info);
      if (value instanceof Promise) return spendWhenThere(value, count, context.budget, info.path.key);
      context.budget.spend(info.path.key, value);
      return value;
    } catch (error) {
      return rejection(error);
    }
  };
}

function count(value: unknown, budget: ResultBudget, key: string | number): unknown {
  budget.spend(key, value);
  return value;
}

/** A field of objects. */
function inTurn(resolve: Resolve): Resolve {
  return inTurnWith(resolve, (value, budget, key) => {
    budget.spend(key, value);
    return Array.isArray(value) && value.length > ENTRIES_PER_STEP ? budget.work.entries(value) : value;
  });
}

/** A field of a geometry: reading one takes as long as many fields. */
function geometryInTurn(resolve: Resolve): Resolve {
  return inTurnWith(resolve, (value, budget, key) => {
    budget.spendGeometry(key, value);
    return value;
  });
}

/** Counts what a field has, and returns what the library is to read. */
type Spend = (value: unknown, budget: ResultBudget, key: string | number) => unknown;

/** An answer has hundreds of these fields, so closures are made in functions of their own, for fields that wait. */
function inTurnWith(resolve: Resolve, spend: Spend): Resolve {
  const step: Resolve = (source, values, context, info) => {
    const value: unknown = resolve(source, values, context, info);
    return value instanceof Promise
      ? spendWhenThere(value, spend, context.budget, info.path.key)
      : spend(value, context.budget, info.path.key);
  };
  return (source, values, context, info) => {
    if (context.budget.work.isOver()) return later(step, source, values, context, info);
    try {
      return step(source, values, context, info);
    } catch (error) {
      return rejection(error);
    }
  };
}

function spendWhenThere(
  promise: Promise<unknown>,
  spend: Spend,
  budget: ResultBudget,
  key: string | number,
): Promise<unknown> {
  return promise.then((value) => spend(value, budget, key));
}

function later(step: Resolve, ...[source, values, context, info]: Parameters<Resolve>): Promise<unknown> {
  return context.budget.work.later(() => step(source, values, context, info));
}

/** The library stops reading a list where an entry throws, and would leave later rejections of the entries before it alone: these end the process. */
function rejection(error: unknown): Promise<never> {
  return Promise.reject(error);
}
