import type { Message } from '../../packages/core/src/text/languages/message.ts';
import { modeIds } from '../../packages/core/src/text/languages/mode-ids.ts';
import {
  LANGUAGES,
  type Locale,
  languageOf,
  REGIONAL,
  type RegionalTag,
} from '../../packages/core/src/text/locale/locales.ts';
import { compareMessages, compileMessage, type Report, withSpaces } from './compile-message.ts';
import { english, languageSource, regionSource, type Source, textsOf } from './message-sources.ts';
import { argumentsLine, entry, program } from './written-files.ts';

/** Files by path from the root. */
type Files = Map<string, string>;

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
  /** The file of a language. @param texts the lines of its messages */
  readonly language: (texts: readonly string[], source: Source, language: Locale) => string;
  /** The file of a region. @param texts the lines of the messages that differ */
  readonly region: (texts: readonly string[], overlay: Source, region: RegionalTag) => string;
}

const CORE: Catalogue = {
  parts: ['answer', 'explanation', 'refusal'],
  folder: 'packages/core/src/text/languages/__generated__',
  name: 'Phrase',
  imports: `import type { Distance, Instant, Price } from '../../format/argument-values.ts';
import type { EffectKind, GoalKind, PlatformKind, SourceKind, VehicleKind } from '../argument-kinds.ts';`,
  language: (texts, source, language) =>
    program(
      `import type { Language } from '../language.ts';`,
      '',
      'export const language: Language = {',
      ' phrases: [',
      ...texts,
      ' ],',
      ' modes: [',
      ...modeIds.map((id) => entry(id, modeWords(source, id, language)[0])),
      ' ],',
      '};',
    ),
  region: (texts, { modes = {} }, region) =>
    program(
      `import { overlaid, type Language } from '../language.ts';`,
      `import { language as base } from './${REGIONAL[region]}.ts';`,
      '',
      'export const language: Language = overlaid(base, {',
      ' phrases: {',
      ...texts,
      ' },',
      ' modes: {',
      ...modeIds.flatMap((id, position) => {
        const words = modes[id];
        return words === undefined ? [] : [`  ${position}: ${JSON.stringify(words[0])}, // ${id}`];
      }),
      ' },',
      '});',
    ),
};

const PAGE: Catalogue = {
  parts: ['page'],
  folder: 'apps/web/src/strings/__generated__',
  name: 'String',
  imports: `import type { Distance, Instant, LoadKind } from '@tripwright/core/text';`,
  language: (texts) =>
    program(
      `import type { Message } from '@tripwright/core/text';`,
      '',
      'export const messages: readonly Message[] = [',
      ...texts,
      '];',
    ),
  region: (texts, _, region) =>
    program(
      `import type { Message } from '@tripwright/core/text';`,
      `import { messages as base } from './${REGIONAL[region]}.ts';`,
      '',
      'const own: Readonly<Record<number, Message>> = {',
      ...texts,
      '};',
      '',
      'export const messages: readonly Message[] = base.map((message, at) => own[at] ?? message);',
    ),
};

const REGIONS = Object.keys(REGIONAL) as RegionalTag[];

/** Writes the catalogues of answers and of the page: the keys, each language, each region. */
export async function writeCatalogues(files: Files, report: Report): Promise<void> {
  for (const catalogue of [CORE, PAGE]) {
    const { parts, folder } = catalogue;
    const originals = new Map(
      Object.entries(textsOf(english, parts)).map(([key, text]) => [
        key,
        compileMessage(text, 'en', `en ${key}`, report),
      ]),
    );
    const translated = (text: string, key: string, locale: Locale): Message => {
      const place = `${locale} ${key}`;
      const message = compileMessage(text, locale, place, report);
      const original = originals.get(key);
      if (original === undefined) report(`${place}: no such key`);
      else compareMessages(message, original, place, report);
      return message;
    };
    files.set(`${folder}/keys.ts`, keysFile(catalogue, originals));
    for (const language of LANGUAGES) {
      const source = await languageSource(language);
      const texts = textsOf(source, parts);
      const lines = [...originals.keys()].map((key) => entry(key, translated(texts[key] ?? '', key, language)));
      files.set(`${folder}/${language}.ts`, catalogue.language(lines, source, language));
    }
    for (const region of REGIONS) {
      const overlay = await regionSource(region);
      const positions = new Map([...originals.keys()].map((key, position) => [key, position]));
      const lines = Object.entries(textsOf(overlay, parts)).map(
        ([key, text]) => `  ${positions.get(key)}: ${JSON.stringify(translated(text, key, region))}, // ${key}`,
      );
      files.set(`${folder}/${region}.ts`, catalogue.region(lines, overlay, region));
    }
  }
}

function keysFile({ name, imports }: Catalogue, originals: ReadonlyMap<string, Message>): string {
  return program(
    imports,
    '',
    '/** Every message, in the order of the catalogues. */',
    `export const ${name.toLowerCase()}Keys = [`,
    ...[...originals.keys()].map((key) => `  ${JSON.stringify(key)},`),
    '] as const;',
    '',
    '/** The values that each message needs. */',
    `export interface ${name}Arguments {`,
    ...[...originals].map(([key, message]) => argumentsLine(key, message)),
    '}',
  );
}

/** Writes what modes mean, and what they are called, for lists of modes alone: a planner for travellers does without. */
export async function writeMeanings(files: Files): Promise<void> {
  const about = {
    meaning: '/** A line that explains each mode, in the order of `modeIds`. */',
    title: '/** The name of each mode, in the order of `modeIds`. */',
  };
  for (const [at, kind] of (['title', 'meaning'] as const).entries()) {
    const lines: string[] = [];
    for (const locale of [...LANGUAGES, ...REGIONS]) {
      const base = await languageSource(languageOf(locale));
      const own = isRegion(locale) ? await regionSource(locale) : {};
      const words = modeIds.map((id) =>
        entry(id, modeWords(own.modes?.[id] === undefined ? base : own, id, locale)[at]),
      );
      lines.push(`  ${JSON.stringify(locale)}: [`, ...words, '  ],');
    }
    const name = kind === 'title' ? 'modeTitles' : 'modeMeanings';
    const text = program(
      `import type { WordsTag } from '../../locale/locales.ts';`,
      '',
      about[kind],
      `export const ${name}: Readonly<Record<WordsTag, readonly string[]>> = {`,
      ...lines,
      '};',
    );
    files.set(`${CORE.folder}/mode-${kind}s.ts`, text);
  }
}

function isRegion(locale: Locale): locale is RegionalTag {
  return Object.hasOwn(REGIONAL, locale);
}

/** The name of a mode in a language, and its meaning. */
function modeWords({ modes }: Source, id: string, locale: Locale): readonly string[] {
  return (modes?.[id] ?? []).map((text) => withSpaces(text, locale));
}

/** Writes the parts that are in English alone, as logs and documentation are: keys, messages and the types of the values in one file. */
export function writeEnglishParts(files: Files, report: Report): void {
  const { advice, command } = english;
  const fromCore = `import type { Message } from '@tripwright/core/text';`;
  const write = (part: string, name: string, texts: object, folder: string, imports: string): void => {
    const compiled = Object.entries(texts).map(
      ([key, text]) => [key, compileMessage(text, 'en', `${part} ${key}`, report)] as const,
    );
    const text = program(
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
    );
    files.set(`${folder}/${part}.ts`, text);
  };
  write('advice', 'Advice', advice, CORE.folder, `import type { Message } from '../message.ts';`);
  write('command', 'Command', command, 'apps/cli/src/__generated__', fromCore);
}
