import type { z } from 'zod';
import { regionRequestSchema, routeInfoRequestSchema, routesRequestSchema } from '../parse/parse-catalogue.ts';
import { waypointRequestSchema } from '../parse/parse-waypoint.ts';
import {
  operatorsResponseSchema,
  regionInfoResponseSchema,
  routeInfoResponseSchema,
  routesResponseSchema,
  transitAlertsResponseSchema,
} from './catalogue-schemas.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { routingResponseSchema } from './response-schemas.ts';

/** Regions' facts, operators, routes, alerts and trips along waypoints in the description of the interface. */
export function cataloguePaths({ answer, body, errors, bodyErrors }: DocumentParts): Document {
  const post = (
    operationId: string,
    summary: string,
    of: z.ZodType,
    description: string,
    answers: z.ZodType,
  ): Document => ({
    post: {
      operationId,
      summary,
      parameters: [acceptLanguage],
      requestBody: body(of),
      responses: { '200': answer(description, answers), ...bodyErrors },
    },
  });
  return {
    '/v1/waypoint.json': post(
      'planWaypoints',
      'Join a trip from parts: places or services, one after the other.',
      waypointRequestSchema,
      'The routing answer with this one trip.',
      routingResponseSchema,
    ),
    '/v1/regionInfo.json': post(
      'describeRegion',
      'What a region knows: accessibility, operators, modes.',
      regionRequestSchema,
      'The region.',
      regionInfoResponseSchema,
    ),
    '/v1/info/operators.json': post(
      'listOperators',
      'List the operators of a region.',
      regionRequestSchema,
      'The operators, by name.',
      operatorsResponseSchema,
    ),
    '/v1/info/routes.json': post(
      'listRoutes',
      'List the routes of a region.',
      routesRequestSchema,
      'The routes.',
      routesResponseSchema,
    ),
    '/v1/info/routeInfo.json': post(
      'describeRoute',
      'A route with the stops of each direction.',
      routeInfoRequestSchema,
      'The route.',
      routeInfoResponseSchema,
    ),
    '/v1/alerts/transit.json': {
      get: {
        operationId: 'listAlerts',
        summary: 'List the alerts of a region that are active or to come.',
        parameters: [parameter('region', true, { type: 'string' }), acceptLanguage],
        responses: { '200': answer('The alerts.', transitAlertsResponseSchema), ...errors },
      },
    },
  };
}
