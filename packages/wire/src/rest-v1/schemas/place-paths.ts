import { GEOCODE_MODES, geocodeParameters, locationInfoParameters } from '../parse/parse-geocode.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { geocodeResponseSchema, locationInfoResponseSchema } from './place-schemas.ts';

/** The search for places in the description of the interface. */
export function placePaths({ schema, answer, errors }: DocumentParts): Document {
  return {
    '/v1/geocode.json': {
      get: {
        operationId: 'findPlaces',
        summary: 'Find places by name, address or crossing, or what is at a point.',
        parameters: [
          ...Object.entries(geocodeParameters).map(([name, of]) => parameter(name, name === 'q', schema(of))),
          parameter('modes', false, { type: 'array', items: { type: 'string' }, description: GEOCODE_MODES }),
          acceptLanguage,
        ],
        responses: {
          '200': answer('The places, best first; none is an empty list.', geocodeResponseSchema),
          ...errors,
        },
      },
    },
    '/v1/locationInfo.json': {
      get: {
        operationId: 'describeLocation',
        summary: 'What is known about a point or a stop.',
        parameters: [
          ...Object.entries(locationInfoParameters).map(([name, of]) => parameter(name, false, schema(of))),
          acceptLanguage,
        ],
        responses: {
          '200': answer('Its name and address, and the stop there.', locationInfoResponseSchema),
          ...errors,
        },
      },
    },
  };
}
