import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import type { RideLeg } from '../../../model/index.ts';
import { after } from '../../../storage/index.ts';

const nowhere = { lat: Number.NaN, lng: Number.NaN };
// A metre takes a second; from one character to the next it is 500 m less a little.
const draw = (place: { readonly lat?: number; readonly lng?: number }): TextWorld =>
  new TextWorld({
    grid: 499.95,
    map: 'A..BX..C',
    stops: { A: {}, B: {}, N: { at: 'X', ...place }, C: {} },
    trips: `
      R1  A 10:00  N 10:05  B 10:10
      R2  N 10:08  C 10:12`,
    transfers: [
      { from: 'N', to: 'A', type: 2, seconds: 60 },
      { from: 'A', to: 'N', type: 2, seconds: 60 },
    ],
  });
const world = draw(nowhere);

describe('IM-8 a stop of unknown position', () => {
  test('a ride calls there, and the stop lies on the map at the last known point of the line', () => {
    const [best] = world.answer('A', 'B', '09:50').groups.flatMap((group) => group.itineraries);
    const ride = best!.itinerary.legs.find((leg): leg is RideLeg => leg.kind === 'ride')!;
    expect(ride.calls.map(({ stop }) => stop.code)).toEqual(['A', 'N', 'B']);
    const [a, n] = ride.calls.map(({ stop: { lat, lng } }) => ({ lat, lng }));
    expect(n).toEqual(a);
  });

  test('riders can transfer there', () => {
    expect(world.plan('A', 'C', '09:50')[0]).toBe(
      '10:00 R1 A 10:00 N 10:05 | stationary_transfer N 10:08 | R2 N 10:08 C 10:12',
    );
  });

  test('no walk leads to it or from it, whatever rows of transfers say; with a known position walks do', () => {
    const linked = ({ world: { transit } }: TextWorld): number[] => {
      const { timetable } = transit!;
      const n = timetable.findStop('N')!;
      return [
        timetable.linkFirst[after(n)]! - timetable.linkFirst[n]!,
        [...timetable.linkTo].filter((to) => to === n).length,
      ];
    };
    expect(linked(world)).toEqual([0, 0]);
    expect(linked(draw({}))).toEqual([2, 2]);
    expect(world.plan('X', 'C', '09:50')).not.toContainEqual(expect.stringContaining(' N '));
    expect(draw({}).plan('X', 'C', '09:50')).toContainEqual(expect.stringContaining('R2 N 10:08'));
  });
});
