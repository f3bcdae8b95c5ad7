import { type Node, parseTree } from 'jsonc-parser';
import type { TextRange } from '../table/feed-row.ts';

/** A JSON text as a tree, with the lines and characters of its values. */
export class JsonText {
  /** Undefined for an empty text. */
  readonly root: Node | undefined;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.root = parseTree(text);
    this.#starts = lineStarts(text);
  }

  /** The place of a value; that of a text without its quotation marks. */
  rangeOf({ type, offset, length }: Node): TextRange {
    const mark = type === 'string' ? 1 : 0;
    return this.rangeBetween(offset + mark, offset + length - mark);
  }

  rangeBetween(from: number, to: number): TextRange {
    const [start, end] = [this.#place(from), this.#place(to)];
    return { startLine: start.line, startCharacter: start.character, endLine: end.line, endCharacter: end.character };
  }

  #place(offset: number): { line: number; character: number } {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - this.#starts[low]! };
  }
}

/** The value of a property; undefined for a node that is no object or has none of that name. */
export function property(node: Node, name: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  return node.children?.find((entry) => entry.children?.[0]?.value === name)?.children?.[1];
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
