import type { FaultReport } from './fault.ts';
import { metresBetween, type Spot } from './line.ts';
import type { RideBook } from './ride-book.ts';
import { endOf, isWalk, modeOf, startOf, type WholeSegment, type WholeTrip } from './whole-answer.ts';

const HIRED = ['me_car-s', 'me_car-r', 'me_mic-s'];
const POOLED = ['me_car-p'];
const CARRIED = ['me_mic_fold-bic', 'me_mic_e-sco', 'me_mic_fast-e-sco'];
const OWN = ['me_car', 'me_mot', 'me_mic'];
const PARKING = ['stationary_parking-onstreet', 'stationary_parking-offstreet'];
/** A vehicle is found again within this of where it was left, in metres. */
const SAME_PLACE_METRES = 30;
/** Access and egress by bicycle or scooter are at least this long, in metres. */
const PUSHED_METRES = 50;

type Kind = 'ride' | 'walk' | 'own' | 'carried' | 'hired' | 'pooled' | 'hailed' | 'pause';

/**
 * Vehicles stay where they are left (spec 2.2, 4.2 rule 5). The rider's own vehicle is at the origin and is parked before the traveller walks or boards,
 * unless it is a bicycle carried on trips known to allow that. A hired vehicle is collected and returned. A called vehicle has a wait before
 * it. Transfers lie between rides by timetable. A bicycle is not used for the few steps to a stop.
 */
export function checkVehicles({ at, segments }: WholeTrip, book: RideBook, fault: FaultReport): void {
  const kinds = segments.map(kindOf);
  const isBicycle = segments.some((segment, i) => kinds[i] === 'own' && modeOf(segment).startsWith('me_mic'));
  // A vehicle that is parked nowhere stays with the traveller.
  const isAboard = isBicycle && !segments.some((segment) => PARKING.includes(modeOf(segment)));
  if (isAboard)
    segments.forEach((segment, i) => {
      const where = `${at}.segments[${i}]`;
      if (kinds[i] === 'hailed' || kinds[i] === 'hired' || kinds[i] === 'pooled')
        fault('vehicles', where, `a bicycle is taken aboard ${modeOf(segment)}`);
      else if (kinds[i] === 'ride' && !book.takesBicycles(segment.serviceTripID ?? ''))
        fault('vehicles', where, `${segment.serviceTripID} is not known to take bicycles`);
    });
  const isMove = (kind: Kind | undefined): boolean => kind !== undefined && kind !== 'pause' && kind !== 'walk';
  segments.forEach((segment, i) => {
    const where = `${at}.segments[${i}]`;
    const mode = modeOf(segment);
    const [before, after] = [segments[i - 1], segments[i + 1]];
    const [modeBefore, modeAfter] = [before && modeOf(before), after && modeOf(after)];
    const movesBefore = kinds.slice(0, i).filter(isMove);
    const movesAfter = kinds.slice(i + 1).filter(isMove);
    const isOwn = kinds[i] === 'own' || kinds[i] === 'carried';
    if (isOwn && mode.startsWith('me_mic') && kinds.includes('ride') && (segment.metres ?? 0) < PUSHED_METRES)
      fault('vehicles', where, `${mode} is ridden for ${segment.metres} m`);
    switch (kinds[i]) {
      case 'own': {
        if (!isAboard && movesBefore.some((kind) => kind !== 'own'))
          fault('vehicles', where, `${mode} was left at the origin`);
        const parked = segments.slice(0, i).some((earlier) => PARKING.includes(modeOf(earlier)));
        if (parked) fault('vehicles', where, `${mode} was parked before`);
        const ends = after === undefined;
        if (ends && !mode.startsWith('me_mic')) fault('vehicles', where, `${mode} is left on the road`);
        if (!ends && !isAboard && !PARKING.includes(modeAfter ?? '') && kinds[i + 1] !== 'own')
          fault('vehicles', where, `${mode} is left without being parked`);
        break;
      }
      case 'hired':
        if (modeBefore !== 'stationary_vehicle-collect' && !sameVehicle(before, segment))
          fault('vehicles', where, `${mode} is not collected`);
        if (modeAfter !== 'stationary_vehicle-return' && !sameVehicle(after, segment))
          fault('vehicles', where, `${mode} is not returned`);
        break;
      case 'pooled':
      case 'hailed':
        // the vehicle may already stand where the traveller walks to
        if (
          before !== undefined &&
          kinds[i - 1] !== 'pause' &&
          kinds[i - 1] !== 'walk' &&
          mode !== 'ps_drt' &&
          !mode.startsWith('ps_drt_')
        )
          fault('vehicles', where, `no wait before ${mode}`);
        break;
      case 'pause':
        checkPause(segment, before, after, movesBefore, movesAfter, where, fault);
        break;
      default:
        break;
    }
  });
}

function checkPause(
  segment: WholeSegment,
  before: WholeSegment | undefined,
  after: WholeSegment | undefined,
  movesBefore: readonly Kind[],
  movesAfter: readonly Kind[],
  where: string,
  fault: FaultReport,
): void {
  const mode = modeOf(segment);
  const kindBefore = before && kindOf(before);
  const kindAfter = after && kindOf(after);
  if (mode === 'stationary_transfer' && (movesBefore.at(-1) !== 'ride' || movesAfter[0] !== 'ride'))
    fault('vehicles', where, 'a transfer that is not between rides by timetable');
  if (mode === 'stationary_wait' && movesBefore.at(-1) === 'ride' && movesAfter[0] === 'ride')
    fault('vehicles', where, 'a wait where a transfer is');
  if (PARKING.includes(mode) && kindBefore !== 'own') fault('vehicles', where, 'nothing is there to be parked');
  if (
    PARKING.includes(mode) &&
    kindAfter !== undefined &&
    kindAfter !== 'walk' &&
    kindAfter !== 'ride' &&
    kindAfter !== 'pause'
  )
    fault('vehicles', where, 'after parking one neither walks nor boards');
  if (mode === 'stationary_vehicle-collect' && kindAfter !== 'hired' && kindAfter !== 'pooled')
    fault('vehicles', where, 'nothing is collected');
  if (mode === 'stationary_vehicle-return' && kindBefore !== 'hired' && kindBefore !== 'pooled')
    fault('vehicles', where, 'nothing is returned');
  const here = startOf(segment);
  for (const [spot, what] of [
    [before && endOf(before), 'is reached'],
    [after && startOf(after), 'is left'],
  ] as const) {
    if (here !== undefined && spot !== undefined && metresBetween(here, spot as Spot) > SAME_PLACE_METRES)
      fault('vehicles', where, `${what} somewhere else`);
  }
}

function kindOf(segment: WholeSegment): Kind {
  if (segment.type === 'scheduled') return 'ride';
  if (segment.type === 'stationary') return 'pause';
  if (isWalk(segment)) return 'walk';
  const mode = modeOf(segment);
  const isOf = (modes: readonly string[]): boolean => modes.some((one) => mode === one || mode.startsWith(`${one}_`));
  if (isOf(HIRED)) return 'hired';
  if (isOf(POOLED)) return 'pooled';
  if (isOf(CARRIED)) return 'carried';
  if (isOf(OWN)) return 'own';
  return 'hailed';
}

function sameVehicle(other: WholeSegment | undefined, segment: WholeSegment): boolean {
  return other !== undefined && modeOf(other) === modeOf(segment);
}
