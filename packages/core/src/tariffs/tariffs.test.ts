import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfDate, instantOfLocal } from '../base/index.ts';
import {
  isOpen,
  isOpenThroughout,
  moneyOfMicros,
  openingTimes,
  type ParkingFees,
  parkingPrice,
  type RideTariff,
  rideMicros,
  ridePrice,
  type SteppedRate,
  steppedMicros,
  tariffAt,
} from './index.ts';

const zone = 'Europe/Lisbon';
const wednesday = dayOfDate(2024, 5, 8);
const at = (hours: number, day: number = wednesday): number => instantOfLocal(day * 86_400 + hours * 3600, zone);
const euros = (amount: number): number => Math.round(amount * 1e6);

describe('SV-15 stepped rates', () => {
  const step = (start: number, interval: number, rate: number, end?: number): SteppedRate => ({
    start,
    interval,
    rateMicros: euros(rate),
    ...(end === undefined ? {} : { end }),
  });
  const minutes = (rates: readonly SteppedRate[], seconds: number): number => steppedMicros(rates, seconds, 60) / 1e6;

  test('each begun interval from start to end is charged', () => {
    const rates = [step(30, 30, 3)];
    expect([0, 1800, 1801, 3600, 3601].map((seconds) => minutes(rates, seconds))).toEqual([0, 0, 3, 3, 6]);
    const perMinute = [step(0, 1, 0.15)];
    expect([0, 1, 60, 61, 600].map((seconds) => minutes(perMinute, seconds))).toEqual([0, 0.15, 0.15, 0.3, 1.5]);
    const bounded = [step(0, 1, 1, 10), step(10, 5, 2)];
    expect([300, 600, 601, 900, 901].map((seconds) => minutes(bounded, seconds))).toEqual([5, 10, 12, 12, 14]);
  });

  test('interval 0 is charged once: at the beginning for start 0, else when start is passed', () => {
    expect(minutes([step(0, 0, 1)], 0)).toBe(1);
    expect([600, 601, 9999].map((seconds) => minutes([step(10, 0, 5)], seconds))).toEqual([0, 5, 5]);
  });

  test('fractions of units and rebates are exact', () => {
    const perHalfKm = [step(0.5, 0.5, 0.1), step(2, 0, -0.05)];
    expect([500, 501, 1000, 2000, 2001].map((metres) => steppedMicros(perHalfKm, metres, 1000))).toEqual([
      0, 100_000, 100_000, 300_000, 350_000,
    ]);
  });

  test('without an interval the rate is charged in proportion between start and end', () => {
    const rates = [{ start: 1, end: 3, rateMicros: euros(0.25) }];
    expect([0, 60, 90, 180, 999].map((seconds) => minutes(rates, seconds))).toEqual([0, 0, 0.125, 0.5, 0.5]);
  });

  test('with rates that are not negative a longer ride never costs less', () => {
    const rate = fc.record({
      start: fc.integer({ min: 0, max: 40 }),
      interval: fc.integer({ min: 0, max: 20 }),
      rateMicros: fc.nat(5_000_000),
    });
    fc.assert(
      fc.property(fc.array(rate, { maxLength: 4 }), fc.nat(7200), fc.nat(600), (rates, seconds, more) => {
        expect(steppedMicros(rates, seconds + more, 60)).toBeGreaterThanOrEqual(steppedMicros(rates, seconds, 60));
      }),
    );
  });
});

