export type { FareRide, Price, Ticket } from './fare-ride.ts';
export { Fares } from './fares.ts';
