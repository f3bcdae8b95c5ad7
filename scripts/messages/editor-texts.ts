import { aboveRequest } from '../../messages/walkthrough.ts';
import { LANGUAGES, type Locale } from '../../packages/core/src/text/locale/locales.ts';
import { compareMessages, compileMessage, type Report, withSpaces } from './compile-message.ts';
import { english, languageSource, regionSource, type Source, type Texts } from './message-sources.ts';
import { sourceTexts } from './source-texts.ts';
import { walkthroughPages } from './walkthrough-pages.ts';
import { program } from './written-files.ts';

const FOLDER = 'apps/vscode';
/** Packages that have the English texts of their own, by the beginnings of the keys. */
const SERVICES = [
  {
    file: 'packages/mode-language/src/__generated__/mode-texts.ts',
    keys: 'modes.',
    name: 'modeTexts',
    about: 'mode identifiers',
  },
  {
    file: 'packages/trip-file/src/__generated__/trip-texts.ts',
    keys: 'trips.',
    name: 'tripTexts',
    about: 'trip files',
  },
  {
    file: 'packages/feed-language/src/__generated__/feed-texts.ts',
    keys: 'feed.',
    name: 'feedTexts',
    about: 'feeds',
  },
];

/** Languages that VS Code knows by other names. It knows one region: Brazil. */
const EDITOR_TAGS: Readonly<Partial<Record<Locale, string>>> = {
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-tw',
  'pt-BR': 'pt-br',
};

/**
 * Writes the texts of the editor: VS Code reads the manifest's from package.nls files, and replaces an English text at work by that of its own
 * language.
 */
export async function writeEditorTexts(files: Map<string, string>, report: Report): Promise<void> {
  files.set(`${FOLDER}/package.nls.json`, json(manifestTexts(english.manifest)));
  const writePages = (texts: Texts, locale: Locale, end: string): void => {
    const sentence = aboveRequest[locale];
    if (sentence === undefined) report(`${locale} walkthrough: the sentence above the request is missing`);
    for (const [name, page] of walkthroughPages(texts, withSpaces(sentence ?? '', locale)))
      files.set(`${FOLDER}/media/walkthrough/${name}${end}.md`, page);
  };
  writePages(english.editor, 'en', '');
  for (const locale of [...LANGUAGES.filter((language) => language !== 'en'), 'pt-BR'] as const) {
    const source = locale === 'pt-BR' ? await regionSource(locale) : await languageSource(locale);
    const base = locale === 'pt-BR' ? await languageSource('pt') : source;
    const textsIn = (part: 'editor' | 'manifest'): Texts => editorTexts(part, { base, source, locale }, report);
    const [atWork, manifest] = [textsIn('editor'), textsIn('manifest')];
    const tag = EDITOR_TAGS[locale] ?? locale;
    writePages(atWork, locale, `.nls.${tag}`);
    if (Object.keys(manifest).length > 0) files.set(`${FOLDER}/package.nls.${tag}.json`, json(manifestTexts(manifest)));
    const bundle = [
      ...(await sourceTexts(locale, report)),
      ...Object.entries(atWork).map(([key, text]) => [(english.editor as Texts)[key], text]),
    ];
    if (bundle.length > 0) files.set(`${FOLDER}/l10n/bundle.l10n.${tag}.json`, json(Object.fromEntries(bundle)));
  }
  const originals = Object.entries(english.editor);
  const textsOf = (keys: string): typeof originals => originals.filter(([key]) => key.startsWith(keys));
  files.set(
    `${FOLDER}/src/__generated__/editor-texts.ts`,
    program(
      '/** The English texts of the extension, by which VS Code finds those of other languages. */',
      constant(
        'editorTexts',
        originals.filter(([key]) => !SERVICES.some(({ keys }) => key.startsWith(keys))),
      ),
    ),
  );
  for (const { file, keys, name, about } of SERVICES) {
    files.set(file, program(`/** The English texts about ${about}. */`, constant(name, textsOf(keys))));
  }
}

/** The texts of a part in a language, compared with the English ones. */
function editorTexts(
  part: 'editor' | 'manifest',
  { base, source, locale }: { readonly base: Source; readonly source: Source; readonly locale: Locale },
  report: Report,
): Texts {
  const originals: Texts = english[part];
  const texts = Object.entries({ ...base[part], ...source[part] }).map(([key, text]) => {
    const place = `${locale} ${key}`;
    const original = compileMessage(originals[key] ?? '', 'en', key, report);
    compareMessages(compileMessage(text, locale, place, report), original, place, report);
    return [key, withSpaces(text, locale)];
  });
  return Object.fromEntries(texts);
}

/** The manifest's texts; one quotes the title of a command, and some link to a command, whose address is no text to translate. */
function manifestTexts(texts: Texts): Texts {
  const title = texts['command.setServerKey'] ?? english.manifest['command.setServerKey'];
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replaceAll('{setServerKey}', title).replaceAll(/\]\(\{(\w+)\}\)/g, '](command:tripwright.$1)'),
    ]),
  );
}

/** The declaration of a table of texts whose type names every key. */
function constant(name: string, texts: readonly (readonly [string, string])[]): string {
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const;`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
