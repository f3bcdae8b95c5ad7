import {
  channel,
  entries,
  inspect,
  int32,
  integer,
  isObject,
  list,
  number,
  object,
  oneOf,
  polyline,
  type Report,
  type Shape,
  someText,
  text,
  texts,
  time,
  truth,
} from './inspect.ts';

// Objects that several answers share (wire-format.md sections 1 and 10).

const COLOUR: Shape = { required: { red: channel, green: channel, blue: channel } };

export function checkColour(value: unknown, path: string, report: Report): void {
  if (value !== undefined) inspect(value, path, COLOUR, report);
}

const MODE_INFO: Shape = {
  required: { alt: text },
  optional: {
    identifier: someText,
    localIcon: someText,
    description: text,
    remoteIcon: someText,
    remoteDarkIcon: someText,
    remoteIconIsBranding: truth,
    remoteIconIsTemplate: truth,
    color: object,
  },
};

export function checkModeInfo(value: unknown, path: string, report: Report): void {
  if (value === undefined) return;
  const info = inspect(value, path, MODE_INFO, report);
  checkColour(info?.['color'], `${path}.color`, report);
}

const LOCATION: Shape = {
  required: { lat: number, lng: number },
  optional: {
    name: text,
    address: text,
    timezone: someText,
    timeZone: someText,
    region: someText,
    city: text,
    class: someText,
    id: text,
    code: someText,
    stopCode: someText,
    popularity: integer,
    services: text,
    stopType: oneOf('bus', 'train', 'ferry', 'monorail', 'subway', 'taxi', 'parking', 'tram', 'cablecar'),
    shortName: text,
    platformCode: text,
    wheelchairAccessible: truth,
    availableRoutes: integer,
    alertHashCodes: list,
    children: list,
  },
};

const STOP: Shape = { required: { code: someText, popularity: integer } };

export function checkLocation(value: unknown, path: string, report: Report): void {
  const location = inspect(value, path, LOCATION, report);
  if (location === undefined) return;
  if (location['class'] === 'StopLocation') inspect(location, path, STOP, report);
  checkZone(location['timezone'], `${path}.timezone`, report);
  checkModeInfo(location['modeInfo'], `${path}.modeInfo`, report);
  const [lat, lng] = [location['lat'], location['lng']];
  if (typeof lat === 'number' && Math.abs(lat) > 90) report(`${path}.lat`, 'is off the globe');
  if (typeof lng === 'number' && Math.abs(lng) > 180) report(`${path}.lng`, 'is off the globe');
  for (const [child, at] of entries(location['children'], `${path}.children`)) checkLocation(child, at, report);
}

/** A time zone that `Intl` knows. */
export function checkZone(value: unknown, path: string, report: Report): void {
  if (typeof value !== 'string') return;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
  } catch {
    report(path, `"${value}" is not an IANA time zone`);
  }
}

const COMPANY: Shape = { required: { name: someText }, optional: { phone: text, website: someText, color: object } };

export function checkCompany(value: unknown, path: string, report: Report): void {
  const company = inspect(value, path, COMPANY, report);
  checkColour(company?.['color'], `${path}.color`, report);
}

const ALERT: Shape = {
  required: { hashCode: int32, severity: oneOf('alert', 'warning', 'info'), title: text },
  optional: {
    text,
    type: text,
    url: someText,
    remoteIcon: someText,
    location: object,
    stopCode: someText,
    serviceTripID: someText,
    externalId: someText,
    fromDate: time,
    toDate: time,
    lastUpdated: time,
  },
};
const ACTION: Shape = {
  required: { text: someText, type: oneOf('rerouteExcludingStops'), excludedStopCodes: texts },
};

export function checkAlert(value: unknown, path: string, report: Report): void {
  const alert = inspect(value, path, ALERT, report);
  if (alert === undefined) return;
  if (alert['title'] === '') report(`${path}.title`, 'is empty');
  if (alert['location'] !== undefined) checkLocation(alert['location'], `${path}.location`, report);
  const [from, to] = [alert['fromDate'], alert['toDate']];
  if (typeof from === 'number' && typeof to === 'number' && to < from) report(`${path}.toDate`, 'lies before fromDate');
  if (alert['action'] === undefined) return;
  const action = inspect(alert['action'], `${path}.action`, ACTION, report);
  const codes = action?.['excludedStopCodes'];
  if (Array.isArray(codes) && codes.length === 0) report(`${path}.action.excludedStopCodes`, 'is empty');
  if (Array.isArray(codes) && new Set(codes).size < codes.length)
    report(`${path}.action.excludedStopCodes`, 'names a stop twice');
}

const SHAPE: Shape = { required: { encodedWaypoints: polyline, travelled: truth }, optional: { stops: list } };
const SHAPE_STOP: Shape = {
  required: { lat: number, lng: number, code: someText, name: text },
  optional: {
    shortName: text,
    platformCode: text,
    bearing: integer,
    relativeArrival: integer,
    relativeDeparture: integer,
    wheelchairAccessible: truth,
    pickUpOnly: truth,
    dropOffOnly: truth,
  },
};

export function checkShape(value: unknown, path: string, report: Report): void {
  const shape = inspect(value, path, SHAPE, report);
  for (const [stop, at] of entries(shape?.['stops'], `${path}.stops`)) inspect(stop, at, SHAPE_STOP, report);
}

const STREET: Shape = {
  required: { encodedWaypoints: polyline },
  optional: {
    name: someText,
    metres: integer,
    instruction: oneOf(
      'HEAD_TOWARDS',
      'CONTINUE_STRAIGHT',
      'TURN_SLIGHTLY_LEFT',
      'TURN_LEFT',
      'TURN_SHARPLY_LEFT',
      'TURN_SLIGHTLY_RIGHT',
      'TURN_RIGHT',
      'TURN_SHARPLY_RIGHT',
      'U_TURN',
    ),
    safe: truth,
    dismount: truth,
    hop: truth,
    roadTags: texts,
  },
};

export function checkStreet(value: unknown, path: string, report: Report): void {
  inspect(value, path, STREET, report);
}

const VEHICLE: Shape = {
  required: { location: object, id: someText, lastUpdate: time },
  optional: {
    label: someText,
    speed: number,
    components: list,
    occupancy: oneOf(
      'EMPTY',
      'MANY_SEATS_AVAILABLE',
      'FEW_SEATS_AVAILABLE',
      'STANDING_ROOM_ONLY',
      'CRUSHED_STANDING_ROOM_ONLY',
      'FULL',
      'NOT_ACCEPTING_PASSENGERS',
    ),
  },
};
const VEHICLE_POSITION: Shape = { required: { lat: number, lng: number }, optional: { bearing: number } };
const REALTIME_STOP: Shape = {
  required: { code: someText },
  optional: { predictedArrival: time, predictedDeparture: time, actualArrival: time, actualDeparture: time },
};

export function checkRealtimeStop(value: unknown, path: string, report: Report): void {
  inspect(value, path, REALTIME_STOP, report);
}

export function checkRealtimeVehicle(value: unknown, path: string, report: Report): void {
  if (value === undefined) return;
  const vehicle = inspect(value, path, VEHICLE, report);
  if (isObject(vehicle?.['location'])) inspect(vehicle['location'], `${path}.location`, VEHICLE_POSITION, report);
}
