import type { ArgumentValue, Distance, Instant, Price } from '../format/argument-values.ts';
import { formatCount } from '../format/format-count.ts';
import { formatDate, formatInstantDate } from '../format/format-date.ts';
import { formatDistance } from '../format/format-distance.ts';
import { formatDuration } from '../format/format-duration.ts';
import { formatList } from '../format/format-list.ts';
import { formatMoney } from '../format/format-money.ts';
import { formatTime } from '../format/format-time.ts';
import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';
import type { Cases, Format, Message, Slot } from './message.ts';

/** Values by name, for messages that are chosen at run time. */
export type LooseValues = Readonly<Record<string, ArgumentValue | undefined>>;

/** A compiled message with its values, as the language writes them. A missing value becomes "…". */
export function formatMessage(message: Message, values: LooseValues, locale: Locale): string {
  if (typeof message === 'string') return message;
  const join = locale.startsWith('zh') ? joinChinese : joinPlainly;
  let text = '';
  for (const part of message) text = join(text, typeof part === 'string' ? part : fillSlot(part, values, locale));
  return text;
}

const joinPlainly = (text: string, more: string): string => text + more;

/** Chinese has a space beside Latin letters and digits, but none between its own characters: "步行至 Market Square", "步行至人民广场". */
function joinChinese(text: string, more: string): string {
  if (text.endsWith(' ') && STARTS_CHINESE.test(more)) return text.trimEnd() + more;
  if (more.startsWith(' ') && ENDS_CHINESE.test(text)) return text + more.trimStart();
  return text + more;
}

/** Characters, and full-width signs. */
const STARTS_CHINESE = /^[\p{Script=Han}，。：；（）「」]/u;
const ENDS_CHINESE = /[\p{Script=Han}，。：；（）「」]$/u;

function fillSlot([argument, format, cases]: Slot, values: LooseValues, locale: Locale): string {
  const value = values[argument];
  if (cases !== undefined) return formatMessage(caseOf(cases, format === 'plural', value, locale), values, locale);
  if (value === undefined) return '…';
  if (format !== undefined) return FORMATS[format as Format](value as never, locale);
  return typeof value === 'number' ? formatCount(value, locale) : String(value);
}

const pluralRules = perLocale((locale) => new Intl.PluralRules(intlTag(locale)));

function caseOf(cases: Cases, isPlural: boolean, value: ArgumentValue | undefined, locale: Locale): Message {
  const exact = `=${value}`;
  if (isPlural && Object.hasOwn(cases, exact)) return cases[exact] as Message;
  const chosen = isPlural ? pluralRules(locale).select(Number(value ?? 0)) : String(value);
  return (Object.hasOwn(cases, chosen) ? cases[chosen] : undefined) ?? cases.other;
}

const FORMATS: { readonly [F in Format]: (value: never, locale: Locale) => string } = {
  number: (value: number, locale) => formatCount(value, locale),
  distance: ({ metres, unit }: Distance, locale) => formatDistance(metres, locale, unit),
  duration: (seconds: number, locale) => formatDuration(seconds, locale),
  money: ({ amount, currency }: Price, locale) => formatMoney(amount, currency, locale),
  date: (instant: Instant, locale) => formatInstantDate(instant, locale),
  time: ({ at, zone }: Instant, locale) => formatTime(at, zone, locale),
  day: (date: string, locale) => formatDate(date, locale),
  list: (names: readonly string[], locale) => formatList(names, locale),
};
