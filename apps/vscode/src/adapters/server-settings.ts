import * as vscode from 'vscode';

/** Where the routing server is, and its key. The key belongs to one address, so that no other address ever sees it. */
export class ServerSettings {
  readonly #secrets: vscode.SecretStorage;

  constructor(secrets: vscode.SecretStorage) {
    this.#secrets = secrets;
  }

  /** Without a slash at the end; '' when no server is named. */
  get address(): string {
    return vscode.workspace.getConfiguration('tripwright').get('server', '').trim().replace(/\/+$/, '');
  }

  async key(): Promise<string | undefined> {
    return this.#secrets.get(this.#name());
  }

  /** @returns whether a key was given */
  async askForKey(): Promise<boolean> {
    const key = await vscode.window.showInputBox({
      title: `Key of ${this.address}`,
      prompt: 'Kept in the editor’s secret storage and sent to this address only.',
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
    return `tripwright.key ${this.address}`;
  }
}
