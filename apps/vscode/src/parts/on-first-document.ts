import * as vscode from 'vscode';

/** Calls back once: now if a wanted document is open, or else with the first one that opens. */
export function onFirstDocument(
  isWanted: (document: vscode.TextDocument) => boolean,
  act: () => void,
): vscode.Disposable {
  if (vscode.workspace.textDocuments.some(isWanted)) {
    act();
    return { dispose: () => {} };
  }
  const listener = vscode.workspace.onDidOpenTextDocument((document) => {
    if (!isWanted(document)) return;
    listener.dispose();
    act();
  });
  return listener;
}
