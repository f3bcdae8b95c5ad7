import { readTripFile } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { TRIP_FILES } from '../trips/trip-files.ts';

const MOST_FILES = 500;

/** The trip files of the workspace by their names; a click opens one. */
export class SavedTripsView implements vscode.TreeDataProvider<vscode.Uri> {
  async getChildren(parent?: vscode.Uri): Promise<vscode.Uri[]> {
    if (parent !== undefined) return [];
    const found = await vscode.workspace.findFiles(TRIP_FILES, '**/node_modules/**', MOST_FILES);
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  async getTreeItem(uri: vscode.Uri): Promise<vscode.TreeItem> {
    const path = vscode.workspace.asRelativePath(uri);
    const { file, problems } = readTripFile((await vscode.workspace.openTextDocument(uri)).getText(), sayInEditor);
    const name = file?.name ?? '';
    const item = new vscode.TreeItem(name === '' ? path : name);
    item.description = problems[0]?.message ?? (name === '' ? '' : path);
    item.resourceUri = uri;
    item.iconPath = new vscode.ThemeIcon(problems.length > 0 ? 'warning' : 'milestone');
    item.command = { command: 'vscode.open', title: '', arguments: [uri] };
    return item;
  }
}
