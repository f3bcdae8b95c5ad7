import { type Sections, section } from '../../base/index.ts';
import type { TurnFamilyName } from './turn-family.ts';

/** The upward arcs of a contracted graph, by rank: `upTo[upFirst[rank]]` and on, ascending. */
export interface ContractedGraph {
  readonly upFirst: Int32Array;
  readonly upTo: Int32Array;
}

/**
 * The graph of searches that obey turn restrictions. A *state* is a node together with those parts of the path before it that still matter; an *arc*
 * leads from a state over one directed edge to the next state. States are numbered by their rank in the contraction order of the family's hierarchy,
 * so both graphs share their numbering (`layout.md`).
 */
export class TurnGraph {
  readonly stateCount: number;
  readonly arcCount: number;
  /** Arcs that begin in a state: `arcFirst[state]` to `arcFirst[state + 1]` (exclusive). */
  readonly arcFirst: Int32Array;
  readonly arcTo: Int32Array;
  /** Directed edge that the arc travels, to its end. */
  readonly arcEdge: Int32Array;
  /** Bits of `RESTRICTED`: the vehicles that may never take the arc. */
  readonly arcBan: Uint8Array;
  /** `[directed edge]`: the state after travelling it with no restriction in progress; -1 where the family never may. */
  readonly stateAfter: Int32Array;
  /** Street node of a state. */
  readonly stateNode: Int32Array;
  /** The directed edge travelled last, -1 where it does not matter. */
  readonly stateEdge: Int32Array;
  /** Arcs barred while a condition holds, and the conditional restriction of each. */
  readonly timedArc: Int32Array;
  readonly timedRestriction: Int32Array;
  readonly contracted: ContractedGraph;
  #into: { readonly first: Int32Array; readonly arc: Int32Array } | undefined;
  #to: { readonly first: Int32Array; readonly arc: Int32Array } | undefined;
  #tail: Int32Array | undefined;

  /** @throws PlannerError `artefact-corrupt` when a section is missing */
  constructor(sections: Sections, family: TurnFamilyName) {
    const column = (name: string): Int32Array => section(sections, `${family}${name}`, Int32Array);
    this.arcFirst = column('ArcFirst');
    this.arcTo = column('ArcTo');
    this.arcEdge = column('ArcEdge');
    this.arcBan = section(sections, `${family}ArcBan`, Uint8Array);
    this.stateAfter = column('StateAfter');
    this.stateNode = column('StateNode');
    this.stateEdge = column('StateEdge');
    this.timedArc = column('TimedArc');
    this.timedRestriction = column('TimedRestriction');
    this.contracted = { upFirst: column('UpFirst'), upTo: column('UpTo') };
    this.stateCount = this.stateNode.length;
    this.arcCount = this.arcTo.length;
  }

  /** Arcs by the directed edge they travel: `arc[first[edge]]` to `arc[first[edge + 1] - 1]`. */
  get arcsInto(): { readonly first: Int32Array; readonly arc: Int32Array } {
    this.#into ??= groupBy(this.arcEdge, this.stateAfter.length);
    return this.#into;
  }

  /** Arcs by the state they lead to: `arc[first[state]]` to `arc[first[state + 1] - 1]`. */
  get arcsTo(): { readonly first: Int32Array; readonly arc: Int32Array } {
    this.#to ??= groupBy(this.arcTo, this.stateCount);
    return this.#to;
  }

  /** `[arc]`: the state it begins in. */
  get arcTail(): Int32Array {
    if (this.#tail === undefined) {
      this.#tail = new Int32Array(this.arcCount);
      for (let state = 0; state < this.stateCount; state++)
        this.#tail.fill(state, this.arcFirst[state], this.arcFirst[state + 1]);
    }
    return this.#tail;
  }
}

function groupBy(keys: Int32Array, keyCount: number): { readonly first: Int32Array; readonly arc: Int32Array } {
  const first = new Int32Array(keyCount + 1);
  for (const key of keys) first[key + 1]!++;
  for (let key = 0; key < keyCount; key++) first[key + 1]! += first[key]!;
  const next = first.slice();
  const arc = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) arc[next[keys[i]!]!++] = i;
  return { first, arc };
}
