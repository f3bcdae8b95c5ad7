import * as vscode from 'vscode';
import type { PanelRemedy } from '../../shared/messages.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { sayInEditor } from './say-in-editor.ts';
import type { ServerSettings } from './server-settings.ts';

/** Does what the user chose against a failure. */
export type RunRemedy = (remedy: Exclude<PanelRemedy, 'retry'>) => Promise<void>;

/** Registers the commands for the key of the server. */
export function registerKey(context: vscode.ExtensionContext, server: ServerSettings, sources: TripSources): RunRemedy {
  async function setKey(): Promise<void> {
    if (server.address === '') return offerServer();
    if (await server.askForKey()) sources.reset();
  }

  async function clearKey(): Promise<void> {
    await server.clearKey();
    sources.reset();
  }

  context.subscriptions.push(
    vscode.commands.registerCommand('tripwright.setServerKey', setKey),
    vscode.commands.registerCommand('tripwright.clearServerKey', clearKey),
  );
  return (remedy) => (remedy === 'set-key' ? setKey() : openSettings());
}

/** A key belongs to a server, so without a server this offers to set one first. */
async function offerServer(): Promise<void> {
  const open = sayInEditor('key.openSetting');
  if ((await vscode.window.showInformationMessage(sayInEditor('key.noServer'), open)) === open) await openSettings();
}

async function openSettings(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openSettings', 'tripwright.server');
}
