import type { LatLng } from '@tripwright/core/geo';
import { nearbyDistanceMetres, ringContains } from '@tripwright/core/geo';
import type { FoundPlace, FoundPlaceKind, RegionInfo } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { Locale } from '@tripwright/core/text';
import { type DecodedGeocode, geocodeResponseSchema } from '@tripwright/wire/rest-v1';
import type { PlaceReads } from '../place-reads.ts';
import { readAnswer } from './read-answer.ts';
import { readStop, zoneOf } from './read-stop.ts';
import type { RegionBook } from './region-book.ts';
import { answerOf } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** Regions, stops and named places. */
export function remotePlaces(
  upstream: Upstream,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): PlaceReads {
  const { client } = upstream;
  const find = async (query: Readonly<Record<string, string>>, locale: string | undefined, isAtPoint: boolean) => {
    const asked = client.ask(
      { path: 'geocode.json', query: new URLSearchParams(query) },
      locale === undefined ? {} : { locale },
    );
    return readAnswer(geocodeResponseSchema, await answerOf(asked), ({ choices }: DecodedGeocode) =>
      choices.flatMap((choice) => readChoice(choice, isAtPoint)),
    );
  };
  return {
    regions: () => upstream.regions(),
    listedStops: async (region, level, locale) => (await bookOf(region, locale)).listed[level],
    async nearbyStops({ lat, lng, radiusMetres, modes, majorOnly, limit, byDistance, locale }) {
      const around = upstream.regions().filter(({ outline }) => ringContains(outline, { lat, lng }));
      for (const region of around) {
        // Stops have the language of the question; without one, the first of them.
        const { listed } = await bookOf(region, (locale ?? 'en') as Locale);
        const stops = [...listed.MAJOR, ...(majorOnly ? [] : listed.MINOR)]
          .filter((stop) => stop.modes.some((calling) => modes.some((wanted) => coversMode(wanted, calling))))
          .map((stop) => ({ stop, metres: nearbyDistanceMetres(lat, lng, stop.stop.lat, stop.stop.lng) }))
          .filter(({ metres }) => metres <= radiusMetres)
          .sort(
            (a, b) =>
              (byDistance ? a.metres - b.metres : b.stop.stop.popularity - a.stop.stop.popularity) ||
              (a.stop.stop.code < b.stop.stop.code ? -1 : 1),
          );
        if (stops.length > 0) return { region: region.code, stops: stops.slice(0, limit).map(({ stop }) => stop) };
      }
      return { region: around[0]?.code, stops: [] };
    },
    findPlaces: ({ text, near, region, limit = 10, locale }) =>
      find(
        {
          q: text,
          limit: String(limit),
          ...(near !== undefined && { near: pointText(near) }),
          ...(region !== undefined && { region }),
        },
        locale,
        false,
      ),
    placesAt: (point, { limit = 10, locale }) =>
      find({ q: `${point.lat},${point.lng}`, limit: String(limit) }, locale, true),
  };
}

function pointText({ lat, lng }: LatLng): string {
  return `(${lat},${lng})`;
}

type Choice = DecodedGeocode['choices'][number];

/** A place; none where the service does not say its region and its name. @param isAtPoint whether addresses belong to the answer */
function readChoice(choice: Choice, isAtPoint: boolean): readonly FoundPlace[] {
  const { lat, lng, name, region, address = '', placeKind, area = '', category = '' } = choice;
  if (region === undefined || name === undefined) return [];
  const kind = (placeKind ?? 'poi') as FoundPlaceKind;
  const isStop = choice.stopCode !== undefined;
  const street = area !== '' && address.endsWith(area) ? address.slice(0, -area.length).replace(/, $/, '') : address;
  const place: FoundPlace = {
    lat,
    lng,
    kind,
    name,
    area,
    address: isAtPoint && street !== name ? street : '',
    category,
    stop: isStop ? readStop(choice) : undefined,
    region,
    timezone: zoneOf(choice),
    importance: choice.popularity ?? 0,
    score: 0,
    metres: choice.metres,
    isTyped: choice.isTyped ?? true,
    isExact: choice.isExact ?? true,
  };
  return [place];
}
