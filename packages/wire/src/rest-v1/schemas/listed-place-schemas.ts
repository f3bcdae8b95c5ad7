import { z } from 'zod';
import { count, int32, seconds } from './number-schemas.ts';
import { location } from './response-schemas.ts';
import { company, sharedVehicle } from './vehicle-schemas.ts';

// Locations other than stops (wire-format.md section 13).

const pod = z.object({
  identifier: z.string(),
  operator: company,
  inService: z.boolean().meta({ description: 'Whether vehicles are rented here now.' }),
  totalSpaces: count.optional(),
  availableSpaces: count.optional().meta({ description: 'Absent: unknown, or counted more than half an hour ago.' }),
  lastUpdate: seconds.optional().meta({ description: 'Unix seconds of the counts. Not part of the hash of a group.' }),
  deepLink: z.string().optional(),
});

const clock = z.string().regex(/^\d{1,2}:\d{2}$/);
const openingHours = z
  .object({
    timeZone: z.string(),
    timezone: z.string(),
    days: z.array(
      z.object({
        name: z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
        times: z.array(z.object({ opens: clock, closes: clock })),
      }),
    ),
  })
  .meta({ id: 'OpeningHours', description: 'Of seven days from today. Times are H:MM; 24:00 is the end of the day.' });
const pricing = z
  .object({
    title: z.string(),
    currency: z.string(),
    currencySymbol: z.string(),
    entries: z.array(z.object({ price: z.number(), maxDurationInMinutes: z.int().optional() })),
  })
  .meta({ id: 'PricingTable', description: 'What stays of up to so many minutes cost in all.' });

/** What is known of each kind of place, by the members of `locationInfo.json`. */
export const placeDetails = {
  bikePod: pod.extend({ availableBikes: count.optional() }).optional(),
  carPod: pod
    .extend({
      availableVehicles: count.optional(),
      availabilityMode: z
        .enum(['CURRENT', 'NONE'])
        .meta({ description: 'CURRENT: what stands there now; NONE: not known.' }),
      availabilities: z
        .array(
          z.object({
            car: z.object({
              identifier: z.string(),
              name: z.string().optional(),
              engineType: z.string().optional(),
              operator: company,
            }),
            bookingURL: z.string().optional(),
          }),
        )
        .optional()
        .meta({ description: 'The cars that stand there, where the operator names each.' }),
    })
    .optional(),
  carRental: z.object({ identifier: z.string(), company, openingHours: openingHours.optional() }).optional(),
  carPark: z
    .object({
      identifier: z.string(),
      name: z.string(),
      operator: company,
      parkingType: z.enum(['OFF_STREET', 'ON_STREET', 'PARK_AND_RIDE']),
      totalSpaces: count.optional(),
      openingHours: openingHours.optional(),
      pricingTable: pricing.optional(),
      pricingTables: z
        .array(pricing)
        .optional()
        .meta({ description: 'pricingTable again, for clients that read a list.' }),
    })
    .optional(),
} as const;

/** A location with the member of its kind. */
export const listedLocation = location
  .extend({
    ...placeDetails,
    vehicle: sharedVehicle.optional(),
    facilityType: z.enum(['BICYCLE_PARKING', 'MOTORCYCLE_PARKING']).optional(),
    totalSpaces: count.optional(),
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
          hashCode: int32,
          stops: z.array(location).optional(),
          ...placeLists,
        })
        .meta({ id: 'StopGroup' }),
    ),
  })
  .meta({ id: 'LocationsResponse' });
