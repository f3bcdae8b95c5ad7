import { encodePolyline, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, StreetLeg } from '../../../model/index.ts';
import { describePath, pathSeconds, type StreetPath } from '../../street/index.ts';

/** A way over streets as a leg that starts at `departure`; lasts as long as the way does unless told otherwise. */
export function streetLeg(
  path: StreetPath,
  mode: string,
  from: Place,
  to: Place,
  departure: number,
  seconds: number = pathSeconds(path),
): StreetLeg {
  const told = describePath(path.metric.graph, path, { from, to });
  const { name } = path.metric.profile;
  const safetyMatters = name !== 'walk';
  return {
    kind: 'street',
    mode,
    profile: name,
    departure,
    arrival: departure + seconds,
    from,
    to,
    metres: told.metres,
    geometry: told.geometry,
    sections: told.sections,
    metresSafe: safetyMatters ? told.metresSafe : undefined,
    metresUnsafe: safetyMatters ? told.metresUnsafe : undefined,
    metresDismount: name === 'bicycle' ? told.metresDismount : undefined,
    straightLine: false,
  };
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
