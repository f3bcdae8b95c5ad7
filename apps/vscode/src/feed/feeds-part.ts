import * as vscode from 'vscode';
import { FEED_FILES } from './feed-file-names.ts';
import type { FeedAbilities } from './feed-host.ts';
import { FeedPanel } from './feed-panel.ts';
import { FeedProviders } from './feed-providers.ts';
import { FeedWorkbench } from './feed-workbench.ts';
import { GbfsChecks } from './gbfs-checks.ts';
import { MessageDocuments } from './message-documents.ts';
import { openArchive } from './open-archive.ts';
import { ZipFolders } from './zip-folders.ts';

export { FeedComparison } from '../changes/feed-comparison.ts';
export { buildRegion } from '../regions/build-region.ts';

/** What the part needs of the extension. */
export interface FeedSurroundings {
  readonly extensionUri: vscode.Uri;
  readonly abilities: FeedAbilities;
  readonly log: vscode.LogOutputChannel;
  /** Says which files of archives were changed. */
  readonly zipChanges: vscode.EventEmitter<vscode.FileChangeEvent[]>;
}

/** The workbench of feeds. */
export type Feeds = ReturnType<typeof openFeeds>;

/** Opens the part: it reads and checks the feeds of open documents, and answers the providers and commands that the extension has registered. */
export function openFeeds({ extensionUri, abilities, log, zipChanges }: FeedSurroundings) {
  const names = new Set(FEED_FILES);
  const workbench = new FeedWorkbench(extensionUri, abilities, log, (name) => names.has(name));
  const panel = new FeedPanel(extensionUri, workbench);
  const gbfs = new GbfsChecks(log);
  return {
    workbench,
    providers: new FeedProviders(workbench),
    panel,
    messages: new MessageDocuments(workbench),
    archives: new ZipFolders(zipChanges),
    openArchive,
    dispose: () => vscode.Disposable.from(panel, gbfs, workbench).dispose(),
  };
}
