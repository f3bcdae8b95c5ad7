import type { CataloguedRoute, FoundPlace, ListedPlace } from '@tripwright/core/model';
import type { SegmentLocation } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { encodeRoute, type RouteBody } from './encode-catalogue.ts';
import { encodeListedPlace, type ListedLocation, memberOf } from './encode-listed-place.ts';
import { encodeStop } from './encode-locations.ts';

/** A location that was found by its name or near a point. Clients that do not know the last fields skip them. */
export interface GeocodeChoice extends SegmentLocation {
  readonly name: string;
  /** What it is: `station`, `stop`, `locality`, `poi`, `street`, `address`, `crossing`. */
  readonly placeKind: FoundPlace['kind'];
  /** The settlement around it, or the station nearby. */
  readonly area?: string;
  /** Kind of point of interest or of settlement. */
  readonly category?: string;
  /** False where a word of the query was mistyped or is missing. */
  readonly isTyped?: false;
  /** False for a house number that is not on the map. */
  readonly isExact?: false;
  /** Metres from the point that was asked for, or that results should be near. */
  readonly metres?: number;
}

/** Body of `/v1/geocode.json`. */
export interface GeocodeResponse {
  readonly query: string;
  /** Best first. */
  readonly choices: readonly GeocodeChoice[];
}

/** Body of `/v1/locationInfo.json`. */
export interface LocationInfoResponse {
  readonly lat: number;
  readonly lng: number;
  readonly name?: string;
  readonly address?: string;
  readonly region?: string;
  readonly timezone?: string;
  readonly stop?: SegmentLocation;
  /** The routes that call at the stop, busiest first. Of this server. */
  readonly routes?: readonly RouteBody[];
  readonly bikePod?: ListedLocation['bikePod'];
  readonly carPod?: ListedLocation['carPod'];
  readonly carRental?: ListedLocation['carRental'];
  readonly carPark?: ListedLocation['carPark'];
  readonly freeFloating?: ListedLocation['vehicle'];
  readonly facility?: ListedLocation;
  /** The places behind the members above, nearest first, as `locations.json` lists them. */
  readonly locations?: readonly ListedLocation[];
}

/** Encodes the places that a search found, in their order. */
export function encodeGeocode(query: string, places: readonly FoundPlace[], locale: Locale): GeocodeResponse {
  return { query, choices: places.map((place) => encodeChoice(place, locale)) };
}

/**
 * Encodes what is known about a point or a stop.
 * @param at the point
 * @param places with names that are nearest to it, best first
 * @param listed docks, vehicles and parking at the point, nearest first: the first of each kind is described by a member of its own
 * @param routes those that call at the stop; undefined = they are not asked for
 */
export function encodeLocationInfo(
  at: { readonly lat: number; readonly lng: number },
  places: readonly FoundPlace[],
  locale: Locale,
  listed: readonly ListedPlace[] = [],
  routes?: readonly CataloguedRoute[],
): LocationInfoResponse {
  const [first] = places;
  const context = { region: first?.region, timezone: first?.timezone, locale };
  const located = listed.map((place) => ({ member: memberOf(place), location: encodeListedPlace(place, context) }));
  const others = {
    ...Object.fromEntries([...located].reverse().map(({ member, location }) => [member, detailsOf(member, location)])),
    ...(located.length > 0 && { locations: located.map(({ location }) => location) }),
  };
  if (first === undefined) return { lat: at.lat, lng: at.lng, ...others };
  const address = first.address !== '' ? first.address : addressOf(first);
  return {
    lat: at.lat,
    lng: at.lng,
    name: first.name,
    ...(address !== '' && { address }),
    region: first.region,
    timezone: first.timezone,
    ...(first.stop !== undefined && {
      stop: encodeStop(first.stop, { region: first.region, locale, includeChildren: false }),
    }),
    ...(routes !== undefined && { routes: routes.map((route) => encodeRoute(route, first.region, { locale })) }),
    ...others,
  };
}

/** What deployed clients read under a member: the details of its kind alone. Facilities have none, so they keep their location. */
function detailsOf(member: ReturnType<typeof memberOf>, location: ListedLocation): unknown {
  if (member === 'facility') return location;
  return member === 'freeFloating' ? location.vehicle : location[member];
}

function encodeChoice(place: FoundPlace, locale: Locale): GeocodeChoice {
  const { kind, area, category, stop, region, timezone, isTyped, isExact, metres } = place;
  const address = addressOf(place);
  const located: SegmentLocation =
    stop === undefined
      ? {
          lat: place.lat,
          lng: place.lng,
          timezone,
          timeZone: timezone,
          region,
          class: 'Location',
          popularity: place.importance,
        }
      : encodeStop(stop, { region, locale, includeChildren: false });
  return {
    ...located,
    name: place.name,
    ...(address !== '' && { address }),
    placeKind: kind,
    ...(area !== '' && { area }),
    ...(category !== '' && { category }),
    ...(!isTyped && { isTyped }),
    ...(!isExact && { isExact }),
    ...(metres !== undefined && { metres: Math.round(metres) }),
  };
}

/** Where a place is, in one line: its address or its name, and its area. */
function addressOf({ kind, name, address, area }: FoundPlace): string {
  const isNamedByAddress = kind === 'address' || kind === 'street' || kind === 'crossing';
  return [address !== '' ? address : isNamedByAddress ? name : '', area].filter((part) => part !== '').join(', ');
}
