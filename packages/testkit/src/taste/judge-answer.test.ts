import type { Itinerary, Leg, Place, RideLeg, ScoredItinerary, StreetLeg } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { beforeAll, describe, expect, test } from 'vitest';
import { modeQuestions } from '../more-modes/index.ts';
import { buildSampleRegion } from '../sample-region/index.ts';
import { type AnswerToJudge, judgeAnswer } from './judge-answer.ts';
import { judgeRequest } from './judge-request.ts';

/** A place some kilometres along a straight road. */
const at = (km: number): Place => ({
  lat: 0,
  lng: km / 111.195,
  name: `km ${km}`,
  address: '',
  timezone: 'UTC',
  stop: undefined,
});

/** Moves along the road, one after the other from minute 0: `mode minutes km-from km-to`, a line after a slash for rides, or `wait minutes`. */
function trip(text: string, { start = 0, money = 2 as number | undefined, ferry = false } = {}): ScoredItinerary {
  let clock = start * 60;
  const legs = text.split(' · ').map((part): Leg => {
    const [name = '', minutes = '0', from = '0', to = '0'] = part.split(' ');
    const [mode = '', line] = name.split('/');
    const departure = clock;
    clock += Number(minutes) * 60;
    const times = { mode, departure, arrival: clock, from: at(Number(from)), to: at(Number(to)) };
    const metres = Math.abs(Number(to) - Number(from)) * 1000;
    if (mode === 'wait') return { ...times, kind: 'stationary', mode: 'stationary_wait', at: at(Number(from)) };
    if (line === undefined) {
      const profile = mode.startsWith('wa_') ? 'walk' : mode.includes('mic') ? 'bicycle' : 'car';
      return {
        ...times,
        kind: 'street',
        profile,
        metres,
        sections: ferry ? [{ ferry: true }] : [],
      } as unknown as StreetLeg;
    }
    const [first, last] = [Number(from), Number(to)];
    const calls = Array.from({ length: 11 }, (_, i) => ({ stop: at(first + ((last - first) * i) / 10) }));
    return {
      ...times,
      kind: 'ride',
      feed: 'f',
      route: { id: line, shortName: line },
      calls,
      metres,
      seated: false,
    } as unknown as RideLeg;
  });
  const walks = legs.filter(({ mode }) => mode.startsWith('wa_'));
  const itinerary = {
    departure: start * 60,
    arrival: clock,
    legs,
    boardings: legs.filter(({ kind }) => kind === 'ride').length,
    walkMetres: 0,
    walkSeconds: walks.reduce((all, { departure, arrival }) => all + arrival - departure, 0),
    modes: [],
  } satisfies Itinerary;
  return {
    itinerary,
    costs: { calories: 0, carbon: 0, hassle: 0, money, currency: 'EUR', parts: [] },
    weightedScore: 0,
  };
}

/** The rules that the groups of an answer break, one trip in each group. */
function rules(trips: readonly ScoredItinerary[], more: Partial<AnswerToJudge> = {}): string[] {
  const groups = trips.map((one) => ({ itineraries: [one], frequencyMinutes: undefined }));
  return judgeAnswer({ groups, ...more }).map(({ rule }) => rule);
}

const bus = (line: string) => `pt_pub_bus/${line}`;

