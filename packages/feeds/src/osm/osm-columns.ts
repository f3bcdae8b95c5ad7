import type { StreetRows } from '@tripwright/core/street/build';
import { GrowingColumn } from '../columns/index.ts';

/** OpenStreetMap's database holds 255 characters, which are up to 510 units of UTF-16. */
const LONGEST_TEXT = 510;

/**
 * Collects the elements of a file in typed arrays, without an object per element. After `addNode`, `addWay` or `addRelation`, its tags are
 * pushed as key and value strings, and its references or members to the columns of their names.
 */
export class OsmColumns {
  readonly #strings: string[] = [];
  readonly #stringIndex = new Map<string, number>();
  readonly nodeId: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly nodeLat: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly nodeLng: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly nodeFirstTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly nodeTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly wayId: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly wayFirstRef: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly wayRef: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly wayFirstTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly wayTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly relationId: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly relationFirstMember: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly memberType: GrowingColumn<Uint8Array> = new GrowingColumn(Uint8Array);
  readonly memberRef: GrowingColumn<Float64Array> = new GrowingColumn(Float64Array);
  readonly memberRole: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly relationFirstTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);
  readonly relationTag: GrowingColumn<Int32Array> = new GrowingColumn(Int32Array);

  /** The index of a string, added if it is new. One that OpenStreetMap could not hold is cut off. */
  string(text: string): number {
    const known = this.#stringIndex.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST_TEXT) return this.string(withoutRest(text));
    const index = this.#strings.push(text) - 1;
    this.#stringIndex.set(text, index);
    return index;
  }

  /** Different strings so far. */
  get stringCount(): number {
    return this.#strings.length;
  }

  /** Begins a node; its tags follow in `nodeTag`. */
  addNode(id: number, lat: number, lng: number): void {
    this.nodeId.push(id);
    this.nodeLat.push(lat);
    this.nodeLng.push(lng);
    this.nodeFirstTag.push(this.nodeTag.length);
  }

  addWay(id: number): void {
    this.wayId.push(id);
    this.wayFirstRef.push(this.wayRef.length);
    this.wayFirstTag.push(this.wayTag.length);
  }

  addRelation(id: number): void {
    this.relationId.push(id);
    this.relationFirstMember.push(this.memberRef.length);
    this.relationFirstTag.push(this.relationTag.length);
  }

  finish(): StreetRows {
    this.nodeFirstTag.push(this.nodeTag.length);
    this.wayFirstRef.push(this.wayRef.length);
    this.wayFirstTag.push(this.wayTag.length);
    this.relationFirstMember.push(this.memberRef.length);
    this.relationFirstTag.push(this.relationTag.length);
    return {
      strings: this.#strings,
      nodeId: this.nodeId.take(),
      nodeLat: this.nodeLat.take(),
      nodeLng: this.nodeLng.take(),
      nodeFirstTag: this.nodeFirstTag.take(),
      nodeTag: this.nodeTag.take(),
      wayId: this.wayId.take(),
      wayFirstRef: this.wayFirstRef.take(),
      wayRef: this.wayRef.take(),
      wayFirstTag: this.wayFirstTag.take(),
      wayTag: this.wayTag.take(),
      relationId: this.relationId.take(),
      relationFirstMember: this.relationFirstMember.take(),
      memberType: this.memberType.take(),
      memberRef: this.memberRef.take(),
      memberRole: this.memberRole.take(),
      relationFirstTag: this.relationFirstTag.take(),
      relationTag: this.relationTag.take(),
    };
  }
}

/** Whether a place is on the Earth: damaged files have nodes anywhere. */
export function isOnEarth(lat: number, lng: number): boolean {
  return lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180;
}

/** The beginning of a text that is too long. A copy, because a slice would keep the whole text in memory. */
function withoutRest(text: string): string {
  return Buffer.from(text.slice(0, LONGEST_TEXT), 'utf16le').toString('utf16le');
}
