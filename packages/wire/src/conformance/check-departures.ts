import {
  entries,
  inspect,
  inspectEverywhere,
  integer,
  list,
  object,
  oneOf,
  type Report,
  type Shape,
  someText,
  text,
  time,
  truth,
} from './inspect.ts';
import { checkColour, checkLocation, checkModeInfo, checkShape } from './shapes.ts';
import { gather } from './violation.ts';

const STATUS = oneOf('IS_REAL_TIME', 'CAPABLE', 'INCAPABLE', 'CANCELLED');
const SOURCE = oneOf('stale', 'no-data', 'scheduled', 'carried-on', 'predicted', 'observed');
const SERVICE: Shape = {
  required: { serviceTripID: someText, operator: text, modeInfo: object },
  optional: {
    operatorID: someText,
    serviceNumber: text,
    serviceName: text,
    serviceDirection: text,
    frequency: integer,
    realTimeStatus: STATUS,
    liveSource: SOURCE,
    liveUpdated: time,
    wheelchairAccessible: truth,
    bicycleAccessible: truth,
    realTimeDeparture: time,
    realTimeArrival: time,
  },
};
const DEPARTURE: Shape = {
  required: { startTime: time, searchString: text },
  optional: { endTime: time, endStopCode: someText, startPlatform: someText, platform: someText },
};
const BOARDS: Shape = { required: { embarkationStops: list }, optional: { stops: list, parentStops: list } };
const BOARD: Shape = { required: { stopCode: someText, services: list }, optional: { wheelchairAccessible: truth } };

/** Checks a body of `/v1/departures.json` against wire-format.md sections 1 and 14. @returns one line per violation */
export function checkDepartures(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const top = inspect(body, '$', BOARDS, report);
    const codes = new Set<unknown>();
    for (const [value, path] of entries(top?.['embarkationStops'], '$.embarkationStops')) {
      const board = inspect(value, path, BOARD, report);
      if (codes.has(board?.['stopCode'])) report(`${path}.stopCode`, 'occurs twice');
      codes.add(board?.['stopCode']);
      let before = Number.NEGATIVE_INFINITY;
      for (const [service, at] of entries(board?.['services'], `${path}.services`)) {
        checkService(service, at, report);
        const departure = inspect(service, at, DEPARTURE, report);
        const end = departure?.['endStopCode'] === board?.['stopCode'] ? 'Arrival' : 'Departure';
        const shown = departure?.[`realTime${end}`] ?? departure?.[end === 'Arrival' ? 'endTime' : 'startTime'];
        if (typeof shown === 'number' && shown < before) report(at, 'is earlier than the one before');
        if (typeof shown === 'number') before = shown;
      }
    }
    const stops = [
      ...entries(top?.['stops'], '$.stops'),
      ...entries(top?.['parentStops'], '$.parentStops'),
      ...(top?.['parentInfo'] === undefined ? [] : [[top['parentInfo'], '$.parentInfo'] as const]),
    ];
    for (const [stop, path] of stops) {
      checkLocation(stop, path, report);
      inspect(
        stop,
        path,
        { required: { code: someText, stopCode: someText, popularity: integer, modeInfo: object } },
        report,
      );
    }
  });
}

/** Checks a body of `/v1/service.json`. @returns one line per violation */
export function checkServiceAnswer(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    checkService(body, '$', report);
    const top = inspect(body, '$', { required: { shapes: list } }, report);
    const shapes = entries(top?.['shapes'], '$.shapes');
    if (!shapes.some(([shape]) => (shape as { readonly travelled?: unknown }).travelled === true))
      report('$.shapes', 'has no part that is travelled');
    for (const [shape, path] of shapes) {
      checkShape(shape, path, report);
      for (const [stop, at] of entries((shape as { readonly stops?: unknown }).stops, `${path}.stops`))
        inspect(stop, at, { optional: { arrival: time, departure: time, liveSource: SOURCE } }, report);
    }
  });
}

/** Checks a body of `/v1/latest.json`. @returns one line per violation */
export function checkLatest(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const top = inspect(body, '$', { required: { services: list } }, report);
    for (const [service, path] of entries(top?.['services'], '$.services')) {
      const shape: Shape = {
        required: { serviceTripID: someText },
        optional: {
          startStopCode: someText,
          startTime: time,
          endTime: time,
          lastUpdate: time,
          liveSource: SOURCE,
          stops: list,
        },
      };
      const found = inspect(service, path, shape, report);
      for (const [stop, at] of entries(found?.['stops'], `${path}.stops`))
        inspect(
          stop,
          at,
          { required: { stopCode: someText }, optional: { arrival: time, departure: time, liveSource: SOURCE } },
          report,
        );
    }
  });
}

function checkService(value: unknown, path: string, report: Report): void {
  const service = inspect(value, path, SERVICE, report);
  checkModeInfo(service?.['modeInfo'], `${path}.modeInfo`, report);
  checkColour(service?.['serviceColor'], `${path}.serviceColor`, report);
  checkColour(service?.['serviceTextColor'], `${path}.serviceTextColor`, report);
}