describe('tariffs of rides', () => {
  const taxi: RideTariff = {
    currency: 'EUR',
    flagFallMicros: euros(3.25),
    perKm: [
      { start: 0, end: 2, interval: 1, rateMicros: euros(1.2) },
      { start: 2, interval: 0.1, rateMicros: euros(0.09) },
    ],
    perMinute: [{ start: 0, interval: 1, rateMicros: euros(0.3) }],
    minimumMicros: euros(6),
    bookingFeeMicros: euros(0.8),
  };

  test('flag fall, distance and time, at least the minimum, plus the booking fee', () => {
    expect(ridePrice(taxi, { metres: 5000, seconds: 600 })).toEqual({
      currency: 'EUR',
      minor: 325 + 240 + 270 + 300 + 80,
    });
    expect(ridePrice(taxi, { metres: 100, seconds: 30 })).toEqual({ currency: 'EUR', minor: 680 });
    expect(rideMicros({ ...taxi, maximumMicros: euros(10) }, { metres: 50_000, seconds: 600 })).toBe(euros(10.8));
  });

  test('the tariff is that of the time of boarding, nights included', () => {
    const night = { ...taxi, flagFallMicros: euros(5) };
    const timed = [{ hours: openingTimes('Mo-Fr 21:00-06:00; Sa,Su 00:00-24:00'), tariff: night }];
    expect(tariffAt(taxi, timed, at(20.9), zone)).toBe(taxi);
    expect(tariffAt(taxi, timed, at(21), zone)).toBe(night);
    expect(tariffAt(taxi, timed, at(5.9), zone)).toBe(night);
    expect(tariffAt(taxi, timed, at(6), zone)).toBe(taxi);
    expect(tariffAt(taxi, timed, at(12, wednesday + 3), zone)).toBe(night);
  });

  test('money is rounded once to the minor unit of the currency, halves away from zero', () => {
    expect(moneyOfMicros(1_005_000, 'EUR')).toEqual({ currency: 'EUR', minor: 101 });
    expect(moneyOfMicros(-1_005_000, 'EUR')).toEqual({ currency: 'EUR', minor: -101 });
    expect(moneyOfMicros(1_499_999, 'JPY')).toEqual({ currency: 'JPY', minor: 1 });
    expect(moneyOfMicros(1_234_500, 'KWD')).toEqual({ currency: 'KWD', minor: 1235 });
    expect(moneyOfMicros(-1, 'EUR')).toEqual({ currency: 'EUR', minor: 0 });
  });
});

describe('parking fees', () => {
  const fees: ParkingFees = {
    currency: 'EUR',
    steps: [
      { minutes: 30, micros: 0 },
      { minutes: 60, micros: euros(1.5) },
      { minutes: 120, micros: euros(2.5) },
    ],
    dailyMicros: euros(12),
  };
  const cents = (from: number, hours: number, of: ParkingFees = fees): number =>
    parkingPrice(of, at(from), hours * 3600, zone).minor;

  test('steps, the repeated last step, and a daily maximum', () => {
    expect([0, 0.5, 0.51, 1, 1.5, 2, 2.1, 4].map((hours) => cents(8, hours))).toEqual([
      0, 0, 150, 150, 250, 250, 350, 450,
    ]);
    expect(cents(0, 24)).toBe(1200);
    expect(cents(0, 48)).toBe(2400);
  });

  test('a stay over midnight is one stay, with and without a daily maximum', () => {
    const { dailyMicros: _, ...unlimited } = fees;
    for (const hours of [0.5, 1, 1.5, 2, 5]) expect(cents(23, hours)).toBe(cents(23, hours, unlimited));
    expect(cents(23, 2)).toBe(250);
    // The price of the first day does not count towards the maximum of the second.
    expect(cents(10, 24)).toBe(1200 + 1000);
  });

  test('minutes outside the charged hours are free', () => {
    const hours = openingTimes('Mo-Fr 09:00-19:00');
    const charged = { ...fees, chargedHours: hours };
    expect(cents(18.5, 14, charged)).toBe(0);
    expect(cents(8, 2, charged)).toBe(150);
    expect(parkingPrice(charged, at(8, wednesday + 3), 86_400, zone).minor).toBe(0);
    const { dailyMicros: _, ...unlimited } = charged;
    expect(cents(18, 16, unlimited)).toBe(250);
  });
});

describe('SV-14 opening times', () => {
  test('by the clock of the time zone, over midnight, by season', () => {
    const times = openingTimes('Apr-Oct Mo-Su 06:00-25:30');
    expect(isOpen(times, at(6), zone)).toBe(true);
    expect(isOpen(times, at(5.99), zone)).toBe(false);
    expect(isOpen(times, at(1.4), zone)).toBe(true);
    expect(isOpen(times, at(12, dayOfDate(2024, 1, 10)), zone)).toBe(false);
    expect(isOpen(openingTimes('24/7'), at(3), zone)).toBe(true);
  });

  test('an unparsable text is unknown', () => {
    expect(isOpen(openingTimes('when the sun shines, mostly'), at(12), zone)).toBeUndefined();
    expect(isOpenThroughout(openingTimes('???'), at(12), at(13), zone)).toBeUndefined();
  });

  test('open throughout: false with a break in between', () => {
    const shop = openingTimes('Mo-Fr 08:00-12:00,13:00-18:00');
    expect(isOpenThroughout(shop, at(8), at(12), zone)).toBe(true);
    expect(isOpenThroughout(shop, at(11), at(14), zone)).toBe(false);
    expect(isOpenThroughout(openingTimes('24/7'), at(8), at(8, wednesday + 9), zone)).toBe(true);
    expect(isOpenThroughout(openingTimes('Mo-Su 20:00-30:00'), at(21), at(5, wednesday + 1), zone)).toBe(true);
  });
});
