import { z } from 'zod';
import { route } from './catalogue-schemas.ts';
import { listedLocation, placeDetails } from './listed-place-schemas.ts';
import { location } from './response-schemas.ts';
import { sharedVehicle } from './vehicle-schemas.ts';

// The answers of geocode.json and locationInfo.json (wire-format.md section 14).

const choice = location
  .extend({
    name: z.string(),
    placeKind: z
      .enum(['station', 'stop', 'locality', 'poi', 'street', 'address', 'crossing'])
      .meta({ description: 'What was found; poi: a point of interest.' }),
    area: z.string().optional().meta({ description: 'The settlement around it, or else the station nearby.' }),
    category: z.string().optional().meta({ description: 'Kind of point of interest or settlement, such as hospital.' }),
    isTyped: z
      .literal(false)
      .optional()
      .meta({ description: 'A word of the query was mistyped, or the name lacks it.' }),
    isExact: z.literal(false).optional().meta({
      description: 'The house number is not on the map: its place is interpolated, or is that of the street.',
    }),
    metres: z.int().min(0).optional().meta({ description: 'From the point asked for, or from near.' }),
  })
  .meta({ id: 'GeocodeChoice', description: 'A place found by its name or near a point.' });

/** Body of `/v1/geocode.json`. */
export const geocodeResponseSchema = z
  .object({ query: z.string(), choices: z.array(choice) })
  .meta({ id: 'GeocodeResponse' });

/** Body of `/v1/locationInfo.json`. */
export const locationInfoResponseSchema = z
  .object({
    lat: z.number(),
    lng: z.number(),
    name: z.string().optional(),
    address: z.string().optional(),
    region: z.string().optional(),
    timezone: z.string().optional(),
    stop: location.optional(),
    routes: z
      .array(route)
      .optional()
      .meta({ description: 'The routes that call at the stop, or at a platform of the station: busiest first.' }),
    ...placeDetails,
    freeFloating: sharedVehicle.optional(),
    facility: listedLocation.optional(),
    locations: z
      .array(listedLocation)
      .optional()
      .meta({ description: 'The places behind the members above, nearest first, as locations.json lists them.' }),
  })
  .meta({ id: 'LocationInfoResponse' });
