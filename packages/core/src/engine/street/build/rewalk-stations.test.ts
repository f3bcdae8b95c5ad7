import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  instant,
  PLAIN_REQUEST,
  printItinerary,
  TextWorld,
  type TextWorldOptions,
} from '../../../../test/journey/text-world.ts';
import { levelRow } from '../../../../test/pathway-rows.ts';
import { StopDirectory, type Timetable } from '../../../timetable/index.ts';
import { type JourneyWorld, planJourneys } from '../../journey/index.ts';
import { StopLinks } from '../index.ts';
import { rewalkStations } from './rewalk-stations.ts';

/** Walking links of text worlds: a metre a second. */
const HOW = { limitSeconds: 600, speed: 1 };
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);

/** Two stations of three platforms, two doors and two halls each, on a street with two stops. */
const STATIONS = ['S', 'T'];
const PLACES = ['p', 'q', 'r', 'd', 'e', 'h', 'i'];
const at = (station: string, place: string): string => `${station}${place}`;

const STOPS: NonNullable<TextWorldOptions['stops']> = {
  ...Object.fromEntries(
    STATIONS.flatMap((station) => {
      const [first, second] = station === 'S' ? ['A', 'B'] : ['C', 'D'];
      const part = (place: string, on: string, locationType: number, level: number) =>
        [at(station, place), { at: on, station, locationType, level } as never] as const;
      return [
        [station, { at: first, locationType: 1 } as never],
        ...['p', 'q', 'r'].map((place) => part(place, first!, 0, 1)),
        part('d', first!, 2, 0),
        part('e', second!, 2, 0),
        ...['h', 'i', 'x', 'y'].map((place) => part(place, first!, 3, 0)),
      ];
    }),
  ),
  M: {},
  N: {},
};

/** A pathway out of nowhere, which keeps a station enclosed when all others are closed. */
const KEEPERS = STATIONS.map((station) => ({ id: `keep ${station}`, from: at(station, 'x'), to: at(station, 'y') }));

const pathway = fc.record({
  station: fc.constantFrom(...STATIONS),
  ends: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 2, maxLength: 2 }),
  mode: fc.constantFrom(1, 2, 4, 5, 6),
  bidirectional: fc.boolean(),
  traversalTime: fc.integer({ min: 5, max: 200 }),
  minWidth: fc.constantFrom(0.5, 1, Number.NaN),
});

const scene = fc.record({
  pathways: fc.array(pathway, { minLength: 6, maxLength: 22 }),
  closed: fc.array(fc.nat(21), { minLength: 1, maxLength: 6 }),
  hasStreets: fc.boolean(),
  transfers: fc.array(
    fc.record({
      from: fc.constantFrom('Sp', 'Sq', 'M'),
      to: fc.constantFrom('Tp', 'Sr', 'N'),
      type: fc.constantFrom(0, 2),
    }),
    { maxLength: 2 },
  ),
});

const TRIPS = `
  R1 M 09:00 Sp 10:00 Tp 10:20
  R2 Sq 10:05 Tq 10:15 N 10:40
  R3 Sr 10:12 N 10:30
  R4 Tr 10:30 N 10:45
  R5 N 10:00 Tq 10:10 Sq 10:20`;

type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function worldOf({ pathways, hasStreets, transfers }: Scene, isOpen: (row: number) => boolean): TextWorld {
  const rows = pathways.map(({ station, ends, ...rest }, row) => ({
    ...rest,
    ...{ id: `p${row}`, from: at(station, ends[0]!), to: at(station, ends[1]!) },
  }));
  return new TextWorld({
    map: '1A-B--M---C-D--N2',
    ...(hasStreets && { ways: { ABM: {}, MC: { highway: 'steps' }, CDN: {} } }),
    stops: STOPS,
    levels: [levelRow(0), levelRow(-1)],
    pathways: [...rows.filter((_, row) => isOpen(row)), ...KEEPERS],
    transfers: transfers as never,
    trips: TRIPS,
  });
}

