import { createScanner } from 'jsonc-parser';
import { Nesting } from './nesting.ts';
import type { StringSink } from './source-string.ts';

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

/**
 * All strings of a JSON or JSONC document in order, in one linear pass. Never throws: while a user types, documents are usually broken, so
 * the scanner reads what it can and guesses the nesting.
 */
export function scanJson(text: string, strings: StringSink): void {
  const scanner = createScanner(text, true);
  const nesting = new Nesting();

  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    switch (kind) {
      case token.openBrace:
        nesting.open('object');
        break;
      case token.openBracket:
        nesting.open('array');
        break;
      case token.closeBrace:
        nesting.close('object');
        break;
      case token.closeBracket:
        nesting.close('array');
        break;
      case token.colon:
        nesting.colon();
        break;
      case token.comma:
        nesting.comma();
        break;
      case token.string: {
        const closed = (scanner.getTokenError() as number) !== UNEXPECTED_END_OF_STRING;
        const start = scanner.getTokenOffset() + 1;
        const end = scanner.getTokenOffset() + scanner.getTokenLength() - (closed ? 1 : 0);
        const value = scanner.getTokenValue();
        const plain = end - start === value.length;
        const string = nesting.string(value, start, end, closed, plain);
        strings.push(string);
        if (string.role === 'key' && nesting.top !== undefined) nesting.top.key = string.value;
        break;
      }
      default:
        break;
    }
  }
}
