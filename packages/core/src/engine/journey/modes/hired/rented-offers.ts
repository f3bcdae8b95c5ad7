import type { LatLng } from '../../../../geo/index.ts';
import { nearbyDistanceMetres } from '../../../../geo/index.ts';
import { coversMode, findModeFamily } from '../../../../modes/index.ts';
import type { HireSpot, Providers } from '../../../../providers/index.ts';
import { pathSeconds } from '../../../street/index.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import { operatorOf } from '../providers/operator-of.ts';
import type { HireOffer, HireReturn } from './hire-offer.ts';

/** The offers of configured hire companies near a place at an instant, nearest first. */
export function rentedOffers(
  { world, request }: JourneyTask,
  mode: string,
  place: LatLng,
  radiusMetres: number,
  at: number,
): HireOffer[] {
  const { providers } = world;
  if (providers === undefined) return [];
  return providers
    .hirePlacesNear(place, radiusMetres)
    .filter(({ point }) => coversMode(mode, point.provider.mode))
    .filter(({ point }) => point.vehicles !== 0 && providers.isPlaceOpen(point.provider, point, at) !== false)
    .filter(({ point }) => !(request.wheelchair && point.wheelchair === false))
    .flatMap(({ point, metres }) => rentedOffer(providers, point, metres, radiusMetres) ?? []);
}

function rentedOffer(
  providers: Providers,
  spot: HireSpot,
  metres: number,
  radiusMetres: number,
): HireOffer | undefined {
  const { provider } = spot;
  const profile = findModeFamily(provider.mode)?.travel.profile;
  if (profile === undefined) return undefined;
  return {
    lat: spot.lat,
    lng: spot.lng,
    metres,
    mode: provider.mode,
    profile,
    name: spot.name,
    isUncertain: spot.vehicles === undefined,
    isRoundTrip: !provider.oneWay,
    operator: operatorOf(provider),
    collectSeconds: provider.collectSeconds,
    returnSeconds: provider.returnSeconds,
    ...(provider.maxSpeedKmh === undefined ? {} : { topSpeed: provider.maxSpeedKmh / 3.6 }),
    isOpenAt: (at) => providers.isPlaceOpen(provider, spot, at) !== false,
    isShutAt: (at) => providers.isPlaceOpen(provider, spot, at) === false,
    returnsNear: (place, at) => returnsOf(providers, spot, place, radiusMetres, at),
    mayLeaveAt: (place) => providers.mayLeaveAt(provider, place),
    rideSeconds: (path) => pathSeconds(path),
    priceOf(ride, at) {
      const money = providers.priceOf(provider, ride, at);
      return money === undefined ? undefined : { id: provider.id, name: provider.name, money };
    },
  };
}

function returnsOf(
  providers: Providers,
  spot: HireSpot,
  place: LatLng,
  radiusMetres: number,
  at: number,
): HireReturn[] {
  const { provider } = spot;
  const places = providers
    .returnPlaces(provider, spot)
    .filter((found) => found.id !== spot.id && providers.isPlaceOpen(provider, found, at) !== false)
    .map(
      (found): HireReturn => ({
        lat: found.lat,
        lng: found.lng,
        name: found.name,
        metres: nearbyDistanceMetres(place.lat, place.lng, found.lat, found.lng),
        isUncertain: false,
        isStation: true,
        isOpenAt: (then) => providers.isPlaceOpen(provider, found, then) !== false,
        isShutAt: (then) => providers.isPlaceOpen(provider, found, then) === false,
      }),
    )
    .filter((found) => found.metres <= radiusMetres);
  if (provider.oneWay && providers.mayLeaveAt(provider, place))
    places.push({
      lat: place.lat,
      lng: place.lng,
      name: '',
      metres: 0,
      isUncertain: false,
      isStation: false,
      isOpenAt: () => true,
      isShutAt: () => false,
    });
  return places.sort((a, b) => a.metres - b.metres);
}
