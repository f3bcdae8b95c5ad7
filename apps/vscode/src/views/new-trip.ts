import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';

/** Opens a trip file that is not saved yet, with the parts that every one has. */
export async function newTrip(): Promise<void> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const name = 'my.trip.json';
  const uri =
    folder?.uri.scheme === 'file'
      ? vscode.Uri.joinPath(folder.uri, name).with({ scheme: 'untitled' })
      : vscode.Uri.parse(`untitled:${name}`);
  const document = await vscode.workspace.openTextDocument(uri);
  const content = `{
  "name": ${JSON.stringify(sayInEditor('trips.newName'))},
  "from": "West Shore",
  "to": "Airport",
  "when": "Monday 08:15",
  "modes": ["pt_pub", "wa_wal"],
  "expect": { "minTrips": 1 }
}
`;
  if (document.getText() === '') {
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, new vscode.Position(0, 0), content);
    await vscode.workspace.applyEdit(edit);
  }
  await vscode.window.showTextDocument(document);
}
