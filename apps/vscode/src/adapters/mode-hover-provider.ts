import { modeHover } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { modeDocumentOf, rangeOf } from './document-ranges.ts';
import type { KnownRegions } from './known-regions.ts';
import { modeWords } from './mode-words.ts';

/** Shows the meaning of the identifier under the pointer, and the known regions that offer it. */
export function modeHoverProvider(regions: KnownRegions): vscode.HoverProvider {
  return {
    provideHover(document, position) {
      const source = modeDocumentOf(document);
      const words = { ...modeWords(), regions: regions.all };
      const hover = source && modeHover(source, document.offsetAt(position), words);
      return hover && new vscode.Hover(new vscode.MarkdownString(hover.markdown), rangeOf(document, hover));
    },
  };
}
