import { encodePolyline, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, StreetLeg } from '../../../model/index.ts';
import { describePath, freeFlowSeconds, pathSeconds, type StreetPath } from '../../street/index.ts';

/**
 * The leg of a street path from `departure` on.
 * @param seconds the duration of the path unless given; without traffic it is shorter in the same proportion
 */
export function streetLeg(
  path: StreetPath,
  mode: string,
  from: Place,
  to: Place,
  departure: number,
  seconds: number = pathSeconds(path),
): StreetLeg {
  const described = describePath(path.metric.graph, path, { from, to });
  const { name, trafficExposure } = path.metric.profile;
  const safetyMatters = name !== 'walk';
  return {
    kind: 'street',
    mode,
    profile: name,
    departure,
    arrival: departure + seconds,
    from,
    to,
    metres: described.metres,
    geometry: described.geometry,
    sections: described.sections,
    metresSafe: safetyMatters ? described.metresSafe : undefined,
    metresUnsafe: safetyMatters ? described.metresUnsafe : undefined,
    metresDismount: name === 'bicycle' ? described.metresDismount : undefined,
    ...(trafficExposure > 0 && { freeFlowSeconds: withoutTraffic(path, seconds) }),
    straightLine: false,
  };
}

/** Seconds of a ride without other traffic. @param seconds of the ride along the path, which may be longer than the path takes */
function withoutTraffic(path: StreetPath, seconds: number): number {
  const driven = pathSeconds(path);
  const freeFlow = freeFlowSeconds(path);
  return driven === 0 || seconds === driven ? freeFlow : Math.round((seconds * freeFlow) / driven);
}

/** A walk in a straight line, where no street lies. */
export function straightLeg(
  mode: string,
  profile: string,
  from: Place,
  to: Place,
  departure: number,
  seconds: number,
): StreetLeg {
  const metres = Math.round(nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng));
  const geometry = encodePolyline([from, to]);
  return {
    kind: 'street',
    mode,
    profile,
    departure,
    arrival: departure + seconds,
    from,
    to,
    metres,
    geometry,
    sections: [
      { name: '', metres, geometry, instruction: 'HEAD_TOWARDS', safe: 'unknown', dismount: false, roadTags: [] },
    ],
    metresSafe: undefined,
    metresUnsafe: undefined,
    metresDismount: undefined,
    straightLine: true,
  };
}
