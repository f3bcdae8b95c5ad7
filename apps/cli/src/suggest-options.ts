import { nearestName } from '@tripwright/core/base';
import type { Command } from 'commander';

/**
 * Makes a command name the nearest option for an option that it does not have, also where a required option is missing because of the
 * slip (`--form` in place of `--from`): the parser reports only the missing one.
 */
export function suggestOptions(command: Command): void {
  command.showSuggestionAfterError(false).configureOutput({
    outputError: (text, write) => write(`${explain(text, command)}\n`),
  });
}

function explain(text: string, command: Command): string {
  const message = text.trimEnd();
  if (!/required option|unknown option/.test(message)) return message;
  const given = process.argv.slice(2).filter((word) => /^--?[A-Za-z]/.test(word));
  const known = command.options.flatMap(({ long }) => (long == null ? [] : [long])).concat('--help');
  const slips = given
    .map((word) => word.replace(/=.*/s, ''))
    .filter((word) => command.options.every((option) => option.long !== word && option.short !== word))
    .filter((word) => !known.includes(word) && word !== '-h');
  const hints = slips.map((slip) => {
    const near = nearestName(slip, known);
    return `${slip} is not an option of ${command.name()}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
  });
  return [message, ...new Set(hints)].join('\n');
}
