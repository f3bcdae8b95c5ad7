import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/text/index.ts';
import { ALL_LANGUAGES, type LanguageRules, RULES, WORDS_OF_ELSEWHERE } from './language-rules.ts';

type Texts = Readonly<Record<string, string | readonly string[]>>;

/** Every text of a locale's source, with its key. */
async function textsOf(locale: string): Promise<readonly (readonly [key: string, text: string])[]> {
  const source = (await import(new URL(`../../../messages/${locale}.ts`, import.meta.url).href)) as Record<
    string,
    object
  >;
  const parts = Object.entries({
    ...((source['overlay'] as Record<string, object> | undefined) ?? source),
    gtfs: await folderOf('gtfs', 'gtfs', locale),
    notices: locale === 'en' ? await englishNotices() : await folderOf('importer', 'notices', locale),
    steps: await folderOf('importer', 'steps', locale),
    gbfs: withoutCode(await folderOf('schemas', 'gbfs', locale)),
    live: await folderOf('schemas', 'live', locale),
    tripFiles: withoutCode(await folderOf('schemas', 'trips', locale)),
    walkthrough: await walkthroughOf(locale),
  });
  return parts.flatMap(([part, texts]) =>
    Object.entries(texts as Texts).flatMap(([key, text]) =>
      // A mode has two texts, its name and what it means: each is compared with its own original.
      [text].flat().map((one, at) => [`${locale} ${part} ${key}${at === 0 ? '' : ' meaning'}`, one] as const),
    ),
  );
}

/** The texts of a language in a folder of messages/; none in English itself and in regions without words of their own. */
async function folderOf(folder: string, name: string, locale: string): Promise<Texts> {
  const file = new URL(`../../../messages/${folder}/${locale}.ts`, import.meta.url);
  return existsSync(file) ? (((await import(file.href)) as Readonly<Record<string, Texts>>)[name] as Texts) : {};
}

