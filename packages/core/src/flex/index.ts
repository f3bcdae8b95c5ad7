export {
  type BookingRule,
  type BookingWindow,
  bookable,
  bookingWindow,
  earliestBookable,
  type WantedRide,
} from './booking.ts';
export { type FlexDocument, packFlex, unpackFlex } from './flex-document.ts';
export type { BookingRuleRow, FlexCall, FlexPlace, FlexRows, FlexService, FlexStop, FlexTrip } from './flex-rows.ts';
export {
  type FlexEnd,
  type FlexQuery,
  type FlexRide,
  FlexServices,
  type FlexSpot,
  flexRideSeconds,
} from './flex-services.ts';