/** A world whose stations are walked without some pathways. */
function rewalked({ world }: TextWorld, ids: ReadonlySet<string>): JourneyWorld {
  const transit = world.transit!;
  const { strings, pathwayId } = transit.timetable;
  const closed = new Set(Array.from(pathwayId).flatMap((id, pathway) => (ids.has(strings.get(id)) ? [pathway] : [])));
  const { sections, timetable } = transit.stops;
  const changed = rewalkStations(timetable, sections, world.streets, closed, HOW);
  const places = new Map([...sections, ...changed.places]);
  const engine = transit.engine.withWalks(changed.walks);
  return {
    ...world,
    transit: { ...transit, engine, timetable: engine.timetable, stops: new StopDirectory(timetable, places) },
    stopLinks: world.streets && {
      walk: new StopLinks(world.streets.graph, places, 'walk', 1),
      wheelchair: new StopLinks(world.streets.graph, places, 'wheelchair', 1),
    },
  };
}

/** Every walking link: stops, seconds, rule. */
function linksOf(timetable: Timetable): string[] {
  const { linkFirst, linkTo, linkSeconds, linkRule, linkMinimum, strings, stopId, stopCount } = timetable;
  const name = (stop: number): string => strings.get(stopId[stop as never]!);
  return Array.from({ length: stopCount }, (_, stop) => stop).flatMap((stop) =>
    Array.from({ length: linkFirst[(stop + 1) as never]! - linkFirst[stop as never]! }, (_, i) => {
      const link = (linkFirst[stop as never]! + i) as never;
      return `${name(stop)} ${name(linkTo[link]!)} ${linkSeconds[link]} ${linkRule[link]} ${linkMinimum[link]}`;
    }),
  );
}

function doorsOf(stops: StopDirectory, stop: number): unknown[] {
  return (['walk', 'wheelchair'] as const).map((profile) =>
    stops.doorsOf(stop as never, profile).filter(({ secondsIn, secondsOut }) => secondsIn >= 0 || secondsOut >= 0),
  );
}

function answerOf(world: JourneyWorld, [from, to]: readonly [string, string], ends: TextWorld, wheelchair: boolean) {
  const request = { ...PLAIN_REQUEST, from: ends.place(from), to: ends.place(to), wheelchair };
  const when = { departAfter: instant('08:30'), arriveBefore: undefined };
  const { groups, empty } = planJourneys(world, { ...request, when }, { signal: undefined });
  return groups
    .flatMap((group) => group.itineraries.map(({ itinerary }) => printItinerary(itinerary)))
    .concat(empty?.reason ?? []);
}

describe('RT-29 walks while pathways are out of order are those of a region that was built without them', () => {
  test('links, doors and answers, in random stations, on foot and in a wheelchair', () => {
    let changes = 0;
    fc.assert(
      fc.property(scene, (one) => {
        const closed = new Set(one.closed.filter((row) => row < one.pathways.length));
        const whole = worldOf(one, () => true);
        const rebuilt = worldOf(one, (row) => !closed.has(row));
        const world = rewalked(whole, new Set([...closed].map((row) => `p${row}`)));
        const [now, then] = [world.transit!, rebuilt.world.transit!];
        const wanted = linksOf(then.timetable);
        expect(linksOf(now.timetable)).toEqual(wanted);
        expect(linksOf(now.timetable.stepFree())).toEqual(linksOf(then.timetable.stepFree()));
        for (let stop = 0; stop < then.timetable.stopCount; stop++)
          expect(doorsOf(now.stops, stop)).toEqual(doorsOf(then.stops, stop));
        for (const ends of [
          ['1', '2'],
          ['2', '1'],
          ['A', '2'],
        ] as const)
          for (const wheelchair of [false, true])
            expect(answerOf(world, ends, whole, wheelchair)).toEqual(answerOf(rebuilt.world, ends, whole, wheelchair));
        if (linksOf(whole.world.transit!.timetable).join() !== wanted.join()) changes++;
      }),
      { numRuns: RUNS },
    );
    // The closures matter: a test of worlds that stay the same would say nothing.
    expect(changes).toBeGreaterThan(RUNS / 4);
  }, 60_000);
});
