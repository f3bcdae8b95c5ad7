import { encodePolyline, ringContains } from '@tripwright/core/geo';
import { coversMode } from '@tripwright/core/modes';
import type { Resolvers } from '../__generated__/resolver-types.ts';
import { checkPoint } from '../check-point.ts';
import { pageOf } from '../connection.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { andThen } from '../source/index.ts';
import type { StopSource } from '../sources.ts';
import { STOP_MODES } from '../stop-directory.ts';

const STANDARD_PAGE = 20;
const FARTHEST_METRES = 10_000;
/** More stops than any circle of that size holds. The page is cut after the planner has sorted all of them. */
const ALL = 100_000;

export const regionResolvers = {
  Query: {
    regions: (_, { at, ...page }, { regions }) => {
      if (at !== undefined && at !== null) checkPoint(at);
      const covering = [...regions.values()].filter(
        ({ outline }) => at === undefined || at === null || ringContains(outline, at),
      );
      return pageOf(covering, 'Region', ({ code }) => code, page, STANDARD_PAGE);
    },
    region: (_, { code }, { regions }) => regions.get(code) ?? null,
  },
  Region: {
    id: ({ code }) => encodeGlobalId({ type: 'Region', region: '', code }),
    name: ({ title }) => title,
    outline: ({ outline }) => [encodePolyline(outline)],
    timeZone: ({ timezone }) => timezone,
    modes: ({ modes }) => modes.map((identifier) => ({ identifier })),
    servers: ({ urls }) => urls.map((url) => ({ url })),
    firstServiceDate: ({ serviceDates }) => serviceDates?.first ?? null,
    lastServiceDate: ({ serviceDates }) => serviceDates?.last ?? null,
    credits: ({ credits }) =>
      credits.map(({ kind, name, attribution, url, licence }) => ({
        kind,
        name,
        attribution,
        url: url === '' ? null : url,
        licence: licence ?? null,
      })),
    stops: (region, { near, modes, ...page }, { source, stops, locale }) => {
      const wanted = modes === undefined || modes === null || modes.length === 0 ? STOP_MODES : modes;
      const keyOf = ({ stop }: StopSource): string => stop.code;
      if (near === undefined || near === null) {
        return andThen(stops(region), ({ listed }) => {
          const calling = listed.filter(({ listed: { modes: calls } }) => callsAny(calls, wanted));
          const sources = calling.map(({ listed: { stop } }): StopSource => ({ region, stop }));
          return pageOf(sources, 'Stop', keyOf, page, STANDARD_PAGE);
        });
      }
      checkPoint(near);
      if (!(near.radius > 0 && near.radius <= FARTHEST_METRES)) {
        throw inputError(`"radius" is ${near.radius}; expected more than 0, at most ${FARTHEST_METRES} metres.`);
      }
      const found = source.places.nearbyStops({
        lat: near.lat,
        lng: near.lng,
        radiusMetres: near.radius,
        modes: wanted,
        majorOnly: false,
        includeChildren: false,
        limit: ALL,
        byDistance: true,
        locale,
      });
      return andThen(found, ({ region: code, stops: near }) => {
        const sources = code === region.code ? near.map(({ stop }): StopSource => ({ region, stop })) : [];
        return pageOf(sources, 'Stop', keyOf, page, STANDARD_PAGE);
      });
    },
  },
} satisfies Resolvers;

/** Whether one of the requested modes covers a mode that calls. */
function callsAny(calling: readonly string[], wanted: readonly string[]): boolean {
  return calling.some((mode) => wanted.some((wide) => coversMode(wide, mode)));
}
