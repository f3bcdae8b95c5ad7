/**
 * A string of a document with its position, and the keys that say what it means. Each language has a scanner that makes them; all other
 * code of the package knows no language. Offsets count UTF-16 units, as in editors.
 */
export interface SourceString {
  readonly value: string;
  /** The text without its quotes. */
  readonly start: number;
  readonly end: number;
  /** False when the closing quote is missing. The string then extends to the end of its line. */
  readonly closed: boolean;
  /** False when the text has escapes. Positions in `value` are then not positions in the document. */
  readonly plain: boolean;
  readonly role: 'key' | 'value';
  /**
   * The key that owns the string: its own key for a value, the array's key for an element of an array, the object's key for a key.
   * Empty at the root and for objects inside arrays.
   */
  readonly owner: string;
  /** The owner of the owner, or empty. */
  readonly ownerOfOwner: string;
  /** Strings with the same number are elements of the same array. */
  readonly list: number | undefined;
  /**
   * Strings with the same number give each other their meaning: keys such as `from` and `to` show that `mode` beside them is a mode of
   * transport. A data file is one scope, 0. In code every list and every single string is its own scope.
   */
  readonly scope: number;
}

/** Takes the strings of a document in order. An array takes all of them; a reader that needs a few keeps those alone. */
export interface StringSink {
  push(string: SourceString): unknown;
}

/** The part of a string that its surroundings give. */
export type Place = Pick<SourceString, 'role' | 'owner' | 'ownerOfOwner' | 'list' | 'scope'>;

/** A string at a place. Its members are named one by one: a document of two million characters has hundreds of thousands, and spreading is slow. */
export function stringAt(
  { role, owner, ownerOfOwner, list, scope }: Place,
  { value, start, end, closed, plain }: Omit<SourceString, keyof Place>,
): SourceString {
  return { value, start, end, closed, plain, role, owner, ownerOfOwner, list, scope };
}
