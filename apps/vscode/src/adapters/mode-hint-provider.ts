import { modeHints } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { modeDocumentOf } from './document-ranges.ts';
import { modeWords } from './mode-words.ts';

/** Shows the meaning of an identifier after it, where the user has switched that on. */
export const modeHintProvider: vscode.InlayHintsProvider = {
  provideInlayHints(document, range) {
    const isOn = vscode.workspace.getConfiguration('tripwright', document.uri).get('inlayHints', false);
    const source = isOn ? modeDocumentOf(document) : undefined;
    if (source === undefined) return [];
    const offsets = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
    return modeHints(source, offsets, modeWords()).map(({ offset, text }) => {
      const hint = new vscode.InlayHint(document.positionAt(offset), text);
      hint.paddingLeft = true;
      return hint;
    });
  },
};
