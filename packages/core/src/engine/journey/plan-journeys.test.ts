import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTownQuery, type TownQuery } from '../../../test/journey/any-town-query.ts';
import { smallTown } from '../../../test/journey/small-town.ts';
import { instant, TextWorld } from '../../../test/journey/text-world.ts';
import type { Empty, PlanRequest } from '../../model/index.ts';
import { planJourneys } from './plan-journeys.ts';

const far = 499.95;

const town = smallTown();

describe('the sets of modes that are searched (spec 4.2 rules 1 to 4)', () => {
  const sets = (modes: readonly string[], allModes = false) =>
    town.answer('A', 'C', '09:55', { modes, allModes }).outcomes.map((outcome) => outcome.modes.join('+'));

  test('one mode, several, all', () => {
    expect(sets(['pt_pub'])).toEqual(['pt_pub']);
    expect(sets(['me_mic_bic', 'pt_pub'])).toEqual(['pt_pub+me_mic_bic']);
    expect(sets(['me_mic_bic', 'pt_pub'], true)).toEqual(['pt_pub', 'me_mic_bic', 'pt_pub+me_mic_bic']);
  });

  test('a mode that the region lacks is dropped, and the rest is not answered as one mode (rule 1)', () => {
    expect(sets(['in_air', 'me_mic_bic', 'pt_pub'])).toEqual(['pt_pub+me_mic_bic']);
    expect(sets(['in_air', 'pt_pub'], true)).toEqual(['pt_pub']);
    expect(town.plan('A', 'C', '09:55', { modes: ['in_air', 'pt_pub'] })).toEqual(['- not-better']);
    expect(town.plan('A', 'C', '09:55', { modes: ['in_air', 'wa_wal'] })).toEqual(['- no-modes']);
  });

  test('every outcome has groups or a reason, and so has the answer', () => {
    for (const modes of [['pt_pub'], ['pt_pub', 'me_mic_bic'], ['me_car', 'me_mic_bic']]) {
      const answer = town.answer('Z', 'E', '09:55', { modes, allModes: true });
      for (const outcome of answer.outcomes) expect(outcome.empty === undefined).toBe(outcome.groupCount > 0);
      expect(answer.empty === undefined).toBe(answer.groups.length > 0);
    }
  });

  test('IT-12 separate requests together have exactly the itineraries of allModes, none twice', () => {
    const planned = (parts: Partial<PlanRequest>) =>
      town.plan('Z', 'C', '09:30', parts).filter((line) => !line.startsWith('-'));
    const separate = [
      ...planned({ modes: ['pt_pub'] }),
      ...planned({ modes: ['me_mic_bic'] }),
      ...planned({ modes: ['pt_pub', 'me_mic_bic'] }),
    ];
    expect(new Set(separate).size).toBe(separate.length);
    expect(planned({ modes: ['pt_pub', 'me_mic_bic'], allModes: true }).sort()).toEqual(separate.sort());
  });

  test('rule 2: a combination that one of its modes dominates is removed', () => {
    const answer = town.answer('A', 'C', '09:55', { modes: ['pt_pub_bus', 'pt_pub_tram'] });
    expect(answer.empty).toEqual({ reason: 'not-better', values: {} });
    expect(town.plan('A', 'C', '09:55', { modes: ['pt_pub', 'pt_pub_bus'] })).toEqual(['- not-better']);
  });
});

