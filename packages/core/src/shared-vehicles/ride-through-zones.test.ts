import { describe, expect, test } from 'vitest';
import { type Area, nearbyDistanceMetres } from '../geo/index.ts';
import { Geofencing, type GeofencingRule, rideThroughZones } from './index.ts';

const strip = (west: number, east: number): Area => ({
  polygons: [
    {
      outer: [
        { lat: 59.8, lng: west },
        { lat: 59.8, lng: east },
        { lat: 60, lng: east },
        { lat: 60, lng: west },
      ],
      holes: [],
    },
  ],
});

const rule = (values: Partial<GeofencingRule>): GeofencingRule => ({
  rideStartAllowed: true,
  rideEndAllowed: true,
  rideThroughAllowed: true,
  ...values,
});

const line = [10.7, 10.71, 10.74].map((lng) => ({ lat: 59.9, lng }));
const metres = (from: number, to: number): number => nearbyDistanceMetres(59.9, from, 59.9, to);
const along = (area: Area, values: Partial<GeofencingRule>, type = 'kick') =>
  rideThroughZones(new Geofencing([{ area, rules: [rule({ types: ['kick'], ...values })] }], []), line, 5, type, 0);

describe('SV-9 zones along a ride', () => {
  test('a closed zone on the way forbids the ride; a zone beside it or for other types does not', () => {
    expect(along(strip(10.72, 10.73), { rideThroughAllowed: false }).isAllowed).toBe(false);
    expect(along(strip(10.75, 10.76), { rideThroughAllowed: false })).toEqual({ isAllowed: true, extraSeconds: 0 });
    expect(along(strip(10.72, 10.73), { rideThroughAllowed: false }, 'bike').isAllowed).toBe(true);
    expect(along(strip(10.72, 10.73), { maxSpeedKmh: 0 }).isAllowed).toBe(false);
  });

  test('a lower top speed takes longer within the zone; a higher one changes nothing', () => {
    const slow = along(strip(10.72, 10.73), { maxSpeedKmh: 9 });
    expect(slow.isAllowed).toBe(true);
    // Half the speed takes twice the time.
    expect(Math.abs(slow.extraSeconds - metres(10.72, 10.73) / 5)).toBeLessThan(10);
    expect(along(strip(10.72, 10.73), { maxSpeedKmh: 25 })).toEqual({ isAllowed: true, extraSeconds: 0 });
    const everywhere = along(strip(10.6, 10.8), { maxSpeedKmh: 9 });
    expect(everywhere.extraSeconds).toBeCloseTo(metres(10.7, 10.74) / 5, 0);
  });

  test('without zones nothing is checked', () => {
    expect(rideThroughZones(new Geofencing([], []), line, 5, 'kick', 0)).toEqual({ isAllowed: true, extraSeconds: 0 });
    expect(
      rideThroughZones(new Geofencing([], [rule({ rideThroughAllowed: false })]), line, 5, 'kick', 0).isAllowed,
    ).toBe(false);
  });
});
