import { type TripLinks, tripAddresses } from './trip-links.ts';

/** Body of `/v1/trip/save/<id>`: ids hold the whole trip, so saving one only names it. */
export interface SavedTrip {
  readonly token: string;
  /** Opens the trip for as long as its region is served. */
  readonly url: string;
  /** Only where live data exist. */
  readonly updateUrl?: string;
}

/** Encodes a saved trip. @param isLive whether live data exist for it */
export function encodeSavedTrip(id: string, links: TripLinks, isLive: boolean): SavedTrip {
  const { temporaryURL = '', updateURL } = tripAddresses(id, links, isLive ? 0 : undefined);
  return { token: id, url: temporaryURL, ...(updateURL !== undefined && { updateUrl: updateURL }) };
}
