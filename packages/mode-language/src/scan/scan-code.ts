import { endOfLine, endOfWord, isWordUnit, readLong, readQuoted } from './characters.ts';
import { DEEPEST } from './nesting.ts';
import type { StringSink } from './source-string.ts';

const TAB = 9;
const NEW_LINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const STAR = 42;
const SLASH = 47;
const BACKTICK = 96;

/** A programming language whose strings are read. */
export type CodeLanguage = 'script' | 'python';

interface CodeFrame {
  readonly bracket: '{' | '[' | '(' | '`' | '';
  readonly owner: string;
  readonly ownerOfOwner: string;
  readonly list: number;
  /** The name before the last colon, equals sign or first argument. */
  key: string;
  /** True when the name is followed by a type, which ends at an equals sign. */
  typed: boolean;
  /** The first string of arguments or of a pair, which names the second: `append('modes', 'pt_pub')`, `['modes', 'pt_pub']`. */
  first: string | undefined;
}

/** Calls that make a collection of their only argument. */
const COLLECTIONS = new Set(['Set', 'set', 'frozenset', 'tuple', 'list', 'freeze', 'Array']);
/** Words after which a slash begins a regular expression. */
const BEFORE_REGEX = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'else', 'do']);
const CLOSING = { '}': '{', ']': '[', ')': '(' } as const;

/**
 * The strings of TypeScript, JavaScript or Python in order, each with the name that it is a value of: a property or key, a variable or
 * parameter that it is assigned to, a named argument, or the string before it in a call. It is no parser: it knows comments, strings,
 * templates, regular expressions and brackets. One linear pass that never throws. Every list and every single string is its own scope.
 */
