import type { Texts } from './message-sources.ts';

const request = `{
  "from": "West Shore",
  "to": "Airport",
  "modes": ["pt_pub", "wa_wal"]
}`;

/**
 * The pages of the walkthrough that have words, by name without extension. The editor finds the page of its language beside the English one, by `.nls` and
 * the tag. What the extension says in an example is what it says at work.
 * @param texts of the editor in the language
 * @param sentence above the example of a request
 */
export function walkthroughPages(texts: Texts, sentence: string): ReadonlyMap<string, string> {
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    (texts[key] ?? '').replace(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name] ?? '');
  const unknown = say('modes.unknown', { identifier: '`pt_pub_buss`' });
  const gap = unknown.endsWith('。') ? '' : ' ';
  const meant = say('modes.didYouMean', { identifier: '`pt_pub_bus`' });
  const effects = [
    `West Shore → Airport, 08:15    ${say('changes.later', { minutes: '12' })} (08:21–08:59 M1 → 08:33–09:11 7)`,
    `7                              ${say('changes.runs', { old: '1204', new: '1180' })}`,
    `    06:10 West Shore → Airport ${say('changes.runLost')} · ${say('changes.days', { count: '24' })}`,
  ].join('\n');
  return new Map([
    ['preview', `${sentence}\n\n${block('json', request)}`],
    ['modes', `${block('json', '{ "modes": ["pt_pub_buss"] }')}\n${unknown}${gap}${meant}\n`],
    ['feed', block('', effects)],
  ]);
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\`\n`;
}
