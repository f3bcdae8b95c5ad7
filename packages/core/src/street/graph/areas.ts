import { type Sections, section } from '../../base/index.ts';

/** Filled areas of a region's map, for drawing, over the sections of `buildAreas`. Rings do not repeat their first point. */
export class Areas {
  readonly count: number;
  readonly kind: Uint8Array;
  readonly firstRing: Int32Array;
  readonly firstPoint: Int32Array;
  /** Micro-degrees. */
  readonly lat: Int32Array;
  readonly lng: Int32Array;

  /** @throws PlannerError `artefact-corrupt` when a section is missing */
  constructor(sections: Sections) {
    this.kind = section(sections, 'areaKind', Uint8Array);
    this.count = this.kind.length;
    this.firstRing = section(sections, 'areaFirstRing', Int32Array);
    this.firstPoint = section(sections, 'ringFirstPoint', Int32Array);
    this.lat = section(sections, 'areaPointLat', Int32Array);
    this.lng = section(sections, 'areaPointLng', Int32Array);
  }
}
