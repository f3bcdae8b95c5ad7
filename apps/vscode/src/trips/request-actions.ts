import { toCurl, toGraph, toGraphOperation } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { PanelSubject, PreviewPanel } from '../preview/preview-panel.ts';
import { isPreviewFailure } from '../preview/route-source.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { type DocumentRequest, requestAt, requestsOf } from './document-requests.ts';
import { pickOtherRequest } from './pick-other-request.ts';

/** The server of a copied curl command where no server is chosen: the one that `npm start` starts. */
const LOCAL_SERVER = 'http://localhost:4000';

/** What actions on requests need. */
export interface RequestSurroundings {
  readonly sources: TripSources;
  readonly panel: PreviewPanel;
  readonly log: vscode.LogOutputChannel;
}

/** The actions above a request in a document. Each takes the address of the document and the position of the request; without them, the request at the cursor. */
export class RequestActions {
  readonly #surroundings: RequestSurroundings;

  constructor(surroundings: RequestSurroundings) {
    this.#surroundings = surroundings;
  }

  preview(uri?: unknown, index?: unknown): Promise<void> {
    return this.#withRequest(uri, index, ({ subject }) => this.#surroundings.panel.preview(subject));
  }

  explain(uri?: unknown, index?: unknown): Promise<void> {
    return this.#withRequest(uri, index, ({ subject }) => this.#surroundings.panel.preview(subject, { explain: true }));
  }

  /** Shows it beside another one that the user picks. */
  compare(uri?: unknown, index?: unknown): Promise<void> {
    return this.#withRequest(uri, index, async ({ subject, found }) => {
      const { sources, panel } = this.#surroundings;
      const other = await pickOtherRequest(subject, found, sources);
      if (other !== undefined) panel.preview({ ...subject, source: sources.chosen }, { other });
    });
  }

  copyGraphql(uri?: unknown, index?: unknown): Promise<void> {
    return this.#withRequest(uri, index, ({ found }) => this.#copy(found, 'graphql'));
  }

  copyCurl(uri?: unknown, index?: unknown): Promise<void> {
    return this.#withRequest(uri, index, ({ found }) => this.#copy(found, 'curl'));
  }

  async #withRequest(uri: unknown, index: unknown, run: (found: FoundInDocument) => unknown): Promise<void> {
    const found = await requestOf(uri, index);
    if (found === undefined) return void vscode.window.showInformationMessage(sayInEditor('lens.none'));
    try {
      await run(found);
    } catch (error) {
      if (!isPreviewFailure(error)) this.#surroundings.log.error(error instanceof Error ? error : String(error));
      const text = isPreviewFailure(error) ? error.message : sayInEditor('failure.load');
      void vscode.window.showWarningMessage(text);
    }
  }

  async #copy({ request }: DocumentRequest, form: 'graphql' | 'curl'): Promise<void> {
    const { sources } = this.#surroundings;
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
