import type { LatLng } from '../geo/index.ts';

/** A city as the list of regions shows it. */
export interface CityInfo extends LatLng {
  /** Dotted, such as `PT.Porto`. */
  readonly identifier: string;
  readonly title: string;
}

/** Who must be credited where data is shown (TL-9). */
export interface Credit {
  /** `gtfs`, `osm`, … */
  readonly kind: string;
  /** The feed's name, as in `RideLeg.feed`. */
  readonly name: string;
  /** Words ready to show. */
  readonly attribution: string;
  /** '' when there is none. */
  readonly url: string;
  readonly licence?: string;
}

/** What every face tells about a region. */
export interface RegionInfo {
  readonly code: string;
  readonly title: string;
  /** Closed ring. */
  readonly outline: readonly LatLng[];
  /** IANA name. */
  readonly timezone: string;
  /** Mode identifiers in the order in which they are shown. */
  readonly modes: readonly string[];
  readonly cities: readonly CityInfo[];
  /** Absolute base URLs of servers for this region, version prefix included; empty: the server that answers. */
  readonly urls: readonly string[];
  readonly credits: readonly Credit[];
  /** Name of exactly this dataset. */
  readonly datasetVersion: string;
  /** `YYYY-MM-DD`, both days included; undefined without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
}
