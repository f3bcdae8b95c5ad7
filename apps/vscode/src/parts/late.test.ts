import { expect, test, vi } from 'vitest';
import { late } from './late.ts';
import { once } from './once.ts';

test('a value is made once, by the first call', async () => {
  const make = vi.fn(async () => ({}));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  const [one, two] = await Promise.all([get(), get()]);
  expect(one).toBe(two);
  expect(await get()).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a value that could not be made is tried again', async () => {
  const make = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no disk')).mockResolvedValue(7);
  const get = once(make);
  await expect(get()).rejects.toThrow('no disk');
  expect(await get()).toBe(7);
});

test('a late provider is loaded by its first call, which it answers with its own values', async () => {
  class Greeter {
    readonly #name = 'Ada';
    greet(greeting: string): string {
      return `${greeting}, ${this.#name}`;
    }
    async wait(): Promise<number> {
      return 0;
    }
  }
  const get = vi.fn(async () => new Greeter());
  const greeter = late(get, 'greet', 'wait');
  expect(get).not.toHaveBeenCalled();
  expect(await greeter.greet('Hello')).toBe('Hello, Ada');
  expect(await greeter.wait()).toBe(0);
});

test('a late provider has the named methods alone: the editor asks a provider for what it can', () => {
  const provider = late(async () => ({ one: () => 1, two: () => 2 }), 'one');
  expect(Object.keys(provider)).toEqual(['one']);
});