describe('each rule sees what it is for, and lets the sensible neighbour pass', () => {
  test('a combination that is slower than one vehicle and no cheaper', () => {
    const car = trip('me_car 15 0 10', { money: 1 });
    const mixed = (money: number) => trip(`me_car 8 0 4 · ${bus('1')} 15 4 10`, { money });
    expect(rules([mixed(1), car])).toContain('slower-combination');
    expect(rules([mixed(6), trip('ps_tax 15 0 10', { money: 20 })])).not.toContain('slower-combination');
  });

  test('a vehicle for a few steps, or for none', () => {
    const with_ = (km: number) => trip(`me_mic_bic 3 0 ${km} · ${bus('1')} 20 ${km} 8 · wa_wal 2 8 8.1`);
    expect(rules([with_(0.4)])).toEqual(['vehicle-for-a-few-steps']);
    expect(rules([with_(1.5)])).toEqual([]);
    expect(rules([trip('me_car 1 0 0.024')])).toEqual(['car-for-a-walk']);
    expect(rules([trip(`${bus('1')} 0 0 0`)])).toContain('ride-to-nowhere');
  });

  test('walking is shorter, or most of the way', () => {
    const short = trip(`wa_wal 5 0 0.3 · ${bus('1')} 3 0.3 1`);
    expect(rules([short], { walkSeconds: 8 * 60 })).toEqual(['walking-is-shorter']);
    expect(rules([short], { walkSeconds: 15 * 60 })).toEqual([]);
    const hike = trip(`wa_wal 25 0 1.7 · ${bus('1')} 4 1.7 3 · wa_wal 25 3 4.7`);
    expect(rules([hike, trip(`${bus('2')} 40 0 4.7`)])).toContain('walk-around-a-ride');
    expect(rules([hike])).toEqual([]);
  });

  test('walking is less effort than a ride that saves a minute', () => {
    const stroll = (ride: number) => trip(`wa_wal 11 0 0.7 · ${bus('1')} ${ride} 0.7 1`);
    expect(rules([stroll(2)], { walkSeconds: 14 * 60 })).toContain('walking-is-less-effort');
    expect(rules([stroll(2)], { walkSeconds: 25 * 60 })).toEqual([]);
  });

  test('a bus for one stop between a taxi and another bus', () => {
    const fed = (km: number) => trip(`ps_tax 5 0 3 · ${bus('1')} 2 3 ${3 + km} · ${bus('2')} 30 ${3 + km} 15`);
    expect(rules([fed(0.7)])).toContain('ride-between-changes');
    expect(rules([fed(2)])).not.toContain('ride-between-changes');
  });

  test('a night at a stop', () => {
    const night = trip(`${bus('1')} 10 0 4 · wait 300 4 · ${bus('2')} 10 4 9`);
    expect(rules([night, trip(`${bus('3')} 40 0 9`, { start: 300 })])).toContain('night-at-a-stop');
    expect(rules([night])).toEqual([]);
  });

  test('near-duplicates and another place to park', () => {
    const plain = trip(`${bus('205')} 20 1 9`);
    const fed = trip(`${bus('502')} 4 0 1 · wait 3 1 · ${bus('205')} 20 1 9`);
    expect(rules([plain, fed])).toEqual(['near-duplicate']);
    expect(rules([plain, trip(`${bus('300')} 22 1 9`)])).toEqual([]);
    expect(rules([trip('me_car 15 0 10'), trip('me_car 16 0 10')])).toEqual(['car-park-beside-street']);
  });

  test('back on the same line, past the destination, away from it', () => {
    expect(rules([trip(`${bus('1')} 10 0 5 · ${bus('1')} 5 5 2`)])).toContain('same-line-back');
    expect(rules([trip(`ps_tax 5 0 4 · ${bus('1')} 5 4 6 · ${bus('2')} 5 6 4.1 · me_mic-s 20 4.1 12`)])).toContain(
      'out-and-back',
    );
    expect(rules([trip(`${bus('1')} 20 0 14 · me_mic-s 20 14 8`)])).toContain('past-and-back');
    expect(rules([trip(`${bus('1')} 20 0 7 · me_mic-s 5 7 8`)])).toEqual([]);
    const away = trip(`me_car 6 0 -3 · ${bus('1')} 30 -3 9`, { money: 1 });
    expect(rules([away], { alone: [{ itineraries: [trip('me_car 15 0 9')], frequencyMinutes: undefined }] })).toContain(
      'drives-away',
    );
  });

  test('a vehicle left beyond a ferry, two taxis, two shared systems', () => {
    const mixed = `me_mic_bic 9 0 3 · ${bus('1')} 10 3 9`;
    expect([rules([trip(mixed, { ferry: true })]), rules([trip(mixed)])]).toEqual([['vehicle-across-a-ferry'], []]);
    expect(rules([trip(`ps_tax 5 0 3 · ${bus('1')} 10 3 9 · ps_tax 5 9 12`)])).toContain('two-hailed-cars');
    expect(rules([trip('me_mic-s_a 5 0 1 · me_mic-s_b 5 1 2')])).toContain('two-systems-in-a-row');
  });

  test('far harder than another', () => {
    const [easy, hard] = [trip(`${bus('1')} 15 0 9`), trip(`wa_wal 20 0 1.5 · ${bus('2')} 40 1.5 9`)];
    expect(rules([hard, easy])).toEqual(['first-is-twice-as-hard', 'hopeless-among-the-first']);
    expect(rules([easy])).toEqual([]);
  });
});

describe('random answers of the sample city', () => {
  const QUESTIONS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 30);
  let region: Region;

  beforeAll(async () => {
    const sample = await buildSampleRegion();
    region = await readRegion(sample.data, sample.code);
    sample.remove();
  }, 120_000);

  test('98 of 100 are clean, and none begins with something silly', { timeout: 120_000 }, () => {
    const days = ['2026-05-04', '2026-05-09'].map((day) => Date.parse(day) / 1000);
    const judged = modeQuestions(region, days, QUESTIONS, 20_261_122)
      .map(({ request }) => judgeRequest(region, request))
      .filter(({ groups }) => groups.length > 0);
    const silly = judged.filter(({ findings }) => findings.length > 0);
    expect(judged.length).toBeGreaterThan(QUESTIONS / 2);
    expect(silly.flatMap(({ findings }) => findings.filter(({ group }) => group === 0))).toEqual([]);
    expect(silly.length, JSON.stringify(silly.map(({ findings }) => findings))).toBeLessThanOrEqual(judged.length / 50);
  });
});
