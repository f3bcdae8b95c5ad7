import { InvalidArgumentError } from 'commander';

/** Makes a commander parser for whole numbers from `least` to `most`, both included. */
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
