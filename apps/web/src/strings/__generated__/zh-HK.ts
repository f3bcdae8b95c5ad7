// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './zh-Hant.ts';
import { type StringArguments, stringKeys } from './keys.ts';

const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {
  "tagline": "以開放數據規劃點對點行程",
  "examples": "或試試以下例子",
  "arrive": "最遲到達",
  "arriveStep": "到達",
  "fast": "快捷",
  "changes": ["轉車 ",["n","number"]," 次"],
  "concession": "優惠車費",
  "cancelled": "班次取消",
  "theme": "切換淺色或深色",
};

export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);
