import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';

/** Metres that a cyclist pushes before and after an obstacle or a junction: getting off and on again takes some room. */
const PUSHED_METRES = 5;

/** A stretch of a path with a line of its own. */
export interface Stretch {
  readonly line: LatLng[];
  metres: number;
}

/** Moves the last metres of one stretch, and the first of the next, to the pushed stretch between them; at most half of either. */
export function pushPast(before: Stretch | undefined, pushed: Stretch, next: Stretch | undefined): void {
  if (before !== undefined) {
    const metres = Math.min(PUSHED_METRES, before.metres / 2);
    pushed.line.unshift(...takeEnd(before.line, metres));
    before.metres -= metres;
    pushed.metres += metres;
  }
  if (next === undefined) return;
  const metres = Math.min(PUSHED_METRES, next.metres / 2);
  next.line.reverse();
  pushed.line.push(...takeEnd(next.line, metres).reverse());
  next.line.reverse();
  next.metres -= metres;
  pushed.metres += metres;
}

/** Shortens a line by some metres and returns what was cut off, the cut included. */
function takeEnd(line: LatLng[], metres: number): LatLng[] {
  const taken: LatLng[] = [];
  let rest = metres;
  for (;;) {
    const [last, before] = [line.at(-1), line.at(-2)];
    if (last === undefined || before === undefined || rest <= 0) break;
    const length = nearbyDistanceMetres(before.lat, before.lng, last.lat, last.lng);
    taken.unshift(last);
    line.pop();
    if (length <= rest) {
      rest -= length;
      continue;
    }
    const share = rest / length;
    line.push({
      lat: last.lat + (before.lat - last.lat) * share,
      lng: last.lng + (before.lng - last.lng) * share,
    });
    break;
  }
  const cut = line.at(-1);
  if (cut !== undefined) taken.unshift(cut);
  return taken;
}
