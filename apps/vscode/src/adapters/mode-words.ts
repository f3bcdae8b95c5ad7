import { modeMeaning, negotiateLocale } from '@tripwright/core/text';
import type { ModeWords } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { sayInEditor } from './say-in-editor.ts';

/** The words of the language service, in the language of the editor. */
export function modeWords(): Required<ModeWords> {
  const locale = negotiateLocale(vscode.env.language);
  return { say: sayInEditor, meaningOf: (identifier) => modeMeaning(identifier, locale) };
}
