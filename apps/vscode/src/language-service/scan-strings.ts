import { createScanner } from 'jsonc-parser';

/** Token numbers of the library. Its `const enum`s do not exist at run time, because types are only stripped here. */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  end: 17,
} as const;

const UNEXPECTED_END_OF_STRING = 2;

/** A string of a JSON document with its position. Offsets count UTF-16 units, as in editors. */
export interface JsonString {
  readonly value: string;
  /** The text between the quotes. */
  readonly start: number;
  readonly end: number;
  /** False when the closing quote is missing. The string then extends to the end of its line. */
  readonly closed: boolean;
  /** False when the text has escapes. Positions in `value` are then not positions in the document. */
  readonly plain: boolean;
  readonly role: 'key' | 'value';
  /**
   * The object key that owns the string: its own key for a value, the array's key for an element of an array, the object's key for a key.
   * Empty at the root and for objects inside arrays.
   */
  readonly owner: string;
  /** The owner of the owner, or empty. */
  readonly ownerOfOwner: string;
  /** Strings with the same number are elements of the same array. */
  readonly list: number | undefined;
}

interface Frame {
  readonly kind: 'object' | 'array';
  readonly owner: string;
  readonly ownerOfOwner: string;
  readonly list: number;
  key: string;
  afterColon: boolean;
}

/**
 * All strings of a JSON or JSONC document in order, in one linear pass. Never throws: while a user types, documents are usually broken, so
 * the scanner reads what it can and guesses the nesting.
 */
export function scanStrings(text: string): JsonString[] {
  const scanner = createScanner(text, true);
  const strings: JsonString[] = [];
  const frames: Frame[] = [];
  let lists = 0;

  const open = (kind: Frame['kind']) => {
    const outer = frames.at(-1);
    const owner = outer?.kind === 'object' ? outer.key : '';
    const ownerOfOwner = outer?.kind === 'object' ? outer.owner : '';
    frames.push({ kind, owner, ownerOfOwner, list: lists++, key: '', afterColon: false });
  };

  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const frame = frames.at(-1);
    switch (kind) {
      case token.openBrace:
        open('object');
        break;
      case token.openBracket:
        open('array');
        break;
      case token.closeBrace:
        close(frames, 'object');
        break;
      case token.closeBracket:
        close(frames, 'array');
        break;
      case token.colon:
        if (frame !== undefined) frame.afterColon = true;
        break;
      case token.comma:
        if (frame !== undefined) frame.afterColon = false;
        break;
      case token.string: {
        const closed = (scanner.getTokenError() as number) !== UNEXPECTED_END_OF_STRING;
        const start = scanner.getTokenOffset() + 1;
        const end = scanner.getTokenOffset() + scanner.getTokenLength() - (closed ? 1 : 0);
        const value = scanner.getTokenValue();
        const string = { value, start, end, closed, plain: end - start === value.length, ...placeOf(frame) };
        strings.push(string);
        if (string.role === 'key' && frame !== undefined) frame.key = string.value;
        break;
      }
      default:
        break;
    }
  }
  return strings;
}

/** Closes the innermost bracket of a kind. A stray closing bracket has no effect. */
function close(frames: Frame[], kind: Frame['kind']): void {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    if (frames[depth]?.kind !== kind) continue;
    frames.length = depth;
    return;
  }
}

function placeOf(frame: Frame | undefined): Pick<JsonString, 'role' | 'owner' | 'ownerOfOwner' | 'list'> {
  if (frame === undefined) return { role: 'value', owner: '', ownerOfOwner: '', list: undefined };
  const { owner, ownerOfOwner, list } = frame;
  if (frame.kind === 'array') return { role: 'value', owner, ownerOfOwner, list };
  if (frame.afterColon) return { role: 'value', owner: frame.key, ownerOfOwner: owner, list: undefined };
  return { role: 'key', owner, ownerOfOwner, list: undefined };
}
