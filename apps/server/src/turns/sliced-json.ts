import { JsonText } from './json-text.ts';
import type { SlicedWork } from './sliced-work.ts';

/** Values that are written in one step, at most, where they have to be counted: about a millisecond of work. */
const VALUES_PER_STEP = 5000;
/** The same where their number is known: writing takes about a third of the time, counting the rest. */
const KNOWN_VALUES_PER_STEP = 15_000;

/** The JSON of plain data and of {@link JsonText}, written in slices. @param values how many it has, where that is known; else they are counted */
export async function slicedJson(data: unknown, work: SlicedWork, values?: number): Promise<string> {
  if (values !== undefined && values < KNOWN_VALUES_PER_STEP)
    return work.isOver() ? work.later(() => JSON.stringify(data)) : JSON.stringify(data);
  const parts: string[] = [];
  const write = async (value: unknown): Promise<void> => {
    if (value instanceof JsonText) {
      parts.push(value.text);
      return;
    }
    if (countOf(value, VALUES_PER_STEP) < VALUES_PER_STEP) {
      if (work.isOver()) await work.later(() => undefined);
      parts.push(JSON.stringify(value));
      return;
    }
    const isList = Array.isArray(value);
    let sign = isList ? '[' : '{';
    for (const [key, entry] of Object.entries(value as object)) {
      parts.push(isList ? sign : `${sign}${JSON.stringify(key)}:`);
      sign = ',';
      await write(entry);
    }
    parts.push(isList ? ']' : '}');
  };
  await write(data);
  return parts.join('');
}

/** The number of values in a value, itself included; at least `most` where there are more, or text that is JSON already. */
function countOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (value instanceof JsonText) return most;
  let count = 1;
  for (const key in value) {
    count += countOf((value as Record<string, unknown>)[key], most - count);
    if (count >= most) break;
  }
  return count;
}
