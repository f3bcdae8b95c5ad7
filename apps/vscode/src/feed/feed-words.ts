import type { FeedWords } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';

/** The words of the language service in the language and colours of the editor. */
export function feedWords(): FeedWords {
  const { Dark, HighContrast } = vscode.ColorThemeKind;
  const { kind } = vscode.window.activeColorTheme;
  const dark = kind === Dark || kind === HighContrast;
  return { say: sayInEditor, meaningOf: (english) => vscode.l10n.t(english), locale: vscode.env.language, dark };
}
