import * as vscode from 'vscode';
import type { Documents } from '../documents-part.ts';
import { late } from '../parts/late.ts';
import { PREVIEW_VIEW_TYPE } from './preview-view-type.ts';

/** Registers the preview: its command, and its panel for windows that are restored. */
export function registerPreview(context: vscode.ExtensionContext, documents: () => Promise<Documents>): void {
  const panel = late(async () => (await documents()).panel, 'show', 'adopt');
  context.subscriptions.push(
    vscode.commands.registerCommand('tripwright.previewRoute', panel.show),
    vscode.window.registerWebviewPanelSerializer(PREVIEW_VIEW_TYPE, { deserializeWebviewPanel: panel.adopt }),
  );
}
