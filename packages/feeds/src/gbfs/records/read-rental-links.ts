import type { RentalLinks } from '@tripwright/core/shared-vehicles';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';

/** `rental_uris` of a station or vehicle. */
export function readRentalLinks(record: JsonRecord): RentalLinks | undefined {
  const uris = record.record('rental_uris');
  if (uris === undefined) return undefined;
  const links = definedValues({ android: uris.text('android'), ios: uris.text('ios'), web: uris.text('web') });
  return Object.keys(links).length === 0 ? undefined : links;
}

/** `rental_apps` of a system: links to the app and its stores. */
export function readRentalApps(system: JsonRecord): RentalLinks | undefined {
  const apps = system.record('rental_apps');
  if (apps === undefined) return undefined;
  const links = definedValues({
    android: apps.record('android')?.text('store_uri'),
    ios: apps.record('ios')?.text('store_uri'),
  });
  return Object.keys(links).length === 0 ? undefined : links;
}
