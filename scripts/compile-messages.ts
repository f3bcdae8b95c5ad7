// Compiles the ICU messages in messages/ into the catalogues of core and of the page.
// usage: npm run -s node -- scripts/compile-messages.ts          writes the catalogues
//        npm run -s node -- scripts/compile-messages.ts --check  exits 1 when one is not current
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import * as english from '../messages/en.ts';
import type { Overlay } from '../messages/messages.ts';
import { GOAL_KINDS, PLATFORM_KINDS, VEHICLE_KINDS } from '../packages/core/src/text/languages/argument-kinds.ts';
import type { Format, Message, Slot } from '../packages/core/src/text/languages/message.ts';
import { modeIds } from '../packages/core/src/text/languages/mode-ids.ts';
import {
  intlTag,
  LANGUAGES,
  type Locale,
  languageOf,
  REGIONAL,
  type RegionalTag,
} from '../packages/core/src/text/locale/locales.ts';

type Texts = Readonly<Record<string, string>>;
/** All parts of one language, or those of an overlay. */
type Source = Readonly<Record<string, Texts | undefined>> & {
  readonly modes?: Readonly<Record<string, readonly string[]>>;
};

/** What a catalogue is compiled from and written to. */
interface Catalogue {
  /** The parts of the sources, in the order of the catalogue's keys. */
  readonly parts: readonly string[];
  /** Folder of the catalogue's files. */
  readonly folder: string;
  /** The name of the catalogue in the types that it exports. */
  readonly name: string;
  /** The imports of its types. */
  readonly imports: string;
}

const CORE: Catalogue = {
  parts: ['answer', 'explanation', 'refusal'],
  folder: 'packages/core/src/text/languages/__generated__',
  name: 'Phrase',
  imports: `import type { Distance, Instant, Price } from '../../format/argument-values.ts';
import type { GoalKind, PlatformKind, VehicleKind } from '../argument-kinds.ts';`,
};

const PAGE: Catalogue = {
  parts: ['page'],
  folder: 'apps/web/src/strings/__generated__',
  name: 'String',
  imports: `import type { Distance } from '@tripwright/core/text';`,
};

const SELECTS: Readonly<Record<string, { readonly type: string; readonly kinds: readonly string[] }>> = {
  vehicle: { type: 'VehicleKind', kinds: VEHICLE_KINDS },
  kind: { type: 'PlatformKind', kinds: PLATFORM_KINDS },
  goal: { type: 'GoalKind', kinds: GOAL_KINDS },
};

const FORMAT_TYPES: Readonly<Record<Format, string>> = {
  number: 'number',
  distance: 'Distance',
  duration: 'number',
  money: 'Price',
  date: 'Instant',
  time: 'Instant',
  day: 'string',
  list: 'readonly string[]',
};

const HEAD = '// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.';

const problems: string[] = [];

/** A message as the runtime reads it. @param place where problems are, for the reader */
function compile(text: string, locale: Locale, place: string): Message {
  const categories = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
  try {
    return compileTokens(parse(text, { cardinal: categories, strictPluralKeys: true }), locale, place);
  } catch (error) {
    problems.push(`${place}: ${(error as Error).message}`);
    return text;
  }
}

function compileTokens(tokens: readonly Token[], locale: Locale, place: string, counted?: string): Message {
  const parts: (string | Slot)[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  };
  for (const token of tokens) {
    if (token.type === 'content') add(token.value);
    else if (token.type === 'octothorpe') parts.push([counted ?? '', 'number']);
    else if (token.type === 'argument') parts.push([token.arg]);
    else if (token.type === 'function') {
      if (!Object.hasOwn(FORMAT_TYPES, token.key)) problems.push(`${place}: {${token.arg}, ${token.key}} is no format`);
      parts.push([token.arg, token.key as Format]);
    } else {
      const { arg, type } = token;
      const kinds = SELECTS[arg]?.kinds;
      if (type === 'selectordinal') problems.push(`${place}: selectordinal is not supported`);
      if (type === 'select' && kinds === undefined) problems.push(`${place}: {${arg}, select} is no known kind`);
      const cases = token.cases.map(({ key, tokens: own }) => {
        if (type === 'select' && kinds?.includes(key) === false) problems.push(`${place}: "${key}" is no ${arg}`);
        return [key, compileTokens(own, locale, place, type === 'plural' ? arg : counted)] as const;
      });
      if (!cases.some(([key]) => key === 'other')) problems.push(`${place}: {${arg}, ${type}} has no "other"`);
      parts.push([arg, type === 'plural' ? 'plural' : 'select', Object.fromEntries(cases) as never]);
    }
  }
  const spaced = parts.map((part) => (typeof part === 'string' ? withSpaces(part, locale) : part));
  return spaced.length === 1 && typeof spaced[0] === 'string' ? spaced[0] : spaced;
}

