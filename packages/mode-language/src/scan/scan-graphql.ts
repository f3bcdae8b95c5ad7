import { endOfLine, endOfWord, isWordCharacter, readLong, readQuoted, skipBlanks } from './characters.ts';
import { Nesting } from './nesting.ts';
import type { SourceString } from './source-string.ts';

/**
 * All strings of a GraphQL document in order, with the argument or field that they are values of. One linear pass that never throws. Keys are
 * names before a colon, also in arguments; commas may be absent.
 */
export function scanGraphql(text: string): SourceString[] {
  const strings: SourceString[] = [];
  const nesting = new Nesting();
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '#') at = endOfLine(text, at);
    else if (character === '"') {
      const long = text.startsWith('"""', at);
      const start = at + (long ? 3 : 1);
      const { next, ...string } = long ? readLong(text, start, '"""') : readQuoted(text, start, '"', '\\');
      strings.push({ start, ...string, ...nesting.place(), role: 'value' });
      at = next;
    } else if (isWordCharacter(character)) {
      const end = endOfWord(text, at);
      if (text[skipBlanks(text, end)] === ':') {
        const value = text.slice(at, end);
        strings.push({ value, start: at, end, closed: true, plain: true, ...nesting.keyPlace() });
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
  return strings;
}
