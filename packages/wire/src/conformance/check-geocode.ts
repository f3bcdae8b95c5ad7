import {
  entries,
  inspect,
  inspectEverywhere,
  integer,
  list,
  number,
  object,
  oneOf,
  type Shape,
  someText,
  text,
  truth,
} from './inspect.ts';
import { checkLocation } from './shapes.ts';
import { gather } from './violation.ts';

/** Checks a body of `/v1/geocode.json` against wire-format.md sections 1, 10 and 14. @returns one line per violation */
export function checkGeocode(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const top = inspect(body, '$', { required: { query: text, choices: list } }, report);
    for (const [choice, path] of entries(top?.['choices'], '$.choices')) {
      checkLocation(choice, path, report);
      inspect(
        choice,
        path,
        {
          required: { name: someText, class: someText, timezone: someText, region: someText, placeKind: KIND },
          optional: { area: someText, address: someText, category: someText, metres: integer },
        },
        report,
      );
    }
  });
}

/** Checks a body of `/v1/locationInfo.json`. @returns one line per violation */
export function checkLocationInfo(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const optional = { name: someText, address: someText, region: someText, timezone: someText };
    const top = inspect(body, '$', { required: { lat: number, lng: number }, optional }, report);
    if (top?.['stop'] !== undefined) checkLocation(top['stop'], '$.stop', report);
    for (const [member, shape] of Object.entries(DETAILS))
      if (top?.[member] !== undefined) inspect(top[member], `$.${member}`, shape, report);
  });
}

/** What deployed clients require of each member: the details of its kind, not a location. */
const DETAILS: Readonly<Record<string, Shape>> = {
  bikePod: { required: { identifier: someText, operator: object, inService: truth } },
  carPod: { required: { identifier: someText, operator: object } },
  carRental: { required: { identifier: someText, company: object } },
  carPark: { required: { identifier: someText, name: someText, operator: object } },
  freeFloating: { required: { identifier: someText, operator: object, vehicleTypeInfo: object, disabled: truth } },
};
const KIND = oneOf('station', 'stop', 'locality', 'poi', 'street', 'address', 'crossing');
