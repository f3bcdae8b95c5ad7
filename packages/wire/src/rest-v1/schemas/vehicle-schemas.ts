import { z } from 'zod';
import { count, seconds } from './number-schemas.ts';

// Parts of `response-schemas.ts` about vehicles without a timetable: the operator, booking and costs.

const channel = z.int().min(0).max(255);
export const colour = z.object({ red: channel, green: channel, blue: channel }).meta({ id: 'Colour' });

export const company = z
  .object({
    name: z.string(),
    phone: z.string().optional(),
    website: z.string().optional(),
    color: colour.optional(),
  })
  .meta({ id: 'Company', description: 'An operator or provider.' });

export const booking = z
  .object({
    title: z.string(),
    url: z.string().optional(),
    externalActions: z
      .array(z.string())
      .optional()
      .meta({ description: 'Addresses for booking: of a page or app, or `tel:` and a number.' }),
  })
  .meta({ id: 'Booking' });

export const prebooking = z
  .object({
    state: z
      .enum(['bookable', 'too-late', 'unknown'])
      .meta({ description: 'As of the time of planning; unknown: the rule of booking is not known.' }),
    closes: seconds.optional().meta({ description: 'Unix seconds of the last moment for booking. Absent: unknown.' }),
    message: z.string().optional().meta({ description: 'The texts of the operator, one per line.' }),
  })
  .meta({ id: 'Prebooking', description: 'Only where a segment has to be booked: until when.' });

export const sharedVehicle = z
  .object({
    identifier: z.string(),
    name: z.string().optional(),
    operator: company,
    vehicleTypeInfo: z.object({
      formFactor: z.enum(['BICYCLE', 'CAR', 'MOPED', 'SCOOTER', 'OTHER']),
      propulsionType: z.enum(['HUMAN', 'ELECTRIC_ASSIST', 'ELECTRIC', 'COMBUSTION']).optional(),
      name: z.string().optional(),
      maxRangeMeters: z.number().optional(),
    }),
    disabled: z.boolean(),
    currentRangeMeters: z.number().optional(),
    deepLink: z.string().optional(),
  })
  .meta({ id: 'SharedVehicle', description: 'A hired vehicle, on the segment where it is collected.' });

/** What was last reported of the place where a vehicle is collected or returned. */
export const stock = z
  .object({
    availableVehicles: count.optional(),
    availableSpaces: count.optional(),
    lastUpdate: seconds.meta({ description: 'Unix seconds of the report.' }),
  })
  .meta({
    id: 'Stock',
    description: 'Absent where nothing is known, or the counts are too old at the time of the trip.',
  });

const componentType = z.enum([
  'FUEL',
  'TOLL',
  'VEHICLE_MAINTENANCE',
  'HIRE',
  'TAXI_BOOKING_FEE',
  'TAXI_FLAG_FALL',
  'TAXI_COST',
  'TAXI_MINIMUM_FARE',
  'TICKET',
  'PARKING',
]);

export const localCost = z
  .object({
    cost: z.number(),
    currency: z.string(),
    accuracy: z.enum(['internal_estimate', 'external_estimate', 'confirmed']),
    minCost: z.number().optional(),
    maxCost: z.number().optional(),
    costComponents: z
      .array(z.object({ type: componentType, cost: z.number(), name: z.string().optional() }))
      .optional(),
  })
  .meta({ id: 'LocalCost', description: 'The price of a segment.' });
