import type { JourneyTask } from './journey-task.ts';

/**
 * Results that several searches of one request share, such as the walks to stops, which are the same for each mode alone and for combinations. They
 * live as long as the task of the request.
 */
export class TaskMemo<T> {
  readonly #known = new WeakMap<JourneyTask, Map<string, T>>();

  /** The kept value of a key; `work` computes it when the key is new. */
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
