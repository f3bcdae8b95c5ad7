// Spanish in the words of Latin America. Only the messages that differ from those of es.ts. Style and words: docs/languages/es.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {};
