import type {
  Advisory,
  Empty,
  RemovalReason,
  RuledOutReason,
  TurnInstruction,
  UnknownFact,
} from '../../model/index.ts';
import { formatMessage, type LooseValues } from '../languages/format-message.ts';
import type { Language } from '../languages/language.ts';
import type { Message } from '../languages/message.ts';
import { type PhraseKey, type PhraseValues, phrasePosition } from '../languages/phrase-keys.ts';
import { type SharedKey, sharedTexts } from '../languages/shared-texts.ts';
import type { Locale } from '../locale/locales.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { type ModeNames, modeNamesOf } from './mode-names.ts';

/** The arguments of `say` after the key: none for a phrase without values. */
export type SayValues<K extends PhraseKey | SharedKey> = K extends PhraseKey
  ? keyof PhraseValues<K> extends never
    ? []
    : [values: PhraseValues<K>]
  : [values?: Readonly<Record<string, string>>];

/** The phrases of one language. */
export interface Phrases extends ModeNames {
  readonly locale: Locale;
  /**
   * A phrase in this language with its values, which the phrase itself formats: numbers, distances, prices and dates as the language writes
   * them. The `<…>` placeholders of spec 2.4 stay. A missing value becomes "…".
   */
  say<K extends PhraseKey | SharedKey>(key: K, ...values: SayValues<K>): string;
  /** The reason of an empty answer. */
  sayEmpty(empty: Empty): string;
  /** The reason of an empty set of modes beside others: "Public transport: No suitable service runs at this time." */
  sayEmptySet(modes: readonly string[], reason: { readonly text: string; readonly values: Empty['values'] }): string;
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

/** The phrases of a language. Servers use `phrases`, which has every language; pages load the one of their reader. */
export function phrasesOf(language: Language, locale: Locale): Phrases {
  const names = modeNamesOf(language, locale);

  function sayLoosely(key: PhraseKey | SharedKey, values: LooseValues = {}): string {
    const position = phrasePosition(key);
    return position === undefined
      ? fillPlaceholders(sharedTexts[key as SharedKey], (name) => values[name]?.toString())
      : formatMessage(language.phrases[position] as Message, values, locale);
  }

  function sayAdvisory({ code, values }: Advisory): string {
    const { mode, nearest } = values;
    if (code === 'unknown-mode' && nearest !== undefined) return sayLoosely('advisory.unknown-mode-nearest', values);
    // The name is clearer to a reader than the identifier.
    if (code === 'unavailable-mode') return sayLoosely(`advisory.${code}`, { mode: names.modeName(String(mode)) });
    return sayLoosely(`advisory.${code}`, values);
  }

  function sayEmpty({ reason, values }: Empty): string {
    const { mode, operator, profile } = values;
    const named =
      mode === undefined
        ? values
        : { ...values, mode: names.vehicleName(String(mode), { operator: text(operator), profile: text(profile) }) };
    if (mode !== undefined && reason === 'off-network-from') return sayLoosely('off-network.from', named);
    if (mode !== undefined && reason === 'off-network-to') return sayLoosely('off-network.to', named);
    return sayLoosely(`empty.${reason}`, named);
  }

  return {
    ...names,
    locale,
    say: (key, ...[values]) => sayLoosely(key, values as LooseValues | undefined),
    sayEmpty,
    sayEmptySet(modes, { text, values }) {
      // The reason of a single mode names the mode.
      if (values['mode'] !== undefined && modes.length === 1) return text;
      const set = modes.map((mode) => names.modeName(mode)).join(' + ');
      return sayLoosely('label.set-reason', { modes: set, reason: text });
    },
    sayAdvisory,
    sayRemoval: (reason) => sayLoosely(`removed.${reason}`),
    sayRuledOut: (reason) => sayLoosely(`ruled-out.${reason}`),
    sayUnknown: (fact) => sayLoosely(`unknown.${fact}`),
    sayTurn: (instruction, street) =>
      street === undefined || street === ''
        ? sayLoosely(`turn.${instruction}`)
        : sayLoosely(`turn.${instruction}.street`, { street }),
  };
}

function text(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
