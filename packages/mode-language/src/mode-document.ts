import { scanCode } from './scan/scan-code.ts';
import { scanGraphql } from './scan/scan-graphql.ts';
import { scanHttp, scanShell } from './scan/scan-http.ts';
import { scanJson } from './scan/scan-json.ts';
import { scanQueries } from './scan/scan-queries.ts';
import { scanToml } from './scan/scan-toml.ts';
import { scanYaml } from './scan/scan-yaml.ts';
import type { StringSink } from './scan/source-string.ts';

/** How a document is read. */
export type ModeSyntax = 'json' | 'yaml' | 'toml' | 'http' | 'shell' | 'graphql' | 'script' | 'python';

/** A document, or as much of it as is typed. */
export interface ModeDocument {
  readonly text: string;
  readonly syntax: ModeSyntax;
}

/** Maximum length of a document, in characters. A longer document is not read, so that the editor never waits. */
export const LONGEST_DOCUMENT = 2_000_000;

const syntaxes: Readonly<Record<string, ModeSyntax>> = {
  json: 'json',
  jsonc: 'json',
  yaml: 'yaml',
  toml: 'toml',
  http: 'http',
  shellscript: 'shell',
  graphql: 'graphql',
  typescript: 'script',
  typescriptreact: 'script',
  javascript: 'script',
  javascriptreact: 'script',
  python: 'python',
};

/** The identifiers of languages that are read, as the Language Server Protocol names them. */
export const MODE_LANGUAGES: readonly string[] = Object.keys(syntaxes);

/** The syntax of a language; `undefined` for a language that is not read. */
export function syntaxOf(languageId: string): ModeSyntax | undefined {
  return Object.hasOwn(syntaxes, languageId) ? syntaxes[languageId] : undefined;
}

const scanners: Readonly<Record<ModeSyntax, (text: string, strings: StringSink) => void>> = {
  json: scanJson,
  yaml: scanYaml,
  toml: scanToml,
  http: scanHttp,
  shell: scanShell,
  graphql: scanGraphql,
  script: (text, strings) => scanCode(text, 'script', strings),
  python: (text, strings) => scanCode(text, 'python', strings),
};

/** The parameters of a query string that may name modes: a cheap look before the text is searched. */
const MODE_PARAMETER = /(?:modes|mode|avoid|modeidentifier)(?:\[\]|%5b%5d)?=/i;

/**
 * Gives all strings of a document in order. The parameters of an address within a string are strings too, and replace it. A document longer than
 * {@link LONGEST_DOCUMENT} has none.
 */
export function readStrings({ text, syntax }: ModeDocument, strings: StringSink): void {
  if (text.length > LONGEST_DOCUMENT) return;
  const scan = scanners[syntax];
  const withAddresses: StringSink = {
    push: (string) => {
      const isAddress = string.role === 'value' && string.plain && MODE_PARAMETER.test(string.value);
      if (isAddress) scanQueries(text, strings, { from: string.start, to: string.end, scope: -1 - string.start });
      else strings.push(string);
    },
  };
  const isQuery = syntax === 'http' || syntax === 'shell';
  scan(text, isQuery || !MODE_PARAMETER.test(text) ? strings : withAddresses);
}
