import { describe, expect, test } from 'vitest';
import { dayOfDate, instantOfLocal } from '../base/index.ts';
import { type BookingRule, bookable, bookingWindow, earliestBookable, type WantedRide } from './index.ts';

const zone = 'Europe/Berlin';
const friday = dayOfDate(2024, 3, 15);
const at = (day: number, hours: number): number => instantOfLocal(day * 86_400 + hours * 3600, zone);
const ride = (hours: number, serviceDay: number = friday): WantedRide => ({
  departure: at(serviceDay, hours),
  serviceDay,
  timezone: zone,
});
const rule = (values: Partial<BookingRule> & { type: 0 | 1 | 2 }): BookingRule => ({ feed: 'f', id: 'r', ...values });

describe('SV-17 booking deadlines', () => {
  test('real-time booking: until departure', () => {
    const wanted = ride(10);
    expect(bookable(rule({ type: 0 }), wanted, wanted.departure)).toBe('bookable');
    expect(bookable(rule({ type: 0 }), wanted, wanted.departure + 1)).toBe('too-late');
  });

  test('same-day booking: minutes before, where 0 is a value', () => {
    const wanted = ride(10);
    const hour = rule({ type: 1, durationMin: 3600, durationMax: 7 * 86_400 });
    expect(bookingWindow(hour, wanted)).toEqual({ opens: at(friday - 7, 10), closes: at(friday, 9) });
    expect(bookable(hour, wanted, at(friday, 9))).toBe('bookable');
    expect(bookable(hour, wanted, at(friday, 9) + 1)).toBe('too-late');
    expect(bookable(rule({ type: 1, durationMin: 0 }), wanted, wanted.departure)).toBe('bookable');
    expect(earliestBookable(hour, at(friday, 8), at(friday, 7.5))).toBe(at(friday, 8.5));
    expect(earliestBookable(hour, at(friday, 9), at(friday, 7.5))).toBe(at(friday, 9));
  });

  test('days before: at a time of that day, where midnight and day 0 are values', () => {
    const dayBefore = rule({ type: 2, lastDay: 1, lastTime: 17 * 3600, startDay: 14 });
    expect(bookingWindow(dayBefore, ride(10))).toEqual({ opens: at(friday - 14, 0), closes: at(friday - 1, 17) });
    expect(bookable(dayBefore, ride(10), at(friday - 1, 17))).toBe('bookable');
    expect(bookable(dayBefore, ride(10), at(friday - 1, 17) + 1)).toBe('too-late');
    expect(bookingWindow(rule({ type: 2, lastDay: 1, lastTime: 0 }), ride(10))?.closes).toBe(at(friday - 1, 0));
    // Without a time: until the end of that day.
    expect(bookingWindow(rule({ type: 2, lastDay: 1 }), ride(10))?.closes).toBe(at(friday, 0));
    // Day 0 is the day itself, but not after departure.
    const sameDay = rule({ type: 2, lastDay: 0, lastTime: 9 * 3600 });
    expect(bookingWindow(sameDay, ride(10))?.closes).toBe(at(friday, 9));
    expect(bookingWindow(sameDay, ride(8))?.closes).toBe(at(friday, 8));
  });

  test('notice may count service days: a ride on Monday must be booked on Friday', () => {
    const monday = friday + 3;
    const workdays = [friday - 4, friday - 3, friday - 2, friday - 1, friday, monday, monday + 1];
    const office = rule({ type: 2, lastDay: 1, lastTime: 17 * 3600, noticeDays: workdays });
    expect(bookingWindow(office, ride(10, monday))?.closes).toBe(at(friday, 17));
    // A ride on Sunday, which is not a service day: the last one before it.
    expect(bookingWindow(office, ride(10, friday + 2))?.closes).toBe(at(friday, 17));
    expect(bookingWindow({ ...office, lastDay: 0 }, ride(10, friday + 2))?.closes).toBe(at(friday, 17));
    expect(bookingWindow({ ...office, lastDay: 2 }, ride(10, monday))?.closes).toBe(at(friday - 1, 17));
    // The calendar does not reach back that far.
    expect(bookable({ ...office, lastDay: 9 }, ride(10, monday), at(friday, 8))).toBe('unknown');
  });

  test('a ride after midnight belongs to the service day before', () => {
    const late = ride(25.5);
    expect(late.departure).toBe(at(friday + 1, 1.5));
    expect(bookingWindow(rule({ type: 2, lastDay: 1, lastTime: 12 * 3600 }), late)?.closes).toBe(at(friday - 1, 12));
    expect(bookable(rule({ type: 1, durationMin: 7200 }), late, at(friday, 23.5))).toBe('bookable');
    expect(bookable(rule({ type: 1, durationMin: 7200 }), late, at(friday, 23.6))).toBe('too-late');
  });

  test('times of day are wall-clock times, also across a change of clocks', () => {
    const sunday = dayOfDate(2024, 3, 31);
    const booked = bookingWindow(rule({ type: 2, lastDay: 0, lastTime: 8 * 3600 }), ride(12, sunday));
    expect(booked?.closes).toBe(at(sunday, 8));
    expect(new Date((booked?.closes ?? 0) * 1000).toISOString()).toBe('2024-03-31T06:00:00.000Z');
  });

  test('an incomplete rule gives unknown, never "bookable"', () => {
    expect(bookable(undefined, ride(10), 0)).toBe('unknown');
    expect(bookable(rule({ type: 1 }), ride(10), 0)).toBe('unknown');
    expect(bookable(rule({ type: 2 }), ride(10), 0)).toBe('unknown');
    expect(bookable(rule({ type: 2, lastTime: 0 }), ride(10), 0)).toBe('unknown');
  });

  test('a ride whose booking opens later is bookable', () => {
    const soon = rule({ type: 1, durationMin: 600, durationMax: 3600 });
    expect(bookable(soon, ride(10), at(friday, 6))).toBe('bookable');
    expect(bookingWindow(soon, ride(10))?.opens).toBe(at(friday, 9));
  });
});
