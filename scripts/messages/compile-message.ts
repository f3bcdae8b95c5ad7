import { parse, type Token } from '@messageformat/parser';
import {
  EFFECT_KINDS,
  GOAL_KINDS,
  LOAD_KINDS,
  PLATFORM_KINDS,
  SOURCE_KINDS,
  VEHICLE_KINDS,
} from '../../packages/core/src/text/languages/argument-kinds.ts';
import type { Format, Message, Slot } from '../../packages/core/src/text/languages/message.ts';
import { intlTag, type Locale, languageOf } from '../../packages/core/src/text/locale/locales.ts';
import { factorCases, messageOf } from './factor-cases.ts';

const SELECTS: Readonly<Record<string, { readonly type: string; readonly kinds: readonly string[] }>> = {
  vehicle: { type: 'VehicleKind', kinds: VEHICLE_KINDS },
  kind: { type: 'PlatformKind', kinds: PLATFORM_KINDS },
  goal: { type: 'GoalKind', kinds: GOAL_KINDS },
  effect: { type: 'EffectKind', kinds: EFFECT_KINDS },
  source: { type: 'SourceKind', kinds: SOURCE_KINDS },
  load: { type: 'LoadKind', kinds: LOAD_KINDS },
};

const FORMAT_TYPES: Readonly<Record<Format, string>> = {
  number: 'number',
  distance: 'Distance',
  duration: 'number',
  money: 'Price',
  date: 'Instant',
  time: 'Instant',
  day: 'string',
  list: 'readonly string[]',
};

/** Takes what is wrong with a message, in a sentence that begins with its locale and key. */
export type Report = (problem: string) => void;

/** A message as the runtime reads it. @param place the locale and key, for problems */
export function compileMessage(text: string, locale: Locale, place: string, report: Report): Message {
  const categories = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
  try {
    const tokens = parse(text, { cardinal: categories, strictPluralKeys: true });
    return compileTokens(tokens, { locale, report: (problem) => report(`${place}: ${problem}`) });
  } catch (error) {
    report(`${place}: ${(error as Error).message}`);
    return text;
  }
}

/** @param counted the argument that `#` stands for */
function compileTokens(
  tokens: readonly Token[],
  context: { readonly locale: Locale; readonly report: Report },
  counted?: string,
): Message {
  const { locale, report } = context;
  const parts: (string | Slot)[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  };
  for (const token of tokens) {
    if (token.type === 'content') add(token.value);
    else if (token.type === 'octothorpe') parts.push([counted ?? '', 'number']);
    else if (token.type === 'argument') parts.push([token.arg]);
    else if (token.type === 'function') {
      if (!Object.hasOwn(FORMAT_TYPES, token.key)) report(`{${token.arg}, ${token.key}} is no format`);
      parts.push([token.arg, token.key as Format]);
    } else {
      const { arg, type } = token;
      const kinds = SELECTS[arg]?.kinds;
      if (type === 'selectordinal') report('selectordinal is not supported');
      if (type === 'select' && kinds === undefined) report(`{${arg}, select} is no known kind`);
      const cases = token.cases.map(({ key, tokens: own }) => {
        if (type === 'select' && kinds?.includes(key) === false) report(`"${key}" is no ${arg}`);
        return [key, compileTokens(own, context, type === 'plural' ? arg : counted)] as const;
      });
      if (!cases.some(([key]) => key === 'other')) report(`{${arg}, ${type}} has no "other"`);
      const choice = [arg, type === 'plural' ? 'plural' : 'select', Object.fromEntries(cases) as never] as const;
      for (const part of factorCases(choice)) {
        if (typeof part === 'string') add(part);
        else parts.push(part);
      }
    }
  }
  const spaced = parts.map((part) => (typeof part === 'string' ? withSpaces(part, locale) : part));
  return messageOf(spaced);
}

/** Puts the no-break spaces of French before and inside its signs, so that sources are written with plain spaces. */
export function withSpaces(text: string, locale: Locale): string {
  if (languageOf(locale) !== 'fr') return text;
  return text
    .replace(/ (?=[;!?])/g, '\u202F')
    .replace(/ (?=[:»%])/g, '\u00A0')
    .replace(/(?<=«) /g, '\u00A0');
}

/** Arguments with their types, and placeholders of spec 2.4 (`<NUMBER>`) with the type ''. */
type Arguments = ReadonlyMap<string, string>;

/** The arguments of a message: all of them, and those that every case of its choices has. */
export function argumentsOf(message: Message): { readonly all: Arguments; readonly everywhere: Arguments } {
  const all = new Map<string, string>();
  const everywhere = new Map<string, string>();
  const both = (argument: string, type: string): void => {
    all.set(argument, type);
    everywhere.set(argument, type);
  };
  for (const part of typeof message === 'string' ? [message] : message) {
    if (typeof part === 'string') for (const [mark] of part.matchAll(/<[A-Z_]+>/g)) both(mark, '');
    else if (part[2] === undefined) both(part[0], part[1] === undefined ? 'string' : FORMAT_TYPES[part[1] as Format]);
    else {
      both(part[0], part[1] === 'plural' ? 'number' : (SELECTS[part[0]]?.type ?? 'string'));
      const cases = Object.values(part[2]).map((one) => argumentsOf(one as Message));
      for (const one of cases) for (const [argument, type] of one.all) all.set(argument, type);
      for (const [argument, type] of cases[0]?.everywhere ?? [])
        if (cases.every((one) => one.everywhere.has(argument))) everywhere.set(argument, type);
    }
  }
  return { all, everywhere };
}

/** Reports arguments that the English message does not have or has with another type, and those that a case lacks. */
export function compareMessages(message: Message, english: Message, place: string, report: Report): void {
  const [own, wanted] = [argumentsOf(message), argumentsOf(english)];
  for (const [argument, type] of own.all)
    if (wanted.all.get(argument) !== type) report(`${place}: ${argument} is not used so in English`);
  // A language need not choose its words by kind.
  for (const [argument, type] of wanted.everywhere)
    if (!own.everywhere.has(argument) && !type.endsWith('Kind')) report(`${place}: ${argument} is missing`);
}
