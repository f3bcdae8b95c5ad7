import { describe, expect, test } from 'vitest';
import {
  rideItinerary,
  rideLeg,
  stopPlace,
  streetItinerary,
  streetLeg,
} from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { keepBetterCombinations } from '../search/combinations.ts';
import { SingleModeProfile } from '../search/single-mode-profile.ts';
import {
  LEAST_METRES_BETWEEN_CHANGES,
  LEAST_METRES_IN_COMBINATION,
  LOOP_METRES,
  NEGLIGIBLE_WALK_SECONDS,
  SECONDS_PER_EXTRA_VEHICLE,
  WALK_SECONDS_PER_BOARDING,
} from './thresholds.ts';

const EVEN = { price: 1, environment: 1, duration: 1, convenience: 1 };
const LEAVING = { departAfter: 0, arriveBefore: undefined };
const ARRIVING = { departAfter: undefined, arriveBefore: 9000 };

/** A taxi before, or before and after, a ride. */
function combined(taxis: readonly string[], parts: Partial<Itinerary>): Itinerary {
  const [first = '', second] = taxis;
  const legs = [streetLeg(first, 'taxi'), rideLeg(), ...(second === undefined ? [] : [streetLeg(second, 'taxi')])];
  return { ...rideItinerary({ boardings: 1, ...parts }), legs, modes: ['pt_pub', 'ps_tax'] };
}

function kept(
  combinations: readonly Itinerary[],
  alone: readonly Itinerary[] = [],
  when: PlanRequest['when'] = LEAVING,
): readonly Itinerary[] {
  const set = { modes: ['pt_pub', 'ps_tax'], itineraries: combinations, empty: undefined };
  const singleModes = new SingleModeProfile([], when, () => undefined);
  const costsOf = (one: Itinerary) => itineraryCosts(one);
  const options = { singleModes, isOver: false, costsOf, weights: EVEN, when, recorder: undefined };
  return keepBetterCombinations(set, { ...options, rivals: alone }).itineraries;
}