describe('why an answer is empty', () => {
  const lonely = new TextWorld({
    grid: 999,
    map: `
A..B

C..D


1.....................................................................2`,
    trips: 'R1 A 10:00 B 10:05\nR2 C 10:00 D 10:05',
    stops: { A: {}, B: {}, C: { wheelchair: 2 }, D: {} },
  });
  const island = new TextWorld({
    grid: 99.95,
    map: 'A........B...................................................................1',
    ways: { AB: {} },
    trips: 'R1 A 10:00 B 10:01',
  });
  const why = (
    world: TextWorld,
    from: string,
    to: string,
    time: string,
    parts: Partial<PlanRequest> = {},
  ): Empty | undefined => world.answer(from, to, time, parts).empty;

  test('both ends in one place (IT-14)', () => {
    expect(why(lonely, 'A', 'A', '10:00')).toEqual({ reason: 'too-close', values: {} });
  });

  test('no such mode here, with its name', () => {
    expect(why(lonely, 'A', 'B', '10:00', { modes: ['me_car', 'in_air'] })).toEqual({
      reason: 'no-modes',
      values: { modes: 'me_car, in_air' },
    });
  });

  test('all lines are ruled out', () => {
    expect(why(lonely, 'A', 'B', '09:00', { avoidModes: ['pt_pub_bus'] })).toEqual({
      reason: 'ruled-out',
      values: { modes: 'pt_pub' },
    });
  });

  test('a wheelchair, not an exclusion, where only the wheelchair rules the lines out', () => {
    const steps = new TextWorld({ map: 'A...B', trips: 'R1 A 10:00 B 10:05', more: { 'R1.1': { wheelchair: 2 } } });
    expect(why(steps, 'A', 'B', '09:55', { wheelchair: true })).toEqual({ reason: 'inaccessible', values: {} });
    expect(why(steps, 'A', 'B', '09:55', { wheelchair: true, avoidModes: ['pt_pub_bus'] })?.reason).toBe('ruled-out');
  });

  test('an end far from every street', () => {
    expect(why(island, '1', 'A', '09:00')?.reason).toBe('off-network-from');
    expect(why(island, 'A', '1', '09:00')?.reason).toBe('off-network-to');
    expect(why(island, '1', 'A', '09:00', { modes: ['me_car'] })).toEqual({
      reason: 'off-network-from',
      values: { mode: 'me_car' },
    });
    expect(why(island, 'A', '1', '09:00', { modes: ['wa_wal'] })?.reason).toBe('off-network-to');
  });

  test('no stop in reach of an end', () => {
    expect(why(lonely, '2', 'A', '09:00')?.reason).toBe('no-stop-from');
    expect(why(lonely, 'A', '2', '09:00')?.reason).toBe('no-stop-to');
  });

  test('a date without service, with the dates of the timetable (CAL-15)', () => {
    const when = { departAfter: instant('10:00') + 3 * 86_400, arriveBefore: undefined };
    expect(why(lonely, 'A', 'B', '', { when })).toEqual({
      reason: 'no-service-date',
      values: { date: '2026-05-07', from: '2026-05-04', to: '2026-05-04' },
    });
    const before = { departAfter: undefined, arriveBefore: instant('10:00') - 86_400 };
    expect(why(lonely, 'A', 'B', '', { when: before })).toMatchObject({ values: { date: '2026-05-03' } });
  });

  test('only avoided stops, with their codes', () => {
    expect(why(lonely, 'A', 'B', '09:00', { avoidStops: ['B', 'D'] })).toEqual({
      reason: 'avoided-stops',
      values: { stops: 'B, D' },
    });
    expect(why(lonely, 'A', 'D', '09:00', { avoidStops: ['B'] })?.reason).toBe('no-connection');
  });

  test('no connection leads there', () => {
    expect(why(lonely, 'A', 'B', '11:00')).toEqual({ reason: 'no-service-in-window', values: {} });
    expect(why(lonely, 'A', 'C', '09:00', { maxWalkSeconds: 60 })?.reason).toBe('no-stop-to');
  });

  test('IT-20 the only stop is known not to be accessible', () => {
    expect(why(lonely, 'C', 'D', '09:00')).toBeUndefined();
    expect(why(lonely, 'C', 'D', '09:00', { wheelchair: true })?.reason).toBe('inaccessible');
  });

  test('IT-13 rides exist, walking is better', () => {
    const near = new TextWorld({ grid: 49.95, map: 'A....B', trips: 'R1 A 10:00 B 10:10' });
    expect(why(near, 'A', 'B', '09:55')).toEqual({ reason: 'walking-is-better', values: {} });
    // A bus hours later is no rival of a walk now.
    expect(why(near, 'A', 'B', '07:30')).toEqual({ reason: 'no-service-in-window', values: {} });
  });

  test('IT-30 the caller went away', () => {
    const answer = planJourneys(
      lonely.world,
      lonely.request('A', 'B', { when: { departAfter: instant('09:00'), arriveBefore: undefined } }),
      {
        signal: { aborted: true },
      },
    );
    expect(answer.empty?.reason).toBe('stopped-early');
  });

  test('of several reasons, the one that the rider can change', () => {
    const answer = island.answer('A', 'B', '', {
      modes: ['pt_pub', 'me_car', 'wa_wal'],
      allModes: true,
      maxWalkSeconds: 0,
      avoidModes: [],
      when: { departAfter: instant('10:00') + 5 * 86_400, arriveBefore: instant('10:00') + 5 * 86_400 + 1 },
    });
    expect(answer.empty?.reason).toBe('no-service-date');
  });
});

