import { z } from 'zod';
import {
  operatorsRequestSchema,
  regionRequestSchema,
  routeInfoRequestSchema,
  routesRequestSchema,
  servicesRequestSchema,
} from '../parse/parse-catalogue.ts';
import { waypointRequestSchema } from '../parse/parse-waypoint.ts';
import {
  operatorsResponseSchema,
  regionInfoResponseSchema,
  routeInfoResponseSchema,
  routesResponseSchema,
  servicesResponseSchema,
  transitAlertsResponseSchema,
} from './catalogue-schemas.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { routingResponseSchema } from './response-schemas.ts';

/** Regions' facts, operators, routes, alerts and trips along waypoints in the description of the interface. */
export function cataloguePaths({ answer, answerOrRefusal, kept, body, errors, bodyErrors }: DocumentParts): Document {
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
  const either = (
    operationId: string,
    summary: string,
    of: z.ZodObject,
    description: string,
    answers: z.ZodType,
  ): Document => ({
    ...post(operationId, summary, of, description, answers),
    get: {
      operationId: `${operationId}ByGet`,
      summary,
      parameters: [...parametersOf(of), acceptLanguage],
      responses: { ...kept(description, answers), ...errors },
    },
  });
  return {
    '/v1/waypoint.json': {
      post: {
        operationId: 'planWaypoints',
        summary: 'Join a trip from parts: places or services, one after the other.',
        parameters: [acceptLanguage],
        requestBody: body(waypointRequestSchema),
        responses: {
          '200': answerOrRefusal('The routing answer with this one trip.', routingResponseSchema),
          ...bodyErrors,
        },
      },
    },
    '/v1/regionInfo.json': either(
      'describeRegion',
      'What a region knows: accessibility, operators, modes.',
      regionRequestSchema,
      'The region.',
      regionInfoResponseSchema,
    ),
    '/v1/info/operators.json': either(
      'listOperators',
      'List the operators of regions.',
      operatorsRequestSchema,
      'The operators, by name.',
      operatorsResponseSchema,
    ),
    '/v1/info/routes.json': either(
      'listRoutes',
      'List the routes of regions.',
      routesRequestSchema,
      'The routes.',
      routesResponseSchema,
    ),
    '/v1/info/routeInfo.json': either(
      'describeRoute',
      'A route with the stops of each direction.',
      routeInfoRequestSchema,
      'The route.',
      routeInfoResponseSchema,
    ),
    '/v1/info/services.json': either(
      'listServices',
      'List the services of a route with their stops.',
      servicesRequestSchema,
      'The services.',
      servicesResponseSchema,
    ),
    '/v1/alerts/transit.json': {
      get: {
        operationId: 'listAlerts',
        summary: 'List the alerts of regions that are active or to come.',
        parameters: [
          parameter('region', true, { type: 'array', items: { type: 'string' }, minItems: 1 }),
          acceptLanguage,
        ],
        responses: { ...kept('The alerts.', transitAlertsResponseSchema), ...errors },
      },
    },
  };
}

/** The members of a body as parameters of a query string. */
function parametersOf(of: z.ZodObject): Document[] {
  const { properties = {}, required = [] } = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, required.includes(name), schema as Document),
  );
}
