import type { Ends, JourneyTask } from './journey-task.ts';

/** Results by key, kept as long as the object that they belong to. */
class KeptResults<Owner extends object, Key, T> {
  readonly #known = new WeakMap<Owner, Map<Key, T>>();

  of(owner: Owner, key: Key, work: () => T): T {
    let known = this.#known.get(owner);
    if (known === undefined) {
      known = new Map();
      this.#known.set(owner, known);
    }
    if (known.has(key)) return known.get(key) as T;
    const value = work();
    known.set(key, value);
    return value;
  }
}

/**
 * Results that several searches of one request share, such as the walks to stops, which are the same for each mode alone and for combinations. They
 * live as long as the task of the request.
 */
export class TaskMemo<T> {
  readonly #results = new KeptResults<JourneyTask, string, T>();

  /** The kept value of a key; `work` computes it when the key is new. */
  get(task: JourneyTask, key: string, work: () => T): T {
    return this.#results.of(task, key, work);
  }
}

/** Results that do not depend on the timetable modes of a task: the sets of these share them. */
export class SetsMemo<T> {
  readonly #results = new KeptResults<JourneyTask, string, T>();

  /** The kept value of a key; `work` computes it when the key is new. */
  get(task: JourneyTask, key: string, work: () => T): T {
    return this.#results.of(task.whole ?? task, key, work);
  }
}

/**
 * Results that do not depend on the modes of a task, nor on its time and limits but by their key. The tasks of one request share its ends, and so
 * these results: those for other sets of modes, at other times and, to explain an empty answer, with other limits.
 */
export class EndsMemo<Key, T> {
  readonly #results = new KeptResults<Ends, Key, T>();

  /** The kept value of a key; `work` computes it when the key is new. */
  get({ ends }: JourneyTask, key: Key, work: () => T): T {
    return this.#results.of(ends, key, work);
  }
}
