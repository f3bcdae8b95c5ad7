import type { z } from 'zod';

/** An answer of the upstream service that has another form than `/v1`. Its message is for the operator. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

type Issue = z.core.$ZodIssue;

/** How many problems of an answer its error names. */
const MOST_NAMED = 3;

/**
 * Members and entries of the longest answer that is checked, at any depth: of real regions none has half as many. Every wrong one becomes an issue of some hundred bytes, so without
 * this limit an answer of a few megabytes would hold up the thread that listens for seconds, and take gigabytes.
 */
const MOST_VALUES = 600_000;

/**
 * Reads a body whose members have the types that `/v1` gives them. Services of other makers lack members that no operation needs, have nulls for members that they
 * lack, and know further values: these are no problem. Nulls are taken out of the body.
 * @param isOurs whether services of ours alone have the endpoint: every member that the schema requires has to be there then
 * @param read throws a `TypeError` where a member is missing that it needs, and a `RangeError` for a value that is none: a line, a zone, a moment
 * @throws UnreadableAnswer What else `read` throws is a fault of this server, and thrown as it is.
 */
export function readAnswer<Body, Value>(
  schema: z.ZodType,
  body: unknown,
  read: (body: Body) => Value,
  isOurs = false,
): Value {
  if (hasTooManyValues(body)) throw new UnreadableAnswer(`it has more than ${MOST_VALUES} values`);
  const issues = issuesOf(schema, body);
  const wrong = issues.filter((issue) => isOfWrongType(issue, body, isOurs));
  if (wrong.length > 0) throw new UnreadableAnswer(named(wrong));
  for (const { path } of issues) removeNull(body, path);
  const typed = (error: unknown): never => {
    const isTheirs = error instanceof RangeError || (error instanceof TypeError && issues.length > 0);
    if (!isTheirs) throw error;
    throw new UnreadableAnswer([named(issues), error.message].join('; '), { cause: error });
  };
  try {
    const value = read(body as Body);
    return value instanceof Promise ? (value.catch(typed) as Value) : value;
  } catch (error) {
    return typed(error);
  }
}

function hasTooManyValues(body: unknown): boolean {
  // A list in place of recursion, since the nesting is theirs.
  const open = [body];
  let values = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const inner: readonly unknown[] = isObject(value) ? Object.values(value) : [];
    values += inner.length;
    if (values > MOST_VALUES) return true;
    for (const each of inner) if (isObject(each)) open.push(each);
  }
  return false;
}

/** @throws UnreadableAnswer where the problems are more than the library can list */
function issuesOf(schema: z.ZodType, body: unknown): readonly Issue[] {
  try {
    return schema.safeParse(body).error?.issues ?? [];
  } catch (cause) {
    // It passes the problems of a nested list on as arguments of a call.
    if (cause instanceof RangeError) throw new UnreadableAnswer('it has too many problems to name', { cause });
    throw cause;
  }
}

/** Whether a value has another type, is beyond all bounds, or is needed and absent. A null member of an object counts as absent. */
function isOfWrongType(issue: Issue, body: unknown, isNeeded: boolean): boolean {
  const parent = valueAt(body, issue.path.slice(0, -1));
  const key = issue.path.at(-1);
  if (key === undefined) return true;
  if (!isObject(parent)) return false;
  const value = parent[key];
  if (value === undefined) return isNeeded;
  if (value === null) return Array.isArray(parent) || isNeeded;
  switch (issue.code) {
    case 'invalid_type':
      // Moments, durations and lengths may have fractions, which our schemas alone refuse; counts have none.
      return !(typeof value === 'number' && issue.expected === 'int' && Reflect.get(issue, 'format') !== 'int32');
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'too_big':
      return true;
    case 'too_small':
      // An empty text is a text.
      return typeof value === 'number';
    case 'invalid_value':
      // Lists of values grow.
      return typeof value === 'object';
    default:
      return false;
  }
}

/** `/v1` says absent members by their absence. */
function removeNull(body: unknown, path: readonly PropertyKey[]): void {
  const parent = valueAt(body, path.slice(0, -1));
  const key = path.at(-1);
  if (key !== undefined && isObject(parent) && parent[key] === null) delete parent[key];
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);
}

function named(issues: readonly Issue[]): string {
  return issues
    .slice(0, MOST_NAMED)
    .map(({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`)
    .join('; ');
}
