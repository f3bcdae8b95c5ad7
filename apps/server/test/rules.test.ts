import type { LandmarkId } from '@tripwright/sample-city';
import { covers, modeOf, type RoutingRequest, type WholeTrip, wholeAnswer } from '@tripwright/testkit/answers';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONDAY, placeOf, type SampleService, startSampleService } from './sample-service.ts';

/** Rules 1 to 8 of spec section 4.2, tested on a real server over HTTP. */
const EIGHT = MONDAY + 8 * 3600;
const PAIRS = [
  ['garden-city', 'university'],
  ['west-shore', 'hospital'],
  ['birch-lake', 'docks'],
  ['airport', 'old-town-pier'],
] as const;
/** To an island: no single mode is as good as a combination with the ferry. */
const OVER_WATER = ['university', 'lighthouse'] as const;
const MOVERS = ['pt_pub', 'ps_tax', 'me_car', 'me_mic-s'];

let service: SampleService;
beforeAll(async () => {
  service = await startSampleService();
}, 120_000);
afterAll(() => service.close());

type Parts = Omit<RoutingRequest, 'from' | 'to' | 'departAfter'>;

async function trips([from, to]: readonly [LandmarkId, LandmarkId], parts: Parts): Promise<readonly WholeTrip[]> {
  const { status, body } = await service.ask({ from: placeOf(from), to: placeOf(to), departAfter: EIGHT, ...parts });
  expect(status).toBe(200);
  return tripsIn(body);
}

function tripsIn(body: RoutingResponse): readonly WholeTrip[] {
  return wholeAnswer(body, (kind, at, text) => expect.fail(`${kind} ${at} ${text}`)).groups.flat();
}

/** The requested modes that a trip uses. */
function usedModes({ segments }: WholeTrip, modes: readonly string[]): string[] {
  const moving = segments.filter(({ type }) => type !== 'stationary').map(modeOf);
  return modes.filter((mode) => moving.some((one) => covers(mode, one)));
}

/** Identity of a trip across requests. */
function journeyOf({ segments }: WholeTrip): string {
  return segments
    .filter(({ type }) => type !== 'stationary')
    .map((one) => `${modeOf(one)} ${one.startTime}–${one.endTime} ${one.serviceTripID ?? one.metres}`)
    .join(', ');
}

function stopsOf(all: readonly WholeTrip[]): string[] {
  const codes = all.flatMap(({ segments }) => segments.flatMap(({ stopCode, endStopCode }) => [stopCode, endStopCode]));
  return [...new Set(codes.filter((code) => code !== undefined))];
}

