import { describe, expect, test } from 'vitest';
import { leavingNow, type PlanRequestInput, planRequest, REQUEST_DEFAULTS } from './plan-request.ts';

const ends = { from: { lat: 41.15, lng: -8.61 }, to: { lat: 41.16, lng: -8.58 } };
const noLimits = {
  neverOperators: [],
  onlyOperators: [],
  neverAuthorities: [],
  onlyAuthorities: [],
  neverFeeds: [],
  onlyFeeds: [],
  alwaysLines: [],
};

describe('planRequest', () => {
  test('fills everything but the two ends', () => {
    expect(planRequest(ends)).toEqual({
      from: { lat: 41.15, lng: -8.61, address: '', streetName: '' },
      to: { lat: 41.16, lng: -8.58, address: '', streetName: '' },
      when: { departAfter: undefined, arriveBefore: undefined },
      modes: ['pt_pub', 'wa_wal'],
      allModes: true,
      wheelchair: false,
      avoidStops: [],
      avoidModes: [],
      walkMetresPerSecond: 4 / 3.6,
      cycleMetresPerSecond: 5,
      maxWalkSeconds: undefined,
      minTransferSeconds: 180,
      weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
      bestOnly: false,
      includeStops: false,
    });
  });

  test('a request that names its modes gets combinations of them only', () => {
    expect(planRequest({ ...ends, modes: ['pt_pub', 'ps_tax'] }).allModes).toBe(false);
    expect(planRequest({ ...ends, modes: ['pt_pub', 'ps_tax'], allModes: true }).allModes).toBe(true);
    expect(planRequest({ ...ends, allModes: false }).allModes).toBe(false);
  });

  test.each([
    [['pt_pub', 'wa_whe'], true],
    [['wa_whe'], true],
    // A rider who walks as well is not held back by what a wheelchair cannot pass: one mode more never takes a trip away.
    [['pt_pub', 'wa_whe', 'wa_wal'], false],
    [['pt_pub'], false],
  ])('the wheelchair as the only way of walking is one on the whole trip: %j', (modes, wheelchair) => {
    expect(planRequest({ ...ends, modes }).wheelchair).toBe(wheelchair);
    expect(planRequest({ ...ends, modes, wheelchair: false }).wheelchair).toBe(wheelchair);
    expect(planRequest({ ...ends, modes, wheelchair: true }).wheelchair).toBe(true);
  });

  test('keeps what is given, with the other weights as usual', () => {
    const given = {
      ...ends,
      from: { ...ends.from, address: 'Trindade', streetName: 'Rua do Bolhão' },
      when: { arriveBefore: 1_700_000_000 },
      wheelchair: true,
      rides: { ...noLimits, onlyFeeds: ['metro'] },
      vehiclesAboard: false,
      driveToTheDoor: true,
      cycling: ['shortest'],
      concession: true,
      emissions: new Map([['me_car', 0.12]]),
      waitSeconds: new Map([['ps_tax', 300]]),
      maxWalkSeconds: 600,
      minTransferSeconds: 0,
      weights: { price: 2 },
      bestOnly: true,
    } satisfies PlanRequestInput;
    expect(planRequest(given)).toEqual({
      ...planRequest(ends),
      ...given,
      to: { ...ends.to, address: '', streetName: '' },
      when: { departAfter: undefined, arriveBefore: 1_700_000_000 },
      weights: { ...REQUEST_DEFAULTS.weights, price: 2 },
    });
  });

  test('optional parts that equal their default make no difference', () => {
    const usual = {
      ...ends,
      rides: noLimits,
      vehiclesAboard: true,
      driveToTheDoor: false,
      cycling: [],
      concession: false,
      emissions: new Map<string, number>(),
      waitSeconds: new Map<string, number>(),
    };
    expect(planRequest(usual)).toStrictEqual(planRequest(ends));
  });
});

describe('leavingNow', () => {
  test('sets the departure of a request without any time, in whole seconds', () => {
    const none = { departAfter: undefined, arriveBefore: undefined };
    expect(leavingNow(none, 1_700_000_000.9)).toEqual({ departAfter: 1_700_000_000, arriveBefore: undefined });
  });

  test.each([
    { departAfter: 0, arriveBefore: undefined },
    { departAfter: undefined, arriveBefore: 5 },
    { departAfter: 5, arriveBefore: 9 },
  ])('leaves a given time alone: %o', (when) => {
    expect(leavingNow(when, 1)).toEqual(when);
  });
});