/** Puts the no-break spaces of French before and inside its signs, so that sources are written with plain spaces. */
function withSpaces(text: string, locale: Locale): string {
  if (languageOf(locale) !== 'fr') return text;
  return text
    .replace(/ (?=[;!?])/g, '\u202F')
    .replace(/ (?=[:»])/g, '\u00A0')
    .replace(/(?<=«) /g, '\u00A0');
}

/** Arguments with their types, and placeholders of spec 2.4 (`<NUMBER>`) with the type ''. */
type Arguments = ReadonlyMap<string, string>;

/** The arguments of a message: all of them, and those that every case of its choices has. */
function argumentsOf(message: Message): { readonly all: Arguments; readonly everywhere: Arguments } {
  const all = new Map<string, string>();
  const everywhere = new Map<string, string>();
  const both = (argument: string, type: string): void => {
    all.set(argument, type);
    everywhere.set(argument, type);
  };
  for (const part of typeof message === 'string' ? [message] : message) {
    if (typeof part === 'string') for (const [mark] of part.matchAll(/<[A-Z_]+>/g)) both(mark, '');
    else if (part[2] === undefined) both(part[0], part[1] === undefined ? 'string' : FORMAT_TYPES[part[1] as Format]);
    else {
      both(part[0], part[1] === 'plural' ? 'number' : (SELECTS[part[0]]?.type ?? 'string'));
      const cases = Object.values(part[2]).map((one) => argumentsOf(one as Message));
      for (const one of cases) for (const [argument, type] of one.all) all.set(argument, type);
      for (const [argument, type] of cases[0]?.everywhere ?? [])
        if (cases.every((one) => one.everywhere.has(argument))) everywhere.set(argument, type);
    }
  }
  return { all, everywhere };
}

/** Reports arguments that the English message does not have or has with another type, and those that a case lacks. */
function compare(message: Message, source: Message, place: string): void {
  const [own, wanted] = [argumentsOf(message), argumentsOf(source)];
  for (const [argument, type] of own.all)
    if (wanted.all.get(argument) !== type) problems.push(`${place}: ${argument} is not used so in English`);
  // A language need not choose its words by kind.
  for (const [argument, type] of wanted.everywhere)
    if (!own.everywhere.has(argument) && !type.endsWith('Kind')) problems.push(`${place}: ${argument} is missing`);
}

function textsOf(source: Source, parts: readonly string[]): Texts {
  return Object.assign({}, ...parts.map((part) => source[part] ?? {}));
}

const files = new Map<string, string>();

function write(catalogue: Catalogue, name: string, ...lines: readonly string[]): void {
  files.set(`${catalogue.folder}/${name}.ts`, `${[HEAD, ...lines].join('\n')}\n`);
}

/** An entry of a list, with the key that it stands for. */
const entry = (key: string, value: unknown): string => `  ${JSON.stringify(value)}, // ${key}`;

/** A line of the interface of a message's values. */
function argumentsLine(key: string, message: Message): string {
  const own = [...argumentsOf(message).all].filter(([, type]) => type !== '');
  const members = own.map(([argument, type]) => `readonly ${argument}: ${type}`).join('; ');
  return `  ${JSON.stringify(key)}: ${own.length === 0 ? '{}' : `{ ${members} }`};`;
}

/** The name of a mode in a language, and its meaning. */
function wordsOf({ modes }: Source, id: string, locale: Locale): readonly string[] {
  return (modes?.[id] ?? []).map((text) => withSpaces(text, locale));
}

async function sourceOf(locale: Locale): Promise<Source> {
  return (await import(`../messages/${locale}.ts`)) as unknown as Source;
}

