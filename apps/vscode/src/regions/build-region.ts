import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { progressText } from './progress-text.ts';
import type { StartTask } from './region-tasks.ts';

const REGION_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
/** What the dialog lists. Folders come from the menu: a dialog that may choose both shows folders alone on Windows and Linux. */
const INPUTS = ['zip', 'pbf', 'osm', 'gz', 'bz2'];
const STREETS = /\.(?:pbf|osm|osm\.gz|osm\.bz2)$/i;

/**
 * Builds a region from feeds and streets that the user picks, with progress and a way to end it, and offers to plan with it.
 * @param chosen the file or folder of a menu: one of its feeds
 */
export async function buildRegion(chosen: unknown, start: StartTask, log: vscode.LogOutputChannel): Promise<void> {
  const order = await askForOrder(chosen);
  if (order === undefined) return;
  const progressOptions = {
    location: vscode.ProgressLocation.Notification,
    title: sayInEditor('build.title', { name: order.region }),
    cancellable: true,
  };
  const outcome = await vscode.window.withProgress(progressOptions, async (progress, token) => {
    let done = 0;
    const task = start('build', order, (step, share) => {
      const percent = Math.round(100 * share);
      progress.report({ message: progressText(step, share), increment: Math.max(0, percent - done) / 10 });
      done = percent;
    });
    token.onCancellationRequested(task.stop);
    try {
      return await task.result;
    } catch (error) {
      return token.isCancellationRequested ? undefined : messageOf(error);
    }
  });
  if (outcome === undefined) return;
  if (typeof outcome === 'string') {
    log.error(outcome);
    void vscode.window.showErrorMessage(sayInEditor('build.failed', { detail: outcome.split('\n')[0] ?? '' }));
    return;
  }
  await offerToPlan(order.region, outcome.folder, outcome.problems);
}

/** Asks for the files, the code and the folder of a region. @param chosen the file or folder of a menu: one of its feeds */
async function askForOrder(chosen: unknown): Promise<
  | {
      readonly region: string;
      readonly title: string;
      readonly gtfs: readonly string[];
      readonly osm?: string;
      readonly out: string;
    }
  | undefined
> {
  const fromMenu = chosen instanceof vscode.Uri ? [chosen] : [];
  const picked =
    (await vscode.window.showOpenDialog({
      title: sayInEditor('build.pickFiles'),
      canSelectMany: true,
      canSelectFiles: true,
      filters: { 'GTFS (.zip), OpenStreetMap': INPUTS },
    })) ?? [];
  const files = [...new Set([...fromMenu, ...picked].map(({ fsPath }) => fsPath))];
  if (files.length === 0) return undefined;
  const osm = files.find((file) => STREETS.test(file));
  const region = await vscode.window.showInputBox({
    prompt: sayInEditor('build.code'),
    validateInput: (text) => (REGION_CODE.test(text) ? undefined : sayInEditor('build.badCode')),
  });
  if (region === undefined) return undefined;
  const [out] =
    (await vscode.window.showOpenDialog({
      title: sayInEditor('build.pickFolder'),
      canSelectFolders: true,
      canSelectFiles: false,
    })) ?? [];
  if (out === undefined) return undefined;
  const gtfs = files.filter((file) => !STREETS.test(file));
  return { region, title: region, gtfs, ...(osm !== undefined && { osm }), out: out.fsPath };
}

async function offerToPlan(name: string, folder: string, problems: number): Promise<void> {
  const use = sayInEditor('build.use');
  const report = sayInEditor('build.report');
  const answer = await vscode.window.showInformationMessage(
    sayInEditor('build.done', { name, count: problems }),
    use,
    report,
  );
  if (answer === report) await vscode.env.openExternal(vscode.Uri.file(`${folder}/report.html`));
  if (answer !== use) return;
  const settings = vscode.workspace.getConfiguration('tripwright');
  const { Global } = vscode.ConfigurationTarget;
  await settings.update('regionFolder', folder, Global);
  await settings.update('source', 'folder', Global);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
