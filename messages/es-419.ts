import type { Overlay } from './messages.ts';

export const overlay: Overlay = {};
