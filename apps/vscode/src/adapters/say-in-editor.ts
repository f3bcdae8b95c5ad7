import * as vscode from 'vscode';
import { EDITOR_TEXTS, type SayInEditor } from '../editor-texts.ts';

/** The texts in the language of the editor, which loads that one alone; English where it has none. */
export const sayInEditor: SayInEditor = (key, values = {}) => vscode.l10n.t(EDITOR_TEXTS[key], values);
