// Chinese in the words of Hong Kong. Only the messages that differ from those of zh-Hant.ts. Style and words: docs/languages/zh-Hant.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {};
