import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { ZIP_SCHEME } from '../feed/zip-scheme.ts';
import { progressText } from '../regions/progress-text.ts';
import type { StartTask } from '../regions/region-tasks.ts';
import { TRIP_FILES } from '../trips/trip-files.ts';
import { changeRows } from './change-rows.ts';
import type { ChangesView } from './changes-view.ts';
import { FeedChanges, nameOf, type TripText } from './feed-changes.ts';

const MOST_TRIPS = 200;

/** Where a comparison works, and what shows it. */
export interface ComparisonSurroundings {
  readonly start: StartTask;
  /** A folder for built regions, which nothing else uses. */
  readonly scratch: string;
  readonly log: vscode.LogOutputChannel;
  readonly view: ChangesView;
  readonly tree: vscode.TreeView<unknown>;
}

/** Compares a feed that the user picks with a baseline, and again after each save. */
export class FeedComparison implements vscode.Disposable {
  readonly #changes: FeedChanges;
  readonly #view: ChangesView;
  readonly #tree: vscode.TreeView<unknown>;
  readonly #saves: vscode.Disposable;

  constructor({ start, scratch, log, view, tree }: ComparisonSurroundings) {
    this.#view = view;
    this.#tree = tree;
    this.#changes = new FeedChanges({
      start,
      scratch,
      readTrips,
      now: () => Math.floor(Date.now() / 1000),
      onProgress: (step, share) => {
        tree.message = progressText(step, share);
      },
      onResult: (diff) => {
        tree.message = '';
        view.show(changeRows(diff, sayInEditor, vscode.env.language));
        const worse = diff.journeys.filter(({ verdict }) => verdict === 'lost' || verdict === 'later').length;
        tree.badge = worse === 0 ? undefined : { value: worse, tooltip: sayInEditor('changes.journeys') };
      },
      onFailure: (message) => {
        log.warn(message);
        tree.message = sayInEditor('changes.failed', { detail: message.split('\n')[0] ?? '' });
      },
    });
    this.#saves = vscode.workspace.onDidSaveTextDocument(({ uri }) => {
      const path = pathOf(uri);
      const { feed } = this.#changes;
      if (feed !== undefined && path !== undefined && (path === feed || path.startsWith(`${feed}/`)))
        this.#changes.saved();
    });
  }

  /** Asks for a baseline, and compares. @param chosen the file or folder of a menu; without it, the feed of the open document */
  async compare(chosen: unknown): Promise<void> {
    const feed = await feedOf(chosen);
    if (feed === undefined) return void vscode.window.showInformationMessage(sayInEditor('workbench.noFeed'));
    const now = { label: sayInEditor('changes.asItIs'), other: undefined };
    const archive = { label: sayInEditor('changes.otherArchive'), other: 'archive' as const };
    const folder = { label: sayInEditor('changes.otherFolder'), other: 'folder' as const };
    const picked = await vscode.window.showQuickPick([now, archive, folder], {
      title: sayInEditor('changes.baseline', { feed: nameOf(feed) }),
    });
    if (picked === undefined) return;
    const baseline = picked.other === undefined ? undefined : await pickBaseline(picked.other);
    if (picked.other !== undefined && baseline === undefined) return;
    this.#tree.description = nameOf(feed);
    this.#view.show([]);
    await vscode.commands.executeCommand('tripwright.changes.focus');
    await this.#changes.begin(feed, baseline);
  }

  dispose(): void {
    this.#saves.dispose();
    this.#changes.stop();
  }
}

/** The path on disk that a file belongs to: its own, or that of its archive. */
function pathOf(uri: vscode.Uri): string | undefined {
  if (uri.scheme === ZIP_SCHEME) return vscode.Uri.parse(uri.query).fsPath;
  return uri.scheme === 'file' ? uri.fsPath : undefined;
}

/** The feed of a menu's file or folder, or else of the document that is open: its folder or archive. */
async function feedOf(chosen: unknown): Promise<string | undefined> {
  const uri = chosen instanceof vscode.Uri ? chosen : vscode.window.activeTextEditor?.document.uri;
  if (uri === undefined) return undefined;
  if (uri.scheme === ZIP_SCHEME || uri.path.toLowerCase().endsWith('.zip')) return pathOf(uri);
  if (uri.scheme !== 'file') return undefined;
  for (const folder of [uri, vscode.Uri.joinPath(uri, '..')]) {
    const isFeed = await vscode.workspace.fs.stat(vscode.Uri.joinPath(folder, 'stop_times.txt')).then(
      () => true,
      () => false,
    );
    if (isFeed) return folder.fsPath;
  }
  return undefined;
}

/** Asks for what the feed is compared with: an archive, or a folder of a feed or of a built region. */
async function pickBaseline(
  kind: 'archive' | 'folder',
): Promise<{ readonly path: string; readonly isRegion: boolean } | undefined> {
  const options =
    kind === 'archive' ? { filters: { 'GTFS (.zip)': ['zip'] } } : { canSelectFolders: true, canSelectFiles: false };
  const [picked] = (await vscode.window.showOpenDialog(options)) ?? [];
  if (picked === undefined) return undefined;
  const isRegion = await vscode.workspace.fs.stat(vscode.Uri.joinPath(picked, 'manifest.json')).then(
    () => true,
    () => false,
  );
  return { path: picked.fsPath, isRegion };
}

async function readTrips(): Promise<readonly TripText[]> {
  const files = await vscode.workspace.findFiles(TRIP_FILES, '**/node_modules/**', MOST_TRIPS);
  return Promise.all(
    files.map(async (uri) => ({
      name: vscode.workspace.asRelativePath(uri),
      text: (await vscode.workspace.openTextDocument(uri)).getText(),
    })),
  );
}
