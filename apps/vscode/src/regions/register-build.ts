import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { LateParts } from '../parts/parts.ts';
import type { StartTask } from './region-tasks.ts';

/** Registers the command that builds a region. @param start undefined in hosts without threads, where the command says so */
export function registerBuild(
  context: vscode.ExtensionContext,
  {
    parts,
    start,
    log,
  }: { readonly parts: LateParts; readonly start: StartTask | undefined; readonly log: vscode.LogOutputChannel },
): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('tripwright.buildRegion', async (chosen: unknown) => {
      if (start === undefined) return void vscode.window.showWarningMessage(sayInEditor('changes.needsDesktop'));
      await (await parts.feeds()).buildRegion(chosen, start, log);
    }),
  );
}
