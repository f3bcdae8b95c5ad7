import * as vscode from 'vscode';
import { sayInEditor } from './say-in-editor.ts';

const PREFIX = 'tripwright.key';

/** Address and key of the routing server. The key is stored for its address and is never sent to another one. */
export class ServerSettings {
  readonly #secrets: vscode.SecretStorage;

  constructor(secrets: vscode.SecretStorage) {
    this.#secrets = secrets;
  }

  /** Address without a trailing slash; '' when no server is set. */
  get address(): string {
    return vscode.workspace.getConfiguration('tripwright').get('server', '').trim().replace(/\/+$/, '');
  }

  /** The key of a server; undefined without one. */
  async keyOf(address: string): Promise<string | undefined> {
    return this.#secrets.get(`${PREFIX} ${address}`);
  }

  /** Asks the user for the key. @returns true when the user entered a key */
  async askForKey(): Promise<boolean> {
    const key = await vscode.window.showInputBox({
      title: sayInEditor('key.title', { address: this.address }),
      prompt: sayInEditor('key.prompt'),
      password: true,
      ignoreFocusOut: true,
    });
    if (key === undefined || key.trim() === '') return false;
    await this.#secrets.store(this.#name(), key.trim());
    return true;
  }

  async clearKey(): Promise<void> {
    await this.#secrets.delete(this.#name());
  }

  #name(): string {
    return `${PREFIX} ${this.address}`;
  }
}
