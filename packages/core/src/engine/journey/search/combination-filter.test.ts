import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetItinerary, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { betterCombinations } from './combination-filter.ts';
import { SingleModeProfile } from './single-mode-profile.ts';

const LEAVING = { departAfter: 0, arriveBefore: undefined };
const ARRIVING = { departAfter: undefined, arriveBefore: 9000 };

/** A taxi before, or before and after, a ride. */
function combined(taxis: readonly string[], parts: Partial<Itinerary>): Itinerary {
  const [first = '', second] = taxis;
  const legs = [streetLeg(first, 'taxi'), rideLeg(), ...(second === undefined ? [] : [streetLeg(second, 'taxi')])];
  return { ...rideItinerary({ boardings: 1, ...parts }), legs, modes: ['pt_pub', 'ps_tax'] };
}

function told(
  combinations: readonly Itinerary[],
  alone: readonly Itinerary[] = [],
  when: PlanRequest['when'] = LEAVING,
): readonly Itinerary[] {
  const set = { modes: ['pt_pub', 'ps_tax'], itineraries: combinations, empty: undefined };
  const later = new SingleModeProfile([], when, () => undefined);
  const options = { when, later, isOver: false, costsOf: (one: Itinerary) => itineraryCosts(one), recorder: undefined };
  return betterCombinations(set, alone, options).itineraries;
}

describe('spec 4.2 rule 2: a combination is better in some way than any single mode', () => {
  const train = rideItinerary({ departure: 1000, arrival: 3000, boardings: 1, walkSeconds: 400 });

  test('a taxi at the end of the train has to save two minutes, or ten of walking', () => {
    const taxi = (parts: Partial<Itinerary>) => combined(['ps_tax'], { departure: 1000, arrival: 3000, ...parts });
    expect(told([taxi({ arrival: 2880, walkSeconds: 0 })], [train])).toEqual([]);
    expect(told([taxi({ arrival: 2879 })], [train])).toHaveLength(1);
    expect(told([taxi({ walkSeconds: 0 })], [{ ...train, walkSeconds: 661 }])).toHaveLength(1);
  });

  test('nor is a taxi in place of the second train a vehicle less: it has to be quicker, greener, cheaper or save a walk', () => {
    const trains = { ...train, boardings: 2, legs: [rideLeg(), rideLeg({ departure: 2000 })] };
    const taxi = combined(['ps_tax'], { departure: 1000, arrival: 3000, walkSeconds: 400 });
    expect(told([taxi], [trains])).toEqual([]);
    expect(told([{ ...taxi, arrival: 2999 }], [trains])).toHaveLength(1);
    expect([told([taxi], [{ ...trains, walkSeconds: 460 }]), told([taxi], [{ ...trains, walkSeconds: 461 }])]).toEqual([
      [],
      [taxi],
    ]);
    // nor is one vehicle less worth calling a taxi; two are
    const third = { ...trains, legs: [...trains.legs, rideLeg({ departure: 2500 })] };
    const fourth = { ...trains, legs: [...third.legs, rideLeg({ departure: 2700 })] };
    expect([told([taxi], [third]), told([taxi], [fourth])]).toEqual([[], [taxi]]);
  });

  test('the two minutes are counted at either end, but not at both', () => {
    const taxi = (departure: number, arrival: number) => combined(['ps_tax'], { departure, arrival });
    const [left, late, both] = [taxi(1000, 2880), taxi(1120, 3000), taxi(1001, 2999)];
    for (const when of [LEAVING, ARRIVING]) expect(told([left, late, both], [train], when)).toEqual([both]);
    expect(told([taxi(1121, 3000)], [train])).toHaveLength(1);
  });

  test('among combinations a vehicle more has to be worth it, unless somebody else drives', () => {
    const one = combined(['ps_tax_Red'], { departure: 1000, arrival: 3000, walkSeconds: 300 });
    const two = combined(['ps_tax_Red', 'ps_tax_Red'], { departure: 1000, arrival: 2950 });
    const other = combined(['ps_tax_Blue', 'ps_tax_Blue'], { departure: 1000, arrival: 2950 });
    expect(told([two, one])).toEqual([one]);
    expect(told([other, one])).toEqual([other, one]);
    expect(told([{ ...two, arrival: 2800 }, one])).toHaveLength(2);
  });

  test('a bicycle all the way beats a train that is on the way for half a minute less and leaves later', () => {
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 1000 });
    const mixed = { ...combined(['me_mic_bic'], { departure: 500, arrival: 1470 }) };
    expect(told([mixed], [bicycle])).toEqual([]);
    expect(told([{ ...mixed, arrival: 1430 }], [bicycle])).toHaveLength(1);
  });
});
