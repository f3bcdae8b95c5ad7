export type { ArgumentValue, Distance, Instant, Price } from './format/argument-values.ts';
export { formatDate, formatWeekday } from './format/format-date.ts';
export { type DistanceUnit, formatDistance, shareDistance } from './format/format-distance.ts';
export { formatDuration } from './format/format-duration.ts';
export { formatList } from './format/format-list.ts';
export { formatMoney } from './format/format-money.ts';
export { formatTime } from './format/format-time.ts';
export type { PhraseArguments } from './languages/__generated__/keys.ts';
export type {
  EffectKind,
  GoalKind,
  LoadKind,
  PlatformKind,
  SourceKind,
  VehicleKind,
} from './languages/argument-kinds.ts';
export { formatMessage, type LooseValues } from './languages/format-message.ts';
export type { Language } from './languages/language.ts';
export { loadLanguage } from './languages/load-language.ts';
export type { Cases, Format, Message, Slot } from './languages/message.ts';
export type { PhraseKey, PhraseValues } from './languages/phrase-keys.ts';
export type { SharedKey } from './languages/shared-texts.ts';
export {
  FORMATTED,
  type FormattedTag,
  intlTag,
  LANGUAGES,
  type LanguageTag,
  LOCALES,
  type Locale,
  languageOf,
  type RegionalTag,
  type WordsTag,
  wordsOf,
} from './locale/locales.ts';
export { findLocale, negotiateLocale } from './locale/negotiate-locale.ts';
export { emptySetsToMention, type SetOutcome } from './phrases/empty-sets.ts';
export { type Phrases, phrasesOf, type SayValues } from './phrases/language-phrases.ts';
export { type SourceAges, sayLiveAge, sayTimeSource } from './phrases/live-words.ts';
export { modeMeaning, modeTitle } from './phrases/mode-meaning.ts';
export type { ModeNames, NamedVehicle } from './phrases/mode-names.ts';
export { operatorAdvice } from './phrases/operator-advice.ts';
export { modeName, phrases, segmentWords, vehicleName } from './phrases/phrases.ts';
export { segmentWordsOf } from './phrases/segment-words.ts';
