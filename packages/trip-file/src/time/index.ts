export {
  isTimeProblem,
  parseDuration,
  parseTripTime,
  resolveTime,
  type TimeContext,
  type TimeProblem,
  type TripTime,
} from './trip-time.ts';
