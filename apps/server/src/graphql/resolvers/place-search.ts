import type { FoundPlace } from '@tripwright/core/model';
import type { FoundPlaceKind, Resolvers } from '../__generated__/resolver-types.ts';
import { checkPoint } from '../check-point.ts';
import { inputError } from '../input-error.ts';
import { andThen } from '../source/index.ts';

const MOST_PLACES = 100;
const LONGEST_QUERY = 300;

const KINDS: Readonly<Record<FoundPlace['kind'], FoundPlaceKind>> = {
  station: 'STATION',
  stop: 'STOP',
  locality: 'LOCALITY',
  poi: 'POI',
  street: 'STREET',
  address: 'ADDRESS',
  crossing: 'CROSSING',
};

export const placeSearchResolvers = {
  Query: {
    places: (_, { query, near, region, first }, { source, regions, locale }) => {
      if (query.length > LONGEST_QUERY)
        throw inputError(`"query" has ${query.length} characters; expected at most ${LONGEST_QUERY}.`);
      checkFirst(first);
      if (near !== undefined && near !== null) checkPoint(near);
      const found = source.places.findPlaces({
        text: query,
        limit: first,
        locale,
        ...(near !== undefined && near !== null && { near }),
        ...(region !== undefined && region !== null && { region }),
      });
      return andThen(found, (places) => places.filter((place) => regions.has(place.region)));
    },
    placesAt: (_, { point, first }, { source, regions, locale }) => {
      checkPoint(point);
      checkFirst(first);
      return andThen(source.places.placesAt(point, { limit: first, locale }), (places) =>
        places.filter((place) => regions.has(place.region)),
      );
    },
  },
  FoundPlace: {
    kind: ({ kind }) => KINDS[kind],
    area: ({ area }) => (area === '' ? null : area),
    address: ({ address }) => (address === '' ? null : address),
    category: ({ category }) => (category === '' ? null : category),
    point: ({ lat, lng }) => ({ lat, lng }),
    region: ({ region }, _, { regions }) => {
      const found = regions.get(region);
      if (found === undefined) throw inputError(`The region "${region}" is served no more.`);
      return found;
    },
    stop: ({ stop, region: code }, _, { regions }) => {
      const region = regions.get(code);
      return stop === undefined || region === undefined ? null : { region, stop: stop.stop };
    },
    metres: ({ metres }) => metres ?? null,
  },
} satisfies Resolvers;

function checkFirst(first: number): void {
  if (!(first >= 1 && first <= MOST_PLACES)) throw inputError(`"first" is ${first}; expected 1 to ${MOST_PLACES}.`);
}
