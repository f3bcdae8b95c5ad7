import { expect, test } from 'vitest';
import { TextWorld, type TextWorldOptions } from '../../../../test/journey/text-world.ts';
import { instant } from '../../../../test/transit/stop-world.ts';
import { withConnections } from './with-connections.ts';

const town: TextWorldOptions = {
  map: `P.A${'.'.repeat(60)}B${'.'.repeat(60)}C.Q`,
  ways: { PA: {}, CQ: {} },
  trips: `
    R1 A 10:00 B 10:10
    R2 B 10:20 C 10:30
    R2 B 10:50 C 11:00
    R3 B 10:40 C 10:45
    R2 B 12:00 C 12:10`,
};

function connectionsAt(time: string, trips = town.trips!) {
  const world = new TextWorld({ ...town, trips });
  const request = world.request('P', 'Q', { when: { departAfter: instant(time), arriveBefore: undefined } });
  const { groups } = world.answer('P', 'Q', time);
  const [group] = withConnections(world.world, request, groups, { signal: undefined });
  const itinerary = group!.itineraries[0]!.itinerary;
  const rides = itinerary.legs.filter((leg) => leg.kind === 'ride');
  return { itinerary, connections: rides.map(({ connection }) => connection) };
}

test('a change has the time to spare, and the quickest way on by any line to the end of the itinerary', () => {
  const { itinerary, connections } = connectionsAt('09:50');
  const [first, second] = connections;
  // Nothing comes before the first ride.
  expect(first).toBeUndefined();
  expect(second).toEqual({
    slackSeconds: 600,
    next: { departure: instant('10:40'), lineName: 'R3', arrival: itinerary.arrival + 15 * 60 },
    laterSeconds: 15 * 60,
  });
});

test('without a further run within six hours there is no way on', () => {
  const { connections } = connectionsAt('09:50', 'R1 A 10:00 B 10:10\nR2 B 10:20 C 10:30\nR2 B 17:00 C 17:10');
  expect(connections[1]).toEqual({ slackSeconds: 600, next: undefined, laterSeconds: undefined });
});
