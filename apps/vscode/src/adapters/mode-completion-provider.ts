import { type ModeCompletion, modeCompletions } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { modeDocumentOf, rangeOf } from './document-ranges.ts';
import { modeWords } from './mode-words.ts';

/** Completes mode identifiers part by part. */
export const modeCompletionProvider: vscode.CompletionItemProvider = {
  provideCompletionItems(document, position) {
    const source = modeDocumentOf(document);
    const completions = source === undefined ? [] : modeCompletions(source, document.offsetAt(position), modeWords());
    const items = completions.map((completion) => asItem(document, completion));
    // Incomplete, so that the editor asks again at every letter: the list of groups does not contain the continuations of `pt_`.
    return new vscode.CompletionList(items, true);
  },
};

function asItem(document: vscode.TextDocument, completion: ModeCompletion): vscode.CompletionItem {
  const { newText, detail, deprecated, hasMoreParts, sortText } = completion;
  const item = new vscode.CompletionItem({ label: newText, description: detail }, vscode.CompletionItemKind.EnumMember);
  item.detail = detail;
  item.sortText = sortText;
  // Word boundaries differ by language (`-` splits words, `_` does not), so the range is explicit.
  item.range = rangeOf(document, completion);
  item.filterText = newText;
  if (deprecated) item.tags = [vscode.CompletionItemTag.Deprecated];
  if (hasMoreParts && newText.endsWith('_')) {
    item.command = { command: 'editor.action.triggerSuggest', title: 'Suggest the next part' };
  }
  return item;
}
