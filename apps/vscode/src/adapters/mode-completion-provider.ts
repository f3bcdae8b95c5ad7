import * as vscode from 'vscode';
import { type ModeCompletion, modeCompletions } from '../language-service/index.ts';
import { rangeOf } from './document-ranges.ts';

/** Completes mode identifiers part by part. */
export const modeCompletionProvider: vscode.CompletionItemProvider = {
  provideCompletionItems(document, position) {
    const completions = modeCompletions(document.getText(), document.offsetAt(position));
    const items = completions.map((completion) => asItem(document, completion));
    // Asked again at every letter: what goes on after `pt_` is not in the list of groups.
    return new vscode.CompletionList(items, true);
  },
};

function asItem(document: vscode.TextDocument, completion: ModeCompletion): vscode.CompletionItem {
  const { newText, detail, deprecated, goesOn, sortText } = completion;
  const item = new vscode.CompletionItem({ label: newText, description: detail }, vscode.CompletionItemKind.EnumMember);
  item.detail = detail;
  item.sortText = sortText;
  // Word rules differ by language (`-` splits words, `_` does not), so nothing is left for the editor to guess.
  item.range = rangeOf(document, completion);
  item.filterText = newText;
  if (deprecated) item.tags = [vscode.CompletionItemTag.Deprecated];
  if (goesOn && newText.endsWith('_')) {
    item.command = { command: 'editor.action.triggerSuggest', title: 'Suggest the next part' };
  }
  return item;
}
