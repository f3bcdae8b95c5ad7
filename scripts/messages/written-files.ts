import type { Message } from '../../packages/core/src/text/languages/message.ts';
import { argumentsOf } from './compile-message.ts';

const HEAD = '// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.';

/** The text of a generated program. */
export function program(...lines: readonly string[]): string {
  return `${[HEAD, ...lines].join('\n')}\n`;
}

/** An entry of a list, with the key that it stands for. */
export function entry(key: string, value: unknown): string {
  return `  ${JSON.stringify(value)}, // ${key}`;
}

/** A line of the interface of a message's values. */
export function argumentsLine(key: string, message: Message): string {
  const own = [...argumentsOf(message).all].filter(([, type]) => type !== '');
  const members = own.map(([argument, type]) => `readonly ${argument}: ${type}`).join('; ');
  return `  ${JSON.stringify(key)}: ${own.length === 0 ? '{}' : `{ ${members} }`};`;
}
