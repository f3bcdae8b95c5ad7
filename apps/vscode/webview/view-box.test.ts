import { expect, test } from 'vitest';
import { moved, type ViewBox, zoomed } from './view-box.ts';

const whole: ViewBox = { x: 0, y: 0, width: 800, height: 600 };

test('the centre of a zoom stays in place', () => {
  const box = zoomed(whole, whole, 0.5, { x: 0.25, y: 0.75 });
  expect(box).toEqual({ x: 100, y: 225, width: 400, height: 300 });
  expect(box.x + 0.25 * box.width).toBe(200);
});

test('zooming is limited to twice and a fortieth of the whole', () => {
  const centre = { x: 0.5, y: 0.5 };
  expect(zoomed(whole, whole, 1000, centre).width).toBe(1600);
  expect(zoomed(whole, whole, 0, centre).width).toBe(20);
});

test('moves are shares of the visible part', () => {
  expect(moved({ x: 10, y: 20, width: 100, height: 50 }, 0.5, -1)).toEqual({ x: 60, y: -30, width: 100, height: 50 });
});
