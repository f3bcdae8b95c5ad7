import { toCurl, toGraph, toGraphOperation } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import { CheckedDocuments } from '../adapters/checked-documents.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { PanelSubject, PreviewPanel } from '../preview/preview-panel.ts';
import { isPreviewFailure } from '../preview/route-source.ts';
import { listedSources, sourceName } from '../sources/source-choice.ts';
import { pickSource, type TripSources } from '../sources/trip-sources.ts';
import { type DocumentRequest, REQUEST_LANGUAGES, requestAt, requestsOf } from './document-requests.ts';
import { RequestLensProvider } from './request-lens-provider.ts';
import { tripDiagnostics, tripFixProvider } from './trip-diagnostics.ts';
import { TripTests } from './trip-tests.ts';

/** The server of a copied curl command where no server is chosen: the one that `npm start` starts. */
const LOCAL_SERVER = 'http://localhost:4000';
/** Trip files of the workspace that are offered for a comparison. */
const MOST_OFFERED = 100;

/** Registers actions on requests in documents, the checks of trip files, and their tests. */
export function registerTrips(
  context: vscode.ExtensionContext,
  { sources, panel, log }: { sources: TripSources; panel: PreviewPanel; log: vscode.LogOutputChannel },
): void {
  const selector = REQUEST_LANGUAGES.map((language) => ({ language }));
  const withRequest =
    (run: (found: FoundInDocument) => unknown) =>
    async (uri?: unknown, index?: unknown): Promise<void> => {
      const found = await requestOf(uri, index);
      if (found === undefined) void vscode.window.showInformationMessage(sayInEditor('lens.none'));
      else {
        try {
          await run(found);
        } catch (error) {
          if (!isPreviewFailure(error)) log.error(error instanceof Error ? error : String(error));
          const text = isPreviewFailure(error) ? error.message : sayInEditor('failure.load');
          void vscode.window.showWarningMessage(text);
        }
      }
    };

  async function copy({ request }: DocumentRequest, form: 'graphql' | 'curl'): Promise<void> {
    const { chosen } = sources;
    const source = await sources.open();
    const resolved = await source.resolve(request, new AbortController().signal);
    const isServer = chosen.kind === 'server';
    const text =
      form === 'graphql'
        ? toGraphOperation(resolved)
        : toCurl(resolved, isServer ? chosen.address : LOCAL_SERVER, true);
    await vscode.env.clipboard.writeText(text);
    const names = form === 'graphql' ? toGraph(resolved).leftOut : [];
    void vscode.window.showInformationMessage(
      names.length === 0 ? sayInEditor('lens.copied') : sayInEditor('lens.copiedWithout', { names: names.join(', ') }),
    );
  }

  async function compare({ subject, found }: FoundInDocument): Promise<void> {
    const other = await pickOther(subject, found, sources);
    if (other !== undefined) panel.preview({ ...subject, source: sources.chosen }, { other });
  }

  context.subscriptions.push(
    new CheckedDocuments('tripwright-trips', tripDiagnostics),
    new TripTests(sources),
    vscode.languages.registerCodeLensProvider(selector, new RequestLensProvider(sources)),
    vscode.languages.registerCodeActionsProvider([{ language: 'json' }, { language: 'jsonc' }], tripFixProvider, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
    vscode.commands.registerCommand(
      'tripwright.previewRequest',
      withRequest(({ subject }) => panel.preview(subject)),
    ),
    vscode.commands.registerCommand('tripwright.compareRequest', withRequest(compare)),
    vscode.commands.registerCommand(
      'tripwright.copyGraphql',
      withRequest(({ found }) => copy(found, 'graphql')),
    ),
    vscode.commands.registerCommand(
      'tripwright.copyCurl',
      withRequest(({ found }) => copy(found, 'curl')),
    ),
    vscode.commands.registerCommand(
      'tripwright.explainRequest',
      withRequest(({ subject }) => panel.preview(subject, { explain: true })),
    ),
    vscode.commands.registerCommand('tripwright.chooseSource', () => sources.choose()),
  );
}

interface FoundInDocument {
  readonly subject: PanelSubject;
  readonly found: DocumentRequest;
}

/** The request that a lens names, or the one at the cursor. */
async function requestOf(uri: unknown, index: unknown): Promise<FoundInDocument | undefined> {
  if (typeof uri === 'string' && typeof index === 'number') {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    const found = requestsOf(document).find((one) => one.index === index);
    return found && { found, subject: { uri, index } };
  }
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { document, selection } = editor;
  const found = requestAt(requestsOf(document), document.offsetAt(selection.active));
  return found && { found, subject: { uri: document.uri.toString(), index: found.index } };
}

/** Asks what to compare a request with: the same one by another source, or another request of an open document or a trip file. */
async function pickOther(
  subject: PanelSubject,
  found: DocumentRequest,
  sources: TripSources,
): Promise<PanelSubject | undefined> {
  const chosen = JSON.stringify(sources.chosen);
  const bySource = listedSources()
    .filter((choice) => JSON.stringify(choice) !== chosen)
    .map((source) => ({
      label: sayInEditor('lens.sameRequest', { source: sourceName(source) }),
      description: '',
      other: { ...subject, source },
    }));
  const files = await vscode.workspace.findFiles('**/*.trip.json', '**/node_modules/**', MOST_OFFERED);
  const uris = new Set([
    ...vscode.workspace.textDocuments.map(({ uri }) => uri.toString()),
    ...files.map((uri) => uri.toString()),
  ]);
  const byRequest = await Promise.all(
    [...uris].map(async (uri) => {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      const path = vscode.workspace.asRelativePath(document.uri);
      return requestsOf(document)
        .filter(({ index }) => uri !== subject.uri || index !== found.index)
        .map(({ index, title, start }) => ({
          label: title === '' ? `${path}:${document.positionAt(start).line + 1}` : title,
          description: title === '' ? '' : path,
          other: { uri, index, source: sources.chosen },
        }));
    }),
  );
  const more = { label: sayInEditor('source.otherServer'), description: '', other: undefined };
  const picked = await vscode.window.showQuickPick([...bySource, ...byRequest.flat(), more], {
    title: sayInEditor('lens.compareTitle'),
  });
  if (picked === undefined || picked.other !== undefined) return picked?.other;
  const source = await pickSource(sayInEditor('lens.compareTitle'), [sources.chosen]);
  return source && { ...subject, source };
}
