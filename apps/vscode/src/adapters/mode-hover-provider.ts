import * as vscode from 'vscode';
import { modeHover } from '../language-service/index.ts';
import { rangeOf } from './document-ranges.ts';

/** Shows the meaning of the identifier under the pointer. */
export const modeHoverProvider: vscode.HoverProvider = {
  provideHover(document, position) {
    const hover = modeHover(document.getText(), document.offsetAt(position));
    return hover && new vscode.Hover(new vscode.MarkdownString(hover.markdown), rangeOf(document, hover));
  },
};
