import * as vscode from 'vscode';
import { editorTexts } from '../__generated__/editor-texts.ts';
import type { SayInEditor } from '../editor-texts.ts';

/** The texts in the language of the editor, which loads that one alone; English where it has none. */
export const sayInEditor: SayInEditor = (key, values = {}) => vscode.l10n.t(editorTexts[key], values);
