// Set-up of every test file: random tests draw the same cases in every run, unless TRIPWRIGHT_SEED names others.
import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** The seed of `npm test`. Changing it changes every random case. */
const USUAL_SEED = 20_261_121;

const wish = process.env['TRIPWRIGHT_SEED'];
const seed = readSeed(wish);
const runs = process.env['TRIPWRIGHT_RUNS'];

// Properties that name their own `numRuns` keep it; those in testkit read TRIPWRIGHT_RUNS themselves.
fc.configureGlobal({ seed, ...(runs === undefined ? {} : { numRuns: Number(runs) }) });

// fast-check prints the seed of a property that fails; this is for tests that fail in another way, as after `fc.sample`.
if (wish !== undefined) {
  beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(`random tests drew from TRIPWRIGHT_SEED=${seed}`)));
}

/** A whole number of 32 bits; `random` is another one for each test file. */
function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return USUAL_SEED;
  if (text === 'random') return Math.floor(Math.random() * 2 ** 31);
  const number = Number(text);
  if (!Number.isInteger(number)) throw new Error(`TRIPWRIGHT_SEED is "random" or a whole number, not "${text}"`);
  return number;
}
