import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetItinerary, streetLeg } from '../../test/journey/any-itinerary.ts';
import type { Itinerary } from '../model/index.ts';
import { MODES } from '../modes/index.ts';
import { emissionFactor } from './emission-factors.ts';
import { itineraryCosts } from './itinerary-costs.ts';
import {
  EASY_CYCLING_SECONDS,
  HASSLE_PER_CHANGE,
  HASSLE_PER_CYCLING_HOUR,
  HASSLE_PER_HARD_CYCLING_HOUR,
  HASSLE_PER_WAITING_HOUR,
  HASSLE_PER_WALKING_HOUR,
} from './score-rates.ts';

const moved = (mode: string, profile: string): Itinerary =>
  streetItinerary(mode, profile, { departure: 0, arrival: 600, metres: 1000 });

const round = (value: number): number => Math.round(value * 100) / 100;

describe('FA-11 unknown money is absent, never zero', () => {
  test.each([
    ['wa_wal', 'walk'],
    ['wa_whe', 'wheelchair'],
    ['me_mic_bic', 'bicycle'],
    ['me_mic_e-sco', 'e-scooter'],
  ])('%s: moving by oneself is free', (mode, profile) => expect(itineraryCosts(moved(mode, profile)).money).toBe(0));

  test.each([
    ['me_car', 'car'],
    ['me_car-s', 'car'],
    ['me_mic-s', 'bicycle'],
    ['me_mic-s_red', 'bicycle'],
    ['ps_tax', 'taxi'],
    ['ps_tnc_red', 'taxi'],
  ])('%s: fuel, rent and fares are not', (mode, profile) => {
    expect(itineraryCosts(moved(mode, profile))).toMatchObject({ money: undefined, currency: undefined });
  });

  test('a ride, also with free walks around it', () => {
    const ride = rideItinerary({});
    const legs = [streetLeg('wa_wal', 'walk'), ...ride.legs];
    expect(itineraryCosts({ ...ride, legs }).money).toBeUndefined();
  });
});

describe('carbon', () => {
  test('by distance and mode, in kilograms', () => {
    expect(itineraryCosts(moved('me_car', 'car')).carbon).toBe(0.17);
    expect(itineraryCosts(rideItinerary({ metres: 10_000 })).carbon).toBe(0.8);
    expect(itineraryCosts(moved('me_mic_bic', 'bicycle')).carbon).toBe(0);
  });

  test('a provider, a line or an unlisted kind has the factor of the mode above it', () => {
    expect(emissionFactor('ps_tnc_red')).toBe(emissionFactor('ps_tnc'));
    expect(emissionFactor('pt_ltd_SCHOOLBUS_7')).toBe(emissionFactor('pt_ltd'));
    expect(emissionFactor('pt_pub_funicular')).toBe(emissionFactor('pt_pub'));
  });

  test('every vehicle with an engine emits carbon, and so does every shared, rented or pooled car', () => {
    for (const { id, travel } of MODES) {
      const motor = travel.by === 'timetable' || ['car', 'motorbike', 'taxi'].includes(travel.profile ?? '');
      expect(emissionFactor(id) > 0, id).toBe(motor);
    }
  });
});

describe('hassle and calories', () => {
  test('transfers, waits and walks are a hassle, sitting is not', () => {
    const leg = rideLeg({ departure: 0 });
    const sitting = rideItinerary({ departure: 0, arrival: 600, legs: [leg] });
    expect(itineraryCosts(sitting).hassle).toBe(0);
    expect(itineraryCosts({ ...sitting, boardings: 2 }).hassle).toBe(HASSLE_PER_CHANGE);
    expect(itineraryCosts({ ...sitting, arrival: 600 + 1800 }).hassle).toBe(HASSLE_PER_WAITING_HOUR / 2);
    expect(itineraryCosts({ ...sitting, walkSeconds: 1200 }).hassle).toBe(round(HASSLE_PER_WALKING_HOUR / 3));
    // The rider gets from the train into a taxi: a transfer as well.
    const taxi = { ...sitting, legs: [leg, streetLeg('ps_tax', 'taxi', { departure: 600, arrival: 600 })] };
    expect(itineraryCosts(taxi).hassle).toBe(HASSLE_PER_CHANGE);
  });

  test('cycling is a hassle that grows after a while', () => {
    const cycled = (seconds: number): number =>
      itineraryCosts(streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: seconds })).hassle;
    const easy = (EASY_CYCLING_SECONDS / 3600) * HASSLE_PER_CYCLING_HOUR;
    expect(cycled(EASY_CYCLING_SECONDS)).toBe(round(easy));
    expect(cycled(EASY_CYCLING_SECONDS + 3600)).toBe(round(easy + HASSLE_PER_HARD_CYCLING_HOUR));
    expect(HASSLE_PER_HARD_CYCLING_HOUR).toBeGreaterThan(HASSLE_PER_CYCLING_HOUR);
  });

  test('a wait counts, be it a leg or a gap', () => {
    const [one, two] = [rideLeg({ departure: 0 }), rideLeg({ departure: 1200 })];
    const wait = {
      kind: 'stationary',
      mode: 'stationary_transfer',
      at: one.to,
      departure: 600,
      arrival: 1200,
    } as const;
    const gap = rideItinerary({ departure: 0, arrival: 1800, boardings: 2, legs: [one, two] });
    expect(itineraryCosts({ ...gap, legs: [one, wait, two] })).toEqual(itineraryCosts(gap));
  });

  test('a kilometre on foot takes more calories than one by bicycle, and a ride takes none', () => {
    const calories = (itinerary: Itinerary): number => itineraryCosts(itinerary).calories;
    expect(calories(moved('wa_wal', 'walk'))).toBeGreaterThan(calories(moved('me_mic_bic', 'bicycle')));
    expect([calories(rideItinerary({})), calories(moved('me_car', 'car'))]).toEqual([0, 0]);
  });
});
