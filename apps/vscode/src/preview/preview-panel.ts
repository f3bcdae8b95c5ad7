import * as vscode from 'vscode';
import { type HostMessage, type PanelRemedy, type PlanChoice, readPanelMessage } from '../../shared/messages.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { previewHtml } from './preview-html.ts';
import { isPreviewFailure, type RouteSource } from './route-source.ts';

/** The environment of the panel. */
export interface PreviewSurroundings {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.LogOutputChannel;
  /** Called whenever the panel restarts, so that a changed setting or key takes effect. */
  readonly createSource: () => Promise<RouteSource>;
  readonly runRemedy: (remedy: Exclude<PanelRemedy, 'retry'>) => Promise<void>;
}

/** View type of the panel. The manifest activates the extension by it when a window is restored. */
export const PREVIEW_VIEW_TYPE = 'tripwright.preview';

/** The preview panel. There is one: it opens beside the editor, or is revealed when it is open already. */
export class PreviewPanel implements vscode.Disposable {
  readonly #surroundings: PreviewSurroundings;
  #panel: vscode.WebviewPanel | undefined;
  #source: RouteSource | undefined;
  #running = new AbortController();
  #lastChoice: PlanChoice | undefined;

  constructor(surroundings: PreviewSurroundings) {
    this.#surroundings = surroundings;
  }

  show(): void {
    if (this.#panel !== undefined) {
      this.#panel.reveal();
      return;
    }
    this.adopt(
      vscode.window.createWebviewPanel(PREVIEW_VIEW_TYPE, sayInEditor('preview.title'), vscode.ViewColumn.Beside),
    );
  }

  /** Fills a new panel, or a panel that the editor restored after a reload. */
  adopt(panel: vscode.WebviewPanel): void {
    this.#panel?.dispose();
    this.#panel = panel;
    this.#source = undefined;
    const files = vscode.Uri.joinPath(this.#surroundings.extensionUri, 'dist');
    panel.webview.options = { enableScripts: true, localResourceRoots: [files] };
    panel.webview.onDidReceiveMessage((data: unknown) => this.#receive(data));
    panel.onDidDispose(() => {
      if (this.#panel !== panel) return;
      this.#running.abort();
      this.#panel = undefined;
      this.#source = undefined;
    });
    panel.webview.html = previewHtml({
      script: panel.webview.asWebviewUri(vscode.Uri.joinPath(files, 'webview.js')).toString(),
      style: panel.webview.asWebviewUri(vscode.Uri.joinPath(files, 'webview.css')).toString(),
      source: panel.webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      language: vscode.env.language,
      say: sayInEditor,
    });
  }

  /** Loads everything again, for example after the key or the address has changed. */
  restart(): void {
    this.#source = undefined;
    if (this.#panel !== undefined) void this.#answer((signal) => this.#open(signal));
  }

  dispose(): void {
    this.#panel?.dispose();
  }

  async #receive(data: unknown): Promise<void> {
    const message = readPanelMessage(data);
    switch (message?.type) {
      case undefined:
        this.#surroundings.log.warn('The preview panel sent an unknown message, which is ignored.');
        return;
      case 'ready':
        return this.#answer((signal) => this.#open(signal));
      case 'plan':
        this.#lastChoice = message;
        return this.#answer((signal) => this.#plan(message, signal));
      case 'remedy':
        if (message.remedy !== 'retry') return this.#surroundings.runRemedy(message.remedy);
        return this.#answer((signal) => this.#retry(signal));
      default:
        return message satisfies never;
    }
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
    if (!running.signal.aborted) await this.#panel?.webview.postMessage(message);
  }

  async #open(signal: AbortSignal): Promise<HostMessage> {
    this.#lastChoice = undefined;
    this.#source ??= await this.#surroundings.createSource();
    return { type: 'city', city: await this.#source.open(signal) };
  }

  async #plan(choice: PlanChoice, signal: AbortSignal): Promise<HostMessage> {
    if (this.#source === undefined) return this.#open(signal);
    await this.#panel?.webview.postMessage({ type: 'planning' } satisfies HostMessage);
    return { type: 'route', route: await this.#source.plan(choice, signal) };
  }

  #retry(signal: AbortSignal): Promise<HostMessage> {
    const choice = this.#lastChoice;
    return choice === undefined ? this.#open(signal) : this.#plan(choice, signal);
  }
}
