export { moneyOfMicros } from './money-of-micros.ts';
export {
  isOpen,
  isOpenThroughout,
  type OpeningSpan,
  type OpeningTimes,
  OpeningTimesByText,
  openingTimes,
} from './opening-times.ts';
export { type ParkingFees, parkingPrice } from './parking-fees.ts';
export {
  type PricedRide,
  type RideTariff,
  rideMicros,
  ridePrice,
  type TimedTariff,
  tariffAt,
} from './ride-tariff.ts';
export { type SteppedRate, steppedMicros } from './stepped-rate.ts';
export { type DayHours, weekHours } from './week-hours.ts';
