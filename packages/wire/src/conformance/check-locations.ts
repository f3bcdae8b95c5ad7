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
} from './inspect.ts';
import { checkLocation } from './shapes.ts';
import { gather } from './violation.ts';

const TOP: Shape = { required: { groups: list } };
const GROUP: Shape = { required: { key: someText, hashCode: int32 }, optional: { stops: list } };
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
    }
  });
}
