import { expect, test } from 'vitest';
import { rideItinerary, streetItinerary } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { removedBeside } from './removed-beside.ts';

const request = {
  when: { departAfter: 0, arriveBefore: undefined },
  weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
};
const reasonBeside = (rival: Itinerary, candidate: Itinerary) =>
  removedBeside(rival, candidate, request, (itinerary) => itineraryCosts(itinerary));

const bicycle = {
  ...streetItinerary('me_mic_bic', 'bicycle', { departure: 100, arrival: 1000 }),
  modes: ['me_mic_bic'],
};
const train: Itinerary = { ...rideItinerary({ departure: 100, arrival: 1000, boardings: 1 }), modes: ['pt_pub'] };
const combined: Itinerary = { ...train, modes: ['pt_pub', 'ps_tax'] };

test('a single mode makes a combination needless that is no better, and never the other way round', () => {
  expect(reasonBeside(bicycle, combined)).toBe('single-mode-is-better');
  expect(reasonBeside(combined, bicycle)).toBeUndefined();
  expect(reasonBeside({ ...bicycle, arrival: 2000 }, combined)).toBeUndefined();
});

test('itineraries of one set of modes are compared with each other, those of different modes are not', () => {
  const later = { ...train, arrival: 1500, legs: [...train.legs] };
  expect(reasonBeside(train, later)).toBe('worse-than-another');
  expect(reasonBeside(later, train)).toBeUndefined();
  expect(reasonBeside(bicycle, later)).toBeUndefined();
});

test('the same runs twice are one itinerary', () => {
  const longerWalk = { ...train, walkSeconds: train.walkSeconds + 600, arrival: train.arrival + 600 };
  expect(reasonBeside({ ...train, modes: ['pt_pub_bus'] }, longerWalk)).toBe('same-vehicles');
});
