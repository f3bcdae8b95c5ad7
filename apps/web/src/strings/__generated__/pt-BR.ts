// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './pt.ts';
import { type StringArguments, stringKeys } from './keys.ts';

const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {
};

export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);
