import { InvalidArgumentError } from 'commander';

/** A commander parser for whole numbers from 0 up. */
export function parseCount(option: string): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0)
      throw new InvalidArgumentError(`${option} takes a whole number, 0 or more.`);
    return value;
  };
}
