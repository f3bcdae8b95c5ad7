import { readFileSync } from 'node:fs';
import { textsOfSchema } from '../../apps/vscode/src/adapters/translated-schema.ts';
import type { Locale } from '../../packages/core/src/text/locale/locales.ts';
import { liveJsonSchema } from '../../packages/feeds/src/realtime/index.ts';
import { gbfsFiles, gbfsJsonSchema } from '../../packages/feeds/src/reference/index.ts';
import type { Texts } from './message-sources.ts';

/** The texts of the schemas as the editor shows them, in English. */
export function wordsOfSchemas(): Readonly<Record<'gbfs' | 'trips' | 'live', ReadonlySet<string>>> {
  const tripSchema = new URL('../../packages/trip-file/trip.schema.json', import.meta.url);
  return {
    gbfs: new Set(gbfsFiles.flatMap((file) => textsOfSchema(gbfsJsonSchema(file)))),
    trips: new Set(textsOfSchema(JSON.parse(readFileSync(tripSchema, 'utf8')))),
    live: new Set(textsOfSchema(liveJsonSchema())),
  };
}

/** A text of the schemas in another language; undefined where a part of it is missing. @param used receives the English texts that it is made of */
export function schemaText(text: string, own: Texts, locale: Locale, used: Set<string>): string | undefined {
  const found = own[text];
  if (found !== undefined) {
    used.add(text);
    return found;
  }
  return withFile(text, own, locale, used) ?? renamedField(text, own, used) ?? sentences(text, own, locale, used);
}

const isChinese = (locale: Locale): boolean => locale.startsWith('zh');

/** “Its type (vehicle_types)”: the file that defines an id stands after the meaning. */
function withFile(text: string, own: Texts, locale: Locale, used: Set<string>): string | undefined {
  const [, meaning, file] = /^(.+) \((\w+_\w+)\)$/.exec(text) ?? [];
  const found = meaning === undefined ? undefined : schemaText(meaning, own, locale, used);
  if (found === undefined) return undefined;
  return isChinese(locale) ? `${found}（${file}）` : `${found} (${file})`;
}

const RENAMED = 'Up to version {version}; now {field}.';

/** A field that has another name in later versions. */
function renamedField(text: string, own: Texts, used: Set<string>): string | undefined {
  const [, version = '', field = ''] = /^Up to version (\d); now (\w+)\.$/.exec(text) ?? [];
  if (field === '') return undefined;
  used.add(RENAMED);
  return own[RENAMED]?.replace('{version}', version).replace('{field}', field);
}

/** Sentences that are translated each for itself. */
function sentences(text: string, own: Texts, locale: Locale, used: Set<string>): string | undefined {
  for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
    const [first, rest] = [text.slice(0, at + 1), text.slice(at + 2)];
    const [before, after] = [own[first], schemaText(rest, own, locale, used)];
    if (before === undefined || after === undefined) continue;
    used.add(first);
    return `${before}${isChinese(locale) ? '' : ' '}${after}`;
  }
  return undefined;
}
