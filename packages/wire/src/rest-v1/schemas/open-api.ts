import { z } from 'zod';
import { circleParameters } from '../parse/parse-circle.ts';
import { locationsRequestSchema } from '../parse/parse-locations.ts';
import { regionsRequestSchema } from '../parse/parse-regions.ts';
import { routingByMode, routingLists, routingParameters } from '../parse/routing-parameters.ts';
import { boardPaths } from './board-paths.ts';
import { cataloguePaths } from './catalogue-paths.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { keyPaths } from './key-paths.ts';
import { locationsResponseSchema } from './listed-place-schemas.ts';
import { livePaths } from './live-paths.ts';
import { placePaths } from './place-paths.ts';
import { reachPaths } from './reach-paths.ts';
import {
  errorBodySchema,
  healthResponseSchema,
  regionsResponseSchema,
  routingResponseSchema,
} from './response-schemas.ts';
import { tripPaths } from './trip-paths.ts';

let printed: Document | undefined;

/** The `/v1` interface as an OpenAPI 3.1 document, printed from the schemas that parse the requests. */
export function openApiDocument(): Document {
  printed ??= print();
  return printed;
}

function print(): Document {
  const components: Record<string, unknown> = {};
  const parts = documentParts(components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tripwright',
      version: '1',
      description:
        'Door-to-door journeys from open transport data. Times are Unix seconds. A missing value is a missing key.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths: {
      '/v1/regions.json': regionsPath(parts),
      '/v1/routing.json': routingPath(parts),
      '/v1/locations.json': locationsPath(parts),
      ...boardPaths(parts),
      ...livePaths(parts),
      ...placePaths(parts),
      ...reachPaths(parts),
      ...tripPaths(parts),
      ...cataloguePaths(parts),
      ...keyPaths(parts),
    },
    components: {
      headers: HEADERS,
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Service-Key' } },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

/** @param components collects the schemas with an id */
function documentParts(components: Record<string, unknown>): DocumentParts {
  const schema = (of: z.ZodType): unknown => inlined(of, components);
  const content = (of: z.ZodType): Document => ({ 'application/json': { schema: schema(of) } });
  const answer = (description: string, of: z.ZodType): Document => ({
    description,
    headers: headersOf(...USE),
    content: content(of),
  });
  const error = (description: string, ...headers: readonly Header[]): Document => ({
    description,
    headers: headersOf(...headers),
    content: content(errorBodySchema),
  });
  const errors: Document = {
    '400': error('The request is malformed. The body names every invalid parameter and what would be valid.'),
    '401': error('The key is missing, unknown or not active yet.', 'WWW-Authenticate', 'Retry-After'),
    '405': error('The path has other methods; see Allow.', 'Allow'),
    '429': error(
      'The free calls of the month are used up, or requests come too fast; see Retry-After.',
      'Retry-After',
      ...USE,
    ),
    '500': error('Something went wrong inside the server; X-Request-Id leads its operator to it.'),
    '503': error('The server is starting or overloaded; see Retry-After.', 'Retry-After'),
  };
  const bodyErrors: Document = {
    ...errors,
    '408': error('The body was not complete in time.'),
    '413': error('The body is too large.'),
    '415': error('The content type of the body is not application/json, or the body is compressed.'),
  };
  return {
    schema,
    answer,
    answerOrRefusal: (description, of) => ({
      description: `${description} Or a refusal that deployed clients know, such as an origin outside all regions.`,
      headers: headersOf(...USE),
      content: { 'application/json': { schema: { oneOf: [schema(of), schema(errorBodySchema)] } } },
    }),
    kept: (description, of) => ({
      '200': { ...answer(description, of), headers: headersOf('ETag', ...USE) },
      '304': { description: 'The answer still has the ETag in If-None-Match.', headers: headersOf('ETag', ...USE) },
    }),
    error,
    body: (of) => ({ required: true, content: content(of) }),
    errors,
    bodyErrors,
  };
}

type Header = keyof typeof HEADERS;

/** Of answers to a key with a free threshold. */
const USE = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Service-Calls',
  'X-Service-Free-Calls',
] as const;

const integer = { type: 'integer', minimum: 0 };
const text = { type: 'string' };
/** Headers of answers. */
const HEADERS = {
  Allow: { description: 'The methods of the path.', schema: text },
  ETag: { description: 'Names the content of the answer, for If-None-Match.', schema: text },
  'RateLimit-Limit': { description: 'Requests in a window of one minute.', schema: integer },
  'RateLimit-Remaining': { description: 'Requests that are left in it.', schema: integer },
  'RateLimit-Reset': { description: 'Seconds until it ends.', schema: integer },
  'Retry-After': { description: 'Seconds until another attempt can succeed.', schema: integer },
  'WWW-Authenticate': { description: 'The header that takes the key.', schema: text },
  'X-Request-Id': { description: 'Names the request in the log of the server.', schema: text },
  'X-Service-Calls': { description: 'Calls of this month, this one included.', schema: integer },
  'X-Service-Free-Calls': { description: 'Free calls of a month.', schema: integer },
} as const;

/** Headers of one answer by reference, with the one that all answers have. */
function headersOf(...names: readonly Header[]): Document {
  const all: readonly Header[] = [...names, 'X-Request-Id'];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function regionsPath({ answer, body, errors, bodyErrors, schema }: DocumentParts): Document {
  const failed = {
    description: 'The check failed, or the server is starting; see Retry-After.',
    headers: headersOf('Retry-After'),
    content: { 'application/json': { schema: { oneOf: [schema(healthResponseSchema), schema(errorBodySchema)] } } },
  };
  return {
    post: {
      operationId: 'listRegions',
      summary: 'List the regions with their modes and servers.',
      parameters: [acceptLanguage],
      requestBody: body(regionsRequestSchema),
      responses: {
        '200': answer('The regions. No body when hashCode still matches.', regionsResponseSchema),
        ...bodyErrors,
      },
    },
    get: {
      operationId: 'checkHealth',
      summary: 'Health check. Does not count towards the limit of calls.',
      parameters: [
        { name: 'X-Service-HealthCheck', in: 'header', required: true, schema: { type: 'string', enum: ['true'] } },
      ],
      responses: { '200': answer('The check passed.', healthResponseSchema), ...errors, '503': failed },
    },
  };
}

function routingPath({ schema, answerOrRefusal, errors }: DocumentParts): Document {
  return {
    get: {
      operationId: 'planTrips',
      summary: 'Plan trips between two places.',
      parameters: [
        ...Object.entries(routingParameters).map(([name, of]) =>
          parameter(name, name === 'from' || name === 'to', schema(of)),
        ),
        ...Object.entries(routingLists).map(([name, description]) => ({
          ...parameter(name, name === 'modes', { type: 'array', items: { type: 'string' } }),
          description: `${description} Repeat the parameter or join values with commas.`,
          style: 'form',
          explode: true,
        })),
        ...Object.entries(routingByMode).map(([name, description]) => ({
          ...parameter(name, false, { type: 'object', additionalProperties: { type: 'number', minimum: 0 } }),
          description,
          style: 'deepObject',
          explode: true,
        })),
        acceptLanguage,
      ],
      responses: {
        '200': answerOrRefusal('Trips.', routingResponseSchema),
        ...errors,
      },
    },
  };
}

function locationsPath({ schema, answer, kept, body, errors, bodyErrors }: DocumentParts): Document {
  return {
    post: {
      operationId: 'listLocations',
      summary: 'List stops by cell. Unchanged cells are left out.',
      parameters: [acceptLanguage],
      requestBody: body(locationsRequestSchema),
      responses: {
        '200': answer('One group per cell, or per changed cell.', locationsResponseSchema),
        ...bodyErrors,
      },
    },
    get: {
      operationId: 'listLocationsNearby',
      summary: 'List stops in a circle.',
      parameters: [
        ...Object.entries(circleParameters).map(([name, of]) =>
          parameter(name, name === 'lat' || name === 'lng', schema(of)),
        ),
        parameter('modes', false, { type: 'array', items: { type: 'string' } }),
        acceptLanguage,
      ],
      responses: { ...kept('One group with the stops.', locationsResponseSchema), ...errors },
    },
  };
}

/** A schema as JSON Schema. A schema with an id becomes a component that others refer to. */
function inlined(schema: z.ZodType, components: Record<string, unknown>): unknown {
  const { $schema: _dialect, $defs, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [id, definition] of Object.entries($defs ?? {})) components[id] ??= withoutId(moved(definition));
  const id = root['id'];
  if (typeof id !== 'string') return moved(root);
  components[id] ??= withoutId(moved(root));
  return { $ref: `#/components/schemas/${id}` };
}

function withoutId(schema: unknown): unknown {
  const { id: _id, ...rest } = schema as Document;
  return rest;
}
