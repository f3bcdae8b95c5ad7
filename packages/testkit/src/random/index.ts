export { below, pickOne, type RandomNumbers, randomNumbers } from './random-numbers.ts';
