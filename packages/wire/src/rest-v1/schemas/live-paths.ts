import { LIVE_REGIONS, vehiclesParameters } from '../parse/parse-live.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { liveStateResponseSchema, vehiclesResponseSchema } from './live-state-schemas.ts';

/** Live data of whole regions in the description of the interface. */
export function livePaths({ schema, answer, errors }: DocumentParts): Document {
  const unchanged = { description: 'The answer still has the ETag in If-None-Match.' };
  return {
    '/v1/live.json': {
      get: {
        operationId: 'liveState',
        summary: 'Which live data answers use now, and the state of their sources. Cheap: ask it to learn of changes.',
        parameters: [
          parameter('region', false, { type: 'array', items: { type: 'string' }, description: LIVE_REGIONS }),
          acceptLanguage,
        ],
        responses: { '200': answer('The regions.', liveStateResponseSchema), '304': unchanged, ...errors },
      },
    },
    '/v1/vehicles.json': {
      get: {
        operationId: 'listVehicles',
        summary: 'The vehicles of public transport whose place is known.',
        parameters: [
          ...Object.entries(vehiclesParameters).map(([name, of]) => parameter(name, name === 'region', schema(of))),
          acceptLanguage,
        ],
        responses: { '200': answer('The vehicles.', vehiclesResponseSchema), '304': unchanged, ...errors },
      },
    },
  };
}
