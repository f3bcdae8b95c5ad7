import {
  mergeSegment,
  placeholdersWithoutField,
  type SegmentReference,
  type SegmentTemplate,
} from '@tripwright/core/template';
import {
  entries,
  inspect,
  inspectEverywhere,
  int32,
  integer,
  isObject,
  type Json,
  list,
  number,
  object,
  oneOf,
  type Report,
  type Shape,
  someText,
  text,
  texts,
  time,
  truth,
  url,
} from './inspect.ts';
import {
  checkAlert,
  checkColour,
  checkCompany,
  checkLocation,
  checkModeInfo,
  checkRealtimeStop,
  checkRealtimeVehicle,
  checkShape,
  checkStreet,
} from './shapes.ts';
import { gather } from './violation.ts';

const AVAILABILITY = oneOf('AVAILABLE', 'MISSED_PREBOOKING_WINDOW', 'CANCELLED', 'OUTSIDE_SERVICED_AREA');
const TOP: Shape = {
  required: { groups: list },
  optional: {
    segmentTemplates: list,
    alerts: list,
    query: object,
    regions: texts,
    region: someText,
    realTimeStamp: time,
  },
};
const GROUP: Shape = { required: { trips: list }, optional: { frequency: integer, sources: list } };
const TRIP: Shape = {
  required: {
    depart: time,
    arrive: time,
    segments: list,
    mainSegmentHashCode: int32,
    weightedScore: number,
    caloriesCost: number,
    carbonCost: number,
    hassleCost: number,
  },
  optional: {
    id: someText,
    moneyCost: number,
    moneyUSDCost: number,
    moneyCostUSD: number,
    currency: someText,
    currencySymbol: someText,
    availability: AVAILABILITY,
    hideExactTimes: truth,
    queryIsLeaveAfter: truth,
    queryTime: time,
    queryMinimumTransferSeconds: integer,
    hasMissedConnection: truth,
    temporaryURL: url,
    saveURL: url,
    shareURL: url,
    updateURL: url,
    plannedURL: url,
    progressURL: url,
    logURL: url,
    hookURL: url,
  },
};
const REFERENCE: Shape = {
  required: { segmentTemplateHashCode: int32, startTime: time, endTime: time },
  optional: {
    id: someText,
    availability: AVAILABILITY,
    realTime: truth,
    alertHashCodes: list,
    serviceTripID: someText,
    serviceNumber: text,
    serviceName: text,
    serviceDirection: text,
    stops: integer,
    platform: text,
    startPlatform: text,
    endPlatform: text,
    frequency: integer,
    wheelchairAccessible: truth,
    bicycleAccessible: truth,
    isCancelled: truth,
    realTimeStatus: oneOf('IS_REAL_TIME', 'CAPABLE', 'INCAPABLE', 'CANCELLED'),
    routeDirection: integer,
    timetableStartTime: time,
    timetableEndTime: time,
    timetableStartPlatform: text,
    timetableEndPlatform: text,
    realtimeVehicle: object,
    realtimeStops: list,
    liveSource: oneOf('scheduled', 'no-data', 'stale', 'carried-on', 'predicted', 'observed'),
    liveUpdated: time,
    cancelledDepartures: list,
    missedBySeconds: integer,
    connection: object,
  },
};
const TEMPLATE: Shape = {
  required: {
    hashCode: int32,
    type: oneOf('scheduled', 'unscheduled', 'stationary'),
    visibility: oneOf('in summary', 'on map', 'in details', 'hidden'),
  },
  optional: {
    modeIdentifier: someText,
    action: text,
    notes: text,
    travelDirection: integer,
    stopCode: someText,
    endStopCode: someText,
    isContinuation: truth,
    metres: integer,
    metresSafe: integer,
    metresUnsafe: integer,
    metresDismount: integer,
    durationWithoutTraffic: integer,
    'turn-by-turn': oneOf('CYCLING', 'DRIVING', 'WALKING'),
    shapes: list,
    streets: list,
    isParking: truth,
    hasCarParks: truth,
  },
};
const ERROR: Shape = { required: { error: someText, usererror: truth }, optional: { errorCode: integer } };

