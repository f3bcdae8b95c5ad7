import { expect, test } from 'vitest';
import { compareArrivals } from './compare.ts';
import { randomQuestions } from './questions.ts';

test('the same seed gives the same questions, never from a stop to itself', () => {
  const stops = [3, 5, 8, 13];
  const questions = randomQuestions(stops, 500, 7);
  expect(questions).toEqual(randomQuestions(stops, 500, 7));
  expect(questions).not.toEqual(randomQuestions(stops, 500, 8));
  expect(questions.every(({ from, to }) => from !== to && stops.includes(from) && stops.includes(to))).toBe(true);
  expect(questions.every(({ seconds }) => seconds >= 6 * 3600 && seconds < 20 * 3600)).toBe(true);
});

test('arrivals are compared to the second', () => {
  const at = (seconds: number, withinRules = true) => ({ seconds, journeys: 1, withinRules });
  const ours = [at(10), at(10), at(10), at(-1), at(10), at(-1)];
  const peer = [at(10), at(11), at(9, false), at(-1), at(-1), at(5)];
  expect(compareArrivals(ours, peer)).toEqual({
    sameArrival: 1,
    bothNone: 1,
    oursEarlier: 1,
    peerEarlier: 1,
    peerEarlierWithinRules: 0,
    onlyOurs: 1,
    onlyPeer: 1,
  });
});
