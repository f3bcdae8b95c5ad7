import { decodePolyline, encodePolyline } from '@tripwright/core/geo';
import type {
  Booking,
  DescribedLeg,
  HiredVehicle,
  Operator,
  Place,
  StationaryLeg,
  StreetLeg,
  StreetSection,
  TurnInstruction,
} from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import type { Company, Segment, SegmentLocation, SharedVehicle } from '@tripwright/core/template';
import { idsOfAlerts, type SaidLive } from './read-live.ts';
import { factOf, hexOf, readStopRef, zoneOf } from './read-stop.ts';
import type { RegionBook } from './region-book.ts';

/** What the legs of a trip depend on besides their segments. */
export interface TripFacts extends SaidLive {
  /** Stops and lines of the region; undefined outside all regions. */
  readonly book: RegionBook | undefined;
  /** IANA name of the zone of the region. */
  readonly timezone: string;
  /** The end of the trip, Unix seconds. */
  readonly arrival: number;
}

/** A place of a trip, with the stop as the region lists it. */
export function readPlace(location: SegmentLocation | undefined, { book, timezone: zone }: TripFacts): Place {
  const { lat = 0, lng = 0, name = '', address = '' } = location ?? {};
  const code = location?.class === 'StopLocation' ? (location.stopCode ?? location.code) : undefined;
  const timezone = zoneOf(location ?? {});
  const stop =
    code === undefined || location === undefined
      ? undefined
      : (book?.stop(code) ?? readStopRef({ ...location, timezone: zone }));
  return { lat, lng, name, address, timezone, stop };
}

/** A move over streets. */
export function readStreet(segment: Segment, described: DescribedLeg | undefined, facts: TripFacts): StreetLeg {
  const { startTime, endTime, streets = [], durationWithoutTraffic } = segment;
  const mode = segment.modeInfo?.identifier ?? segment.modeIdentifier ?? '';
  const travel = findModeFamily(mode)?.travel;
  const sections = streets.map(
    (street): StreetSection => ({
      name: street.name ?? '',
      metres: street.metres ?? 0,
      geometry: street.encodedWaypoints,
      instruction: (street.instruction as TurnInstruction | undefined) ?? 'CONTINUE_STRAIGHT',
      safe: factOf(street.safe),
      dismount: street.dismount ?? false,
      ...(street.hop === true && { hop: true }),
      roadTags: street.roadTags ?? [],
    }),
  );
  const alerts = idsOfAlerts(segment.alertHashCodes, facts);
  const operator = readOperator(segment);
  const booking = readBooking(segment);
  return {
    kind: 'street',
    mode,
    departure: startTime,
    arrival: endTime,
    ...(operator !== undefined && { operator }),
    ...(booking !== undefined && { booking }),
    ...(alerts.length > 0 && { alerts }),
    profile: described?.kind === 'street' ? described.profile : (travel?.profile ?? 'walk'),
    from: readPlace(segment.from, facts),
    to: readPlace(segment.to, facts),
    metres: segment.metres ?? sections.reduce((sum, { metres }) => sum + metres, 0),
    geometry: joined(sections.map(({ geometry }) => geometry)),
    sections,
    metresSafe: segment.metresSafe,
    metresUnsafe: segment.metresUnsafe,
    metresDismount: segment.metresDismount,
    ...(durationWithoutTraffic !== undefined && { freeFlowSeconds: durationWithoutTraffic }),
    straightLine: streets.length > 0 && streets.every(({ hop }) => hop === true),
  };
}

/** A pause. */
export function readStationary(segment: Segment, facts: TripFacts): StationaryLeg {
  const { stock, sharedVehicle } = segment;
  const alerts = idsOfAlerts(segment.alertHashCodes, facts);
  const operator = readOperator(segment);
  return {
    kind: 'stationary',
    mode: segment.modeInfo?.identifier ?? segment.modeIdentifier ?? '',
    departure: segment.startTime,
    arrival: segment.endTime,
    at: readPlace(segment.location, facts),
    ...(operator !== undefined && { operator }),
    ...(alerts.length > 0 && { alerts }),
    ...(sharedVehicle !== undefined && { vehicle: readHired(sharedVehicle) }),
    ...(stock !== undefined && {
      stock: {
        ...(stock.availableVehicles !== undefined && { vehicles: stock.availableVehicles }),
        ...(stock.availableSpaces !== undefined && { docks: stock.availableSpaces }),
        reportedAt: stock.lastUpdate,
      },
    }),
  };
}

/** Until when a segment has to be booked; of a service of other makers only that it is too late. */
function readBooking({ prebooking, availability }: Segment): Booking | undefined {
  if (prebooking === undefined)
    return availability === 'MISSED_PREBOOKING_WINDOW'
      ? { state: 'too-late', closes: undefined, message: '' }
      : undefined;
  const { state, closes, message = '' } = prebooking;
  return { state, closes, message };
}

/** The provider of a segment without a timetable; undefined where it is unknown. */
function readOperator({ operator: name = '', operatorID, operatorInfo, booking }: Segment): Operator | undefined {
  if (name === '') return undefined;
  return { ...readCompany(operatorInfo ?? { name }, operatorID ?? ''), bookingUrl: booking?.url };
}

/** A company as a provider, without an address for bookings. */
export function readCompany({ name, phone, website, color }: Company, id: string): Operator {
  return { id, name, phone, website, color: color && hexOf(color), bookingUrl: undefined };
}

/** A hired vehicle. Its identifier begins with that of its operator. */
export function readHired({
  identifier,
  name,
  vehicleTypeInfo: type,
  currentRangeMeters,
}: SharedVehicle): HiredVehicle {
  return {
    id: identifier.slice(identifier.indexOf('|') + 1),
    name: name ?? type.name ?? '',
    formFactor: type.formFactor.toLowerCase() as HiredVehicle['formFactor'],
    propulsion: type.propulsionType?.toLowerCase().replace('_', '-') as HiredVehicle['propulsion'],
    maxRangeMetres: type.maxRangeMeters,
    rangeMetres: currentRangeMeters,
  };
}

/** One line of several that follow each other, without repeated points. */
function joined(lines: readonly string[]): string {
  const points = lines.flatMap((line) => decodePolyline(line));
  return encodePolyline(
    points.filter(({ lat, lng }, at) => lat !== points[at - 1]?.lat || lng !== points[at - 1]?.lng),
  );
}
