import { endOfLine, endOfWord, isWordUnit, readLong, readQuoted, skipBlanks } from './characters.ts';
import { Nesting } from './nesting.ts';
import { type StringSink, stringAt } from './source-string.ts';

/**
 * All strings of a GraphQL document in order, with the argument or field that they are values of. One linear pass that never throws. Keys are
 * names before a colon, also in arguments; commas may be absent.
 */
export function scanGraphql(text: string, strings: StringSink): void {
  const nesting = new Nesting();
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '#') at = endOfLine(text, at);
    else if (character === '"') {
      const long = text.startsWith('"""', at);
      const start = at + (long ? 3 : 1);
      const read = long ? readLong(text, start, '"""') : readQuoted(text, start, '"', '\\');
      const { owner, ownerOfOwner, list, scope } = nesting.place();
      const { value, end, closed, plain } = read;
      strings.push({ value, start, end, closed, plain, role: 'value', owner, ownerOfOwner, list, scope });
      at = read.next;
    } else if (isWordUnit(text.charCodeAt(at))) {
      const end = endOfWord(text, at);
      if (text.charCodeAt(skipBlanks(text, end)) === 58) {
        const value = text.slice(at, end);
        strings.push(stringAt(nesting.keyPlace(), { value, start: at, end, closed: true, plain: true }));
        nesting.key(value);
      }
      at = end;
    } else {
      if (character === '{' || character === '(') nesting.open('object');
      else if (character === '[') nesting.open('array');
      else if (character === '}' || character === ')') nesting.close('object');
      else if (character === ']') nesting.close('array');
      else if (character === ',') nesting.comma();
      at++;
    }
  }
}
