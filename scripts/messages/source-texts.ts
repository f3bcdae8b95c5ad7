import type { Locale } from '../../packages/core/src/text/locale/locales.ts';
import { BUILD_STEPS } from '../../packages/feeds/src/import/build-step.ts';
import { noticeCatalogue } from '../../packages/feeds/src/notices/catalogue.ts';
import { gtfsTables } from '../../packages/feeds/src/reference/index.ts';
import { type Report, withSpaces } from './compile-message.ts';
import type { Texts } from './message-sources.ts';
import { schemaText, wordsOfSchemas } from './schema-texts.ts';

/** Texts of one language by the English ones. */
type ByEnglish = Map<string, string>;

/**
 * The texts whose English words stand in the code that they explain, such as the notices of the importer: those of a language by the English ones, as
 * editors look them up. Two places with one English text share one translation.
 */
export async function sourceTexts(locale: Locale, report: Report): Promise<ByEnglish> {
  const all: ByEnglish = new Map();
  const add = (english: string, text: string | undefined, place: string): void => {
    if (text === undefined) {
      report(`${locale} ${place}: “${english}” is missing`);
      return;
    }
    const spaced = withSpaces(text, locale);
    const other = all.get(english);
    if (other !== undefined && other !== spaced) report(`${locale} ${place}: “${english}” is “${other}” elsewhere`);
    all.set(english, spaced);
  };
  const ofGtfs = await textsIn('gtfs', 'gtfs', locale);
  for (const english of wordsOfGtfs()) add(english, ofGtfs[english], 'gtfs');
  reportUnknown(ofGtfs, wordsOfGtfs(), `${locale} gtfs`, report);
  const notices = await textsIn<readonly [string, string]>('importer', 'notices', locale);
  for (const [code, { meaning, remedy }] of Object.entries(noticeCatalogue)) {
    add(meaning, notices[code]?.[0], code);
    add(remedy, notices[code]?.[1], code);
  }
  const steps = await textsIn('importer', 'steps', locale);
  for (const [kind, english] of Object.entries(BUILD_STEPS)) add(english, steps[kind], kind);
  const words = wordsOfSchemas();
  for (const part of ['gbfs', 'trips', 'live'] as const) {
    const own = await textsIn('schemas', part, locale);
    const used = new Set<string>();
    // What GTFS has in the same words is written there.
    const known = part === 'trips' ? own : { ...ofGtfs, ...own };
    for (const english of words[part]) add(english, schemaText(english, known, locale, used), part);
    reportUnknown(own, used, `${locale} schemas`, report);
  }
  return all;
}

/** The texts of a language in a folder of messages/; those of Brazil over those of Portugal. */
async function textsIn<Text = string>(
  folder: string,
  name: string,
  locale: Locale,
): Promise<Readonly<Record<string, Text>>> {
  const base = locale === 'pt-BR' ? await textsIn<Text>(folder, name, 'pt') : {};
  type Source = Readonly<Record<string, Readonly<Record<string, Text>>>>;
  const source = (await import(`../../messages/${folder}/${locale}.ts`)) as Source;
  return { ...base, ...source[name] };
}

function reportUnknown(texts: Texts, wanted: ReadonlySet<string>, place: string, report: Report): void {
  for (const english of Object.keys(texts)) if (!wanted.has(english)) report(`${place}: no source has “${english}”`);
}

/** Every English text of the tables of GTFS. */
function wordsOfGtfs(): ReadonlySet<string> {
  return new Set(
    gtfsTables.flatMap(({ meaning, columns }) => [
      meaning,
      ...columns.flatMap((column) => [column.meaning, ...Object.values(column.values ?? {})]),
    ]),
  );
}
