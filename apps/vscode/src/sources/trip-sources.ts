import * as vscode from 'vscode';
import type { KnownRegions } from '../adapters/known-regions.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { ServerSettings } from '../adapters/server-settings.ts';
import type { RouteSource } from '../preview/route-source.ts';
import type * as routeSources from '../preview/route-sources.ts';
import { chosenSource, folderUri, listedSources, type SourceChoice, sourceName } from './source-choice.ts';

/** The environment of the sources. */
export interface SourceSurroundings {
  readonly extensionUri: vscode.Uri;
  readonly server: ServerSettings;
  readonly regions: KnownRegions;
  /** Loads the planner and its languages, which are larger than all the rest: only answers need them. */
  readonly load: () => Promise<typeof routeSources>;
}

/** Opens sources of trips when they are first needed, and keeps them until a setting or a key changes. */
export class TripSources implements vscode.Disposable {
  readonly #surroundings: SourceSurroundings;
  readonly #open = new Map<string, Promise<RouteSource>>();
  readonly #changed = new vscode.EventEmitter<void>();
  /** Another source plans, or the same one with another key. */
  readonly onChange: vscode.Event<void> = this.#changed.event;

  constructor(surroundings: SourceSurroundings) {
    this.#surroundings = surroundings;
  }

  /** The source that plans now. */
  get chosen(): SourceChoice {
    return chosenSource();
  }

  /** Forgets what is open, after a setting or a key has changed. */
  reset(): void {
    this.#open.clear();
    this.#changed.fire();
  }

  dispose(): void {
    this.#changed.dispose();
  }

  /** The source for a choice; the chosen one unless given. */
  open(choice: SourceChoice = this.chosen): Promise<RouteSource> {
    const name = JSON.stringify(choice);
    let source = this.#open.get(name);
    if (source === undefined) {
      const created = this.#create(choice);
      source = created;
      this.#open.set(name, created);
      // After a reset another source may have the name.
      created.catch(() => this.#open.get(name) === created && this.#open.delete(name));
    }
    return source;
  }

  async #create(choice: SourceChoice): Promise<RouteSource> {
    const { extensionUri, server, regions, load } = this.#surroundings;
    const { EmbeddedRouteSource, ServerRouteSource } = await load();
    const locale = vscode.env.language;
    if (choice.kind === 'server') {
      const { address } = choice;
      return new ServerRouteSource({
        address,
        key: await server.keyOf(address),
        locale,
        fetch,
        say: sayInEditor,
        // The answer of an address that has been replaced meanwhile says nothing about the new one.
        onRegions: (found) => server.address === address && regions.set(found),
      });
    }
    const files =
      choice.kind === 'sample' ? vscode.Uri.joinPath(extensionUri, 'dist', 'sample') : folderUri(choice.folder);
    return new EmbeddedRouteSource({
      readFile: async (name) => vscode.workspace.fs.readFile(vscode.Uri.joinPath(files, name)),
      locale,
      now: () => Math.floor(Date.now() / 1000),
      say: sayInEditor,
      ...(choice.kind === 'folder' && { folder: sourceName(choice) }),
    });
  }

  /** Lets the user choose the source, and writes the choice to the settings. */
  async choose(): Promise<void> {
    const picked = await pickSource(sayInEditor('source.choose'));
    if (picked === undefined) return;
    const settings = vscode.workspace.getConfiguration('tripwright');
    const { Global } = vscode.ConfigurationTarget;
    if (picked.kind === 'folder') await settings.update('regionFolder', picked.folder, Global);
    if (picked.kind === 'server') await settings.update('server', picked.address, Global);
    await settings.update('source', picked.kind, Global);
  }
}

/** Asks for a source: one of the settings, another folder, or another server. @returns undefined where the user gave none */
export async function pickSource(
  title: string,
  others: readonly SourceChoice[] = [],
): Promise<SourceChoice | undefined> {
  const listed = listedSources().filter(
    (one) => !others.some((other) => JSON.stringify(other) === JSON.stringify(one)),
  );
  const isWeb =
    vscode.env.uiKind === vscode.UIKind.Web &&
    !vscode.workspace.workspaceFolders?.some(({ uri }) => uri.scheme !== 'file');
  const items = [
    ...listed.map((choice) => ({ label: sourceName(choice), choice, ask: undefined })),
    ...(isWeb ? [] : [{ label: sayInEditor('source.otherFolder'), choice: undefined, ask: 'folder' as const }]),
    { label: sayInEditor('source.otherServer'), choice: undefined, ask: 'server' as const },
  ];
  const picked = await vscode.window.showQuickPick(items, { title });
  if (picked?.ask === 'folder') {
    const [folder] = (await vscode.window.showOpenDialog({ canSelectFolders: true, canSelectFiles: false })) ?? [];
    return folder && { kind: 'folder', folder: folder.scheme === 'file' ? folder.fsPath : folder.toString() };
  }
  if (picked?.ask === 'server') {
    const given = await vscode.window.showInputBox({ title, prompt: sayInEditor('source.server') });
    const address = given?.trim().replace(/\/+$/, '') ?? '';
    return /^https?:\/\//i.test(address) && URL.canParse(address) ? { kind: 'server', address } : undefined;
  }
  return picked?.choice;
}
