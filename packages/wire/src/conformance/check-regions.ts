import {
  entries,
  inspect,
  inspectEverywhere,
  int32,
  isObject,
  list,
  number,
  object,
  polyline,
  type Shape,
  someText,
  text,
  texts,
  truth,
  url,
} from './inspect.ts';
import { checkColour, checkZone } from './shapes.ts';
import { gather } from './violation.ts';

const TOP: Shape = { required: { hashCode: int32, regions: list, modes: object } };
const REGION: Shape = {
  required: { name: someText, polygon: polyline, timezone: someText, modes: texts, cities: list, urls: texts },
};
const CITY: Shape = {
  required: { title: text, lat: number, lng: number },
  optional: { identifier: someText, timezone: someText, region: someText },
};
const MODE: Shape = {
  required: { title: someText, color: object },
  optional: { subtitle: text, implies: texts, required: truth, URL: url, icon: someText, darkIcon: someText },
};

/** Checks a body of `/v1/regions.json` against wire-format.md section 1. @returns one line per violation, none when it conforms */
export function checkRegions(body: unknown): readonly string[] {
  return gather((report) => {
    inspectEverywhere(body, '$', report);
    const top = inspect(body, '$', TOP, report);
    const modes = isObject(top?.['modes']) ? top['modes'] : {};
    for (const [entry, path] of entries(top?.['regions'], '$.regions')) {
      const region = inspect(entry, path, REGION, report);
      checkZone(region?.['timezone'], `${path}.timezone`, report);
      for (const [city, at] of entries(region?.['cities'], `${path}.cities`)) {
        const found = inspect(city, at, CITY, report);
        checkZone(found?.['timezone'], `${at}.timezone`, report);
      }
      const urls = entries(region?.['urls'], `${path}.urls`);
      if (urls.length === 0) report(`${path}.urls`, 'is empty: some clients call these addresses and nothing else');
      for (const [address, at] of urls) if (!url.accepts(address)) report(at, 'is not an absolute URL');
      for (const [mode, at] of entries(region?.['modes'], `${path}.modes`)) {
        if (!Object.hasOwn(modes, String(mode))) report(at, `"${mode}" is not described in $.modes`);
      }
    }
    for (const [mode, details] of Object.entries(modes)) {
      const found = inspect(details, `$.modes.${mode}`, MODE, report);
      checkColour(found?.['color'], `$.modes.${mode}.color`, report);
    }
  });
}
