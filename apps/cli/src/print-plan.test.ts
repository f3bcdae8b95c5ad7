import type {
  Booking,
  Costs,
  Itinerary,
  Leg,
  Operator,
  Place,
  PlanOutcome,
  RideLeg,
  StreetLeg,
} from '@tripwright/core/model';
import { describe, expect, test } from 'vitest';
import { printPlan } from './print-plan.ts';

const NINE = Date.parse('2026-05-04T09:00:00Z') / 1000;
const DAY = 86_400;

const at = (name: string): Place => ({ lat: 0, lng: 0, name, address: '', timezone: 'UTC', stop: undefined });

function ride(line: string, from: string, to: string, departure: number, seated: boolean): RideLeg {
  const agency = { feed: 'f', id: 'a', name: 'Agency', url: '', phone: '' };
  return {
    kind: 'ride',
    mode: 'pt_pub_bus',
    departure,
    arrival: departure + 600,
    feed: 'f',
    tripId: line,
    serviceTripId: line,
    serviceDate: '2026-05-04',
    route: { feed: 'f', id: line, shortName: line, longName: '', color: '', textColor: '', agency },
    headsign: 'Harbour',
    tripShortName: '',
    direction: undefined,
    from: at(from),
    to: at(to),
    fromPosition: 0,
    toPosition: 1,
    calls: [],
    geometry: '',
    metres: 1000,
    wheelchair: 'unknown',
    bicycles: 'unknown',
    headway: undefined,
    seated,
  };
}

function outcomeOf(...itineraries: readonly Itinerary[]): PlanOutcome {
  const costs: Costs = { calories: 0, carbon: 0, hassle: 0, money: undefined, currency: undefined, parts: [] };
  const scored = itineraries.map((itinerary) => ({ itinerary, costs, weightedScore: 0 }));
  const groups = [{ itineraries: scored, frequencyMinutes: undefined }];
  return { region: 'xx', groups, outcomes: [], empty: undefined, advisories: [] } as unknown as PlanOutcome;
}

function street(departure: number, seconds: number, metres: number, metresSafe: number): StreetLeg {
  return {
    kind: 'street',
    mode: 'me_mic_bic',
    profile: 'bicycle',
    departure,
    arrival: departure + seconds,
    from: at('A'),
    to: at(''),
    metres,
    geometry: '',
    sections: [],
    metresSafe,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: false,
  };
}

function itineraryOf(...legs: readonly Leg[]): Itinerary {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  return {
    departure: first.departure,
    arrival: last.arrival,
    legs,
    boardings: 1,
    walkMetres: 0,
    walkSeconds: 0,
    modes: [],
  };
}

const print = (outcome: PlanOutcome, unit: 'metric' | 'imperial' = 'metric'): string[] =>
  printPlan(outcome, { locale: 'en', zone: 'UTC', requestedTime: NINE, unit, explain: false }).split('\n');

test('a ride that continues on the same vehicle under another line says stay on', () => {
  const trip = itineraryOf(ride('11', 'A', 'B', NINE, false), ride('6', 'B', 'C', NINE + 900, true));
  expect(print(outcomeOf(trip)).slice(1, 3)).toEqual([
    '   09:00  Bus 11 → Harbour  A → B (09:10)',
    '   09:15  Stay on board: continues as 6 → Harbour  B → C (09:25)',
  ]);
});

test('a ride of which only the interval is known has no time', () => {
  const trip = itineraryOf({ ...ride('1', 'A', 'B', NINE, false), headway: 600 });
  expect(print(outcomeOf(trip))[1]).toBe('   Every 10 minutes  Bus 1 → Harbour  A → B');
});

test('a trip of another day than the requested one is printed with its date', () => {
  const today = itineraryOf(ride('1', 'A', 'B', NINE, false));
  const tomorrow = itineraryOf(ride('1', 'A', 'B', NINE + DAY, false));
  const lines = print(outcomeOf(today, tomorrow));
  expect(lines[0]).toBe('1. 09:00–09:10  10 mins  1');
  expect(lines[2]).toBe('   5 May 2026  09:00–09:10');
});

test('durations equal the difference of the printed times', () => {
  const slow = itineraryOf(street(NINE - 610, 599, 2400, 0));
  expect(print(outcomeOf(slow)).slice(0, 2)).toEqual([
    '1. 08:49–08:59  10 mins  Bicycle',
    '   08:49  Bicycle  10 mins, 2.4 km',
  ]);
  const quick = itineraryOf(street(NINE + 10, 580, 2400, 0));
  expect(print(outcomeOf(quick))[0]).toBe('1. 09:00–09:09  9 mins  Bicycle');
});

test('itineraries over streets with the same times show their lengths, in the requested unit', () => {
  const itineraries = [street(NINE, 600, 2400, 0), street(NINE, 720, 2600, 2200)].map((leg) => itineraryOf(leg));
  expect(print(outcomeOf(...itineraries))[2]).toBe('   09:00–09:12  12 mins, 2.6 km, 2.2 km on cycle-friendly streets');
  const imperial = print(outcomeOf(...itineraries), 'imperial');
  expect(imperial[1]).toBe('   09:00  Bicycle  10 mins, 1.5 mi');
  expect(imperial[2]).toBe('   09:00–09:12  12 mins, 1.6 mi, 1.4 mi on cycle-friendly streets');
});

test('modes without an answer are listed below the answers of the others', () => {
  const outcome = outcomeOf(itineraryOf(ride('1', 'A', 'B', NINE, false)));
  const empty = { reason: 'no-service-in-window', values: {} } as const;
  const outcomes = [
    { modes: ['pt_pub'], groupCount: 1, empty: undefined },
    { modes: ['ps_tax'], groupCount: 0, empty },
  ];
  expect(print({ ...outcome, outcomes }).slice(-3)).toEqual(['', 'Taxi: No suitable service runs at this time.', '']);
});

describe('a ride that needs booking', () => {
  const linesOf = (booking: Booking, parts: Partial<Operator> = {}): string[] => {
    const operator = { id: 'o', name: 'Hopper', phone: '+1 555 0100', website: undefined, color: undefined, ...parts };
    const leg = { ...ride('1', 'A', 'B', NINE, false), booking, operator: { bookingUrl: undefined, ...operator } };
    return print(outcomeOf(itineraryOf(leg))).slice(2, -1);
  };

  test('contact and rule are printed', () => {
    const booking: Booking = { state: 'bookable', closes: NINE - 3600, message: 'Call an\nhour before.' };
    expect(linesOf(booking)).toEqual(['          Book with Hopper: +1 555 0100', '          Call an hour before.']);
    expect(linesOf({ ...booking, message: '' }, { phone: undefined, bookingUrl: 'https://hopper.example/' })).toEqual([
      '          Book with Hopper: https://hopper.example/',
    ]);
    expect(linesOf({ ...booking, state: 'unknown', message: '' }, { phone: undefined })).toEqual([]);
  });

  test('a ride that can no longer be booked has no contact', () => {
    const booking: Booking = { state: 'too-late', closes: NINE - 3600, message: 'Call an hour before.' };
    expect(linesOf(booking)).toEqual(['          It is too late to book this ride', '          Call an hour before.']);
  });
});
