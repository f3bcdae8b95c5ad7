import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { Documents } from '../documents-part.ts';
import { late } from '../parts/late.ts';
import { sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { TRIP_FILES } from '../trips/trip-files.ts';

/** Registers the views of the side bar, and the one item of the status bar: the source that plans. */
export function registerViews(
  context: vscode.ExtensionContext,
  { documents, sources }: { readonly documents: () => Promise<Documents>; readonly sources: TripSources },
): void {
  const views = async () => (await documents()).views;
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
  const saved = new vscode.EventEmitter<void>();
  const files = vscode.workspace.createFileSystemWatcher(TRIP_FILES);
  for (const event of [files.onDidCreate, files.onDidChange, files.onDidDelete]) event(() => saved.fire());
  context.subscriptions.push(
    status,
    saved,
    files,
    sources.onChange(update),
    vscode.window.registerTreeDataProvider('tripwright.sources', {
      ...late(async () => (await views()).sources, 'getChildren', 'getTreeItem'),
      onDidChangeTreeData: sources.onChange,
    }),
    vscode.window.registerTreeDataProvider('tripwright.trips', {
      ...late(async () => (await views()).savedTrips, 'getChildren', 'getTreeItem'),
      onDidChangeTreeData: saved.event,
    }),
    vscode.commands.registerCommand('tripwright.refreshSources', () => sources.reset()),
    vscode.commands.registerCommand('tripwright.newTrip', async () => (await views()).newTrip()),
  );
}