for (const catalogue of [CORE, PAGE]) {
  const { parts, name, imports } = catalogue;
  const keys = Object.keys(textsOf(english as unknown as Source, parts));
  const originals = new Map(
    Object.entries(textsOf(english as unknown as Source, parts)).map(([key, text]) => [
      key,
      compile(text, 'en', `en ${key}`),
    ]),
  );
  const values = keys.map((key) => argumentsLine(key, originals.get(key) as Message));
  write(
    catalogue,
    'keys',
    imports,
    '',
    '/** Every message, in the order of the catalogues. */',
    `export const ${name.toLowerCase()}Keys = [`,
    ...keys.map((key) => `  ${JSON.stringify(key)},`),
    '] as const;',
    '',
    '/** The values that each message needs. */',
    `export interface ${name}Arguments {`,
    ...values,
    '}',
  );
  for (const language of LANGUAGES) {
    const source = await sourceOf(language);
    const texts = textsOf(source, parts);
    const messages = keys.map((key) => {
      const place = `${language} ${key}`;
      const message = compile(texts[key] ?? '', language, place);
      compare(message, originals.get(key) as Message, place);
      return entry(key, message);
    });
    if (catalogue === PAGE) {
      write(
        catalogue,
        language,
        `import type { Message } from '@tripwright/core/text';`,
        '',
        'export const messages: readonly Message[] = [',
        ...messages,
        '];',
      );
    } else {
      write(
        catalogue,
        language,
        `import type { Language } from '../language.ts';`,
        '',
        'export const language: Language = {',
        ' phrases: [',
        ...messages,
        ' ],',
        ' modes: [',
        ...modeIds.map((id) => entry(id, wordsOf(source, id, language)[0])),
        ' ],',
        '};',
      );
    }
  }
  for (const region of Object.keys(REGIONAL) as RegionalTag[]) {
    const { overlay } = (await import(`../messages/${region}.ts`)) as { overlay: Overlay };
    const texts = textsOf(overlay as Source, parts);
    const entries = Object.entries(texts).map(([key, text]) => {
      const place = `${region} ${key}`;
      const message = compile(text, region, place);
      const original = originals.get(key);
      if (original === undefined) problems.push(`${place}: no such key`);
      else compare(message, original, place);
      return `  ${JSON.stringify(key)}: ${JSON.stringify(message)},`;
    });
    const modes = Object.entries(overlay.modes ?? {}).map(
      ([id, words]) => `  ${JSON.stringify(id)}: ${JSON.stringify(words?.[0])},`,
    );
    if (catalogue === PAGE) {
      write(
        catalogue,
        region,
        `import type { Message } from '@tripwright/core/text';`,
        `import { messages as base } from './${REGIONAL[region]}.ts';`,
        `import { type StringArguments, stringKeys } from './keys.ts';`,
        '',
        'const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {',
        ...entries,
        '};',
        '',
        'export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);',
      );
    } else {
      write(
        catalogue,
        region,
        `import { overlaid, type Language } from '../language.ts';`,
        `import { language as base } from './${REGIONAL[region]}.ts';`,
        '',
        'export const language: Language = overlaid(base, {',
        ' phrases: {',
        ...entries,
        ' },',
        ' modes: {',
        ...modes,
        ' },',
        '});',
      );
    }
  }
}

// What modes mean, for lists of modes alone: a planner for travellers does without.
const meanings: string[] = [];
for (const locale of [...LANGUAGES, ...(Object.keys(REGIONAL) as RegionalTag[])]) {
  const base = await sourceOf(languageOf(locale));
  const own: Source =
    languageOf(locale) === locale ? {} : ((await import(`../messages/${locale}.ts`)) as { overlay: Source }).overlay;
  const words = modeIds.map((id) => wordsOf(own.modes?.[id] === undefined ? base : own, id, locale)[1]);
  meanings.push(
    `  ${JSON.stringify(locale)}: [`,
    ...words.map((text, at) => entry(modeIds[at] as string, text)),
    '  ],',
  );
}
write(
  CORE,
  'mode-meanings',
  `import type { Locale } from '../../locale/locales.ts';`,
  '',
  '/** A line that explains each mode, in the order of `modeIds`. */',
  'export const modeMeanings: Readonly<Record<Locale, readonly string[]>> = {',
  ...meanings,
  '};',
);