export function scanCode(text: string, language: CodeLanguage, strings: StringSink): void {
  const python = language === 'python';
  let lists = 1;
  const frames: CodeFrame[] = [frameOf('', '', '')];
  let at = 0;
  /** The last token: a word, a string's quote, or one character. */
  let last = '';
  let lastIsWord = false;
  /** Up to here no regular expression begins: one was looked for and did not end on its line. */
  let divisionsUntil = 0;

  const top = (): CodeFrame => frames.at(-1) as CodeFrame;
  function frameOf(bracket: CodeFrame['bracket'], owner: string, ownerOfOwner: string): CodeFrame {
    return { bracket, owner, ownerOfOwner, list: lists++, key: '', typed: false, first: undefined };
  }

  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === NEW_LINE) {
      const { bracket } = top();
      if ((bracket === '' || bracket === '{') && last !== '=' && last !== ':') {
        top().key = '';
        top().typed = false;
      }
      at++;
    } else if (code === SPACE || code === TAB || code === RETURN) at++;
    else if (python ? code === HASH : code === SLASH && text.charCodeAt(at + 1) === SLASH) at = endOfLine(text, at);
    else if (!python && code === SLASH && text.charCodeAt(at + 1) === STAR) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
    } else if (code === QUOTE || code === APOSTROPHE) readString(code === QUOTE ? '"' : "'");
    else if (!python && code === BACKTICK) {
      at++;
      readTemplate();
    } else if (isWordUnit(code)) {
      const end = endOfWord(text, at);
      last = text.slice(at, end);
      lastIsWord = true;
      at = end;
    } else if (!python && code === SLASH && mayBeginRegex()) skipRegex();
    else {
      readSign(text[at] as string);
      at++;
    }
  }

  function readString(quote: string): void {
    const long = python && text.startsWith(quote.repeat(3), at);
    const start = at + (long ? 3 : 1);
    const read = long ? readLong(text, start, quote.repeat(3)) : readQuoted(text, start, quote, '\\');
    // The values of formatted strings are not known here.
    const formatted = python && lastIsWord && /^[rbu]?f[rbu]?$/i.test(last) && text[at - 1] === last.at(-1);
    if (python && lastIsWord && text[at - 1] === last.at(-1) && /^[rbuf]{1,2}$/i.test(last)) lastIsWord = false;
    at = read.next;
    if (!formatted || !read.value.includes('{')) push(read.value, start, read.end, read.closed, read.plain);
    last = quote;
    lastIsWord = false;
  }

  /** Reads a template from its beginning, or from the end of a value in it. */
  function readTemplate(isContinued = false): void {
    const start = at;
    for (; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === '`') {
        if (!isContinued) push(text.slice(start, at), start, at, true, !text.slice(start, at).includes('\\'));
        at++;
        break;
      } else if (text[at] === '$' && text[at + 1] === '{') {
        frames.push(frameOf('`', '', ''));
        at += 2;
        break;
      }
    }
    last = '`';
    lastIsWord = false;
  }

  function push(value: string, start: number, end: number, closed: boolean, plain: boolean): void {
    const frame = top();
    const list = frame.bracket === '[' ? frame.list : undefined;
    const common = { value, start, end, closed, plain, scope: list ?? -1 - start };
    if (frame.bracket === '{' && isBeforeColon(at) && last !== '?') {
      strings.push({ ...common, role: 'key', owner: frame.owner, ownerOfOwner: frame.ownerOfOwner, list: undefined });
      frame.key = value;
      return;
    }
    const isNamed = list !== undefined && frame.owner === '' && frame.first !== undefined;
    if (isNamed) {
      const scope = -1 - start;
      strings.push({ ...common, scope, role: 'value', owner: frame.first ?? '', ownerOfOwner: '', list: undefined });
    } else if (list !== undefined) {
      strings.push({ ...common, role: 'value', owner: frame.owner, ownerOfOwner: frame.ownerOfOwner, list });
    } else {
      strings.push({ ...common, role: 'value', owner: frame.key, ownerOfOwner: frame.owner, list: undefined });
    }
    if ((frame.bracket === '(' || list !== undefined) && frame.first === undefined) frame.first = value;
  }

  function isBeforeColon(from: number): boolean {
    let next = from;
    while (/\s/.test(text[next] ?? '')) next++;
    return text[next] === ':';
  }

  function readSign(sign: string): void {
    const frame = top();
    if (sign === '{' || sign === '[' || sign === '(') open(sign);
    else if (sign === '}' || sign === ']' || sign === ')') {
      if (sign === '}' && frame.bracket === '`') {
        frames.pop();
        at++;
        readTemplate(true);
        at--;
        return;
      }
      closeTo(CLOSING[sign]);
    } else if (sign === ':') {
      if (lastIsWord) frame.key = last;
      frame.typed = lastIsWord;
    } else if (sign === '=') {
      // No comparison, arrow or compound assignment.
      const isAssignment = text[at + 1] !== '=' && text[at + 1] !== '>' && !/[=!<>+\-*/%&|^]/.test(text[at - 1] ?? '');
      if (!isAssignment) frame.key = '';
      else if (!frame.typed && lastIsWord) frame.key = last;
      frame.typed = false;
    } else if (sign === ',') {
      frame.key = frame.bracket === '(' && frame.first !== undefined ? frame.first : '';
      if (frame.key !== '') frame.first = '';
      frame.typed = false;
    } else if (sign === ';') {
      frame.key = '';
      frame.typed = false;
    }
    last = sign;
    lastIsWord = false;
  }

  function open(bracket: '{' | '[' | '('): void {
    const frame = top();
    const isCall = bracket === '(' && (lastIsWord || last === ')' || last === ']');
    // A collection, a group in parentheses and a list in either belong to the name outside.
    const passesOn = bracket !== '(' || !isCall || COLLECTIONS.has(last);
    const isList = frame.bracket === '[';
    const owner = passesOn && !isList ? frame.key || (frame.bracket === '(' ? frame.owner : '') : '';
    // A tuple of Python holds a list as square brackets do.
    const kind = python && bracket === '(' && !isCall ? '[' : bracket;
    frames.push(frameOf(kind, owner, isList ? '' : frame.owner));
    if (kind === '(' && owner !== '') top().key = owner;
  }

  /** Closes the innermost bracket of a kind, and all inside it. A stray closing bracket has no effect. */
  function closeTo(bracket: string): void {
    for (let depth = frames.length - 1; depth > Math.max(0, frames.length - 1 - DEEPEST); depth--) {
      const found = frames[depth]?.bracket;
      if (found === '`') return;
      if (found !== bracket && !(python && bracket === '(' && found === '[')) continue;
      frames.length = depth;
      return;
    }
  }

  function mayBeginRegex(): boolean {
    if (at < divisionsUntil) return false;
    if (lastIsWord) return BEFORE_REGEX.has(last);
    return last === '' || /[(,=:[!&|?{};+\-*%<>~^]/.test(last);
  }

  function skipRegex(): void {
    last = '/';
    lastIsWord = false;
    let isClass = false;
    let end = at + 1;
    for (; end < text.length && text[end] !== '\n'; end++) {
      const character = text[end];
      if (character === '\\' && text[end + 1] !== '\n') end++;
      else if (character === '[') isClass = true;
      else if (character === ']') isClass = false;
      else if (character === '/' && !isClass) {
        at = end + 1;
        return;
      }
    }
    divisionsUntil = end;
    at++;
  }
}
