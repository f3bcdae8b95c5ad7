import { expect, test } from 'vitest';
import { holdsAt, tagsAt } from './street-map-at.ts';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

test('OS-24 weekdays and hours of conditions, over midnight too', () => {
  const holds = (condition: string, weekday: number, hour: number) =>
    holdsAt(condition, { weekday, minutes: hour * 60 });
  const school = 'Mo-Fr 07:00-09:00,15:00-17:00; Sa 10:00-12:00';
  expect([6, 7, 9, 15, 17].map((hour) => holds(school, MONDAY, hour))).toEqual([false, true, false, true, false]);
  expect([8, 11].map((hour) => holds(school, SATURDAY, hour))).toEqual([false, true]);
  expect([SUNDAY, MONDAY, SATURDAY].map((day) => holds('Sa,Su,PH', day, 12))).toEqual([true, false, true]);
  const night = 'Sa 22:00-06:00';
  expect([holds(night, SATURDAY, 23), holds(night, SUNDAY, 5), holds(night, SUNDAY, 23)]).toEqual([true, true, false]);
  expect(holds('weight>3.5', MONDAY, 8)).toBe(false);
});

test('OS-16, OS-24 tags as they are at a moment', () => {
  const monday = { weekday: MONDAY, minutes: 8 * 60 };
  const street = {
    highway: 'residential',
    motor_vehicle: 'yes',
    'motor_vehicle:conditional': 'no @ (07:00-10:00); no @ (15:00-18:00)',
  };
  expect(tagsAt(street, monday)).toEqual({ highway: 'residential', motor_vehicle: 'no' });
  expect(tagsAt(street, { ...monday, minutes: 12 * 60 })).toEqual({ highway: 'residential', motor_vehicle: 'yes' });
  const gate = { barrier: 'gate', locked: 'yes', opening_hours: 'Mo-Sa 07:00-20:00' };
  expect(tagsAt(gate, monday)).toMatchObject({ barrier: 'gate' });
  expect(tagsAt(gate, monday)).not.toHaveProperty('locked');
  expect(tagsAt(gate, { weekday: SUNDAY, minutes: 480 })).toEqual({ barrier: 'wall' });
});
