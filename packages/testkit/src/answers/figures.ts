import { isWalk, type WholeTrip } from './whole-answer.ts';

/** What a traveller may prefer one trip to another for. */
export interface Figures {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  /** With those that have no timetable. */
  readonly vehicles: number;
  readonly walkSeconds: number;
  readonly carbon: number;
  readonly money: number | undefined;
  readonly currency: string | undefined;
  readonly missed: boolean;
}

/** Whether the rival is at least as good in everything and better in something. @param counted beside a single mode a combination's taxi is a vehicle, too */
export function isPointless(own: Figures, rival: Figures, counted: 'boardings' | 'vehicles'): boolean {
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
  // what has no price may be dearer or cheaper than what has one
  else if ((own.money === undefined) !== (rival.money === undefined)) return false;
  return pairs.every(([mine, others]) => others <= mine) && pairs.some(([mine, others]) => others < mine);
}

/** What is told of a trip and its segments, in these terms. */
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
