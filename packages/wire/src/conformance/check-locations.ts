import {
  entries,
  inspect,
  inspectEverywhere,
  int32,
  integer,
  list,
  number,
  object,
  type Shape,
  someText,
  truth,
} from './inspect.ts';
import { checkLocation } from './shapes.ts';
import { gather } from './violation.ts';

const TOP: Shape = { required: { groups: list } };
const GROUP: Shape = { required: { key: someText, hashCode: int32 }, optional: { stops: list } };
const TEXT: Shape = { required: { name: someText } };
/** What clients need of each list besides a location, by the member of its kind (wire-format.md section 1). */
const LISTS: Readonly<Record<string, readonly [string, Shape]>> = {
  bikePods: ['bikePod', { required: { identifier: someText, operator: object, inService: truth } }],
  carPods: ['carPod', { required: { identifier: someText, operator: object } }],
  carRentals: ['carRental', { required: { identifier: someText, company: object } }],
  carParks: ['carPark', { required: { identifier: someText, name: someText, operator: object } }],
  freeFloating: [
    'vehicle',
    { required: { identifier: someText, operator: object, vehicleTypeInfo: object, disabled: truth } },
  ],
};
const FACILITY: Shape = { required: { facilityType: someText } };
const STOP: Shape = {
  required: { code: someText, stopCode: someText, popularity: integer, lat: number, lng: number, modeInfo: object },
};

/** Checks a body of `/v1/locations.json` against wire-format.md section 1. @returns one line per violation, none when it conforms */
export function checkLocations(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const top = inspect(body, '$', TOP, report);
    const keys = new Set<unknown>();
    for (const [entry, path] of entries(top?.['groups'], '$.groups')) {
      const group = inspect(entry, path, GROUP, report);
      if (keys.has(group?.['key'])) report(`${path}.key`, 'occurs twice');
      keys.add(group?.['key']);
      for (const [value, at] of entries(group?.['stops'], `${path}.stops`)) {
        checkLocation(value, at, report);
        const stop = inspect(value, at, STOP, report);
        if (stop !== undefined && stop['stopCode'] !== stop['code']) report(`${at}.stopCode`, 'differs from code');
      }
      for (const [name, [member, shape]] of Object.entries(LISTS)) {
        for (const [value, at] of entries(group?.[name], `${path}.${name}`)) {
          checkLocation(value, at, report);
          const own = inspect(
            (value as Readonly<Record<string, unknown>> | null)?.[member],
            `${at}.${member}`,
            shape,
            report,
          );
          const company = own?.['operator'] ?? own?.['company'];
          if (company !== undefined) inspect(company, `${at}.${member}.operator`, TEXT, report);
        }
      }
      for (const [value, at] of entries(group?.['facilities'], `${path}.facilities`)) {
        checkLocation(value, at, report);
        inspect(value, at, FACILITY, report);
      }
    }
  });
}
