import { decodePolyline, type LatLng, ringAreaSquareMetres, ringContains } from '@tripwright/core/geo';
import type { DecodedRegions } from '@tripwright/wire/rest-v1';

/** A region as its service lists it. */
export type ListedRegion = DecodedRegions['regions'][number];

/** The regions of a service in one language, to look up by place. */
export class RegionList {
  /** The answer as it came; titles of modes and the list's hash code are in it. */
  readonly answer: DecodedRegions;
  readonly #outlines: readonly { readonly region: ListedRegion; readonly ring: readonly LatLng[] }[];

  constructor(answer: DecodedRegions) {
    this.answer = answer;
    // Smaller regions first: where regions overlap, the smaller one knows the place better.
    this.#outlines = answer.regions
      .map((region) => ({ region, ring: outlineOf(region) }))
      .sort((a, b) => ringAreaSquareMetres(a.ring) - ringAreaSquareMetres(b.ring));
  }

  /** In the order of the service. */
  get regions(): readonly ListedRegion[] {
    return this.answer.regions;
  }

  /** The region with this code. */
  find(code: string): ListedRegion | undefined {
    return this.answer.regions.find(({ name }) => name === code);
  }

  /** The regions whose outlines contain a place, the smallest first (spec 2.1). */
  at(place: LatLng): readonly ListedRegion[] {
    return this.#outlines.filter(({ ring }) => ringContains(ring, place)).map(({ region }) => region);
  }

  /** The regions for a trip: those that contain both ends, else those that contain one of them. */
  between(from: LatLng, to: LatLng): readonly ListedRegion[] {
    const atFrom = this.at(from);
    const atTo = this.at(to);
    const both = atFrom.filter((region) => atTo.includes(region));
    return both.length > 0 ? both : [...new Set([...atFrom, ...atTo])];
  }
}

/** The outline of a region; empty when it cannot be decoded, so that one damaged region leaves the others usable. */
function outlineOf({ polygon }: ListedRegion): readonly LatLng[] {
  try {
    return typeof polygon === 'string' ? decodePolyline(polygon) : [];
  } catch {
    return [];
  }
}
