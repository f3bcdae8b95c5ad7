import { type ColumnReader, columnReader, type Sections, type StringPool, unbranded } from '../../storage/index.ts';
import { type DirectedEdgeIndex, type EdgeIndex, edgeOf, type NodeIndex } from '../columns/index-types.ts';
import { NETWORK_COLUMNS, STREET_DETAIL_COLUMNS } from '../columns/street-columns.ts';
import { type CountryRules, countryRules, DEFAULT_COUNTRY } from '../countries/country-rules.ts';
import type { StreetTraits } from '../traits/street-traits.ts';
import { readTraits } from '../traits/trait-table.ts';
import type { BoxTree } from './box-tree.ts';
import type { TurnFamilyName } from './turn-family.ts';
import { TurnGraph } from './turn-graph.ts';

const GraphColumns: ColumnReader<
  Omit<typeof NETWORK_COLUMNS & typeof STREET_DETAIL_COLUMNS, 'country' | 'keepIslands'>
> = columnReader({ ...NETWORK_COLUMNS, ...STREET_DETAIL_COLUMNS });

/**
 * A region's streets: read-only columns over one flat buffer (`layout.md` gives each its index, unit and sentinel). A *directed edge* is `2 × edge`
 * along the direction of its way, `2 × edge + 1` against it. Access and speed are in the edges' traits. Heights are undefined in a graph built
 * without elevation.
 */
export class StreetGraph extends GraphColumns {
  readonly strings: StringPool;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** By trait index. */
  readonly traits: readonly StreetTraits[];
  /** Boxes of the edges. */
  readonly boxTree: BoxTree;
  /** The traffic law that the streets were read by. */
  readonly country: CountryRules;
  /** Whether the graph was built with `keepIslands`, so that small components are in use. */
  readonly keepIslands: boolean;
  readonly #sections: Sections;
  readonly #turns = new Map<TurnFamilyName, TurnGraph>();

  constructor(sections: Sections, strings: StringPool) {
    super(sections);
    this.#sections = sections;
    this.strings = strings;
    this.traits = readTraits(sections, strings);
    this.boxTree = { boxes: this.boxes, levelFirst: unbranded(this.boxLevelFirst) };
    this.country = countryRules(String.fromCharCode(...sections.get('country')!)) ?? DEFAULT_COUNTRY;
    this.keepIslands = sections.get('keepIslands')![0] === 1;
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
      const { nodeCount, edgeCount } = this;
      const restriction = this.restrictionOnly.length;
      turns = new TurnGraph(this.#sections, family, { node: nodeCount, directedEdge: 2 * edgeCount, restriction });
      this.#turns.set(family, turns);
    }
    return turns;
  }

  traitsOf(edge: EdgeIndex): StreetTraits {
    return this.traits[this.edgeTrait[edge]!]!;
  }

  /** The street's name, else its number (`ref`), else ''. */
  nameOf(edge: EdgeIndex): string {
    const way = this.edgeWay[edge]!;
    if (way < 0) return '';
    const name = this.strings.get(this.wayName[way]!);
    return name === '' ? this.strings.get(this.wayRef[way]!) : name;
  }

  /** The node where a directed edge begins. */
  tail(directed: DirectedEdgeIndex): NodeIndex {
    return ((directed & 1) === 0 ? this.edgeFrom : this.edgeTo)[edgeOf(directed)]!;
  }

  /** The node where a directed edge ends. */
  head(directed: DirectedEdgeIndex): NodeIndex {
    return ((directed & 1) === 0 ? this.edgeTo : this.edgeFrom)[edgeOf(directed)]!;
  }
}
