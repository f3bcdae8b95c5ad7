import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as driver, type FrameLocator, type Page } from 'playwright-core';
import { vi } from 'vitest';
import { chromium } from './workbench.ts';

/** Set TRIPWRIGHT_SHOTS to a folder to keep a screenshot of every step. */
export const shots: string | undefined = process.env['TRIPWRIGHT_SHOTS'];

/** A workbench in a browser, with what the tests do in it. */
export class WorkbenchPage {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #name: string;

  private constructor(browser: Browser, page: Page, name: string) {
    this.#browser = browser;
    this.page = page;
    this.#name = name;
  }

  /** Opens the address of a workbench. @param name of the host, for the names of screenshots */
  static async open(url: string, name: string): Promise<WorkbenchPage> {
    if (chromium === undefined) throw new Error('unreachable: skipped without a browser');
    const browser = await driver.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-quic'] });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(30_000);
    await page.goto(url);
    await page.locator('.monaco-workbench').waitFor();
    return new WorkbenchPage(browser, page, name);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** The page of the extension's panel. */
  get panel(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  }

  /** Opens a file of the explorer in the group of the tab that is named. */
  async openFile(name: string, beside?: string): Promise<void> {
    // A file opens in the group that was used last.
    if (beside !== undefined) await this.page.getByRole('tab', { name: beside }).click();
    await this.page.getByRole('treeitem', { name }).dblclick();
    await this.page.getByRole('tab', { name, selected: true }).waitFor();
  }

  async putCursor(line: number, column: number): Promise<void> {
    await this.page.locator('.editor-instance .view-lines').first().click();
    await this.page.keyboard.press('Control+G');
    await this.page.locator('.quick-input-widget input.input').fill(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    // Keys pressed before the editor has the focus would be lost.
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    await this.page.getByText(`Ln ${line}, Col ${column}`).waitFor();
    await this.page.locator('.monaco-editor.focused').waitFor();
  }

  /** Opens the list of fixes at the cursor, which has this one. */
  async openFixes(title: string): Promise<void> {
    const fix = this.page.locator('.action-widget').getByText(title, { exact: true });
    // The editor closes the list when new problems arrive while it opens.
    await vi.waitFor(
      async () => {
        await this.page.keyboard.press('Control+.');
        await fix.waitFor({ timeout: 5000 });
      },
      { timeout: 25_000, interval: 100 },
    );
  }

  /** Replaces a text of the open document by the editor's own search. */
  async putText(before: string, after: string): Promise<void> {
    await this.page.locator('.editor-instance .view-lines').first().click();
    await this.page.keyboard.press('Control+H');
    await this.page.locator('.find-widget .find-part textarea').fill(before);
    await this.page.locator('.find-widget .replace-part textarea').fill(after);
    await this.page.locator('.find-widget .codicon-find-replace-all').click();
    await this.page.keyboard.press('Escape');
  }

  /** Waits for the map; in a browser without WebGL, for the drawing in its place. */
  async mapIsDrawn(): Promise<void> {
    await this.panel.locator('body[data-ground]:not(.outdated)').waitFor();
    const ground = await this.panel.locator('body').getAttribute('data-ground');
    if (ground === 'map') await this.panel.locator('#map canvas').first().waitFor();
    else await this.panel.locator('path.leg').first().waitFor();
  }

  /** Runs a command of the palette. */
  async run(command: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.page.locator('.quick-input-widget input.input').fill(`>${command}`);
    await this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: command }).first().click();
  }

  /** Keeps a screenshot where they are wanted. */
  async shot(name: string): Promise<void> {
    if (shots === undefined) return;
    mkdirSync(shots, { recursive: true });
    await this.page.screenshot({ path: join(shots, `${this.#name} ${name}.png`) });
  }
}
