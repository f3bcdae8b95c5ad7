import * as en from '../../messages/en.ts';
import type { Overlay } from '../../messages/messages.ts';
import type { Locale, RegionalTag } from '../../packages/core/src/text/locale/locales.ts';

/** Messages by key. */
export type Texts = Readonly<Record<string, string>>;

/** The parts of one language, or those of a region that differ. */
export type Source = Readonly<Record<string, Texts | undefined>> & {
  readonly modes?: Readonly<Record<string, readonly string[]>>;
};

/** The English messages, of which all others are translations. */
export const english = en as unknown as Source & typeof en;

/** The messages of a language. */
export async function languageSource(locale: Locale): Promise<Source> {
  return (await import(`../../messages/${locale}.ts`)) as unknown as Source;
}

/** The messages of a region that differ from those of its language. */
export async function regionSource(region: RegionalTag): Promise<Source> {
  const { overlay } = (await import(`../../messages/${region}.ts`)) as { readonly overlay: Overlay };
  return overlay as Source;
}

/** The messages of some parts together. */
export function textsOf(source: Source, parts: readonly string[]): Texts {
  return Object.assign({}, ...parts.map((part) => source[part] ?? {}));
}
