import { endOfLine, readLong, readQuoted, skipBlanks } from './characters.ts';
import { Nesting } from './nesting.ts';
import type { StringSink } from './source-string.ts';

const TAB = 9;
const NEW_LINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const COMMA = 44;
const DOT = 46;
const EQUALS = 61;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Whether a character ends bare text: a key without quotes, a number, a date or a truth value. */
function endsBare(code: number): boolean {
  if (code > 127) return /\s/.test(String.fromCharCode(code));
  return (
    code === SPACE ||
    (code >= TAB && code <= RETURN) ||
    code === COMMA ||
    code === EQUALS ||
    code === HASH ||
    code === OPEN ||
    code === CLOSE ||
    code === OPEN_BRACE ||
    code === CLOSE_BRACE ||
    code === QUOTE ||
    code === APOSTROPHE
  );
}

/**
 * All strings and keys of a TOML document in order. One linear pass that never throws: a key inside an array that was never closed begins
 * the next entry of its table.
 */
export function scanToml(text: string, strings: StringSink): void {
  const nesting = new Nesting();
  nesting.openAs('object', '', '');
  /** The parts of a dotted key so far: all but the last own the last. */
  const path: string[] = [];
  let tableName = '';
  let outerTable = '';
  let at = 0;

  /** Bare or quoted text before `=` or `.` is a part of a key. @returns true when it was one */
  const readKey = (value: string, start: number, end: number, next: number): boolean => {
    const after = skipBlanks(text, next);
    const follows = text.charCodeAt(after);
    const isPart = follows === DOT;
    if (follows !== EQUALS && !(isPart && nesting.top?.afterColon === false)) return false;
    if (nesting.top?.kind === 'array') startEntry();
    if (isPart) {
      path.push(value);
      at = after + 1;
      return true;
    }
    const owner = nesting.top?.owner ?? '';
    const parts = path.length;
    const outer = parts === 0 ? owner : (path[parts - 1] as string);
    const outermost = parts > 1 ? (path[parts - 2] as string) : parts === 1 ? owner : (nesting.top?.ownerOfOwner ?? '');
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
    path.length = 0;
    at = after + 1;
    return true;
  };

  /** The next entry of the table begins, whatever was left open. */
  const startEntry = (): void => {
    nesting.restart(tableName, outerTable);
    path.length = 0;
  };

  let lineStarts = true;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === NEW_LINE) {
      if (nesting.depth === 1) startEntry();
      lineStarts = true;
      at++;
      continue;
    }
    if (code === SPACE || code === TAB || code === RETURN) {
      at++;
      continue;
    }
    const startsLine = lineStarts;
    lineStarts = false;
    switch (code) {
      case HASH:
        at = endOfLine(text, at);
        break;
      case QUOTE:
      case APOSTROPHE:
        readString(code);
        break;
      case OPEN:
        if (startsLine && nesting.depth === 1) readTable();
        else {
          nesting.open('array');
          at++;
        }
        break;
      case OPEN_BRACE:
        nesting.open('object');
        at++;
        break;
      case CLOSE:
        if (nesting.depth > 1) nesting.close('array');
        at++;
        break;
      case CLOSE_BRACE:
        if (nesting.depth > 1) nesting.close('object');
        at++;
        break;
      case COMMA:
        nesting.comma();
        at++;
        break;
      case EQUALS:
        at++;
        break;
      default:
        readBare();
    }
  }

  function readTable(): void {
    const end = endOfLine(text, at);
    const header = text.slice(at, end);
    // Quotes and comments are rare: without them the names stand between brackets and dots.
    const name = /["'#]/.test(header) ? header.replace(/#.*$/, '') : header;
    const parts = name.replace(/[[\]]/g, '').split('.');
    tableName = tablePart(parts.at(-1));
    outerTable = tablePart(parts.at(-2));
    startEntry();
    at = end;
  }

  function readString(code: number): void {
    const quote = code === QUOTE ? '"' : "'";
    const isLong = text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
    const start = at + (isLong ? 3 : 1);
    if (!isLong) {
      // Most strings end at the next quote of their line, with nothing escaped.
      const end = endOfPlainString(text, start, code);
      if (end >= 0) {
        const value = text.slice(start, end);
        at = end + 1;
        if (!readKey(value, start, end, at)) strings.push(nesting.string(value, start, end, true, true));
        return;
      }
    }
    const escapeMark = code === QUOTE ? '\\' : '';
    const string = isLong ? readLong(text, start, quote.repeat(3)) : readQuoted(text, start, quote, escapeMark);
    const { value, end, next, closed, plain } = string;
    at = next;
    if (!readKey(value, start, end, next)) strings.push(nesting.string(value, start, end, closed, plain));
  }

  function readBare(): void {
    const start = at;
    while (at < text.length && !endsBare(text.charCodeAt(at))) at++;
    if (at === start) at++; // white space that TOML does not know, such as a no-break space
    if (text.charCodeAt(skipBlanks(text, at)) !== EQUALS) return;
    if (nesting.top?.kind === 'array') startEntry();
    const bare = text.slice(start, at);
    const dot = bare.lastIndexOf('.');
    if (dot >= 0)
      path.push(
        ...bare
          .slice(0, dot)
          .split('.')
          .filter((part) => part !== ''),
      );
    const last = bare.slice(dot + 1);
    readKey(last, at - last.length, at, at);
  }
}

function tablePart(part: string | undefined): string {
  return part === undefined ? '' : part.trim().replace(/^["']|["']$/g, '');
}

/** The end of a string that has neither a line break nor an escape; negative for others. */
function endOfPlainString(text: string, start: number, quote: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === NEW_LINE || (code === BACKSLASH && quote === QUOTE)) return -1;
  }
  return -1;
}
