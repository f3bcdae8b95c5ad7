/**
 * Runs tasks, at most some at a time, and yields their results in the order in which they finish. When the consumer stops, or the signal is
 * aborted, the signal that the tasks got is aborted.
 */
export async function* asTheyCome<T>(
  tasks: readonly ((signal: AbortSignal) => Promise<T>)[],
  atOnce: number,
  signal: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  const controller = new AbortController();
  const joined = AbortSignal.any([signal, controller.signal]);
  const waiting = [...tasks];
  const running = new Map<number, Promise<{ readonly id: number; readonly value: T }>>();
  let started = 0;
  const fill = (): void => {
    while (running.size < atOnce) {
      const task = waiting.shift();
      if (task === undefined) return;
      const id = started++;
      const done = task(joined).then((value) => ({ id, value }));
      // A rejection reaches the consumer by the race below; until then it is no unhandled one.
      done.catch(() => undefined);
      running.set(id, done);
    }
  };
  try {
    fill();
    while (running.size > 0) {
      const { id, value } = await Promise.race(running.values());
      running.delete(id);
      fill();
      yield value;
    }
  } finally {
    controller.abort();
  }
}
