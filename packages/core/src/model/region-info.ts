import type { LatLng } from '../geo/index.ts';

/** A city in the list of regions. */
export interface CityInfo extends LatLng {
  /** Dotted, such as `PT.Porto`. */
  readonly identifier: string;
  readonly title: string;
}

/** A source that must be credited wherever its data are shown (TL-9). */
export interface Credit {
  /** Kind of the source: `gtfs`, `osm`, `gbfs`, … */
  readonly kind: string;
  /** Name of the feed, as in `RideLeg.feed`. */
  readonly name: string;
  /** The credit line, ready to show. */
  readonly attribution: string;
  /** Web address; '' when there is none. */
  readonly url: string;
  readonly licence?: string;
}

/** A region as every interface describes it. */
export interface RegionInfo {
  readonly code: string;
  readonly title: string;
  /** Outline as a closed ring. */
  readonly outline: readonly LatLng[];
  /** IANA name of the time zone. */
  readonly timezone: string;
  /** Mode identifiers in display order. */
  readonly modes: readonly string[];
  /** The names of the companies of modes that belong to one: `ps_tax_red-cab` is of "Red Cab". Modes of several companies, or of none, are absent. */
  readonly providerNames: ReadonlyMap<string, string>;
  readonly cities: readonly CityInfo[];
  /** Absolute base URLs of the region's servers, with the version prefix. Empty: the server that answers. */
  readonly urls: readonly string[];
  readonly credits: readonly Credit[];
  /** Version of exactly these data. */
  readonly datasetVersion: string;
  /** First and last service date as `YYYY-MM-DD`, both included. Undefined without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
}
