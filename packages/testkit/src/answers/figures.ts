import { isWalk, type WholeTrip } from './whole-answer.ts';

/** The criteria by which trips are compared. */
export interface Figures {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  /** Vehicles without a timetable included. */
  readonly vehicles: number;
  readonly walkSeconds: number;
  readonly carbon: number;
  readonly money: number | undefined;
  readonly currency: string | undefined;
  readonly missed: boolean;
}

/**
 * Whether the rival dominates: it is at least as good in every criterion and better in one.
 * @param counted whether vehicles without a timetable count as boardings, as they do when a combination is compared with a single mode
 */
export function isDominated(own: Figures, rival: Figures, counted: 'boardings' | 'vehicles'): boolean {
  if (rival.missed && !own.missed) return false;
  const noTimetable = rival.boardings === 0;
  const duration = (one: Figures): number => one.arrival - one.departure;
  const pairs: [own: number, rival: number][] = [
    [own[counted], rival[counted]],
    [own.walkSeconds, rival.walkSeconds],
    [own.carbon, rival.carbon],
    ...(noTimetable
      ? [[duration(own), duration(rival)] as [number, number]]
      : ([
          [-own.departure, -rival.departure],
          [own.arrival, rival.arrival],
        ] as [number, number][])),
  ];
  if (own.money !== undefined && rival.money !== undefined) {
    if (own.currency === rival.currency || rival.money === 0) pairs.push([own.money, rival.money]);
    else return false;
  }
  // an unknown price may be higher or lower than a known one
  else if ((own.money === undefined) !== (rival.money === undefined)) return false;
  return pairs.every(([mine, others]) => others <= mine) && pairs.some(([mine, others]) => others < mine);
}

/** The figures of a trip as its answer states them. */
export function figuresOf({ trip, segments }: WholeTrip): Figures {
  return {
    departure: trip.depart,
    arrival: trip.arrive,
    boardings: segments.filter(({ type, isContinuation }) => type === 'scheduled' && isContinuation !== true).length,
    vehicles: segments.filter((one) => one.type !== 'stationary' && one.isContinuation !== true && !isWalk(one)).length,
    walkSeconds: segments.filter(isWalk).reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
    carbon: trip.carbonCost,
    money: trip.moneyCost,
    currency: trip.currency,
    missed: trip.availability !== 'AVAILABLE',
  };
}
