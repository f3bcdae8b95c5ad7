// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './en.ts';
import { type StringArguments, stringKeys } from './keys.ts';

const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {
  "changes": [["n","plural",{"one":[["n","number"]," transfer"],"other":[["n","number"]," transfers"]}]],
  "modes": "Modes of transportation",
  "cancelled": "Canceled",
  "mostWalking": ["Up to ",["n","number"]," min on foot"],
  "nothingHint": "Try another time, more modes of transportation or other places.",
  "mapCentre": "Use the center of the map",
};

export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);
