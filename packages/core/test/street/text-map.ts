import { pathWays, type StreetAnswer, StreetEngine, type StreetMetric } from '../../src/engine/street/index.ts';
import type { LatLng } from '../../src/geo/index.ts';
import type { StreetProfileName } from '../../src/modes/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildStreetGraph, type StreetBuildOptions } from '../../src/street/build/index.ts';
import { StreetGraph } from '../../src/street/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';

type Tags = Record<string, string>;

export interface TextMapOptions {
  /** Ways by the letters of their nodes; the letters are the name unless tagged. Default highway=residential. */
  readonly ways: Record<string, Tags>;
  readonly nodes?: Record<string, Tags>;
  /** `from`, `to` and `via` name ways by letters, or `via` one node. */
  readonly restrictions?: readonly { from: string; via: string | readonly string[]; to: string; tags: Tags }[];
  /** Rings are ways by letters; the relation's number is 7000 and up. */
  readonly multipolygons?: readonly { outer: readonly string[]; inner?: readonly string[]; tags: Tags }[];
  /** Metres between neighbouring characters; lines are twice as far apart. Default 50. */
  readonly grid?: number;
  /** The place of the top left character. */
  readonly origin?: LatLng;
  readonly build?: StreetBuildOptions;
}

/** Keys of ways that are not streets by default. */
const otherKinds = ['highway', 'route', 'public_transport', 'railway', 'barrier', 'amenity', 'natural', 'indoor'];

const METRES_PER_DEGREE = 111_195;

/** A map drawn in characters, in the manner of Valhalla's gurka tests: letters are nodes, digits are just places. */
export class TextMap {
  readonly engine: StreetEngine;
  readonly places: ReadonlyMap<string, LatLng>;
  readonly elements: TestElements;
  readonly findings: ReturnType<typeof buildStreetGraph>['findings'];

  constructor(drawing: string, options: TextMapOptions) {
    const { grid = 50, origin = { lat: 41.15, lng: -8.61 } } = options;
    const places = new Map<string, LatLng>();
    drawing.split('\n').forEach((line, row) => {
      [...line].forEach((character, column) => {
        if (!/[A-Za-z0-9]/.test(character)) return;
        const lat = origin.lat - (row * 2 * grid) / METRES_PER_DEGREE;
        const shrink = Math.cos((origin.lat * Math.PI) / 180);
        places.set(character, { lat, lng: origin.lng + (column * grid) / (METRES_PER_DEGREE * shrink) });
      });
    });
    this.places = places;
    const idOf = (letter: string): number => letter.codePointAt(0)!;
    const letters = [...places].filter(([letter]) => /[A-Za-z]/.test(letter));
    const wayIds = new Map(Object.keys(options.ways).map((letters, i) => [letters, 1000 + i]));
    const wayId = (letters: string): number => wayIds.get(letters) ?? 999_999;
    this.elements = {
      nodes: letters.map(([letter, place]) => ({ id: idOf(letter), ...place, tags: options.nodes?.[letter] ?? {} })),
      ways: Object.entries(options.ways).map(([letters, tags]) => ({
        id: wayId(letters),
        refs: [...letters].map(idOf),
        tags: {
          ...(otherKinds.some((key) => key in tags) ? {} : { highway: 'residential' }),
          name: letters,
          ...tags,
        },
      })),
      relations: [
        ...(options.restrictions ?? []).map(({ from, via, to, tags }, i) => ({
          id: 5000 + i,
          members: [
            { type: 'way' as const, ref: wayId(from), role: 'from' },
            ...(typeof via === 'string'
              ? [{ type: 'node' as const, ref: idOf(via), role: 'via' }]
              : via.map((way) => ({ type: 'way' as const, ref: wayId(way), role: 'via' }))),
            { type: 'way' as const, ref: wayId(to), role: 'to' },
          ],
          tags: { type: 'restriction', ...tags },
        })),
        ...(options.multipolygons ?? []).map(({ outer, inner = [], tags }, i) => ({
          id: 7000 + i,
          members: [
            ...outer.map((letters) => ({ type: 'way' as const, ref: wayId(letters), role: 'outer' })),
            ...inner.map((letters) => ({ type: 'way' as const, ref: wayId(letters), role: 'inner' })),
          ],
          tags: { type: 'multipolygon', ...tags },
        })),
      ],
    };
    const strings = new StringPoolBuilder();
    const built = buildStreetGraph(elementsToRows(this.elements), strings, { keepIslands: true, ...options.build });
    this.findings = built.findings;
    const pool = strings.build();
    this.engine = new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
  }

  place(character: string): LatLng {
    const place = this.places.get(character);
    if (place === undefined) throw new Error(`the map has no "${character}"`);
    return place;
  }

  answer(profile: StreetProfileName, from: string, to: string): StreetAnswer {
    return this.engine.route(this.engine.metric(profile), this.place(from), this.place(to));
  }

  /** Names of the ways travelled in order, or the reason for none. */
  route(profile: StreetProfileName, from: string, to: string): string {
    return this.routeBy(this.engine.metric(profile), from, to);
  }

  /** The result of {@link route} by a given metric. */
  routeBy(metric: StreetMetric, from: string, to: string): string {
    const answer = this.engine.route(metric, this.place(from), this.place(to));
    if (!answer.found) return answer.reason;
    const ways = pathWays(answer.path).filter((way) => way.metres > 0.5);
    return ways.map((way) => `${way.name}${way.pushed ? ' (pushed)' : ''}`).join(', ');
  }

  /** Letters of the nodes passed, the snapped ends left out. */
  nodes(profile: StreetProfileName, from: string, to: string): string {
    const answer = this.answer(profile, from, to);
    if (!answer.found) return answer.reason;
    const passed: string[] = [];
    for (const { nodes } of pathWays(answer.path)) {
      for (const node of nodes) {
        const letter = String.fromCodePoint(node);
        if (passed.at(-1) !== letter) passed.push(letter);
      }
    }
    return passed.join('');
  }
}

/** @param drawing lines of characters; the first line is left out when empty */
export function textMap(drawing: string, options: TextMapOptions): TextMap {
  return new TextMap(drawing, options);
}
