import type { StreetRows } from '@tripwright/core/street/build';

/** Grows typed arrays for elements as a file is read: no object per element is ever kept. */
export class OsmColumns {
  readonly #strings: string[] = [];
  readonly #stringIndex = new Map<string, number>();
  readonly nodeId: Grower<Float64Array> = new Grower(Float64Array);
  readonly nodeLat: Grower<Float64Array> = new Grower(Float64Array);
  readonly nodeLng: Grower<Float64Array> = new Grower(Float64Array);
  readonly nodeFirstTag: Grower<Int32Array> = new Grower(Int32Array);
  readonly nodeTag: Grower<Int32Array> = new Grower(Int32Array);
  readonly wayId: Grower<Float64Array> = new Grower(Float64Array);
  readonly wayFirstRef: Grower<Int32Array> = new Grower(Int32Array);
  readonly wayRef: Grower<Float64Array> = new Grower(Float64Array);
  readonly wayFirstTag: Grower<Int32Array> = new Grower(Int32Array);
  readonly wayTag: Grower<Int32Array> = new Grower(Int32Array);
  readonly relationId: Grower<Float64Array> = new Grower(Float64Array);
  readonly relationFirstMember: Grower<Int32Array> = new Grower(Int32Array);
  readonly memberType: Grower<Uint8Array> = new Grower(Uint8Array);
  readonly memberRef: Grower<Float64Array> = new Grower(Float64Array);
  readonly memberRole: Grower<Int32Array> = new Grower(Int32Array);
  readonly relationFirstTag: Grower<Int32Array> = new Grower(Int32Array);
  readonly relationTag: Grower<Int32Array> = new Grower(Int32Array);

  string(text: string): number {
    const known = this.#stringIndex.get(text);
    if (known !== undefined) return known;
    const index = this.#strings.push(text) - 1;
    this.#stringIndex.set(text, index);
    return index;
  }

  /** Begins a node; its tags follow through `nodeTag` as key and value strings. */
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

type Growable = Float64Array | Int32Array | Uint8Array;

/** A typed array that doubles when full. */
export class Grower<T extends Growable> {
  readonly #type: { new (length: number): T };
  #data: T;
  length = 0;

  constructor(type: { new (length: number): T }) {
    this.#type = type;
    this.#data = new type(1024);
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new this.#type(this.#data.length * 2);
      larger.set(this.#data as never);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }

  take(): T {
    return this.#data.slice(0, this.length) as T;
  }
}

/** Whether a place is one: damaged files and mistakes put nodes anywhere. */
export function isOnEarth(lat: number, lng: number): boolean {
  return lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180;
}
