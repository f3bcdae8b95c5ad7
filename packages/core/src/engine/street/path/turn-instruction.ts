import { bearingDegrees, distanceMetres, type LatLng } from '../../../geo/index.ts';
import type { TurnInstruction } from '../../../model/index.ts';
import { LOOK_METRES } from '../../../street/index.ts';

/** Degrees: the largest change of direction that is straight on, a slight turn, a plain turn. */
const STRAIGHT = 22;
const SLIGHT = 55;
const PLAIN = 125;

/**
 * The instruction for a change of direction.
 * @param degrees clockwise positive, of any size
 */
export function turnOf(degrees: number): TurnInstruction {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const size = Math.abs(turn);
  if (size <= STRAIGHT) return 'CONTINUE_STRAIGHT';
  const right = turn > 0;
  if (size <= SLIGHT) return right ? 'TURN_SLIGHTLY_RIGHT' : 'TURN_SLIGHTLY_LEFT';
  if (size <= PLAIN) return right ? 'TURN_RIGHT' : 'TURN_LEFT';
  return right ? 'TURN_SHARPLY_RIGHT' : 'TURN_SHARPLY_LEFT';
}

/** The bearing in which a line begins; undefined for a line without length. */
export function bearingAtStart(line: readonly LatLng[]): number | undefined {
  const first = line[0];
  if (first === undefined) return undefined;
  let far: LatLng | undefined;
  for (const point of line) {
    const metres = distanceMetres(first, point);
    if (metres > 0) far = point;
    if (metres >= LOOK_METRES) break;
  }
  return far === undefined ? undefined : bearingDegrees(first, far);
}

/** The bearing in which a line ends; undefined for a line without length. */
export function bearingAtEnd(line: readonly LatLng[]): number | undefined {
  const back = bearingAtStart(line.toReversed());
  return back === undefined ? undefined : (back + 180) % 360;
}
