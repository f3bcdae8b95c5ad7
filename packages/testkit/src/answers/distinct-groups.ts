import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { metresBetween, type Spot } from './line.ts';
import { endOf, isWalk, modeOf, startOf, type WholeTrip, wholeAnswer } from './whole-answer.ts';

/** Stops and places nearer than this, in metres, are similar. */
const SIMILAR_METRES = 250;

interface Move {
  readonly mode: string;
  readonly start: Spot | undefined;
  readonly end: Spot | undefined;
}

/**
 * Finds repeated groups among the first ones: the same modes in the same order between similar places (docs/journey-semantics.md). Lines, times,
 * tickets and walks make no difference; walking counts only where the trip has no other mode.
 */
export function likeGroups(body: RoutingResponse, count = 3): readonly (readonly [one: number, other: number])[] {
  const answer = wholeAnswer(body, () => undefined);
  const ways = answer.groups.slice(0, count).map(([first]) => (first === undefined ? [] : movesOf(first)));
  return ways.flatMap((way, i) => ways.flatMap((other, j) => (j > i && isLike(way, other) ? [[i, j] as const] : [])));
}

function movesOf({ segments }: WholeTrip): Move[] {
  const moving = segments.filter(({ type, isParking }) => type !== 'stationary' || isParking === true);
  const rides = moving.filter((segment) => !isWalk(segment));
  return (rides.length > 0 ? rides : moving).map((one) => ({
    mode: modeOf(one),
    start: startOf(one),
    end: endOf(one),
  }));
}

function isLike(one: readonly Move[], other: readonly Move[]): boolean {
  return (
    one.length === other.length &&
    one.every((move, i) => {
      const its = other[i] as Move;
      return move.mode === its.mode && isNear(move.start, its.start) && isNear(move.end, its.end);
    })
  );
}

function isNear(a: Spot | undefined, b: Spot | undefined): boolean {
  return a !== undefined && b !== undefined && metresBetween(a, b) < SIMILAR_METRES;
}
