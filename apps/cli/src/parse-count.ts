import { InvalidArgumentError } from 'commander';

/** A commander parser for whole numbers from `least` up, to `most` where there is a most. */
export function parseCount(
  option: string,
  least: number = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
      throw new InvalidArgumentError(`${option} takes a whole number, ${range}.`);
    }
    return value;
  };
}