describe('spec 4.2 rule 2: a combination is better in some way than any single mode', () => {
  const train = rideItinerary({ departure: 1000, arrival: 3000, boardings: 1, walkSeconds: 400 });

  test('a taxi after the train has to save five minutes, or ten minutes of walking', () => {
    const taxi = (parts: Partial<Itinerary>) => combined(['ps_tax'], { departure: 1000, arrival: 3000, ...parts });
    expect(kept([taxi({ arrival: 3000 - SECONDS_PER_EXTRA_VEHICLE, walkSeconds: 0 })], [train])).toEqual([]);
    expect(kept([taxi({ arrival: 3000 - SECONDS_PER_EXTRA_VEHICLE - 1 })], [train])).toHaveLength(1);
    expect(
      kept(
        [taxi({ walkSeconds: 0 })],
        [{ ...train, walkSeconds: WALK_SECONDS_PER_BOARDING + NEGLIGIBLE_WALK_SECONDS + 1 }],
      ),
    ).toHaveLength(1);
  });

  test('a taxi in place of the second train saves no vehicle: it has to be quicker, greener or cheaper, or save a walk', () => {
    const trains = { ...train, boardings: 2, legs: [rideLeg(), rideLeg({ departure: 2000 })] };
    const taxi = combined(['ps_tax'], { departure: 1000, arrival: 3000, walkSeconds: 400 });
    expect(kept([taxi], [trains])).toEqual([]);
    expect(kept([{ ...taxi, arrival: 2999 }], [trains])).toHaveLength(1);
    const longer = 400 + NEGLIGIBLE_WALK_SECONDS;
    expect([
      kept([taxi], [{ ...trains, walkSeconds: longer }]),
      kept([taxi], [{ ...trains, walkSeconds: longer + 1 }]),
    ]).toEqual([[], [taxi]]);
    // Saving one vehicle is no reason to hail a taxi; saving two is.
    const third = { ...trains, legs: [...trains.legs, rideLeg({ departure: 2500 })] };
    const fourth = { ...trains, legs: [...third.legs, rideLeg({ departure: 2700 })] };
    expect([kept([taxi], [third]), kept([taxi], [fourth])]).toEqual([[], [taxi]]);
  });

  test('the five minutes may be lost at either end, but not at both', () => {
    const taxi = (departure: number, arrival: number) => combined(['ps_tax'], { departure, arrival });
    const [left, late, both] = [
      taxi(1000, 3000 - SECONDS_PER_EXTRA_VEHICLE),
      taxi(1000 + SECONDS_PER_EXTRA_VEHICLE, 3000),
      taxi(1001, 2999),
    ];
    for (const when of [LEAVING, ARRIVING]) expect(kept([left, late, both], [train], when)).toEqual([both]);
    expect(kept([taxi(1000 + SECONDS_PER_EXTRA_VEHICLE + 1, 3000)], [train])).toHaveLength(1);
  });

  test('among combinations a further vehicle has to save time, a walk or money, unless another company drives', () => {
    const one = combined(['ps_tax_Red'], { departure: 1000, arrival: 3000, walkSeconds: 300 });
    const two = combined(['ps_tax_Red', 'ps_tax_Red'], { departure: 1000, arrival: 2950 });
    const other = combined(['ps_tax_Blue', 'ps_tax_Blue'], { departure: 1000, arrival: 2950 });
    expect(kept([two, one])).toEqual([one]);
    expect(kept([other, one])).toEqual([other, one]);
    expect(kept([{ ...two, arrival: 3000 - SECONDS_PER_EXTRA_VEHICLE - 1 }, one])).toHaveLength(2);
  });

  test('a bicycle all the way dominates a train that takes half a minute less and leaves later', () => {
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 1000 });
    const mixed = { ...combined(['me_mic_bic'], { departure: 500, arrival: 1470 }) };
    expect(kept([mixed], [bicycle])).toEqual([]);
    expect(kept([{ ...mixed, arrival: 1430 }], [bicycle])).toHaveLength(1);
  });

  test('no vehicle is hailed or locked for a few steps; one that folds comes along', () => {
    const going = (mode: string, profile: string, metres: number): Itinerary => ({
      ...combined(['ps_tax'], { departure: 1000, arrival: 1500 }),
      legs: [streetLeg(mode, profile, { metres }), rideLeg({ departure: 600 })],
    });
    const few = LEAST_METRES_IN_COMBINATION - 1;
    expect([kept([going('ps_tax', 'taxi', few)]), kept([going('me_mic_bic', 'bicycle', few)])]).toEqual([[], []]);
    expect(kept([going('me_mic_bic', 'bicycle', few + 1)])).toHaveLength(1);
    expect(kept([going('me_mic_fold-bic', 'bicycle', few)])).toHaveLength(1);
  });

  test('no short ride joins a car and another ride, in either direction; the rider may stay seated', () => {
    const stop = (code: string, metres: number) => ({ ...stopPlace(code), lat: metres / 111_195 });
    const taxi = streetLeg('ps_tax', 'taxi', { metres: 3000 });
    const short = rideLeg({ metres: LEAST_METRES_BETWEEN_CHANGES - 1, from: stop('A', 0), to: stop('B', 900) });
    const long = rideLeg({ metres: 9000, departure: 900, from: stop('C', 1200), to: stop('D', 9900) });
    const joined = (...legs: Itinerary['legs']): number =>
      kept([{ ...combined(['ps_tax'], { departure: 1000, arrival: 1500 }), legs }]).length;
    expect([joined(taxi, short, long), joined(long, short, taxi)]).toEqual([0, 0]);
    expect(joined(taxi, { ...short, metres: LEAST_METRES_BETWEEN_CHANGES }, long)).toBe(1);
    expect([joined(taxi, short), joined(taxi, short, { ...long, seated: true })]).toEqual([1, 1]);
  });

  test('a ride out and back between two cars is no combination, however quick', () => {
    const stop = (code: string, metres: number) => ({ ...stopPlace(code), lat: metres / 111_195 });
    const between = (end: number): Itinerary => ({
      ...combined(['ps_tax'], { departure: 1000, arrival: 1500 }),
      legs: [
        streetLeg('ps_tax', 'taxi'),
        rideLeg({ from: stop('A', 0), to: stop('B', 3000) }),
        rideLeg({ departure: 900, from: stop('B', 3000), to: stop('C', end) }),
      ],
    });
    expect([kept([between(LOOP_METRES - 5)]), kept([between(LOOP_METRES + 5)]).length]).toEqual([[], 1]);
  });
});
