/**
 * A turn graph and its hierarchy, in `street.bin`. The name of a section begins with that of the family: `pathsArcFirst`, `roadsArcFirst`. Rows of
 * `node`, `directedEdge` and `restriction` are those of the street graph.
 */
export const TURN_COLUMNS = {
  arcFirst: { type: 'i32', of: 'state', ranges: 'turnArc', holds: 'that begin in the state' },
  arcTo: { type: 'i32', of: 'turnArc', to: 'state' },
  arcEdge: { type: 'i32', of: 'turnArc', to: 'directedEdge', holds: 'that the arc travels' },
  arcBan: { type: 'u8', of: 'turnArc', holds: 'bits of `RESTRICTED`: vehicles that may never take it' },
  stateAfter: {
    type: 'i32',
    of: 'directedEdge',
    to: 'state',
    missing: -1,
    holds: 'after travelling it with no restriction in progress; none where the family never may',
  },
  stateNode: { type: 'i32', of: 'state', to: 'node' },
  stateEdge: {
    type: 'i32',
    of: 'state',
    to: 'directedEdge',
    missing: -1,
    holds: 'travelled last; none where it does not matter',
  },
  timedArc: { type: 'i32', of: 'timedBan', to: 'turnArc', holds: 'barred while a condition holds' },
  timedRestriction: { type: 'i32', of: 'timedBan', to: 'restriction', holds: 'with the condition' },
  upFirst: { type: 'i32', of: 'state', ranges: 'upArc', holds: 'of the contracted graph' },
  upTo: { type: 'i32', of: 'upArc', to: 'state', holds: 'its upper end, ascending for each state' },
} as const;
