import { describe, expect, test } from 'vitest';
import { rideItinerary } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { keepBetterCombinations } from './combinations.ts';
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

/** The combinations that stay, and the moments at which the train was searched again. */
function compared(
  combinations: readonly Itinerary[],
  { alone, when, again }: { alone: ReturnType<typeof trainsAt>; when: PlanRequest['when']; again: SearchMode },
) {
  const moments: number[] = [];
  const singleModes = new SingleModeProfile([alone], when, (mode, moment, lastArrival) => {
    moments.push(moment);
    return again(mode, moment, lastArrival);
  });
  const costsOf = (one: Itinerary) => itineraryCosts(one);
  const set = { modes: ['pt_pub', 'ps_tax'], itineraries: combinations, empty: undefined };
  const weights = { price: 1, environment: 1, duration: 1, convenience: 1 };
  const options = { singleModes, isOver: false, costsOf, weights, when, recorder: undefined };
  return { ...keepBetterCombinations(set, { ...options, rivals: alone.itineraries }), moments };
}

describe('spec 4.2 rule 2: a combination is compared with each mode when it leaves', () => {
  const never: SearchMode = () => expect.unreachable('no search is needed');

  test('no search is repeated for known departures, nor for combinations that are dominated already', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const quicker = combined(HOUR, 2 * HOUR - 1);
    const when = LEAVING;
    expect(compared([quicker, combined(HOUR, 2 * HOUR)], { alone, when, again: never }).itineraries).toEqual([quicker]);
    const always = trainsAt([], undefined);
    expect(compared([quicker], { alone: always, when, again: never }).itineraries).toEqual([quicker]);
  });

  test('a later combination is compared with the next train; departures that a search covered are not searched again', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const next = trainsAt([ride(2 * HOUR, 3 * HOUR)], 2 * HOUR);
    const [beaten, quicker] = [combined(1.5 * HOUR, 3 * HOUR), combined(1.8 * HOUR, 3 * HOUR - 1)];
    const answer = compared([quicker, beaten], { alone, when: LEAVING, again: () => next });
    expect([answer.itineraries, answer.moments]).toEqual([[quicker], [1.5 * HOUR]]);
  });

  test('with a latest arrival, the train before is the rival', () => {
    const alone = trainsAt([ride(3 * HOUR, 4 * HOUR)], 4 * HOUR);
    const before = trainsAt([ride(2 * HOUR, 3 * HOUR)], 3 * HOUR);
    const [beaten, later] = [combined(2 * HOUR, 3.5 * HOUR), combined(2 * HOUR + 1, 3.2 * HOUR)];
    const answer = compared([later, beaten], { alone, when: ARRIVING, again: () => before });
    expect([answer.itineraries, answer.moments]).toEqual([[later], [3.5 * HOUR]]);
  });

  test('where the time is up, only combinations that could not be compared are removed', () => {
    const alone = trainsAt([ride(HOUR, 2 * HOUR)], HOUR);
    const [known, unknown] = [combined(HOUR, 2 * HOUR - 1), combined(1.5 * HOUR, 3 * HOUR)];
    const again = () => undefined;
    expect(compared([known, unknown], { alone, when: LEAVING, again }).itineraries).toEqual([known]);
    expect(compared([unknown], { alone, when: LEAVING, again }).empty?.reason).toBe('stopped-early');
  });

  test('trains that arrive after all combinations are not searched for, unless the search is exhaustive', () => {
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
    for (const one of later.inOrder([last, first])) later.at(one);
    expect(asked).toEqual([4 * HOUR]);
    later.at(last);
    expect(asked).toHaveLength(1);
    later.at(combined(2.5 * HOUR, 4 * HOUR + 1));
    expect(asked.splice(0)).toEqual([4 * HOUR, 4 * HOUR + 1]);
    for (const all of [rivals(true), rivals(false, ARRIVING, 3.5 * HOUR)])
      all.inOrder([first]).map((one) => all.at(one));
    expect(asked).toEqual([undefined, undefined]);
  });
});
