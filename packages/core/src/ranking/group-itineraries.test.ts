import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Itinerary, Place, StreetLeg } from '../model/index.ts';
import { groupItineraries } from './group-itineraries.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import { weightedScore } from './weighted-score.ts';

const WEIGHTS = { price: 1, environment: 1, duration: 1, convenience: 1 };
const place = (name: string): Place => ({ lat: 1, lng: 1, name, address: '', timezone: 'UTC', stop: undefined });

const leg = (departure: number, arrival: number, profile = 'walk', mode = 'wa_wal'): StreetLeg => ({
  kind: 'street',
  mode,
  profile,
  departure,
  arrival,
  from: place('A'),
  to: place('B'),
  metres: arrival - departure,
  geometry: '',
  sections: [],
  metresSafe: undefined,
  metresUnsafe: undefined,
  metresDismount: undefined,
  straightLine: false,
});

const walk = (departure: number, arrival: number, profile?: string, mode?: string): Itinerary => ({
  departure,
  arrival,
  legs: [leg(departure, arrival, profile, mode)],
  boardings: 0,
  walkMetres: arrival - departure,
  walkSeconds: arrival - departure,
  modes: [mode ?? 'wa_wal'],
});
const departAfter = (instant: number) => ({ departAfter: instant, arriveBefore: undefined });

describe('groups', () => {
  test('IT-11 like itineraries form one group, others another; the best group comes first', () => {
    const groups = groupItineraries(
      [walk(0, 3000), walk(600, 3600), walk(0, 900, 'bicycle', 'me_mic_bic')],
      departAfter(0),
      WEIGHTS,
    );
    expect(groups.map((group) => group.itineraries.map(({ itinerary }) => itinerary.departure))).toEqual([
      [0],
      [0, 600],
    ]);
  });

  test('FQ-9 the frequency is the average interval of distinct departures; a single one has none', () => {
    const [group] = groupItineraries(
      [walk(0, 100), walk(600, 700), walk(1800, 1900), walk(1800, 1900)],
      departAfter(0),
      WEIGHTS,
    );
    expect(group?.frequencyMinutes).toBe(15);
    expect(groupItineraries([walk(0, 100)], departAfter(0), WEIGHTS)[0]?.frequencyMinutes).toBeUndefined();
  });

  test('IT-3 equal itineraries are kept once', () => {
    expect(groupItineraries([walk(0, 100), walk(0, 100)], departAfter(0), WEIGHTS)[0]?.itineraries).toHaveLength(1);
  });

  test('IT-10 one that leaves before the time asked for never represents a group that has a later one', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: -7200, max: 7200 }), fc.integer({ min: 60, max: 7200 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(times, (list) => {
        const itineraries = list.map(([departure, seconds]) => walk(departure, departure + seconds));
        const best = groupItineraries(itineraries, departAfter(0), WEIGHTS)[0]?.itineraries[0];
        const anyFuture = list.some(([departure]) => departure >= 0);
        expect((best?.itinerary.departure ?? 0) >= 0).toBe(anyFuture);
        const scores = itineraries.map((itinerary) =>
          weightedScore(itinerary, itineraryCosts(itinerary), departAfter(0), WEIGHTS),
        );
        expect(best?.weightedScore).toBe(Math.min(...scores));
      }),
    );
  });
});

describe('costs', () => {
  test('FA-11 money is unknown, not free, wherever somebody else must be paid', () => {
    expect(itineraryCosts(walk(0, 600, 'car', 'me_car')).money).toBeUndefined();
    expect(itineraryCosts(walk(0, 600)).money).toBe(0);
  });

  test('moving by oneself burns calories, not carbon', () => {
    const costs = itineraryCosts(walk(0, 1000));
    expect(costs.calories).toBeGreaterThan(0);
    expect(costs.carbon).toBe(0);
  });
});
