import { z } from 'zod';
import { swapParameters } from '../parse/parse-swap.ts';
import { routingParameters } from '../parse/routing-parameters.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { routingResponseSchema, savedTripSchema, swappedTripSchema } from './response-schemas.ts';

const id: Document = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: 8000 },
  description: 'The id of a trip of an answer.',
};

const hash = z
  .string()
  .meta({ description: 'The state that the client has; nothing is answered while it still holds.' });

/** Trips that are opened again in the description of the interface. */
export function tripPaths({ schema, answer, errors }: DocumentParts): Document {
  const wished = ['from', 'to', 'departAfter', 'arriveBefore', 'includeStops', 'wheelchair', 'unit'] as const;
  const common = [
    id,
    ...wished.map((name) => parameter(name, false, schema(routingParameters[name]))),
    parameter('modes', false, { type: 'array', items: { type: 'string' } }),
    acceptLanguage,
  ];
  return {
    '/v1/trip/{id}': {
      get: {
        operationId: 'openTrip',
        summary: 'Open a trip again, as it is now. Takes the parameters of the request that it answered.',
        parameters: common,
        responses: {
          '200': answer('One group with one trip; advisories say what changed.', routingResponseSchema),
          ...errors,
        },
      },
    },
    '/v1/trip/update/{id}': {
      get: {
        operationId: 'updateTrip',
        summary: 'The trip with its live times. No body while nothing changed.',
        parameters: [...common, parameter('hash', false, schema(hash))],
        responses: { '200': answer('The trip, or no body.', routingResponseSchema), ...errors },
      },
    },
    '/v1/trip/swap/{id}': {
      get: {
        operationId: 'swapRide',
        summary: 'The trip with the next or the previous vehicle in the place of one ride.',
        parameters: [
          ...common,
          ...Object.entries(swapParameters).map(([name, of]) => parameter(name, true, schema(of))),
        ],
        responses: {
          '200': answer('The trip; without one, the first of advisories says why.', swappedTripSchema),
          ...errors,
        },
      },
    },
    '/v1/trip/save/{id}': {
      get: {
        operationId: 'saveTrip',
        summary: 'The lasting address of a trip.',
        parameters: common,
        responses: { '200': answer('The address.', savedTripSchema), ...errors },
      },
    },
  };
}