const BOOKING: Shape = {
  required: { title: someText },
  optional: { externalActions: texts, url, quickBookingsUrl: url, virtualBookingUrl: url },
};
const STOCK: Shape = {
  required: { lastUpdate: time },
  optional: { availableVehicles: integer, availableSpaces: integer },
};
const SHARED_VEHICLE: Shape = {
  required: { identifier: someText, operator: object, vehicleTypeInfo: object },
  optional: { disabled: truth, reserved: truth, batteryLevel: integer, currentRangeMeters: number, imageURL: url },
};
const LOCAL_COST: Shape = {
  required: { cost: number, currency: someText, accuracy: someText },
  optional: { minCost: number, maxCost: number, costComponents: list },
};
const COST_COMPONENT: Shape = {
  required: {
    type: oneOf(
      'FUEL',
      'TOLL',
      'VEHICLE_MAINTENANCE',
      'HIRE',
      'TAXI_BOOKING_FEE',
      'TAXI_FLAG_FALL',
      'TAXI_COST',
      'TAXI_MINIMUM_FARE',
      'TICKET',
      'PARKING',
    ),
    cost: number,
  },
  optional: { name: someText },
};

/**
 * Checks a body of `/v1/routing.json` against wire-format.md section 1, and a refusal against section 4.
 * @returns one line per violation, none when it conforms
 */
export function checkRouting(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    if (isObject(body) && (body['error'] !== undefined || body['usererror'] !== undefined)) {
      inspect(body, '$', ERROR, report);
      return;
    }
    const top = inspect(body, '$', TOP, report);
    if (top === undefined) return;
    const groups = entries(top['groups'], '$.groups');
    if (groups.length > 0 && top['segmentTemplates'] === undefined) report('$.segmentTemplates', 'is missing');
    const templates = checkTemplates(top, report);
    const alerts = new Set<unknown>();
    for (const [alert, path] of entries(top['alerts'], '$.alerts')) {
      checkAlert(alert, path, report);
      if (!isObject(alert)) continue;
      if (alerts.has(alert['hashCode'])) report(`${path}.hashCode`, 'occurs twice');
      alerts.add(alert['hashCode']);
    }
    if (isObject(top['query'])) {
      inspect(top['query'], '$.query', { optional: { depart: time, arrive: time } }, report);
      for (const end of ['from', 'to']) checkLocation(top['query'][end], `$.query.${end}`, report);
    }
    const used = new Set<unknown>();
    const ids = new Set<unknown>();
    for (const [entry, path] of groups) {
      const group = inspect(entry, path, GROUP, report);
      const trips = entries(group?.['trips'], `${path}.trips`);
      if (trips.length === 0) report(`${path}.trips`, 'is empty');
      for (const [source, at] of entries(group?.['sources'], `${path}.sources`)) {
        if (isObject(source)) checkCompany(source['provider'], `${at}.provider`, report);
        else report(at, 'is not an object');
      }
      for (const [trip, at] of trips) {
        checkTrip(trip, at, { templates, alerts, used }, report);
        if (isObject(trip) && trip['id'] !== undefined) {
          if (ids.has(trip['id'])) report(`${at}.id`, 'is the id of another trip');
          ids.add(trip['id']);
        }
      }
    }
    for (const hash of templates.keys())
      if (!used.has(hash)) report('$.segmentTemplates', `${hash} is used by no trip`);
  });
}

function checkTemplates(top: Json, report: Report): ReadonlyMap<unknown, Json> {
  const templates = new Map<unknown, Json>();
  for (const [entry, path] of entries(top['segmentTemplates'], '$.segmentTemplates')) {
    const template = inspect(entry, path, TEMPLATE, report);
    if (template === undefined) continue;
    if (templates.has(template['hashCode'])) report(`${path}.hashCode`, 'occurs twice');
    templates.set(template['hashCode'], template);
    checkModeInfo(template['modeInfo'], `${path}.modeInfo`, report);
    if (template['operatorInfo'] !== undefined) {
      checkCompany(template['operatorInfo'], `${path}.operatorInfo`, report);
    }
    checkLocalCost(template['localCost'], `${path}.localCost`, report);
    if (isObject(template['mini']))
      inspect(template['mini'], `${path}.mini`, { required: { instruction: text } }, report);
    const ends = template['type'] === 'stationary' ? ['location'] : ['from', 'to'];
    for (const end of ends) checkLocation(template[end], `${path}.${end}`, report);
    for (const [shape, at] of entries(template['shapes'], `${path}.shapes`)) checkShape(shape, at, report);
    for (const [street, at] of entries(template['streets'], `${path}.streets`)) checkStreet(street, at, report);
    if (isObject(template['mapTiles'])) {
      const tiles: Shape = { required: { name: text, urlTemplates: texts, sources: list } };
      inspect(template['mapTiles'], `${path}.mapTiles`, tiles, report);
    }
  }
  return templates;
}

function checkLocalCost(value: unknown, path: string, report: Report): void {
  if (value === undefined) return;
  const cost = inspect(value, path, LOCAL_COST, report);
  for (const [component, at] of entries(cost?.['costComponents'], `${path}.costComponents`)) {
    inspect(component, at, COST_COMPONENT, report);
  }
}

