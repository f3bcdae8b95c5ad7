export { canonicalJson } from './canonical-json.ts';
export { type ExpandOptions, expandText, refreshText, type TextPart, textParts } from './expand-text.ts';
export { expandTrips, type FoldedTrips, foldParts, foldTrips } from './fold-trips.ts';
export {
  type FillContext,
  type Placeholder,
  type PlaceholderName,
  type PlaceholderToken,
  placeholderByToken,
  placeholders,
  placeholdersIn,
  placeholdersWithoutField,
} from './placeholders.ts';
export { mergeSegment, type Segment, type SegmentParts } from './segment.ts';
export type { SegmentReference, SegmentReferenceFields } from './segment-reference.ts';
export type {
  MiniTexts,
  SegmentTemplate,
  SegmentTemplateFields,
  SegmentType,
  SegmentVisibility,
} from './segment-template.ts';
export type {
  Availability,
  BoardingRule,
  Booking,
  Colour,
  Company,
  ConnectionBody,
  CostComponentType,
  Geofence,
  LiveRunBody,
  LiveSource,
  LocalCost,
  MapTiles,
  ModeInfo,
  NearbyCarPark,
  Occupancy,
  Prebooking,
  RealTimeStatus,
  RealtimeStop,
  RealtimeVehicle,
  SegmentLocation,
  SegmentSource,
  ServiceShape,
  ShapeStop,
  SharedVehicle,
  StockBody,
  Street,
  Ticket,
  VehicleComponent,
} from './segment-values.ts';
export { OCCUPANCIES } from './segment-values.ts';
export type { SegmentWords } from './segment-words.ts';
export { shownSeconds } from './shown-seconds.ts';
export { withoutTime } from './without-time.ts';
