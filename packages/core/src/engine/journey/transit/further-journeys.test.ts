import { expect, test } from 'vitest';
import { instant, printItinerary, TextWorld } from '../../../../test/journey/text-world.ts';
import { planJourneys } from '../plan-journeys.ts';

/** To B by one quick line and a long walk, or eight minutes later without a walk. */
const town = new TextWorld({
  grid: 99.95,
  map: 'A....C......B',
  ways: { ACB: {} },
  stops: { A: {}, B: {}, C: {} },
  trips: `
    Quick A 10:00 C 10:02
    Slow  A 10:00 B 10:22`,
});
const convenient = { price: 1, environment: 1, duration: 0.1, convenience: 2 };

test('where convenience weighs more, a later journey with as many boardings but less walking is found', () => {
  const quick = '10:00 Quick A 10:00 C 10:02 | wa_wal 10:13:40';
  const slow = '10:00 Slow A 10:00 B 10:22';
  expect(town.plan('A', 'B', '10:00')).toEqual([quick]);
  expect(town.plan('A', 'B', '10:00', { weights: convenient })[0]).toBe(slow);
  // Where time weighs more it is not found.
  expect(town.plan('A', 'B', '10:00', { weights: { ...convenient, duration: 2, convenience: 0.1 } })).toEqual([quick]);
});

test('with a low limit on walking, later journeys are found', () => {
  expect(town.plan('A', 'B', '10:00', { maxWalkSeconds: 600 })).toEqual(['10:00 Slow A 10:00 B 10:22']);
  const changing = new TextWorld({
    grid: 99.95,
    map: '1....A..................C....2',
    ways: { '1AC2': {} },
    stops: { A: {}, C: {} },
    trips: 'R1 A 10:10 C 10:15',
  });
  // Two walks of five minutes each: both are short enough, together they are not.
  expect(changing.plan('1', '2', '10:00', { maxWalkSeconds: 600 }).length).toBe(1);
  expect(changing.plan('1', '2', '10:00', { maxWalkSeconds: 599 })).toEqual(['- walk-too-long']);
});

test('IT-30 when the time is up, the answer has the complete itineraries and an advisory', () => {
  const when = { departAfter: instant('10:00'), arriveBefore: undefined };
  const request = town.request('A', 'B', { when, modes: ['wa_wal', 'me_mic_bic', 'pt_pub'], allModes: true });
  const plannedUntil = (deadline?: () => boolean) => {
    const answer = planJourneys(town.world, request, { signal: undefined, deadline });
    const lines = answer.groups.flatMap(({ itineraries }) =>
      itineraries.map(({ itinerary }) => printItinerary(itinerary)),
    );
    return { answer, lines };
  };
  const all = plannedUntil();
  expect(all.lines.length).toBeGreaterThan(2);
  let cut = 0;
  for (let asks = 0; asks < 60; asks++) {
    let asked = 0;
    const { answer, lines } = plannedUntil(() => ++asked > asks);
    const isCut = answer.advisories.some(({ code }) => code === 'stopped-early');
    if (!isCut) {
      expect(lines).toEqual(all.lines);
      continue;
    }
    cut++;
    for (const line of lines) expect(all.lines).toContain(line);
    expect(answer.outcomes.some(({ empty }) => empty?.reason === 'stopped-early') || lines.length > 0).toBe(true);
    if (lines.length === 0) expect(answer.empty?.reason).toBe('stopped-early');
  }
  expect(cut).toBeGreaterThan(2);
});
