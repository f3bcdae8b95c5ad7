import type { JourneyTask } from './journey-task.ts';

/**
 * What several searches of one request ask for alike, worked out once: each mode alone and their combinations walk to the same stops. Kept
 * with the task of the request, and gone with it.
 */
export class TaskMemo<T> {
  readonly #known = new WeakMap<JourneyTask, Map<string, T>>();

  /** @param key tells what is asked for apart from all else that is kept here */
  get(task: JourneyTask, key: string, work: () => T): T {
    let known = this.#known.get(task);
    if (known === undefined) {
      known = new Map();
      this.#known.set(task, known);
    }
    if (known.has(key)) return known.get(key) as T;
    const value = work();
    known.set(key, value);
    return value;
  }
}
