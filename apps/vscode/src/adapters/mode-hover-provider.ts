import * as vscode from 'vscode';
import { modeHover } from '../language-service/index.ts';
import { rangeOf } from './document-ranges.ts';

/** Shows what the identifier under the pointer means. */
export const modeHoverProvider: vscode.HoverProvider = {
  provideHover(document, position) {
    const hover = modeHover(document.getText(), document.offsetAt(position));
    return hover && new vscode.Hover(new vscode.MarkdownString(hover.markdown), rangeOf(document, hover));
  },
};
