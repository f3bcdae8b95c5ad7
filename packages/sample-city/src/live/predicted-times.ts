import type { Drive } from './drive.ts';

/** The times of a drive as its operator knows them at an instant. */
export interface PredictedTimes {
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  /** First call that the vehicle has not left. */
  readonly next: number;
}

/** Share of a change of delay ahead that predictions foresee: operators know the traffic, but not all of it. */
const FORESIGHT = 0.6;

/** Times that have passed are as they were; times to come carry on the delay of now and part of its change ahead. */
export function predictedTimes(drive: Drive, at: number): PredictedTimes {
  const { arrivals, departures, scheduledArrivals, scheduledDepartures } = drive;
  const left = departures.findIndex((time) => time > at);
  const next = left < 0 ? departures.length - 1 : left;
  const now = departures[Math.max(0, next - 1)]! - scheduledDepartures[Math.max(0, next - 1)]!;
  const predict = (real: number, scheduled: number): number =>
    real <= at ? real : Math.max(at, scheduled + Math.round(now + FORESIGHT * (real - scheduled - now)));
  const [foreseen, leaving]: [number[], number[]] = [[], []];
  arrivals.forEach((real, i) => {
    const arrival = Math.max(predict(real, scheduledArrivals[i]!), leaving[i - 1] ?? Number.NEGATIVE_INFINITY);
    foreseen.push(arrival);
    leaving.push(Math.max(arrival, predict(departures[i]!, scheduledDepartures[i]!)));
  });
  return { arrivals: foreseen, departures: leaving, next };
}
