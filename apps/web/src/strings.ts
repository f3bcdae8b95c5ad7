import { ANSWER } from './strings/answer.ts';
import { EXPLANATION } from './strings/explanation.ts';
import { FORM } from './strings/form.ts';
import { PAGE } from './strings/page.ts';
import { intlCount, type Words } from './words.ts';

/**
 * All texts of the page in the planner's twelve languages. Texts of the answer come from the planner. Names in braces such as `{n}` are
 * filled in. "|" separates singular and plural.
 */
export const STRINGS = { ...PAGE, ...FORM, ...ANSWER, ...EXPLANATION } as const satisfies Record<string, Words>;

export type StringKey = keyof typeof STRINGS;

/** The texts of one language. */
export type Say = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(locale: keyof Words): Say {
  return (key, values = {}) => {
    const [one, other = one] = STRINGS[key][locale].split('|') as [string, string?];
    const text = typeof values['n'] === 'number' && intlCount(locale, values['n']) === 'one' ? one : other;
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
