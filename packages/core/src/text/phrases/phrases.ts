import type {
  Advisory,
  Empty,
  RemovalReason,
  RuledOutReason,
  TurnInstruction,
  UnknownFact,
} from '../../model/index.ts';
import { formatCount } from '../format/format-count.ts';
import { formatDate } from '../format/format-date.ts';
import { languages } from '../languages/languages.ts';
import { type PhraseKey, type PhraseValues, phraseKeys } from '../languages/phrase-keys.ts';
import { type SharedKey, sharedTexts } from '../languages/shared-texts.ts';
import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { modeName } from './mode-names.ts';

/** Values by name, for phrases that are chosen at run time. */
export type LooseValues = Readonly<Record<string, string | number>>;

/** The arguments of `say` after the key: none for a phrase without placeholders. */
export type SayValues<K extends PhraseKey | SharedKey> = K extends PhraseKey
  ? keyof PhraseValues<K> extends never
    ? []
    : [values: PhraseValues<K>]
  : [values?: LooseValues];

/** The phrases of one language. */
export interface Phrases {
  readonly locale: Locale;
  /**
   * A phrase in this language with its `{…}` placeholders filled: numbers and dates as the language writes them. The `<…>` placeholders of
   * spec 2.4 stay. A missing value becomes "…".
   */
  say<K extends PhraseKey | SharedKey>(key: K, ...values: SayValues<K>): string;
  /** The reason of an empty answer. */
  sayEmpty(empty: Empty): string;
  /** A remark about an answer. */
  sayAdvisory(advisory: Advisory): string;
  /** Why a candidate is not in the answer. */
  sayRemoval(reason: RemovalReason): string;
  /** Why lines or stops were ruled out; their names follow after a colon. */
  sayRuledOut(reason: RuledOutReason): string;
  /** An unknown fact that a leg relies on. */
  sayUnknown(fact: UnknownFact): string;
  /** The turn onto a street. @param street its name; '' or undefined = none */
  sayTurn(instruction: TurnInstruction, street?: string): string;
}

/** The phrases of a language, made once. */
export const phrases: (locale: Locale) => Phrases = perLocale((locale) => {
  const catalogue = languages[locale].phrases;
  const rules = new Intl.PluralRules(intlTag(locale));

  function textOf(key: PhraseKey, values: LooseValues): string {
    const phrase = catalogue[key];
    if (typeof phrase === 'string') return phrase;
    const form = rules.select(Number(values['count'] ?? 0));
    return form === 'one' && phrase.one !== undefined ? phrase.one : phrase.other;
  }

  function sayLoosely(key: PhraseKey | SharedKey, values: LooseValues = {}): string {
    if (!isPhraseKey(key)) return fillPlaceholders(sharedTexts[key], (name) => values[name]?.toString());
    const kinds: Readonly<Record<string, string>> = phraseKeys[key];
    return fillPlaceholders(textOf(key, values), (name) => {
      const value = values[name];
      if (typeof value === 'number') return formatCount(value, locale);
      return value !== undefined && kinds[name] === 'date' ? formatDate(value, locale) : value;
    });
  }

  function sayAdvisory({ code, values }: Advisory): string {
    const { mode, nearest } = values;
    if (code === 'unknown-mode' && nearest !== undefined) return sayLoosely('advisory.unknown-mode-nearest', values);
    // The name is clearer to a reader than the identifier.
    if (code === 'unavailable-mode') return sayLoosely(`advisory.${code}`, { mode: modeName(String(mode), locale) });
    return sayLoosely(`advisory.${code}`, values);
  }

  function sayEmpty({ reason, values }: Empty): string {
    const { mode } = values;
    const named = mode === undefined ? values : { ...values, mode: modeName(String(mode), locale) };
    if (mode !== undefined && reason === 'off-network-from') return sayLoosely('off-network.from', named);
    if (mode !== undefined && reason === 'off-network-to') return sayLoosely('off-network.to', named);
    return sayLoosely(`empty.${reason}`, named);
  }

  return {
    locale,
    say: (key, ...[values]) => sayLoosely(key, values),
    sayEmpty,
    sayAdvisory,
    sayRemoval: (reason) => sayLoosely(`removed.${reason}`),
    sayRuledOut: (reason) => sayLoosely(`ruled-out.${reason}`),
    sayUnknown: (fact) => sayLoosely(`unknown.${fact}`),
    sayTurn: (instruction, street) =>
      street === undefined || street === ''
        ? sayLoosely(`turn.${instruction}`)
        : sayLoosely(`turn.${instruction}.street`, { street }),
  };
});

function isPhraseKey(key: PhraseKey | SharedKey): key is PhraseKey {
  return Object.hasOwn(phraseKeys, key);
}