/** Texts of schemas without the code in them, which keeps no rule of a language. */
function withoutCode(texts: Texts): Texts {
  const plain = (text: string): string => text.replace(/`[^`]*`/g, '`…`');
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [plain(key), plain(String(text))]));
}

/** The notices of the importer, whose English texts stand beside their codes. */
async function englishNotices(): Promise<Texts> {
  const file = new URL('../../feeds/src/notices/catalogue.ts', import.meta.url);
  const { noticeCatalogue } = (await import(file.href)) as {
    readonly noticeCatalogue: Readonly<Record<string, { readonly meaning: string; readonly remedy: string }>>;
  };
  return Object.fromEntries(Object.entries(noticeCatalogue).map(([code, kind]) => [code, [kind.meaning, kind.remedy]]));
}

/** The sentence of the editor's walkthrough in a language. */
async function walkthroughOf(locale: string): Promise<Texts> {
  const file = new URL('../../../messages/walkthrough.ts', import.meta.url);
  const { aboveRequest } = (await import(file.href)) as { readonly aboveRequest: Texts };
  return { aboveRequest: aboveRequest[locale] ?? [] };
}

/** The lines of texts that break a rule. */
async function breaches(locale: string, rule: RegExp): Promise<readonly string[]> {
  return (await textsOf(locale)).filter(([, text]) => rule.test(text)).map(([key, text]) => `${key}: ${text}`);
}

describe.each(LOCALES)('%s', (locale) => {
  const { language, rules } = rulesOf(locale);

  test.each(Object.entries({ ...ALL_LANGUAGES, ...rules.never }))('%s', async (_, rule) => {
    expect(await breaches(locale, rule)).toEqual([]);
  });

  test('uses the words of its glossary', async () => {
    const english = new Map((await textsOf('en')).map(([key, text]) => [key.slice('en '.length), text]));
    const wrong = (await textsOf(locale)).filter(([key, text]) => {
      const id = key.slice(locale.length + 1);
      // Meanings of GTFS and texts of schemas are found by their English words.
      const found = /^(?:gtfs|gbfs|live|tripFiles) /.test(id) ? id.slice(id.indexOf(' ') + 1) : (english.get(id) ?? '');
      // A trip of GTFS is the run of a vehicle, not a traveller's trip.
      const original = /^(?:gtfs|notices) /.test(id) ? found.replace(/\btrip(?=s?\b)/gi, 'run') : found;
      return rules.words.some(([source, own]) => source.test(original) && !own.test(text));
    });
    expect(language).not.toBe('');
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

function rulesOf(locale: string): { readonly language: string; readonly rules: LanguageRules } {
  const language = locale in RULES ? locale : (locale.split('-')[0] as string);
  const rules = RULES[language === 'zh' ? 'zh-Hant' : language];
  if (rules === undefined) throw new Error(`${locale} has no rules`);
  return { language, rules };
}

test.each(LOCALES)(
  'the example trips of %s are whole: no placeholder, gap or value of another kind is left',
  (locale) => {
    const page = readFileSync(new URL(`../../../docs/languages/examples/${locale}.md`, import.meta.url), 'utf8');
    const trips = page.slice(page.indexOf('## Trips'), page.indexOf('## Reasons'));
    expect(trips.match(/^### /gm)?.length).toBeGreaterThanOrEqual(25);
    expect(page).not.toMatch(/<[A-Z_]+>|\{\w+|undefined|NaN|\[object/);
    expect(trips).not.toMatch(/…| {2}\S.* {2}|: *$/m);
    // A booking site's "1 stop" is a stopover.
    const flights = trips.slice(trips.indexOf('### flight'), trips.indexOf('### where'));
    expect(flights).not.toContain('⋅');
  },
);

test.each(Object.entries(WORDS_OF_ELSEWHERE))('the example page of %s has no words of elsewhere', (locale, words) => {
  const page = readFileSync(new URL(`../../../docs/languages/examples/${locale}.md`, import.meta.url), 'utf8');
  // Headings are in English on every page.
  expect(page.split('\n').filter((line) => !line.startsWith('#') && words.test(line))).toEqual([]);
});

test.each([
  ['GTFS means', 'gtfs', 'gtfs'],
  ['the importer notes', 'importer', 'notices'],
  ['the importer does', 'importer', 'steps'],
  ['GBFS means', 'schemas', 'gbfs'],
  ['a trip file means', 'schemas', 'trips'],
])('what %s in Brazil has no words of Portugal', async (_, folder, name) => {
  const texts = { ...(await folderOf(folder, name, 'pt')), ...(await folderOf(folder, name, 'pt-BR')) };
  expect(Object.values(texts).filter((text) => WORDS_OF_ELSEWHERE['pt-BR']?.test(String(text)))).toEqual([]);
});

test.each(['answer', 'explanation', 'refusal', 'page', 'modes', 'editor', 'manifest'])(
  'the part %s in Brazil has no words of Portugal',
  async (part) => {
    const partsOf = async (file: string): Promise<Readonly<Record<string, Readonly<Record<string, object>>>>> =>
      await import(new URL(`../../../messages/${file}.ts`, import.meta.url).href);
    const { [part]: base } = await partsOf('pt');
    const { overlay } = await partsOf('pt-BR');
    expect(base).toBeDefined();
    const texts = Object.entries({ ...base, ...overlay?.[part] });
    expect(texts.filter(([, text]) => WORDS_OF_ELSEWHERE['pt-BR']?.test(String(text)))).toEqual([]);
  },
);

test.each(Object.keys(RULES).filter((language) => !['en', 'zh-HK'].includes(language)))(
  'notices in %s name values of GTFS by the words of their meanings',
  async (language) => {
    const meanings = await folderOf('gtfs', 'gtfs', language);
    const notices = await folderOf('importer', 'notices', language);
    expect(notices['unknown-route-type']?.[0]?.toLowerCase()).toContain(
      String(meanings['Miscellaneous']).toLowerCase(),
    );
    expect(notices['two-way-exit-gate']?.[0]?.toLowerCase()).toContain(String(meanings['Exit gate']).toLowerCase());
  },
);

test('the pages of examples are what the messages say', () => {
  const script = fileURLToPath(new URL('../../../scripts/print-languages.ts', import.meta.url));
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const { status, stderr } = spawnSync(process.execPath, [...flags, script, '--check'], { encoding: 'utf8' });
  expect(`${stderr}${status}`).toBe('0');
});
