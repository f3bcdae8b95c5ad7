import { after, type Column, type Columns, readPrefixedColumns, type Sections } from '../../storage/index.ts';
import type { DirectedEdgeIndex, StateIndex, TurnArcIndex } from '../columns/index-types.ts';
import { TURN_COLUMNS } from '../columns/turn-columns.ts';
import type { TurnFamilyName } from './turn-family.ts';

type TurnColumns = Columns<typeof TURN_COLUMNS>;

/** The upward arcs of a contracted graph, by rank: `upTo[upFirst[rank]]` and on, ascending. */
export type ContractedGraph = Pick<TurnColumns, 'upFirst' | 'upTo'>;

/** Arcs grouped by a key: `arc[first[key]]` to `arc[first[key + 1] - 1]`. */
export interface ArcGroups<Key extends number> {
  readonly first: Column<Key>;
  readonly arc: Column<number, TurnArcIndex>;
}

/**
 * The graph of searches that obey turn restrictions (`layout.md` gives each column its index and sentinel). A *state* is a node together with those
 * parts of the path before it that still matter; an *arc* leads from a state over one directed edge to the next state. States are numbered by their
 * rank in the contraction order of the family's hierarchy, so both graphs share their numbering.
 */
export class TurnGraph implements Omit<TurnColumns, 'upFirst' | 'upTo'> {
  readonly stateCount: number;
  readonly arcCount: number;
  readonly arcFirst: TurnColumns['arcFirst'];
  readonly arcTo: TurnColumns['arcTo'];
  readonly arcEdge: TurnColumns['arcEdge'];
  readonly arcBan: TurnColumns['arcBan'];
  readonly stateAfter: TurnColumns['stateAfter'];
  readonly stateNode: TurnColumns['stateNode'];
  readonly stateEdge: TurnColumns['stateEdge'];
  readonly timedArc: TurnColumns['timedArc'];
  readonly timedRestriction: TurnColumns['timedRestriction'];
  readonly contracted: ContractedGraph;
  #into: ArcGroups<DirectedEdgeIndex> | undefined;
  #to: ArcGroups<StateIndex> | undefined;
  #tail: Column<TurnArcIndex, StateIndex> | undefined;

  /**
   * @param rows of the street graph's tables `node`, `directedEdge` and `restriction`
   * @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together
   */
  constructor(sections: Sections, family: TurnFamilyName, rows: Readonly<Record<string, number>> = {}) {
    const columns = readPrefixedColumns(family, TURN_COLUMNS, sections, rows);
    this.arcFirst = columns.arcFirst;
    this.arcTo = columns.arcTo;
    this.arcEdge = columns.arcEdge;
    this.arcBan = columns.arcBan;
    this.stateAfter = columns.stateAfter;
    this.stateNode = columns.stateNode;
    this.stateEdge = columns.stateEdge;
    this.timedArc = columns.timedArc;
    this.timedRestriction = columns.timedRestriction;
    this.contracted = { upFirst: columns.upFirst, upTo: columns.upTo };
    this.stateCount = this.stateNode.length;
    this.arcCount = this.arcTo.length;
  }

  /** Arcs by the directed edge they travel. */
  get arcsInto(): ArcGroups<DirectedEdgeIndex> {
    this.#into ??= groupBy(this.arcEdge, this.stateAfter.length);
    return this.#into;
  }

  /** Arcs by the state they lead to. */
  get arcsTo(): ArcGroups<StateIndex> {
    this.#to ??= groupBy(this.arcTo, this.stateCount);
    return this.#to;
  }

  /** `[arc]`: the state it begins in. */
  get arcTail(): Column<TurnArcIndex, StateIndex> {
    if (this.#tail === undefined) {
      const tail = new Int32Array(this.arcCount);
      for (let state = 0 as StateIndex; state < this.stateCount; state++)
        tail.fill(state, this.arcFirst[state], this.arcFirst[after(state)]);
      this.#tail = tail as unknown as Column<TurnArcIndex, StateIndex>;
    }
    return this.#tail;
  }
}

function groupBy<Key extends number>(keys: Column<TurnArcIndex, Key>, keyCount: number): ArcGroups<Key> {
  const first = new Int32Array(keyCount + 1);
  for (const key of keys) first[key + 1]!++;
  for (let key = 0; key < keyCount; key++) first[key + 1]! += first[key]!;
  const next = first.slice();
  const arc = new Int32Array(keys.length);
  for (let i = 0 as TurnArcIndex; i < keys.length; i++) arc[next[keys[i]!]!++] = i;
  return { first, arc: arc as unknown as Column<number, TurnArcIndex> };
}
