// Portuguese in the words of Brazil. Only the messages that differ from those of pt.ts. Style and words: docs/languages/pt.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {};
