import type { PricedPart } from '@tripwright/core/model';
import { expect, test } from 'vitest';
import { legTicket } from './leg-ticket.ts';

const ticket = (name: string, minor: number, legs: readonly number[], currency = 'EUR'): PricedPart => ({
  kind: 'ticket',
  id: name.toLowerCase(),
  name,
  money: { currency, minor },
  legs,
});

test('a ticket has its price at its first leg and none at the others', () => {
  const parts = [ticket('Day', 900, [1, 3])];
  expect(legTicket(parts, 1)).toEqual({ id: 'day', name: 'Day', price: { amount: 9, currency: 'EUR' } });
  expect(legTicket(parts, 3)).toEqual({ id: 'day', name: 'Day', price: undefined });
  expect(legTicket(parts, 0)).toBeUndefined();
});

test('a transfer discount is taken off the ticket of its leg', () => {
  const parts = [ticket('Metro', 300, [0]), ticket('Bus', 200, [1]), ticket('Change', -100, [1])];
  expect(legTicket(parts, 1)).toEqual({ id: 'bus', name: 'Bus', price: { amount: 1, currency: 'EUR' } });
});

test('a supplement is shown at the leg where it is paid', () => {
  const parts = [ticket('Metro', 300, [0, 1]), ticket('Upgrade', 50, [1])];
  expect(legTicket(parts, 1)).toEqual({ id: 'upgrade', name: 'Upgrade', price: { amount: 0.5, currency: 'EUR' } });
});

test('FA-2: several currencies at one leg have no sum; other costs are not tickets', () => {
  expect(legTicket([ticket('A', 300, [0]), ticket('B', 200, [0], 'CHF')], 0)).toBeUndefined();
  expect(legTicket([{ ...ticket('Lot', 300, [0]), kind: 'parking' }], 0)).toBeUndefined();
});
