import { endOfLine, readQuoted, skipBlanks } from './characters.ts';
import { Nesting } from './nesting.ts';
import { type StringSink, stringAt } from './source-string.ts';

const NEW_LINE = 10;
const HASH = 35;
const COMMA = 44;
const COLON = 58;

/** Whether a character is white space. */
function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)));
}

/** Whether a line may be a mark between documents: two of its first characters are hyphens or dots. */
function beginsDocument(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 45 || code === 46) && text.charCodeAt(at + 1) === code;
}

/** Whether a character ends a plain scalar within brackets: `,`, `[`, `]`, `{` or `}`. */
function isFlowSign(code: number): boolean {
  return code === COMMA || code === 91 || code === 93 || code === 123 || code === 125;
}

/**
 * All scalars and keys of a YAML document in order: in blocks by indentation, in brackets, plain and in quotes. One linear pass that never
 * throws; anchors, tags and block scalars are passed over. An entry without a value gives an empty string where the value will be typed. A
 * bracket that was never closed ends at the next line that is not indented.
 */
export function scanYaml(text: string, strings: StringSink): void {
  const nesting = new Nesting();
  let at = 0;
  /** Open brackets; 0 in blocks. */
  let brackets = 0;
  /** Column of the block around the outermost bracket. */
  let outside = 0;

  while (at < text.length) {
    const lineStart = at;
    const end = endOfLine(text, at);
    const content = skipBlanks(text, at);
    const column = content - lineStart;
    at = content;
    if (brackets > 0 && at < end && column <= outside && !/[\]},#]/.test(text[at] as string)) leaveBrackets();
    if (at < end && text[at] !== '#') {
      if (
        brackets === 0 &&
        column === 0 &&
        beginsDocument(text, at) &&
        /^(?:---|\.\.\.)(?:\s|$)/.test(text.slice(at, at + 4))
      ) {
        nesting.clear();
        at += 3;
      } else if (brackets === 0) {
        at = readDashes(column, end);
      }
      readLine(end, lineStart);
    }
    if (at < end) at = end;
    // A block scalar moved past its lines.
    const lineBreak = at <= end ? text.indexOf('\n', end) : at - 1;
    if (lineBreak < 0) break;
    at = lineBreak + 1;
  }

  function leaveBrackets(): void {
    while (nesting.depth > 0 && nesting.top?.column === Number.POSITIVE_INFINITY) nesting.pop();
    brackets = 0;
  }

  /** Opens or continues the sequences of `- ` marks. @returns the offset after the marks */
  function readDashes(firstColumn: number, end: number): number {
    let column = firstColumn;
    while (text[at] === '-' && (at + 1 >= end || text[at + 1] === ' ' || text[at + 1] === '\t')) {
      while (nesting.top !== undefined && nesting.top.column > column) nesting.pop();
      const { top } = nesting;
      if (top?.kind !== 'array' || top.column !== column) nesting.open('array', column);
      const next = skipBlanks(text, at + 1);
      if (next >= end) {
        if (next > at + 1) push('', next, next, nesting.place());
        return next;
      }
      column += next - at;
      at = next;
    }
    return at;
  }

  /** Reads the entries of a line, or its part within brackets. */
  function readLine(end: number, lineStart: number): void {
    while (at < end) {
      at = skipBlanks(text, at);
      if (at >= end) return;
      const character = text[at] as string;
      if (character === '#' && (at === 0 || isBlank(text.charCodeAt(at - 1)))) {
        at = end;
      } else if (character === '[' || character === '{') {
        if (brackets === 0) outside = nesting.top?.column ?? -1;
        nesting.open(character === '[' ? 'array' : 'object');
        brackets++;
        at++;
      } else if (brackets > 0 && (character === ']' || character === '}')) {
        nesting.close(character === ']' ? 'array' : 'object');
        brackets--;
        at++;
      } else if (brackets > 0 && character === ',') {
        nesting.comma();
        at++;
      } else if (brackets === 0 && (character === '|' || character === '>')) {
        skipBlockScalar(end);
        return;
      } else if (character === '&' || character === '*' || character === '!') {
        while (at < end && !/\s/.test(text[at] as string)) at++;
      } else readScalar(end, lineStart);
    }
  }

  function readScalar(end: number, lineStart: number): void {
    const quote = text[at] === '"' || text[at] === "'" ? (text[at] as string) : '';
    const start = at + quote.length;
    if (quote === '') at = endOfPlain(start, end);
    const scalar =
      quote === ''
        ? { value: text.slice(start, at), end: at, next: at, closed: true, plain: true }
        : readQuoted(text, start, quote, quote === '"' ? '\\' : '');
    at = Math.max(scalar.next, start);
    if (quote === '' && at === start) at++; // a character that begins nothing
    const after = skipBlanks(text, at);
    const isColon = text.charCodeAt(after) === COLON;
    const isKey = isColon && (after + 1 >= end || isBlank(text.charCodeAt(after + 1)) || brackets > 0);
    if (!isKey) {
      push(scalar.value, start, scalar.end, brackets > 0 ? nesting.place() : blockPlace(), scalar);
      return;
    }
    if (brackets === 0) openMapping(start - quote.length - lineStart);
    push(scalar.value, start, scalar.end, nesting.keyPlace(), scalar);
    nesting.key(scalar.value);
    at = after + 1;
    const value = skipBlanks(text, at);
    if (value >= end && value > at) push('', value, value, blockPlace());
  }

  /** The mapping at a column, which the key continues or begins. */
  function openMapping(column: number): void {
    while (nesting.top !== undefined) {
      const { top } = nesting;
      if (top.column < column || (top.column === column && top.kind === 'object')) break;
      nesting.pop();
    }
    if (nesting.top?.kind !== 'object' || nesting.top.column !== column) nesting.open('object', column);
  }

  /** The place of a scalar in a block: a scalar without a colon is never a key. */
  function blockPlace(): ReturnType<Nesting['place']> {
    const { owner, ownerOfOwner, list, scope } = nesting.place();
    return { role: 'value', owner, ownerOfOwner, list, scope };
  }

  function endOfPlain(start: number, end: number): number {
    let last = start;
    for (let here = start; here < end; here++) {
      const code = text.charCodeAt(here);
      if (code === COLON) {
        const next = here + 1 < text.length ? text.charCodeAt(here + 1) : NEW_LINE;
        if (isBlank(next) || (brackets > 0 && isFlowSign(next))) break;
      } else if (code === HASH) {
        if (here > start && isBlank(text.charCodeAt(here - 1))) break;
      } else if (brackets > 0 && isFlowSign(code)) break;
      if (!isBlank(code)) last = here + 1;
    }
    return last;
  }

  /** Moves to the first line that is indented no more than the block that holds the scalar. */
  function skipBlockScalar(end: number): void {
    const least = nesting.top?.column ?? 0;
    at = end;
    for (;;) {
      const lineBreak = text.indexOf('\n', at);
      if (lineBreak < 0) {
        at = text.length;
        return;
      }
      const content = skipBlanks(text, lineBreak + 1);
      const isBlank = content >= text.length || text[content] === '\n' || text[content] === '\r';
      if (!isBlank && content - lineBreak - 1 <= least) {
        at = lineBreak + 1;
        return;
      }
      at = endOfLine(text, lineBreak + 1);
    }
  }

  function push(
    value: string,
    start: number,
    end: number,
    place: ReturnType<Nesting['place']>,
    { closed, plain }: { readonly closed: boolean; readonly plain: boolean } = { closed: true, plain: true },
  ): void {
    strings.push(stringAt(place, { value, start, end, closed, plain }));
  }
}
