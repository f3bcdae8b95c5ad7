import { z } from 'zod';
import { location } from './response-schemas.ts';
import { company, sharedVehicle } from './vehicle-schemas.ts';

// Locations other than stops (wire-format.md section 13).

const count = z.int().min(0).optional();
const pod = z.object({
  identifier: z.string(),
  operator: company,
  inService: z.boolean().meta({ description: 'Whether vehicles are rented here now.' }),
  totalSpaces: count,
  availableSpaces: count.meta({ description: 'Absent: unknown, or counted more than half an hour ago.' }),
  lastUpdate: z.int().optional().meta({ description: 'Unix seconds of the counts. Not part of the hash of a group.' }),
  deepLink: z.string().optional(),
});

/** A location with the member of its kind. */
export const listedLocation = location
  .extend({
    bikePod: pod.extend({ availableBikes: count }).optional(),
    carPod: pod.extend({ availableVehicles: count }).optional(),
    carRental: z.object({ identifier: z.string(), company }).optional(),
    carPark: z
      .object({
        identifier: z.string(),
        name: z.string(),
        operator: company,
        parkingType: z.enum(['OFF_STREET', 'ON_STREET', 'PARK_AND_RIDE']),
        totalSpaces: count,
      })
      .optional(),
    vehicle: sharedVehicle.optional(),
    facilityType: z.enum(['BICYCLE_PARKING', 'MOTORCYCLE_PARKING']).optional(),
    totalSpaces: count,
  })
  .meta({ id: 'ListedLocation', description: 'A location other than a stop, with the member of its kind.' });

/** The lists of a group besides its stops. */
export const placeLists = {
  bikePods: z.array(listedLocation).optional(),
  carPods: z.array(listedLocation).optional(),
  carRentals: z.array(listedLocation).optional(),
  carParks: z.array(listedLocation).optional(),
  freeFloating: z.array(listedLocation).optional(),
  facilities: z.array(listedLocation).optional(),
} as const;

/** Body of `/v1/locations.json`. */
export const locationsResponseSchema = z
  .object({
    groups: z.array(
      z
        .object({
          key: z.string(),
          hashCode: z.int().min(-2_147_483_648).max(2_147_483_647),
          stops: z.array(location).optional(),
          ...placeLists,
        })
        .meta({ id: 'StopGroup' }),
    ),
  })
  .meta({ id: 'LocationsResponse' });
