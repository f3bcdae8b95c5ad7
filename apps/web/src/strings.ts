import { ANSWER } from './strings/answer.ts';
import { EXPLANATION } from './strings/explanation.ts';
import { FORM } from './strings/form.ts';
import { PAGE } from './strings/page.ts';
import { intlCount, type Words } from './words.ts';

/**
 * Every text of the page itself, in the planner's twelve languages; what the planner says comes from the planner. `{n}` and other
 * names in braces are filled in. Two forms apart from "|" are singular and plural.
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
