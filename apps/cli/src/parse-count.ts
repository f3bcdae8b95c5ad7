import { InvalidArgumentError } from 'commander';

/** A commander parser for whole numbers from `least` up. */
export function parseCount(option: string, least: number = 0): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least)
      throw new InvalidArgumentError(`${option} takes a whole number, ${least} or more.`);
    return value;
  };
}
