import { endOfLine, isWordCharacter, readLong, readQuoted, skipBlanks } from './characters.ts';
import { Nesting } from './nesting.ts';
import { type SourceString, stringAt } from './source-string.ts';

/** The end of bare text: a key without quotes, a number, a date or a truth value. */
const BARE_END = /[\s,=#[\]{}"']/;

/**
 * All strings and keys of a TOML document in order. One linear pass that never throws: a key inside an array that was never closed begins
 * the next entry of its table.
 */
export function scanToml(text: string): SourceString[] {
  const strings: SourceString[] = [];
  const nesting = new Nesting();
  nesting.openAs('object', '', '');
  /** The parts of a dotted key so far: all but the last own the last. */
  let path: string[] = [];
  let table: readonly string[] = [];
  let at = 0;

  /** Bare or quoted text before `=` or `.` is a part of a key. @returns true when it was one */
  const readKey = (value: string, start: number, end: number, next: number): boolean => {
    const after = skipBlanks(text, next);
    const isPart = text[after] === '.';
    if (text[after] !== '=' && !(isPart && nesting.top?.afterColon === false)) return false;
    if (nesting.top?.kind === 'array') startEntry();
    if (isPart) {
      path.push(value);
      at = after + 1;
      return true;
    }
    const { owner, ownerOfOwner } = nesting.top ?? { owner: '', ownerOfOwner: '' };
    const outer = path.at(-1) ?? owner;
    const outermost = path.length > 1 ? (path.at(-2) as string) : path.length === 1 ? owner : ownerOfOwner;
    strings.push({
      value,
      start,
      end,
      closed: true,
      plain: true,
      role: 'key',
      owner: outer,
      ownerOfOwner: outermost,
      list: undefined,
      scope: 0,
    });
    nesting.key(value);
    path = [];
    at = after + 1;
    return true;
  };

  const startEntry = (): void => {
    nesting.clear();
    nesting.openAs('object', table.at(-1) ?? '', table.at(-2) ?? '');
    path = [];
  };

  let lineStarts = true;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '\n') {
      if (nesting.depth === 1) startEntry();
      lineStarts = true;
      at++;
      continue;
    }
    if (character === ' ' || character === '\t' || character === '\r') {
      at++;
      continue;
    }
    const startsLine = lineStarts;
    lineStarts = false;
    if (character === '#') at = endOfLine(text, at);
    else if (character === '[' && startsLine && nesting.depth === 1) {
      const end = endOfLine(text, at);
      const name = text.slice(at, end).replace(/#.*$/, '').replace(/[[\]]/g, '');
      table = name.split('.').map((part) => part.trim().replace(/^["']|["']$/g, ''));
      startEntry();
      at = end;
    } else if (character === '"' || character === "'") {
      const long = text.startsWith(character.repeat(3), at);
      const start = at + (long ? 3 : 1);
      const escapeMark = character === '"' ? '\\' : '';
      const string = long ? readLong(text, start, character.repeat(3)) : readQuoted(text, start, character, escapeMark);
      const { value, end, next, closed, plain } = string;
      at = next;
      if (!readKey(value, start, end, next))
        strings.push(stringAt(nesting.place(), { value, start, end, closed, plain }));
    } else if (character === '[') {
      nesting.open('array');
      at++;
    } else if (character === '{') {
      nesting.open('object');
      at++;
    } else if (character === ']') {
      if (nesting.depth > 1) nesting.close('array');
      at++;
    } else if (character === '}') {
      if (nesting.depth > 1) nesting.close('object');
      at++;
    } else if (character === ',') {
      nesting.comma();
      at++;
    } else if (character === '=') at++;
    else {
      const start = at;
      while (at < text.length && (isWordCharacter(text[at]) || !BARE_END.test(text[at] as string))) at++;
      const bare = text.slice(start, at);
      const after = skipBlanks(text, at);
      if (text[after] !== '=') continue;
      const parts = bare.split('.');
      const last = parts.pop() as string;
      if (nesting.top?.kind === 'array') startEntry();
      path.push(...parts.filter((part) => part !== ''));
      readKey(last, at - last.length, at, at);
    }
  }
  return strings;
}
