import type { HiredVehicle, ListedPlace } from '@tripwright/core/model';
import { LOCALES } from '@tripwright/core/text';
import { expect, test } from 'vitest';
import { listedLocation } from '../schemas/listed-place-schemas.ts';
import { encodeListedPlace } from './encode-listed-place.ts';

const operator = {
  id: 'x',
  name: 'Sharers',
  phone: '',
  website: '',
  color: undefined,
  bookingUrl: 'https://share.example/book',
};
const at = { id: 'a', name: 'Harbour', address: '', lat: 41.1, lng: -8.6 };
const context = { region: 'xx', timezone: 'Europe/Lisbon', locale: 'en' } as const;
const encode = (place: ListedPlace) => {
  const body = encodeListedPlace(place, context);
  expect(listedLocation.parse(JSON.parse(JSON.stringify(body)))).toEqual(JSON.parse(JSON.stringify(body)));
  return body;
};

test('a car park has its hours and prices, in the spellings of all kits', () => {
  const weekday = (day: number) => ({ weekday: day, spans: day < 6 ? [{ opens: 450, closes: 1440 }] : [] });
  const { carPark } = encode({
    ...{ kind: 'car-park', ...at, mode: 'me_car', capacity: 80, isOnStreet: false, isParkAndRide: false },
    hours: [0, 1, 2, 3, 4, 5, 6].map(weekday),
    fees: { currency: 'EUR', steps: [{ minutes: 60, micros: 1_500_000 }], dailyMicros: 12_000_000 },
  });
  expect(carPark?.openingHours?.days[5]).toEqual({ name: 'SATURDAY', times: [{ opens: '7:30', closes: '24:00' }] });
  expect(carPark?.openingHours?.days[6]).toEqual({ name: 'SUNDAY', times: [] });
  expect(carPark?.pricingTables).toEqual([carPark?.pricingTable]);
  expect(carPark?.pricingTable).toEqual({
    title: 'Harbour',
    currency: 'EUR',
    currencySymbol: '€',
    entries: [
      { price: 1.5, maxDurationInMinutes: 60 },
      { price: 12, maxDurationInMinutes: 1440 },
    ],
  });
});

test('a car park without known hours or fees states none', () => {
  const { carPark } = encode({
    ...{ kind: 'car-park', ...at, mode: 'me_car', capacity: undefined, isOnStreet: true, isParkAndRide: false },
    ...{ hours: undefined, fees: undefined },
  });
  expect(Object.keys(carPark ?? {})).toEqual(['identifier', 'name', 'operator', 'parkingType']);
});

test('a place of car sharing lists the cars that stand there, where each is known', () => {
  const pod = {
    kind: 'car-pod' as const,
    ...{ ...at, mode: 'me_car-s', operator, inService: true, capacity: 4, docks: undefined, countedAt: 1_800_000_000 },
  };
  const car: HiredVehicle = {
    id: 'car-7',
    name: 'Small car',
    formFactor: 'car',
    propulsion: 'electric',
    maxRangeMetres: undefined,
    rangeMetres: 90_000,
  };
  expect(encode({ ...pod, vehicles: 1, standing: [car] }).carPod).toMatchObject({
    availabilityMode: 'CURRENT',
    availableVehicles: 1,
    availabilities: [
      {
        car: { identifier: 'car-7', name: 'Small car', engineType: 'ELECTRIC', operator: { name: 'Sharers' } },
        bookingURL: 'https://share.example/book',
      },
    ],
  });
  const unknown = encode({ ...pod, vehicles: undefined, standing: [] }).carPod;
  expect(unknown).toMatchObject({ availabilityMode: 'NONE' });
  expect(unknown).not.toHaveProperty('availabilities');
});

test('parking for other vehicles has a name of its own in each language', () => {
  const facility = (of: 'bicycle-parking' | 'motorcycle-parking', locale: (typeof LOCALES)[number]): string =>
    encodeListedPlace(
      { kind: 'facility', ...at, name: '', mode: 'me_mic', facility: of, capacity: 10 },
      { ...context, locale },
    ).name ?? '';
  expect(facility('bicycle-parking', 'en')).toBe('Bicycle parking');
  for (const locale of LOCALES) {
    const names = [facility('bicycle-parking', locale), facility('motorcycle-parking', locale)];
    expect(new Set(names).size, locale).toBe(2);
  }
});
