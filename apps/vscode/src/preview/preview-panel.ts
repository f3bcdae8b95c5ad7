import * as vscode from 'vscode';
import { type HostMessage, type PlanChoice, readPanelMessage, type SavedSubject } from '../../shared/messages.ts';
import type { PreviewRoute } from '../../shared/preview-model.ts';
import type { RunRemedy } from '../adapters/register-key.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { type SourceChoice, sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { type DocumentRequest, requestsOf } from '../trips/document-requests.ts';
import { previewHtml } from './preview-html.ts';
import { PREVIEW_VIEW_TYPE } from './preview-view-type.ts';
import {
  changedRequest,
  keptExplanation,
  listChanges,
  type RequestChanges,
  UNCHANGED,
  withChange,
} from './request-changes.ts';
import { isPreviewFailure, type RouteSource } from './route-source.ts';

/** The environment of the panel. */
export interface PreviewSurroundings {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.LogOutputChannel;
  readonly sources: TripSources;
  readonly runRemedy: RunRemedy;
}

/** A request that the panel shows, and the source that plans it; the chosen one unless given. */
export interface PanelSubject extends SavedSubject {
  readonly source?: SourceChoice;
}

/** Milliseconds without typing after which a request is planned again. */
const PAUSE = 500;

/**
 * The preview panel. There is one: it opens beside the editor, or is revealed when it is open already. It shows the places of a source to plan
 * between, or the request of a document, alone or beside another one.
 */
