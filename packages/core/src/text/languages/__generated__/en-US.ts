// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './en.ts';

export const language: Language = overlaid(base, {
 phrases: {
 },
 modes: {
 },
});
