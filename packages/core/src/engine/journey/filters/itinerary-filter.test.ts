import { describe, expect, test } from 'vitest';
import { flagBeaten, flagWhere, type ItineraryFilter, runFilters } from './itinerary-filter.ts';

interface Candidate {
  readonly name: string;
  readonly seconds: number;
}

const slow: ItineraryFilter<Candidate, number> = {
  reason: 'takes-too-long',
  removes: 'what takes too long',
  flag: flagWhere(({ seconds }, limit) => seconds > limit),
};

const slower: ItineraryFilter<Candidate, unknown> = {
  reason: 'dominated',
  removes: 'what another one is quicker than',
  flag: flagBeaten((candidate, _, rivals) => rivals.find(({ seconds }) => seconds < candidate.seconds)),
};

const candidates = [50, 5, 20, 10].map((seconds) => ({ name: `takes ${seconds}`, seconds }));
const [longest, shortest, third, second] = candidates;

describe('a chain of filters', () => {
  test('keeps the order of the candidates, and records removals in that order', () => {
    const recorded: unknown[] = [];
    const trace = { removed: (...removal: readonly unknown[]) => void recorded.push(removal) };
    const { kept, removed } = runFilters([slow, slower], candidates, 15, trace);
    expect(kept).toEqual([shortest]);
    expect(removed.map(({ candidate, reason }) => [candidate.name, reason])).toEqual([
      ['takes 50', 'takes-too-long'],
      ['takes 20', 'takes-too-long'],
      ['takes 10', 'dominated'],
    ]);
    expect(recorded).toEqual([
      [longest, 'takes-too-long', undefined],
      [third, 'takes-too-long', undefined],
      [second, 'dominated', shortest],
    ]);
  });

  test('a filter sees only the candidates that the filters before it kept, so the first reason counts', () => {
    const others = candidates.filter((candidate) => candidate !== shortest);
    const { removed } = runFilters([slower, slow], others, 5);
    expect(removed.map(({ reason }) => reason)).toEqual(['dominated', 'dominated', 'takes-too-long']);
  });

  test('without a flag the candidates stay the same array', () => {
    expect(runFilters([slow], candidates, 100).kept).toBe(candidates);
  });
});
