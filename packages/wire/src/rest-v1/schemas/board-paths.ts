import { departuresRequestSchema } from '../parse/parse-departures.ts';
import { latestRequestSchema } from '../parse/parse-latest.ts';
import { serviceParameters } from '../parse/parse-service.ts';
import { SERVICES_REQUIRED, servicesParameters } from '../parse/parse-services.ts';
import {
  departuresResponseSchema,
  latestResponseSchema,
  listedServicesResponseSchema,
  serviceResponseSchema,
} from './board-schemas.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';

/** Departures and services in the description of the interface. */
export function boardPaths({ schema, answer, kept, body, errors, bodyErrors }: DocumentParts): Document {
  return {
    '/v1/departures.json': {
      post: {
        operationId: 'listDepartures',
        summary: 'List the departures or arrivals of stops.',
        parameters: [acceptLanguage],
        requestBody: body(departuresRequestSchema),
        responses: { '200': answer('The departures, earliest first.', departuresResponseSchema), ...bodyErrors },
      },
    },
    '/v1/service.json': {
      get: {
        operationId: 'findService',
        summary: 'One service with all its stops and its line on the map.',
        parameters: [
          ...Object.entries(serviceParameters).map(([name, of]) =>
            parameter(name, name === 'region' || name === 'serviceTripID', schema(of)),
          ),
          acceptLanguage,
        ],
        responses: { '200': answer('The service.', serviceResponseSchema), ...errors },
      },
    },
    '/v1/services.json': {
      get: {
        operationId: 'listDayServices',
        summary: 'The services of a route on a service day, as they run.',
        parameters: [
          ...Object.entries(servicesParameters).map(([name, of]) => parameter(name, isRequired(name), schema(of))),
          acceptLanguage,
        ],
        responses: { ...kept('The services, in the order of the timetable.', listedServicesResponseSchema), ...errors },
      },
    },
    '/v1/latest.json': {
      post: {
        operationId: 'latestServices',
        summary: 'The latest times of services.',
        parameters: [acceptLanguage],
        requestBody: body(latestRequestSchema),
        responses: { '200': answer('The services that are known.', latestResponseSchema), ...bodyErrors },
      },
    },
  };
}

function isRequired(name: string): boolean {
  return (SERVICES_REQUIRED as readonly string[]).includes(name);
}
