import { describe, expect, test } from 'vitest';
import { rideItinerary } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { betterCombinations } from './combination-filter.ts';
import { type SearchMode, SingleModeProfile } from './single-mode-profile.ts';

const HOUR = 3600;
const LEAVING = { departAfter: 0, arriveBefore: undefined };
const ARRIVING = { departAfter: undefined, arriveBefore: 4 * HOUR };

const ride = (departure: number, arrival: number): Itinerary => rideItinerary({ departure, arrival, boardings: 1 });
/** A taxi and a train. */
const combined = (departure: number, arrival: number): Itinerary => ({
  ...ride(departure, arrival),
  modes: ['pt_pub', 'ps_tax'],
});
const trainsAt = (itineraries: readonly Itinerary[], completeUntil: number | undefined) => ({
  modes: ['pt_pub'],
  itineraries,
  empty: undefined,
  completeUntil,
});

/** What is told of combinations, and the moments at which the train was asked again. */
function told(
  combinations: readonly Itinerary[],
  { alone, when, again }: { alone: ReturnType<typeof trainsAt>; when: PlanRequest['when']; again: SearchMode },
) {
  const moments: number[] = [];
  const later = new SingleModeProfile([alone], when, (mode, moment, lastArrival) => {
    moments.push(moment);
    return again(mode, moment, lastArrival);
  });
  const costsOf = (one: Itinerary) => itineraryCosts(one);
  const set = { modes: ['pt_pub', 'ps_tax'], itineraries: combinations, empty: undefined };
  const options = { when, later, isOver: false, costsOf, recorder: undefined };
  return { ...betterCombinations(set, alone.itineraries, options), moments };
}

describe('spec 4.2 rule 2: a combination is held against each mode when it leaves', () => {
  const never: SearchMode = () => expect.unreachable('there was no need to ask');

  test('nobody asks again for what was known, or what is beaten already', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const quicker = combined(HOUR, 2 * HOUR - 1);
    const when = LEAVING;
    expect(told([quicker, combined(HOUR, 2 * HOUR)], { alone, when, again: never }).itineraries).toEqual([quicker]);
    const always = trainsAt([], undefined);
    expect(told([quicker], { alone: always, when, again: never }).itineraries).toEqual([quicker]);
  });

  test('a later one is held against the next train; those that the answer covers are not asked about', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const next = trainsAt([ride(2 * HOUR, 3 * HOUR)], 2 * HOUR);
    const [beaten, quicker] = [combined(1.5 * HOUR, 3 * HOUR), combined(1.8 * HOUR, 3 * HOUR - 1)];
    const answer = told([quicker, beaten], { alone, when: LEAVING, again: () => next });
    expect([answer.itineraries, answer.moments]).toEqual([[quicker], [1.5 * HOUR]]);
  });

  test('who has to be there by a time is held against the train before', () => {
    const alone = trainsAt([ride(3 * HOUR, 4 * HOUR)], 4 * HOUR);
    const before = trainsAt([ride(2 * HOUR, 3 * HOUR)], 3 * HOUR);
    const [beaten, later] = [combined(2 * HOUR, 3.5 * HOUR), combined(2 * HOUR + 1, 3.2 * HOUR)];
    const answer = told([later, beaten], { alone, when: ARRIVING, again: () => before });
    expect([answer.itineraries, answer.moments]).toEqual([[later], [3.5 * HOUR]]);
  });

  test('where the time is up only what could not be compared is left out', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const [known, unknown] = [combined(HOUR, 2 * HOUR - 1), combined(1.5 * HOUR, 3 * HOUR)];
    const again = () => undefined;
    expect(told([known, unknown], { alone, when: LEAVING, again }).itineraries).toEqual([known]);
    expect(told([unknown], { alone, when: LEAVING, again }).empty?.reason).toBe('stopped-early');
  });

  test('trains that arrive after all combinations are not looked for, unless all is to be told', () => {
    const asked: (number | undefined)[] = [];
    const rivals = (isExhaustive: boolean, when: PlanRequest['when'] = LEAVING, completeUntil = HOUR) =>
      new SingleModeProfile(
        [trainsAt([], completeUntil)],
        when,
        (_, moment, lastArrival) => {
          asked.push(lastArrival);
          return trainsAt([], moment + HOUR);
        },
        isExhaustive,
      );
    const [first, last] = [combined(2 * HOUR, 3 * HOUR), combined(2.5 * HOUR, 4 * HOUR)];
    const later = rivals(false);
    for (const one of later.inOrder([last, first])) later.of(one);
    expect(asked).toEqual([4 * HOUR + 900]);
    // the same by somebody for whom one waits longer
    later.of(last, 4 * HOUR + 900);
    expect(asked).toHaveLength(1);
    later.of(last, 4 * HOUR + 901);
    expect(asked.splice(0)).toEqual([4 * HOUR + 900, 4 * HOUR + 901]);
    for (const all of [rivals(true), rivals(false, ARRIVING, 3.5 * HOUR)])
      all.inOrder([first]).map((one) => all.of(one));
    expect(asked).toEqual([undefined, undefined]);
  });
});
