import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, stopPlace, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Call, Leg, PricedPart, StationaryLeg } from '../../../model/index.ts';
import { unknownFacts } from './unknown-facts.ts';

const ticket = (...legs: readonly number[]): PricedPart => ({
  kind: 'ticket',
  id: 'single',
  name: 'Single',
  money: { currency: 'EUR', minor: 120 },
  legs,
});
/** `fact@leg`; every leg is paid for unless `paid` says otherwise. */
function facts(
  legs: readonly Leg[],
  {
    wheelchair = false,
    parts = [ticket(...legs.keys())],
  }: { wheelchair?: boolean; parts?: readonly PricedPart[] } = {},
): string[] {
  return unknownFacts(rideItinerary({ legs }), parts, wheelchair).map(({ fact, leg }) => `${fact}@${leg}`);
}
const pause = (mode: string, parts: Partial<StationaryLeg> = {}): StationaryLeg => ({
  ...{ kind: 'stationary', mode, at: stopPlace('A'), departure: 0, arrival: 60 },
  ...parts,
});
const call = (approximate: boolean): Call => ({
  ...{ stop: stopPlace('A').stop as Call['stop'], arrival: 0, departure: 0, pickup: 'regular', dropOff: 'regular' },
  approximate,
});

describe('the unknown facts that an itinerary relies on', () => {
  test('FA-11 prices: of legs that cost money and have no ticket, not of walks', () => {
    const legs = [streetLeg('wa_wal', 'walk'), rideLeg(), rideLeg(), streetLeg('ps_tax', 'taxi')];
    expect(facts(legs, { parts: [] })).toEqual(['price@1', 'price@2', 'price@3']);
    expect(facts(legs, { parts: [ticket(1, 2)] })).toEqual(['price@3']);
  });

  test('in a wheelchair: vehicles, stops and paths; otherwise none of them', () => {
    const section = (safe: 'yes' | 'no' | 'unknown', hop = false) => ({
      ...{ name: '', metres: 1, geometry: '', instruction: 'HEAD_TOWARDS', dismount: false, roadTags: [] },
      ...({ safe, hop } as const),
    });
    const sections = [section('yes'), section('unknown')] as never;
    const legs = [streetLeg('wa_whe', 'wheelchair', { sections }), rideLeg({ wheelchair: 'unknown' })];
    expect(facts(legs, { wheelchair: true })).toEqual(['path-access@0', 'vehicle-access@1', 'stop-access@1']);
    expect(facts([rideLeg()])).toEqual([]);
    const known = streetLeg('wa_whe', 'wheelchair', { sections: [section('yes'), section('unknown', true)] as never });
    expect(facts([known], { wheelchair: true })).toEqual([]);
  });

  test('vehicles that are taken aboard as they are; folding ones are luggage', () => {
    expect(facts([streetLeg('me_mic_e-sco', 'e-scooter'), rideLeg({ bicycles: 'unknown' })])).toEqual([
      'bicycles-aboard@1',
    ]);
    expect(facts([streetLeg('me_mic_e-sco', 'e-scooter'), rideLeg({ bicycles: 'yes' })])).toEqual([]);
    expect(facts([streetLeg('me_mic_fold-bic', 'bicycle'), rideLeg({ bicycles: 'unknown' })])).toEqual([]);
  });

  test('straight lines, approximate times, intervals, bookings', () => {
    expect(facts([streetLeg('wa_wal', 'walk', { straightLine: true })])).toEqual(['streets@0']);
    expect(facts([rideLeg({ calls: [call(false), call(true)] })])).toEqual(['times@0']);
    // The calls between do not matter.
    expect(facts([rideLeg({ calls: [call(false), call(true), call(false)] })])).toEqual([]);
    expect(facts([rideLeg({ headway: 600 })])).toEqual(['departure@0']);
    const booking = { state: 'unknown', closes: undefined, message: '' } as const;
    expect(facts([streetLeg('ps_drt', 'car', { booking })])).toEqual(['booking@0']);
  });

  test('waits for hailed cars, spaces on the street, ranges of hired vehicles', () => {
    expect(facts([pause('stationary_wait'), streetLeg('ps_tax', 'taxi')])).toEqual(['wait@0']);
    expect(facts([pause('stationary_wait'), rideLeg()])).toEqual([]);
    const parked = pause('stationary_parking-onstreet');
    expect(facts([streetLeg('me_car', 'car'), parked])).toEqual(['parking@1']);
    expect(facts([streetLeg('me_mic_bic', 'bicycle'), parked])).toEqual([]);
    const scooter = {
      id: 's',
      name: '',
      formFactor: 'scooter',
      propulsion: 'electric',
      maxRangeMetres: 20_000,
    } as const;
    const collect = (rangeMetres: number | undefined) =>
      facts([pause('stationary_vehicle-collect', { vehicle: { ...scooter, rangeMetres } })]);
    expect([collect(undefined), collect(5000)]).toEqual([['range@0'], []]);
  });
});