describe('rule 1: several modes give combinations only, and no trip is in two answers', () => {
  test('every trip uses at least two of the modes', async () => {
    let found = 0;
    for (const pair of [...PAIRS, OVER_WATER]) {
      for (const trip of await trips(pair, { modes: MOVERS })) {
        found++;
        expect(usedModes(trip, MOVERS).length).toBeGreaterThan(1);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test('separate requests have no trips in common', async () => {
    for (const pair of PAIRS) {
      const requests = [...MOVERS.map((mode) => [mode]), ['pt_pub', 'ps_tax']];
      const journeys: string[] = [];
      for (const modes of requests) journeys.push(...(await trips(pair, { modes })).map(journeyOf));
      expect(new Set(journeys).size).toBe(journeys.length);
    }
  });

  test('walking does not count as a combined mode', async () => {
    for (const pair of PAIRS) {
      const alone = (await trips(pair, { modes: ['pt_pub'] })).map(journeyOf);
      expect((await trips(pair, { modes: ['pt_pub', 'wa_wal'] })).map(journeyOf)).toEqual(alone);
    }
  });
});

describe('rule 2: a combination is better than each single mode in some respect', () => {
  test('in departure, arrival, duration, boardings, walking, carbon or money', async () => {
    const figures = ({ trip, segments }: WholeTrip) => ({
      depart: trip.depart,
      arrive: trip.arrive,
      boardings: segments.filter(({ type, isContinuation }) => type === 'scheduled' && isContinuation !== true).length,
      walked: segments
        .filter((segment) => modeOf(segment).startsWith('wa_'))
        .reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
      carbon: trip.carbonCost,
      money: trip.moneyCost,
    });
    for (const pair of PAIRS) {
      const singles: WholeTrip[] = [];
      for (const mode of MOVERS) singles.push(...(await trips(pair, { modes: [mode] })));
      for (const combined of (await trips(pair, { modes: MOVERS })).map(figures)) {
        for (const single of singles.map(figures)) {
          const sooner =
            single.boardings === 0
              ? combined.arrive - combined.depart < single.arrive - single.depart
              : combined.arrive < single.arrive || combined.depart > single.depart;
          const cheaper = single.money !== undefined && combined.money !== undefined && combined.money < single.money;
          const easier = combined.boardings < single.boardings || combined.walked < single.walked;
          expect(sooner || cheaper || easier || combined.carbon < single.carbon).toBe(true);
        }
      }
    }
  });

  test('an empty answer has status 200, and a reason when explained', async () => {
    const asked = { from: placeOf('market-square'), to: placeOf('town-hall'), departAfter: EIGHT };
    const { status, body, refusal } = await service.ask({
      ...asked,
      modes: ['pt_pub', 'me_mic_bic'],
      more: { explain: 'true' },
    });
    expect([status, refusal, body.groups]).toEqual([200, undefined, []]);
    expect(body.explain?.empty?.reason).toBeDefined();
  });
});

describe('rules 3 and 4: separate requests together equal allModes', () => {
  test('with exactly the same trips', async () => {
    for (const pair of PAIRS) {
      const separate: string[] = [];
      for (const modes of [...MOVERS.map((mode) => [mode]), MOVERS])
        separate.push(...(await trips(pair, { modes })).map(journeyOf));
      const together = (await trips(pair, { modes: MOVERS, allModes: true })).map(journeyOf);
      expect(together.sort()).toEqual(separate.sort());
    }
  });

  test('allModes includes walking alone where it is requested', async () => {
    const asked = { modes: ['pt_pub', 'wa_wal'], allModes: true };
    const all = await trips(['market-square', 'harbour-market'], asked);
    expect(all.some(({ segments }) => segments.every((segment) => modeOf(segment) === 'wa_wal'))).toBe(true);
  });
});

describe('rule 5: both ends are snapped to streets that the modes can use', () => {
  test('a drive ends with parking and a walk to the requested place', async () => {
    for (const pair of PAIRS) {
      const all = await trips(pair, { modes: ['me_car'] });
      expect(all.length).toBeGreaterThan(0);
      for (const { segments } of all) {
        const modes = segments.map(modeOf);
        const parked = modes.findIndex((mode) => mode.startsWith('stationary_parking'));
        expect(modes[parked - 1]).toBe('me_car');
        expect(modes.slice(parked + 1).every((mode) => mode === 'wa_wal')).toBe(true);
      }
    }
  });

  test('off the streets, a walk begins with a hop to the nearest footpath', async () => {
    // A little out to sea.
    const { lat, lng } = placeOf('west-beach');
    const from = { lat, lng: lng - 0.002 };
    const asked = { from, to: placeOf('west-shore'), departAfter: EIGHT, modes: ['wa_wal'] };
    const [walk] = tripsIn((await service.ask(asked)).body);
    expect(walk?.segments[0]?.from).toMatchObject(from);
    expect(walk?.segments[0]?.streets?.[0]).toMatchObject({ hop: true });
  });

  test('there is no trip far from any street', async () => {
    const { lat, lng } = placeOf('west-beach');
    const asked = { from: { lat, lng: lng - 0.03 }, to: placeOf('west-shore'), departAfter: EIGHT, modes: ['wa_wal'] };
    const { status, body } = await service.ask(asked);
    expect([status, body.groups]).toEqual([200, []]);
  });
});

describe('rule 6: a very short request can have no trips', () => {
  test('from a place to itself there is none, with a reason', async () => {
    for (const modes of [['pt_pub'], ['wa_wal'], MOVERS]) {
      const from = placeOf('market-square');
      const { status, body, refusal } = await service.ask({
        from,
        to: from,
        departAfter: EIGHT,
        modes,
        allModes: true,
      });
      expect([status, body.groups]).toEqual([200, []]);
      expect(refusal).toMatch(/so close/);
    }
  });

  test('to the next door there is none by bus', async () => {
    const from = placeOf('market-square');
    const to = { lat: from.lat + 0.0004, lng: from.lng };
    const { body } = await service.ask({ from, to, departAfter: EIGHT, modes: ['pt_pub'] });
    expect(body.groups).toEqual([]);
  });
});

describe('rule 7: with a wheelchair', () => {
  const rolling = { modes: ['pt_pub', 'wa_wal'], allModes: true, wheelchair: true };

  test('mode and texts say wheelchair, in every language', async () => {
    const words = { en: 'wheelchair', de: 'Rollstuhl', pt: 'cadeira' };
    for (const pair of PAIRS) {
      for (const [locale, word] of Object.entries(words)) {
        const all = await trips(pair, { ...rolling, more: { locale } });
        const onFoot = all.flatMap(({ segments }) => segments).filter((segment) => modeOf(segment).startsWith('wa_'));
        expect(onFoot.length).toBeGreaterThan(0);
        for (const segment of onFoot) {
          expect(modeOf(segment)).toBe('wa_whe');
          expect(segment.action?.toLowerCase()).toContain(word.toLowerCase());
        }
      }
    }
  });

  test('nothing known to be inaccessible is boarded', async () => {
    for (const pair of PAIRS) {
      const rides = (await trips(pair, rolling)).flatMap(({ segments }) =>
        segments.filter(({ type }) => type === 'scheduled'),
      );
      for (const ride of rides) {
        expect(ride.wheelchairAccessible).not.toBe(false);
        expect([ride.from?.wheelchairAccessible, ride.to?.wheelchairAccessible]).not.toContain(false);
      }
    }
  });

  test('there is no bicycle, scooter or motorbike, own or shared, alone or combined', async () => {
    const modes = ['pt_pub', 'me_mic_bic', 'me_mic_e-sco', 'me_mic-s', 'me_mot', 'ps_tax'];
    for (const pair of PAIRS) {
      const moving = (await trips(pair, { ...rolling, modes })).flatMap(({ segments }) => segments.map(modeOf));
      expect(moving).toContain('wa_whe');
      expect(moving.filter((mode) => mode.startsWith('me_'))).toEqual([]);
      expect(await trips(pair, { ...rolling, modes: ['me_mic_bic'], allModes: false })).toEqual([]);
    }
  });

  test('the wheelchair in place of walking gives the same trips as `wheelchair`', async () => {
    const legsOf = (all: Awaited<ReturnType<typeof trips>>): string[] =>
      all.map(({ segments }) => segments.map((segment) => `${modeOf(segment)} ${segment.action}`).join(' | '));
    for (const pair of PAIRS) {
      const rolled = legsOf(await trips(pair, { modes: ['pt_pub'], allModes: false, wheelchair: true }));
      expect(legsOf(await trips(pair, { modes: ['pt_pub', 'wa_whe'], allModes: false }))).toEqual(rolled);
      const walked = legsOf(await trips(pair, { modes: ['pt_pub'], allModes: false }));
      expect(legsOf(await trips(pair, { modes: ['pt_pub', 'wa_whe', 'wa_wal'], allModes: false }))).toEqual(walked);
    }
  });

  test('sections are accessible, inaccessible or unknown', async () => {
    const all = await trips(PAIRS[0], rolling);
    const rolled = all.flatMap(({ segments }) => segments).filter((segment) => modeOf(segment) === 'wa_whe');
    const streets = rolled.flatMap((segment) => segment.streets ?? []);
    expect(streets.some(({ safe }) => safe === true)).toBe(true);
    for (const { metres = 0, metresSafe = 0, metresUnsafe = 0 } of rolled)
      expect(metresSafe + metresUnsafe).toBeLessThanOrEqual(metres + 2);
    expect(rolled.some(({ notes }) => /accessible/i.test(notes ?? ''))).toBe(true);
  });
});

describe('rule 8: avoided stops', () => {
  const byTransit = { modes: ['pt_pub'] };

  test('no trip uses them, and no request affects another', async () => {
    for (const pair of PAIRS) {
      const before = await trips(pair, byTransit);
      const avoidStops = stopsOf(before).slice(0, 2);
      const after = stopsOf(await trips(pair, { ...byTransit, avoidStops }));
      for (const code of avoidStops) expect(after).not.toContain(code);
      expect((await trips(pair, byTransit)).map(journeyOf)).toEqual(before.map(journeyOf));
    }
  });

  test('only stops of the request are avoided: clients send old and new ones', async () => {
    for (const pair of PAIRS) {
      const first = stopsOf(await trips(pair, byTransit)).slice(0, 1);
      const second = stopsOf(await trips(pair, { ...byTransit, avoidStops: first })).slice(0, 1);
      const both = stopsOf(await trips(pair, { ...byTransit, avoidStops: [...first, ...second] }));
      for (const code of [...first, ...second]) expect(both).not.toContain(code);
      expect(stopsOf(await trips(pair, { ...byTransit, avoidStops: second }))).toEqual(expect.arrayContaining(first));
    }
  });

  test('a station stands for its platforms; an unknown code changes nothing', async () => {
    const [feed] = service.feeds;
    let stations = 0;
    for (const pair of PAIRS) {
      const before = await trips(pair, byTransit);
      const unknown = await trips(pair, { ...byTransit, avoidStops: ['no-such-stop'] });
      expect(unknown.map(journeyOf)).toEqual(before.map(journeyOf));
      const used = stopsOf(before);
      const platform = feed?.stops.find(({ id, parent }) => parent >= 0 && used.includes(id));
      const station = platform && feed?.stops[platform.parent];
      if (feed === undefined || station === undefined) continue;
      stations++;
      const children = feed.stops.filter(({ parent }) => feed.stops[parent] === station).map(({ id }) => id);
      const after = stopsOf(await trips(pair, { ...byTransit, avoidStops: [station.id] }));
      for (const code of children) expect(after).not.toContain(code);
    }
    expect(stations).toBeGreaterThan(0);
  });
});