/**
 * Texts of the editor: VS Code reads the manifest's from package.nls files, and replaces an English text at work by that of its own language.
 * It knows fewer languages than Tripwright, some by other names.
 */
const EDITOR_TAGS: Readonly<Partial<Record<Locale, string>>> = {
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-tw',
  'pt-BR': 'pt-br',
};
const EDITOR_FOLDER = 'apps/vscode';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function manifestTexts(texts: Texts): Texts {
  const title = texts['command.setServerKey'] ?? english.manifest['command.setServerKey'];
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('{setServerKey}', title)]),
  );
}

files.set(`${EDITOR_FOLDER}/package.nls.json`, json(manifestTexts(english.manifest)));
for (const locale of [...LANGUAGES.filter((language) => language !== 'en'), 'pt-BR'] as const) {
  const source: Source =
    locale === 'pt-BR' ? ((await import('../messages/pt-BR.ts')).overlay as unknown as Source) : await sourceOf(locale);
  const base: Source = locale === 'pt-BR' ? await sourceOf('pt') : source;
  const of = (part: 'editor' | 'manifest', originals: Texts): Texts => {
    const texts: Texts = { ...base[part], ...source[part] };
    for (const [key, text] of Object.entries(texts)) {
      compare(compile(text, locale, `${locale} ${key}`), compile(originals[key] ?? '', 'en', key), `${locale} ${key}`);
    }
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withSpaces(text, locale)]));
  };
  const tag = EDITOR_TAGS[locale] ?? locale;
  const [atWork, manifest] = [of('editor', english.editor), of('manifest', english.manifest)];
  if (Object.keys(manifest).length > 0)
    files.set(`${EDITOR_FOLDER}/package.nls.${tag}.json`, json(manifestTexts(manifest)));
  if (Object.keys(atWork).length > 0) {
    const bundle = Object.entries(atWork).map(([key, text]) => [
      english.editor[key as keyof typeof english.editor],
      text,
    ]);
    files.set(`${EDITOR_FOLDER}/l10n/bundle.l10n.${tag}.json`, json(Object.fromEntries(bundle)));
  }
}
files.set(
  `${EDITOR_FOLDER}/src/__generated__/editor-texts.ts`,
  `${HEAD}\n/** The English texts of the extension, by which VS Code finds those of other languages. */\nexport const editorTexts = ${JSON.stringify(english.editor, null, 2)} as const;\n`,
);

/** A part that is in English alone, as logs and documentation are: keys, messages and the types of the values in one file. */
function writeEnglish(part: 'advice' | 'command', texts: Texts, folder: string, imports: string): void {
  const name = part === 'advice' ? 'Advice' : 'Command';
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(text, 'en', `${part} ${key}`)] as const);
  files.set(
    `${folder}/${part}.ts`,
    `${[
      HEAD,
      imports,
      '',
      '/** Every message, in the order of the list of messages. */',
      `export const ${part}Keys: readonly (keyof ${name}Arguments)[] = ${JSON.stringify(compiled.map(([key]) => key))};`,
      '',
      `export const ${part}Messages: readonly Message[] = [`,
      ...compiled.map(([key, message]) => entry(key, message)),
      '];',
      '',
      '/** The values that each message needs. */',
      `export interface ${name}Arguments {`,
      ...compiled.map(([key, message]) => argumentsLine(key, message)),
      '}',
    ].join('\n')}\n`,
  );
}

writeEnglish('advice', english.advice, CORE.folder, `import type { Message } from '../message.ts';`);
writeEnglish(
  'command',
  english.command,
  'apps/cli/src/__generated__',
  `import type { Message } from '@tripwright/core/text';`,
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const root = new URL('..', import.meta.url).pathname;
const stale = [...files].filter(
  ([path, text]) => !existsSync(root + path) || readFileSync(root + path, 'utf8') !== text,
);
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(
    `${stale.map(([path]) => path).join('\n')}\nnot current. Run: npm run -s node -- scripts/compile-messages.ts`,
  );
  process.exit(1);
}
for (const [path, text] of stale) {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
}