describe('advisories', () => {
  test('IT-21 an avoided code that no stop has, once', () => {
    const answer = town.answer('A', 'C', '09:55', {
      modes: ['pt_pub', 'me_mic_bic'],
      allModes: true,
      avoidStops: ['x', 'x'],
    });
    expect(answer.advisories).toEqual([{ code: 'unknown-stop', values: { stop: 'x' } }]);
  });

  test('straight-line walks without streets', () => {
    const plain = new TextWorld({ grid: far, map: 'A..B', trips: 'R1 A 10:00 B 10:05' });
    expect(plain.answer('A', 'B', '09:55').advisories).toEqual([{ code: 'straight-line-walks', values: {} }]);
  });
});

describe('laws', () => {
  const ask = ({ from, to, parts }: TownQuery) => town.answer(from, to, '', parts);

  test('IT-28 the same query twice, and with its modes in another order, gives the same answer', () => {
    fc.assert(
      fc.property(anyTownQuery, (one) => {
        const first = ask(one);
        expect(ask(one)).toEqual(first);
        expect(ask({ ...one, parts: { ...one.parts, modes: [...one.parts.modes].reverse() } }).groups).toEqual(
          first.groups,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('every itinerary keeps to the time and the avoided stops of the request, and is the sum of its parts (IT-9)', () => {
    fc.assert(
      fc.property(anyTownQuery, (one) => {
        const { time, arriveBy, parts } = one;
        for (const { itinerary } of ask(one).groups.flatMap((group) => group.itineraries)) {
          if (arriveBy) expect(itinerary.arrival).toBeLessThanOrEqual(time);
          else expect(itinerary.departure).toBeGreaterThanOrEqual(time);
          let at = itinerary.departure;
          for (const leg of itinerary.legs) {
            expect(leg.departure).toBe(at);
            at = leg.arrival;
            if (leg.kind !== 'ride') continue;
            expect(parts.avoidStops).not.toContain(leg.from.stop?.code);
            expect(parts.avoidStops).not.toContain(leg.to.stop?.code);
          }
          expect(at).toBe(itinerary.arrival);
          expect(itinerary.boardings).toBe(itinerary.legs.filter((leg) => leg.kind === 'ride' && !leg.seated).length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('groups are ordered by their best itinerary, and the best of a group comes first', () => {
    fc.assert(
      fc.property(anyTownQuery, (one) => {
        const scores = ask(one).groups.map((group) => group.itineraries.map(({ weightedScore }) => weightedScore));
        for (const group of scores) expect(group[0]).toBe(Math.min(...group));
        const best = scores.map((group) => group[0] as number);
        expect(best).toEqual([...best].sort((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});
