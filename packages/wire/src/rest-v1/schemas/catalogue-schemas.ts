import { z } from 'zod';
import { alert } from './live-schemas.ts';
import { count } from './number-schemas.ts';
import { modeDetails, modeInfo, polyline } from './response-schemas.ts';
import { colour } from './vehicle-schemas.ts';

// The answers of regionInfo.json, info/… and alerts/transit.json (wire-format.md section 14).

const operator = z
  .object({
    id: z.string(),
    name: z.string(),
    website: z.string().min(1).optional(),
    phone: z.string().optional(),
    modes: z.array(modeInfo),
    numberOfRoutes: count,
  })
  .meta({ id: 'Operator' });

/** Body of `/v1/regionInfo.json`. */
export const regionInfoResponseSchema = z
  .object({
    regions: z.array(
      z.object({
        code: z.string(),
        streetBicyclePaths: z.boolean(),
        streetWheelchairAccessibility: z.boolean(),
        transitBicycleAccessibility: z.boolean(),
        transitConcessionPricing: z.boolean(),
        transitWheelchairAccessibility: z.boolean(),
        transitModes: z.array(modeInfo),
        operators: z.array(operator),
        modes: z.record(z.string(), modeDetails),
        datasetVersion: z.string().meta({ description: 'Changes whenever the data change.' }),
        serviceDates: z
          .object({ first: z.string(), last: z.string() })
          .optional()
          .meta({ description: 'First and last day of the timetable, YYYY-MM-DD.' }),
        providers: z
          .record(z.string(), z.string())
          .meta({ description: 'Names of the companies of modes that belong to one, by the mode.' }),
        credits: z
          .array(
            z.object({
              kind: z.string(),
              name: z.string(),
              attribution: z.string(),
              url: z.string(),
              licence: z.string().optional(),
            }),
          )
          .meta({ description: 'Sources that must be credited where their data are shown.' }),
      }),
    ),
  })
  .meta({ id: 'RegionInfoResponse' });

/** Body of `/v1/info/operators.json`. */
export const operatorsResponseSchema = z.array(operator).meta({ id: 'OperatorsResponse' });

/** A route of a catalogue. */
export const route = z
  .object({
    region: z.string(),
    id: z.string(),
    shortName: z.string(),
    routeName: z.string(),
    mode: z.string(),
    modeInfo,
    operatorID: z.string(),
    operatorId: z.string().meta({ description: 'The same as operatorID, as deployed kits spell it.' }),
    operatorName: z.string(),
    feed: z.string().meta({ description: 'Name of its feed: two feeds may share an id.' }),
    numberOfServices: count.meta({ description: 'Trips of the timetable, over all days.' }),
    routeColor: colour.optional(),
    routeTextColor: colour.optional(),
  })
  .meta({ id: 'Route' });

/** Body of `/v1/info/routes.json`. */
export const routesResponseSchema = z.array(route).meta({ id: 'RoutesResponse' });

/** Body of `/v1/info/routeInfo.json`. */
export const routeInfoResponseSchema = route
  .extend({
    directions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        encodedShape: polyline,
        stops: z.array(z.object({ stopCode: z.string(), name: z.string(), lat: z.number(), lng: z.number() })),
      }),
    ),
    patterns: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Of its stops, so that it stays while services run so.' }),
          directionID: z.int().optional(),
          name: z.string().meta({ description: 'Where its services go.' }),
          stopCodes: z.array(z.string()).meta({ description: 'In the order of the calls.' }),
          encodedShape: polyline,
          numberOfServices: count,
        }),
      )
      .meta({
        description: 'Services with the same stops in the same order; by direction, those with most services first.',
      }),
  })
  .meta({ id: 'RouteInfoResponse' });

/** Body of `/v1/info/services.json`. */
export const servicesResponseSchema = z
  .array(
    z.object({
      id: z.string().meta({ description: 'serviceTripID of departures and segments.' }),
      serviceDirection: z.string(),
      routeDirection: z.int().optional(),
      stops: z.array(z.string()).meta({ description: 'Codes, in the order of the calls.' }),
    }),
  )
  .meta({ id: 'ServicesResponse' });

/** Body of `/v1/alerts/transit.json`. */
export const transitAlertsResponseSchema = z
  .object({
    alerts: z.array(
      z.object({
        alert,
        operators: z.array(z.string()).optional(),
        serviceTripIDs: z.array(z.string()).optional(),
        stopCodes: z.array(z.string()).optional(),
        routeIDs: z.array(z.string()).optional(),
        modeInfo: modeInfo.optional(),
      }),
    ),
  })
  .meta({ id: 'TransitAlertsResponse' });
