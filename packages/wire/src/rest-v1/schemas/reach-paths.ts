import {
  AREA_LIMITS,
  MANY_PLACES,
  REACH_LISTS,
  REACH_SINGLES,
  reachAreasParameters,
  reachStopsParameters,
  reachTimesParameters,
} from '../parse/parse-reach.ts';
import { type RoutingParameter, routingLists, routingParameters } from '../parse/routing-parameters.ts';
import { acceptLanguage, type Document, type DocumentParts, parameter } from './document-parts.ts';
import { reachAreasResponseSchema, reachStopsResponseSchema, reachTimesResponseSchema } from './reach-schemas.ts';

/** Searches from one place to many in the description of the interface. */
export function reachPaths({ schema, kept, answer, errors }: DocumentParts): Document {
  const singles = (names: readonly RoutingParameter[]): readonly Document[] =>
    names.map((name) => parameter(name, name === 'from', schema(routingParameters[name])));
  const own = (parameters: Parameters<typeof Object.entries>[0]): readonly Document[] =>
    Object.entries(parameters).map(([name, of]) => parameter(name, false, schema(of as never)));
  const list = (name: string, required: boolean, description: string, type: string): Document => ({
    ...parameter(name, required, { type: 'array', items: { type } }),
    description,
  });
  const lists = REACH_LISTS.map((name) =>
    list(name, false, `${routingLists[name]}${name === 'modes' ? ' Default: pt_pub.' : ''}`, 'string'),
  );
  const common = [...singles(['from', ...REACH_SINGLES]), ...lists];
  return {
    '/v1/reach/stops.json': {
      get: {
        operationId: 'reachStops',
        summary: 'Every stop within a time of a place.',
        parameters: [...common, ...singles(['arriveBefore']), ...own(reachStopsParameters), acceptLanguage],
        responses: { ...kept('The stops, nearest in time first.', reachStopsResponseSchema), ...errors },
      },
    },
    '/v1/reach/areas.json': {
      get: {
        operationId: 'reachAreas',
        summary: 'The areas within some times of a place, as GeoJSON.',
        parameters: [
          ...common,
          ...singles(['arriveBefore']),
          list('limits', false, AREA_LIMITS, 'integer'),
          ...own(reachAreasParameters),
          acceptLanguage,
        ],
        responses: { ...kept('One feature for each limit.', reachAreasResponseSchema), ...errors },
      },
    },
    '/v1/reach/times.json': {
      get: {
        operationId: 'reachTimes',
        summary: 'The quickest ways from a place to many others.',
        parameters: [...common, list('to', true, MANY_PLACES, 'string'), ...own(reachTimesParameters), acceptLanguage],
        responses: { '200': answer('One time for each place.', reachTimesResponseSchema), ...errors },
      },
    },
  };
}
