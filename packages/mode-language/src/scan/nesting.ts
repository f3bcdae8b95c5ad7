import type { Place, SourceString } from './source-string.ts';

/** The most brackets that a closing one may close: a limit keeps documents of stray brackets linear. */
export const DEEPEST = 100;

/** What a bracket, or a block of a language without brackets, contains. */
export type FrameKind = 'object' | 'array';

const ROOT: Place = { role: 'value', owner: '', ownerOfOwner: '', list: undefined, scope: 0 };

/** An open bracket or block. */
export interface Frame {
  kind: FrameKind;
  owner: string;
  ownerOfOwner: string;
  list: number;
  /** Column of a block in a language of indentation; infinite for brackets. */
  column: number;
  key: string;
  afterColon: boolean;
}

/**
 * The open brackets around a position. It never throws: while a user types, documents are usually broken, so it reads what it can and
 * guesses the nesting.
 */
export class Nesting {
  /** Frames above the depth are closed, and are used again: documents have as many brackets as lines. */
  readonly #frames: Frame[] = [];
  #depth = 0;
  #lists = 1;

  get top(): Frame | undefined {
    return this.#depth === 0 ? undefined : this.#frames[this.#depth - 1];
  }

  get depth(): number {
    return this.#depth;
  }

  open(kind: FrameKind, column: number = Number.POSITIVE_INFINITY): void {
    const outer = this.top;
    const owner = outer?.kind === 'object' ? outer.key : '';
    const ownerOfOwner = outer?.kind === 'object' ? outer.owner : '';
    this.openAs(kind, owner, ownerOfOwner, column);
  }

  /** Opens a block whose owners are written elsewhere, as a table of TOML. */
  openAs(kind: FrameKind, owner: string, ownerOfOwner: string, column: number = Number.POSITIVE_INFINITY): void {
    const list = this.#lists++;
    const used = this.#depth < this.#frames.length ? this.#frames[this.#depth] : undefined;
    this.#depth++;
    if (used === undefined) {
      this.#frames.push({ kind, owner, ownerOfOwner, list, column, key: '', afterColon: false });
      return;
    }
    used.kind = kind;
    used.owner = owner;
    used.ownerOfOwner = ownerOfOwner;
    used.list = list;
    used.column = column;
    used.key = '';
    used.afterColon = false;
  }

  /** Closes everything and opens one object, with the number of the list that it has where it is open already. */
  restart(owner: string, ownerOfOwner: string): void {
    const lowest = this.#depth === 0 ? undefined : this.#frames[0];
    if (lowest?.kind !== 'object') {
      this.clear();
      this.openAs('object', owner, ownerOfOwner);
      return;
    }
    this.#depth = 1;
    lowest.owner = owner;
    lowest.ownerOfOwner = ownerOfOwner;
    lowest.key = '';
    lowest.afterColon = false;
  }

  /** Closes the innermost bracket of a kind, and all inside it. A stray closing bracket has no effect. */
  close(kind: FrameKind): void {
    const lowest = Math.max(0, this.#depth - DEEPEST);
    for (let depth = this.#depth - 1; depth >= lowest; depth--) {
      if (this.#frames[depth]?.kind !== kind) continue;
      this.#depth = depth;
      return;
    }
  }

  /** Closes the innermost frame. */
  pop(): void {
    if (this.#depth > 0) this.#depth--;
  }

  /** Closes everything. */
  clear(): void {
    this.#depth = 0;
  }

  /** The text is the key of what follows. */
  key(text: string): void {
    const frame = this.top;
    if (frame === undefined) return;
    frame.key = text;
    frame.afterColon = true;
  }

  /** The next entry begins. */
  comma(): void {
    const frame = this.top;
    if (frame !== undefined) frame.afterColon = false;
  }

  colon(): void {
    const frame = this.top;
    if (frame !== undefined) frame.afterColon = true;
  }

  /** The string at this position. Its members are named one by one: a document of two million characters has hundreds of thousands. */
  string(value: string, start: number, end: number, closed: boolean, plain: boolean): SourceString {
    const frame = this.top;
    if (frame === undefined) {
      return {
        value,
        start,
        end,
        closed,
        plain,
        role: 'value',
        owner: '',
        ownerOfOwner: '',
        list: undefined,
        scope: 0,
      };
    }
    const { kind, owner, ownerOfOwner, list, key, afterColon } = frame;
    if (kind === 'array') {
      return { value, start, end, closed, plain, role: 'value', owner, ownerOfOwner, list, scope: 0 };
    }
    if (!afterColon) {
      return { value, start, end, closed, plain, role: 'key', owner, ownerOfOwner, list: undefined, scope: 0 };
    }
    const outer = owner;
    return {
      value,
      start,
      end,
      closed,
      plain,
      role: 'value',
      owner: key,
      ownerOfOwner: outer,
      list: undefined,
      scope: 0,
    };
  }

  /** The place of a string at this position. */
  place(): Place {
    const frame = this.top;
    if (frame === undefined) return ROOT;
    const { owner, ownerOfOwner, list } = frame;
    if (frame.kind === 'array') return { role: 'value', owner, ownerOfOwner, list, scope: 0 };
    if (frame.afterColon) return { role: 'value', owner: frame.key, ownerOfOwner: owner, list: undefined, scope: 0 };
    return this.keyPlace();
  }

  /** The place of a key at this position. */
  keyPlace(): Place {
    const { owner = '', ownerOfOwner = '' } = this.top ?? {};
    return { role: 'key', owner, ownerOfOwner, list: undefined, scope: 0 };
  }
}
