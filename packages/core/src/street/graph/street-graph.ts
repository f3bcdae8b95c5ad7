import { type Sections, type StringPool, section } from '../../base/index.ts';
import { type CountryRules, countryRules, DEFAULT_COUNTRY } from '../countries/country-rules.ts';
import type { StreetTraits } from '../traits/street-traits.ts';
import { readTraits } from '../traits/trait-table.ts';
import type { BoxTree } from './box-tree.ts';
import type { TurnFamilyName } from './turn-family.ts';
import { TurnGraph } from './turn-graph.ts';

/**
 * A region's streets: read-only columns over one flat buffer (`layout.md`). A *directed edge* is `2 × edge` along the direction of its way, `2 × edge
 * + 1` against it. Access and speed are in its traits.
 */
export class StreetGraph {
  readonly strings: StringPool;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** 1e-7 degrees. */
  readonly nodeLat: Int32Array;
  readonly nodeLng: Int32Array;
  readonly nodeOsm: Float64Array;
  readonly nodeFlags: Uint8Array;
  /** Arcs that begin at a node: `arcFirst[node]` to `arcFirst[node + 1]` (exclusive). */
  readonly arcFirst: Int32Array;
  readonly arcHead: Int32Array;
  /** Directed edge. */
  readonly arcEdge: Int32Array;
  readonly edgeFrom: Int32Array;
  readonly edgeTo: Int32Array;
  /** -1 for a passage through a node. */
  readonly edgeWay: Int32Array;
  readonly edgeTrait: Int32Array;
  /** Centimetres. */
  readonly edgeLength: Int32Array;
  /** Points between the ends, in the order of the way. */
  readonly edgeFirstPoint: Int32Array;
  /**
   * `[directed edge]`: the bearing in which it begins, clockwise from north in 256ths of a turn; its end bearing is opposite to the beginning of the
   * other direction.
   */
  readonly edgeBearing: Uint8Array;
  readonly pointLat: Int32Array;
  readonly pointLng: Int32Array;
  readonly pointOsm: Float64Array;
  readonly wayOsm: Float64Array;
  readonly wayName: Int32Array;
  readonly wayRef: Int32Array;
  readonly wayOtherNames: Int32Array;
  readonly traits: readonly StreetTraits[];
  readonly boxTree: BoxTree;
  readonly restrictionOnly: Uint8Array;
  readonly restrictionModes: Uint8Array;
  readonly restrictionCondition: Int32Array;
  readonly restrictionFirst: Int32Array;
  readonly restrictionEdge: Int32Array;
  /** The traffic law that the streets were read by. */
  readonly country: CountryRules;
  /** Decimetres above the sea, `UNKNOWN_HEIGHT` where no file covers the node; undefined for a graph built without elevation. */
  readonly nodeHeight: Int32Array | undefined;
  /** Decimetres climbed and descended along the way, `UNKNOWN_CLIMB` where unknown; undefined without elevation. Against the way they are swapped. */
  readonly edgeClimb: Uint16Array | undefined;
  readonly edgeDescent: Uint16Array | undefined;
  /** The graph was built with `keepIslands`: small components are in use. */
  readonly keepIslands: boolean;
  readonly #sections: Sections;
  readonly #turns = new Map<TurnFamilyName, TurnGraph>();

  constructor(sections: Sections, strings: StringPool) {
    this.#sections = sections;
    const int32 = (name: string): Int32Array => section(sections, name, Int32Array);
    const uint8 = (name: string): Uint8Array => section(sections, name, Uint8Array);
    const float64 = (name: string): Float64Array => section(sections, name, Float64Array);
    this.strings = strings;
    this.nodeLat = int32('nodeLat');
    this.nodeLng = int32('nodeLng');
    this.nodeOsm = float64('nodeOsm');
    this.nodeFlags = uint8('nodeFlags');
    this.arcFirst = int32('arcFirst');
    this.arcHead = int32('arcHead');
    this.arcEdge = int32('arcEdge');
    this.edgeFrom = int32('edgeFrom');
    this.edgeTo = int32('edgeTo');
    this.edgeWay = int32('edgeWay');
    this.edgeTrait = int32('edgeTrait');
    this.edgeLength = int32('edgeLength');
    this.edgeFirstPoint = int32('edgeFirstPoint');
    this.edgeBearing = uint8('edgeBearing');
    this.pointLat = int32('pointLat');
    this.pointLng = int32('pointLng');
    this.pointOsm = float64('pointOsm');
    this.wayOsm = float64('wayOsm');
    this.wayName = int32('wayName');
    this.wayRef = int32('wayRef');
    this.wayOtherNames = int32('wayOtherNames');
    this.traits = readTraits(sections, strings);
    this.boxTree = { boxes: int32('boxes'), levelFirst: int32('boxLevelFirst') };
    this.restrictionOnly = uint8('restrictionOnly');
    this.restrictionModes = uint8('restrictionModes');
    this.restrictionCondition = int32('restrictionCondition');
    this.restrictionFirst = int32('restrictionFirst');
    this.restrictionEdge = int32('restrictionEdge');
    this.country = countryRules(String.fromCharCode(...(sections.get('country') ?? []))) ?? DEFAULT_COUNTRY;
    const elevated = sections.has('nodeHeight');
    this.nodeHeight = elevated ? int32('nodeHeight') : undefined;
    this.edgeClimb = elevated ? section(sections, 'edgeClimb', Uint16Array) : undefined;
    this.edgeDescent = elevated ? section(sections, 'edgeDescent', Uint16Array) : undefined;
    this.keepIslands = uint8('keepIslands')[0] === 1;
    this.nodeCount = this.nodeLat.length;
    this.edgeCount = this.edgeFrom.length;
  }

  /**
   * @param strings the pool that the graph was built with
   * @throws PlannerError `artefact-corrupt` when a section is missing
   */
  static from(sections: Sections, strings: StringPool): StreetGraph {
    return new StreetGraph(sections, strings);
  }

  /** The turn graph of a family of travellers; opened at the first use. */
  turns(family: TurnFamilyName): TurnGraph {
    let turns = this.#turns.get(family);
    if (turns === undefined) {
      turns = new TurnGraph(this.#sections, family);
      this.#turns.set(family, turns);
    }
    return turns;
  }

  traitsOf(edge: number): StreetTraits {
    return this.traits[this.edgeTrait[edge]!]!;
  }

  /** The street's name, else its number (`ref`), else ''. */
  nameOf(edge: number): string {
    const way = this.edgeWay[edge]!;
    if (way < 0) return '';
    const name = this.strings.get(this.wayName[way]!);
    return name === '' ? this.strings.get(this.wayRef[way]!) : name;
  }

  /** The node where a directed edge begins. */
  tail(directed: number): number {
    return ((directed & 1) === 0 ? this.edgeFrom : this.edgeTo)[directed >> 1]!;
  }

  head(directed: number): number {
    return ((directed & 1) === 0 ? this.edgeTo : this.edgeFrom)[directed >> 1]!;
  }
}