interface Answer {
  readonly templates: ReadonlyMap<unknown, Json>;
  readonly alerts: ReadonlySet<unknown>;
  /** Collects the hashes that trips refer to. */
  readonly used: Set<unknown>;
}

function checkTrip(value: unknown, path: string, { templates, alerts, used }: Answer, report: Report): void {
  const trip = inspect(value, path, TRIP, report);
  const segments = entries(trip?.['segments'], `${path}.segments`);
  if (segments.length === 0) report(`${path}.segments`, 'is empty');
  const own = new Set<unknown>();
  for (const [entry, at] of segments) {
    const reference = inspect(entry, at, REFERENCE, report);
    if (reference === undefined) continue;
    const hash = reference['segmentTemplateHashCode'];
    if (own.has(hash)) report(`${at}.segmentTemplateHashCode`, 'occurs twice in one trip');
    own.add(hash);
    used.add(hash);
    for (const [alert, where] of entries(reference['alertHashCodes'], `${at}.alertHashCodes`)) {
      if (!alerts.has(alert)) report(where, 'has no alert');
    }
    checkColour(reference['serviceColor'], `${at}.serviceColor`, report);
    checkColour(reference['serviceTextColor'], `${at}.serviceTextColor`, report);
    checkRealtimeVehicle(reference['realtimeVehicle'], `${at}.realtimeVehicle`, report);
    for (const [stop, where] of entries(reference['realtimeStops'], `${at}.realtimeStops`))
      checkRealtimeStop(stop, where, report);
    checkRealtime(reference, at, report);
    if (reference['booking'] !== undefined) {
      inspect(reference['booking'], `${at}.booking`, BOOKING, report);
    }
    if (reference['stock'] !== undefined) inspect(reference['stock'], `${at}.stock`, STOCK, report);
    if (reference['sharedVehicle'] !== undefined) {
      const vehicle = inspect(reference['sharedVehicle'], `${at}.sharedVehicle`, SHARED_VEHICLE, report);
      checkCompany(vehicle?.['operator'], `${at}.sharedVehicle.operator`, report);
    }
    if (reference['ticket'] !== undefined) {
      inspect(reference['ticket'], `${at}.ticket`, { required: { name: someText } }, report);
    }
    const template = templates.get(hash);
    if (template === undefined) report(`${at}.segmentTemplateHashCode`, `${hash} has no template`);
    else checkWhole(reference, template, at, report);
  }
  if (trip !== undefined && !own.has(trip['mainSegmentHashCode'])) {
    report(`${path}.mainSegmentHashCode`, 'is not the hash of one of its segments');
  }
}

/** Members about realtime data that must agree with each other: clients learn of a cancellation from one of them, and each from another. */
function checkRealtime(reference: Json, path: string, report: Report): void {
  const {
    realTime,
    realTimeStatus: status,
    isCancelled,
    availability,
    missedBySeconds,
  } = reference as Record<string, unknown>;
  const [start, end] = [reference['startTime'], reference['endTime']];
  if (realTime === false) report(`${path}.realTime`, 'is false; it is left out then');
  if (status === 'IS_REAL_TIME' && realTime !== true) report(`${path}.realTime`, 'is missing beside IS_REAL_TIME');
  if ((status === 'CANCELLED') !== (isCancelled === true)) report(`${path}.isCancelled`, 'contradicts realTimeStatus');
  if (isCancelled === true && availability !== 'CANCELLED') report(`${path}.availability`, 'is not CANCELLED');
  for (const key of ['timetableStartTime', 'timetableEndTime'])
    if (reference[key] !== undefined && realTime !== true) report(`${path}.${key}`, 'stands beside no realtime data');
  if (typeof start === 'number' && typeof end === 'number' && end < start !== (missedBySeconds !== undefined))
    report(`${path}.endTime`, 'lies before startTime without missedBySeconds, or the other way round');
}

/** Keys that reference and template must have together. */
function checkWhole(reference: Json, template: Json, path: string, report: Report): void {
  if (template['type'] === 'scheduled') {
    const names: Shape = {
      required: {
        serviceTripID: someText,
        serviceNumber: text,
        serviceName: text,
        serviceDirection: text,
        stops: integer,
      },
    };
    inspect(reference, path, names, report);
    if (reference['platform'] !== reference['startPlatform']) report(`${path}.platform`, 'differs from startPlatform');
  }
  const segment = mergeSegment(reference as unknown as SegmentReference, template as unknown as SegmentTemplate);
  const mini = isObject(template['mini']) ? Object.values(template['mini']) : [];
  for (const words of [template['action'], template['notes'], ...mini]) {
    if (typeof words !== 'string') continue;
    for (const token of placeholdersWithoutField(words, segment))
      report(path, `${token} has no field to be filled from`);
  }
}
