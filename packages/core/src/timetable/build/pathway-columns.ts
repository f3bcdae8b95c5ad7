import type { PathwayColumns } from '../stations/pathway-passage.ts';
import type { PathwayRow } from './feed-rows.ts';

/** Pathways as columns, their ends left out. */
export function columnsOf(rows: readonly PathwayRow[]): NumberColumns & Pick<Columns, 'mode' | 'bidirectional'> {
  const number = (name: keyof NumberColumns): Float64Array => Float64Array.from(rows, (row) => row[name]);
  return {
    mode: Uint8Array.from(rows, (row) => row.mode),
    bidirectional: Uint8Array.from(rows, (row) => (row.bidirectional ? 1 : 0)),
    length: number('length'),
    traversalTime: number('traversalTime'),
    stairCount: number('stairCount'),
    maxSlope: number('maxSlope'),
    minWidth: number('minWidth'),
  };
}

type Columns = { readonly [Name in keyof PathwayColumns]: Uint8Array };

interface NumberColumns {
  readonly length: Float64Array;
  readonly traversalTime: Float64Array;
  readonly stairCount: Float64Array;
  readonly maxSlope: Float64Array;
  readonly minWidth: Float64Array;
}
