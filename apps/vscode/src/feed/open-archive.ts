import { ZipArchive } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { zipFolder } from './zip-folders.ts';

/** Adds an archive to the workspace as a folder. @param chosen the file of the context menu; from the palette the user chooses one */
export async function openArchive(chosen: unknown): Promise<void> {
  const [picked] =
    chosen instanceof vscode.Uri
      ? [chosen]
      : ((await vscode.window.showOpenDialog({ filters: { 'GTFS (.zip)': ['zip'] } })) ?? []);
  if (picked === undefined) return;
  try {
    const bytes = await vscode.workspace.fs.readFile(picked);
    const { hiddenCount } = ZipArchive.read(bytes, (name) => new TextDecoder().decode(name));
    if (hiddenCount > 0) {
      void vscode.window.showWarningMessage(sayInEditor('workbench.archiveNames', { count: hiddenCount }));
    }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(sayInEditor('workbench.archiveFailed', { detail }));
    return;
  }
  const uri = zipFolder(picked);
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (vscode.workspace.workspaceFolders?.some((folder) => folder.uri.toString() === uri.toString()) === true) return;
  vscode.workspace.updateWorkspaceFolders(count, 0, { uri });
}
