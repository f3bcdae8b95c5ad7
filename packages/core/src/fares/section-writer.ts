import type { TypedArray } from '../base/index.ts';

/** Collects the columns of a file, each from a list of rows. */
export class SectionWriter {
  readonly sections: Map<string, TypedArray> = new Map();

  int<Row>(name: string, rows: readonly Row[], value: (row: Row) => number): void {
    this.sections.set(name, Int32Array.from(rows, value));
  }

  /** Whole numbers too large for 32 bits. */
  large<Row>(name: string, rows: readonly Row[], value: (row: Row) => number): void {
    this.sections.set(name, Float64Array.from(rows, value));
  }

  /** Lists of different lengths: `<name>First` says where each starts, `<name>` holds them one after another. */
  lists(name: string, lists: readonly (readonly number[])[]): void {
    let at = 0;
    const starts = lists.map((list) => {
      const start = at;
      at += list.length;
      return start;
    });
    this.sections.set(`${name}First`, Int32Array.from([...starts, at]));
    this.sections.set(name, Int32Array.from(lists.flat()));
  }
}

/** The lists that {@link SectionWriter.lists} wrote. */
export function listOf(first: Int32Array, values: Int32Array, index: number): readonly number[] {
  return [...values.subarray(first[index] as number, first[index + 1] as number)];
}
