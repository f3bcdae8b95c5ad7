import { describe, expect, test } from 'vitest';
import type { Journey, RideLeg, WalkLeg } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { scene } from '../scenes/scene.ts';
import { checkJourney } from './check-journey.ts';

const world = scene`
  R1  A 10:00  B 10:05  C 10:10 pick  D 10:15
  R2  B 10:08  E 10:20
  R3  F 10:12  G 10:20
  walk B>F 3m
  walk F>A 1m
  transfer R1>R2 at B 2m
  R4  H 10:00  I 10:05 | block b
  R5  I 10:06  K 10:12 | block b
`;
const at = (clock: string): number => world.at(clock);

const ride = (legOf: Partial<RideLeg>): RideLeg => ({
  kind: 'ride',
  feed: 'x',
  trip: 'R1/1',
  serviceDate: '2024-05-15',
  route: 'R1',
  fromStop: 'x:A',
  toStop: 'x:B',
  fromIndex: 0,
  toIndex: 1,
  departure: at('10:00'),
  arrival: at('10:05'),
  seated: false,
  ...legOf,
});
const second = (legOf: Partial<RideLeg> = {}): RideLeg =>
  ride({
    trip: 'R2/1',
    route: 'R2',
    fromStop: 'x:B',
    toStop: 'x:E',
    departure: at('10:08'),
    arrival: at('10:20'),
    ...legOf,
  });
const walk = (fromStop: string, toStop: string, departure: string, arrival: string): WalkLeg => ({
  kind: 'walk',
  fromStop: `x:${fromStop}`,
  toStop: `x:${toStop}`,
  departure: at(departure),
  arrival: at(arrival),
});
const journeyOf = (...legs: Journey['legs']): Journey => ({
  departure: legs[0]!.departure,
  arrival: legs.at(-1)!.arrival,
  boardings: legs.filter((leg) => leg.kind === 'ride' && leg.seated !== true).length,
  legs,
});

function faults(journey: Journey, from: string, to: string, options = {}): string[] {
  return checkJourney(journey, world.feeds, world.links, world.query(from, to, '9:00', options));
}

describe('checkJourney', () => {
  test("finds no fault in the oracle's journeys", () => {
    for (const [from, to] of [
      ['A', 'E'],
      ['A', 'G'],
      ['H', 'K'],
      ['F', 'D'],
      ['A', 'A'],
    ] as const) {
      const journeys = createOracle(world.feeds, world.links).search(world.query(from, to, '9:00'));
      expect(journeys).toHaveLength(1);
      expect(faults(journeys[0]!, from, to)).toEqual([]);
    }
  });

  test.each<[string, Journey, string, string, string]>([
    ['an unknown trip', journeyOf(ride({ trip: 'R9/1' })), 'A', 'B', 'there is no trip'],
    ['a day without service', journeyOf(ride({ serviceDate: '2024-05-16' })), 'A', 'B', 'does not run'],
    ['a time of its own', journeyOf(ride({ arrival: at('10:04') })), 'A', 'B', 'does not run at'],
    ['a stop of its own', journeyOf(ride({ toStop: 'x:D' })), 'A', 'D', 'serves x:B at position 1'],
    [
      'positions out of order',
      journeyOf(ride({ fromIndex: 1, toIndex: 1 })),
      'A',
      'B',
      'has no ride from position 1 to 1',
    ],
    ['the wrong route', journeyOf(ride({ route: 'R2' })), 'A', 'B', 'is not of route R2'],
    [
      'ST-7 no alighting',
      journeyOf(ride({ toStop: 'x:C', toIndex: 2, arrival: at('10:10') })),
      'A',
      'C',
      'alighting is not allowed',
    ],
    ['a link that does not exist', journeyOf(walk('A', 'F', '10:00', '10:01')), 'A', 'F', 'there is no walking link'],
    ['a walk that is too quick', journeyOf(walk('B', 'F', '10:00', '10:01')), 'B', 'F', 'takes 60 s, the link 180 s'],
    [
      'TR-13 two walks in a row',
      journeyOf(walk('B', 'F', '10:00', '10:03'), walk('F', 'A', '10:03', '10:04')),
      'B',
      'A',
      'two walks in a row',
    ],
    ['a gap', journeyOf(ride({}), second({ fromStop: 'x:E' })), 'A', 'E', 'begins at x:E'],
    ['the wrong end', journeyOf(ride({})), 'A', 'E', 'x:B is no destination'],
    ['the wrong number of boardings', { ...journeyOf(ride({}), second()), boardings: 1 }, 'A', 'E', 'but 1 boardings'],
    ['another departure than its own', { ...journeyOf(ride({})), departure: at('9:59') }, 'A', 'B', 'it departs at'],
    ['BL-4 a seat kept that is not there', journeyOf(ride({}), second({ seated: true })), 'A', 'E', 'no seated link'],
    [
      'IT-6 a walk long before boarding',
      journeyOf(walk('F', 'A', '9:00', '9:01'), ride({})),
      'F',
      'B',
      'does not end at boarding',
    ],
    [
      'IT-5 leaving and boarding the same vehicle',
      journeyOf(
        ride({}),
        ride({
          fromStop: 'x:B',
          fromIndex: 1,
          toStop: 'x:D',
          toIndex: 3,
          departure: at('10:05'),
          arrival: at('10:15'),
        }),
      ),
      'A',
      'D',
      'is left and boarded again',
    ],
  ])('sees %s', (_, journey, from, to, fault) => {
    expect(faults(journey, from, to).join('\n')).toContain(fault);
  });

  test('finds journeys that the query forbids', () => {
    const changing = journeyOf(ride({}), second());
    expect(faults(changing, 'A', 'E')).toEqual([]);
    expect(faults(changing, 'A', 'E', { maxBoardings: 1 }).join()).toContain('more than 1');
    expect(faults(changing, 'A', 'E', { avoid: ['B'] }).join()).toContain('avoided stop x:B (IT-21)');
    expect(faults(changing, 'A', 'E', { horizon: 3600 }).join()).toContain('it arrives at');
    const walking = journeyOf(walk('F', 'A', '9:59', '10:00'), ride({}));
    expect(faults(walking, 'F', 'B')).toEqual([]);
    expect(faults(walking, 'F', 'B', { endWalk: false }).join()).toContain('which the query forbids');
    expect(faults(walking, 'F', 'B', { avoid: ['F'] }).join()).toContain('touches the avoided stop x:F');
  });

  test('TR-4 finds a transfer that is too quick', () => {
    const tight = scene`
      R1  A 10:00  B 10:05
      R2  B 10:06  C 10:12
      transfer at B 2m
    `;
    const legs = [ride({}), second({ toStop: 'x:C', departure: at('10:06'), arrival: at('10:12') })];
    expect(checkJourney(journeyOf(...legs), tight.feeds, tight.links, tight.query('A', 'C', '9:00'))).toEqual([
      'the change from R1/1 at x:B to R2/1 at x:B needs 120 s and has 60 s',
    ]);
  });
});
