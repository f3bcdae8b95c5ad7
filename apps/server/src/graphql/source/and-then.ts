import type { Awaitable } from './graph-source.ts';

/** Continues with a value: at once where it is there, so that lists of fields over a source in this process make no promises. */
export function andThen<T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Waits for all of a list, where any of it has yet to come. */
export function allOf<T>(values: readonly Awaitable<T>[]): Awaitable<readonly T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly T[]);
}
