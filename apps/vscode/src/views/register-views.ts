import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { SavedTripsView } from './saved-trips-view.ts';
import { SourcesView } from './sources-view.ts';

/** Registers the views of the side bar, and the one item of the status bar: the source that plans. */
export function registerViews(context: vscode.ExtensionContext, sources: TripSources): void {
  const view = new SourcesView(sources);
  const saved = new SavedTripsView();
  const status = vscode.window.createStatusBarItem('tripwright.source', vscode.StatusBarAlignment.Right, 90);
  status.name = 'Tripwright';
  status.command = 'tripwright.chooseSource';
  const update = (): void => {
    const source = sourceName(sources.chosen);
    status.text = `$(milestone) ${source}`;
    status.tooltip = sayInEditor('status.source', { source });
  };
  update();
  status.show();
  context.subscriptions.push(
    view,
    saved,
    status,
    sources.onChange(update),
    vscode.window.registerTreeDataProvider('tripwright.sources', view),
    vscode.window.registerTreeDataProvider('tripwright.trips', saved),
    vscode.commands.registerCommand('tripwright.refreshSources', () => sources.reset()),
    vscode.commands.registerCommand('tripwright.newTrip', newTrip),
  );
}

/** Opens a trip file that is not saved yet, with the parts that every one has. */
async function newTrip(): Promise<void> {
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