export class PreviewPanel implements vscode.Disposable {
  readonly #surroundings: PreviewSurroundings;
  readonly #subscriptions: { dispose(): unknown }[];
  #panel: vscode.WebviewPanel | undefined;
  #source: RouteSource | undefined;
  #running = new AbortController();
  #lastChoice: PlanChoice | undefined;
  #subject: PanelSubject | undefined;
  #other: PanelSubject | undefined;
  #changes: RequestChanges = UNCHANGED;
  /** Whether the page shows the ground of the subject. */
  #isShown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(surroundings: PreviewSurroundings) {
    this.#surroundings = surroundings;
    this.#subscriptions = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#edited(document, PAUSE)),
      vscode.workspace.onDidSaveTextDocument((document) => this.#edited(document, 0)),
      surroundings.sources.onChange(() => this.restart()),
    ];
  }

  /** Shows the places of the chosen source. */
  show(): void {
    this.#subject = undefined;
    this.#other = undefined;
    if (this.#panel !== undefined) {
      this.#panel.reveal();
      return;
    }
    this.#create();
  }

  /** Shows the request of a document, beside another one where it is given. */
  preview(subject: PanelSubject, { other, explain = false }: { other?: PanelSubject; explain?: boolean } = {}): void {
    this.#subject = subject;
    this.#other = other;
    this.#changes = { ...UNCHANGED, ...(explain && { explain }) };
    this.#isShown = false;
    if (this.#panel === undefined) {
      this.#create();
      return;
    }
    this.#panel.reveal(undefined, true);
    void this.#answer((signal) => this.#planSubject(subject, signal));
  }

  /** Fills a new panel, or a panel that the editor restored after a reload. */
  adopt(panel: vscode.WebviewPanel): void {
    this.#panel?.dispose();
    this.#panel = panel;
    this.#source = undefined;
    this.#isShown = false;
    const files = vscode.Uri.joinPath(this.#surroundings.extensionUri, 'dist');
    const uriOf = (name: string): string => panel.webview.asWebviewUri(vscode.Uri.joinPath(files, name)).toString();
    panel.webview.options = { enableScripts: true, localResourceRoots: [files] };
    panel.webview.onDidReceiveMessage((data: unknown) => this.#receive(data));
    panel.onDidDispose(() => {
      if (this.#panel !== panel) return;
      this.#running.abort();
      clearTimeout(this.#timer);
      this.#panel = undefined;
      this.#source = undefined;
      this.#subject = undefined;
      this.#other = undefined;
    });
    panel.webview.html = previewHtml({
      script: uriOf('webview.js'),
      map: uriOf('webview-map.js'),
      style: uriOf('webview.css'),
      source: panel.webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      language: vscode.env.language,
      say: sayInEditor,
    });
  }

  /** Loads everything again, for example after the key or the address has changed. */
  restart(): void {
    this.#source = undefined;
    this.#isShown = false;
    if (this.#panel !== undefined) void this.#answer((signal) => this.#begin(signal));
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#panel?.dispose();
  }

  #create(): void {
    const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: this.#subject !== undefined };
    this.adopt(vscode.window.createWebviewPanel(PREVIEW_VIEW_TYPE, sayInEditor('preview.title'), column));
  }

  async #receive(data: unknown): Promise<void> {
    const message = readPanelMessage(data);
    switch (message?.type) {
      case undefined:
        this.#surroundings.log.warn('The preview panel sent an unknown message, which is ignored.');
        return;
      case 'ready':
        // After a reload the page remembers its request.
        this.#subject ??= message.subject;
        return this.#answer((signal) => this.#begin(signal));
      case 'plan':
        this.#lastChoice = message;
        return this.#answer((signal) => this.#plan(message, signal));
      case 'change':
        this.#changes = withChange(this.#changes, message.change);
        return this.#answer((signal) => this.#begin(signal));
      case 'tile':
        return this.#sendTile(message);
      case 'remedy':
        if (message.remedy !== 'retry') return this.#surroundings.runRemedy(message.remedy);
        return this.#answer((signal) => this.#retry(signal));
      default:
        return message satisfies never;
    }
  }

  /** Plans again once typing pauses; the changes made in the panel were made to another text. */
  #edited(document: vscode.TextDocument, pause: number): void {
    const uri = document.uri.toString();
    if (this.#panel === undefined || (this.#subject?.uri !== uri && this.#other?.uri !== uri)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const subject = this.#subject;
      if (subject === undefined) return;
      this.#changes = keptExplanation(this.#changes);
      void this.#answer((signal) => this.#planSubject(subject, signal));
    }, pause);
  }

  /** Runs a task. A newer task aborts it, and the panel shows every failure as a message. */
  async #answer(work: (signal: AbortSignal) => Promise<HostMessage>): Promise<void> {
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    let message: HostMessage;
    try {
      message = await work(running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      if (isPreviewFailure(error)) {
        this.#surroundings.log.warn(error.message);
        message = { type: 'failed', message: error.message, remedies: error.remedies };
      } else {
        this.#surroundings.log.error(error instanceof Error ? error : String(error));
        message = { type: 'failed', message: sayInEditor('failure.load'), remedies: ['retry'] };
      }
    }
    if (!running.signal.aborted) await this.#send(message);
  }

  async #send(message: HostMessage): Promise<void> {
    await this.#panel?.webview.postMessage(message);
  }

  #begin(signal: AbortSignal): Promise<HostMessage> {
    return this.#subject === undefined ? this.#open(signal) : this.#planSubject(this.#subject, signal);
  }

  async #open(signal: AbortSignal): Promise<HostMessage> {
    this.#lastChoice = undefined;
    this.#source = await this.#surroundings.sources.open();
    return { type: 'city', city: await this.#source.open(signal) };
  }

  async #plan(choice: PlanChoice, signal: AbortSignal): Promise<HostMessage> {
    if (this.#source === undefined) return this.#open(signal);
    await this.#send({ type: 'planning' });
    return { type: 'route', route: await this.#source.plan(choice, signal) };
  }

  async #planSubject(subject: PanelSubject, signal: AbortSignal): Promise<HostMessage> {
    const found = await requestIn(subject);
    if (found === undefined) {
      if (this.#isShown) return { type: 'unreadable' };
      return { type: 'failed', message: sayInEditor('lens.none'), remedies: ['retry'] };
    }
    const { sources } = this.#surroundings;
    const source = await sources.open(subject.source);
    this.#source = source;
    if (!this.#isShown) {
      const { uri, index } = subject;
      const title = found.title === '' ? vscode.workspace.asRelativePath(vscode.Uri.parse(uri)) : found.title;
      // Its region has the map; what cannot be resolved is said by the answer.
      const resolved = await source.resolve(found.request, signal).catch(() => undefined);
      const city = await source.open(signal, resolved && [resolved.from.lat, resolved.from.lng]);
      signal.throwIfAborted();
      await this.#send({ type: 'subject', city, title, subject: { uri, index } });
      this.#isShown = true;
    }
    await this.#send({ type: 'planning' });
    const route = this.#routeOf(found, source, signal);
    const other = this.#other;
    const changed = listChanges(this.#changes, sayInEditor);
    const beside = other && (await requestIn(other));
    if (other === undefined || beside === undefined) return { type: 'route', route: await route, changed };
    const second = sources.open(other.source).then((opened) => this.#routeOf(beside, opened, signal));
    const [one, two] = await Promise.all([route, second]);
    const name = (choice: SourceChoice | undefined): string => sourceName(choice ?? sources.chosen);
    const isSame = other.uri === subject.uri && other.index === subject.index;
    return {
      type: 'route',
      changed,
      route: { ...one, source: isSame ? name(subject.source) : titleOf(found, one) },
      other: { ...two, source: isSame ? name(other.source) : titleOf(beside, two) },
    };
  }

  #routeOf({ request, title }: DocumentRequest, source: RouteSource, signal: AbortSignal): Promise<PreviewRoute> {
    const changes = this.#changes;
    return source.planTrip(request, {
      signal,
      explain: changes.explain ?? false,
      ...(title !== '' && { title }),
      adjust: (resolved, times) => changedRequest(resolved, changes, times),
    });
  }

  async #sendTile({ id, zoom, column, row }: { id: number; zoom: number; column: number; row: number }): Promise<void> {
    // A tile that cannot be had leaves its place empty.
    const tile = await this.#source?.tile(zoom, column, row).catch(() => undefined);
    await this.#send({ type: 'tile', id, data: tile === undefined ? '' : base64(tile) });
  }

  #retry(signal: AbortSignal): Promise<HostMessage> {
    const choice = this.#lastChoice;
    return choice === undefined || this.#subject !== undefined ? this.#begin(signal) : this.#plan(choice, signal);
  }
}

async function requestIn({ uri, index }: SavedSubject): Promise<DocumentRequest | undefined> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  return requestsOf(document).find((one) => one.index === index);
}

function titleOf({ title }: DocumentRequest, route: PreviewRoute): string {
  return title === '' ? route.title : title;
}

/** Both hosts have `btoa`, which takes one character for each byte. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
