import { expect, test } from 'vitest';
import { findModeRow, GROUPS } from './index.ts';

/** The first table of spec 2.2, literally. */
const GROUP_MEANINGS = {
  pt: 'transit that runs on schedules',
  ps: 'taxi-like on-demand services',
  me: 'vehicles the user drives',
  cy: 'cycling (deprecated; use me_mic_)',
  wa: 'walking and similar (for example wheelchair)',
  in: 'intercity long-distance transport',
  stationary: 'stationary segments between transport segments',
};

/** The second table of spec 2.2: the beginning of each meaning. `pt_pub_car` is listed without a meaning. */
const MODE_MEANINGS = {
  pt_pub: 'public transit open to the general public',
  pt_pub_bus: 'bus',
  pt_pub_cablecar: 'cable car',
  pt_pub_ferry: 'ferry',
  pt_pub_coach: 'long-distance bus',
  pt_pub_expressbus: 'express bus',
  pt_pub_funicular: 'funicular',
  pt_pub_gondola: 'gondola',
  pt_pub_metro: 'like subway but also overground',
  pt_pub_monorail: 'monorail',
  pt_pub_regionaltrain: 'regional trains, for example inter-city',
  pt_pub_subway: 'subway',
  pt_pub_train: 'primarily local or commuter train',
  pt_pub_tram: 'tram',
  pt_ltd_SCHOOLBUS: 'limited-access public transit (school buses)',
  ps_drt: 'demand-responsive transport',
  ps_tax: 'taxis',
  ps_tnc: 'ride-hailing',
  me_car: 'own car',
  'me_car-s': 'car sharing',
  'me_car-r': 'car rental',
  'me_car-p': 'car pooling',
  me_mot: 'own motorbike',
  me_mic: 'own micro-mobility',
  me_mic_bic: 'regular bicycle',
  'me_mic_fold-bic': 'folding or portable bicycle',
  'me_mic_e-sco': 'e-scooter up to 25 km/h',
  'me_mic_fast-e-sco': 'fast e-scooter up to 45 km/h',
  'me_mic-s': 'shared micro-mobility',
  'stationary_parking-onstreet': 'parking a vehicle on-street',
  'stationary_parking-offstreet': 'parking a vehicle off-street',
  stationary_wait: 'buffer for waiting for the following transport',
  stationary_transfer: 'transfer between timetable-based public transport segments',
  'stationary_vehicle-collect': 'picking up a shared vehicle',
  'stationary_vehicle-return': 'returning a shared vehicle',
  'stationary_airport-checkin': 'checking in at an airport',
  'stationary_airport-checkout': 'checking out of an airport',
  'stationary_airport-transfer': 'transfer between flights at an airport',
};

test('IT-27 groups have the meanings of the specification', () => {
  expect(Object.fromEntries(GROUPS.map(({ id, meaning }) => [id, meaning]))).toEqual(GROUP_MEANINGS);
});

test.each(Object.entries(MODE_MEANINGS))('IT-27 %s: %s', (id, meaning) => {
  expect(findModeRow(id)?.meaning.startsWith(meaning)).toBe(true);
});
