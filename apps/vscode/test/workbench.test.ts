import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenedWorkbench, requestFiles, requestSteps } from './request-steps.ts';
import { TINY_KEY, tinyAnswer } from './tiny-server.ts';
import { missingForWorkbench, startWorkbench, type Workbench } from './workbench.ts';
import { WorkbenchPage } from './workbench-page.ts';

const missing = missingForWorkbench();
if (missing !== undefined) console.log(`The workbench test is skipped: ${missing}.`);

const request = `{
  "from": "(41.14,-8.62)",
  "to": "(41.161,-8.59)",
  "modes": ["pt_pub", "pt_pub_buss", "pt-pub", "cy_bic", "pt_pub_tram"],
  "modeIdentifier": ""
}
`;

/** Both bundles: for Node, and for the browser's extension host, where `fetch` respects CORS. */
const hosts = [
  { host: 'Node', settings: {} },
  { host: 'web worker', settings: { 'remote.extensionKind': { 'tripwright.tripwright-vscode': ['web'] } } },
];

describe.skipIf(missing !== undefined).each(hosts)(
  'in a real workbench, installed from the VSIX, in the $host extension host',
  { timeout: 120_000 },
  ({ host, settings }) => {
    let server: Server;
    let workbench: Workbench;
    let editor: WorkbenchPage;
    let page: Page;
    let address: string;
    let opened: OpenedWorkbench;
    const asked: URL[] = [];

    beforeAll(async () => {
      server = createServer((incoming, response) => {
        const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        if (incoming.method === 'OPTIONS') {
          response.writeHead(204, cors).end();
          return;
        }
        asked.push(new URL(incoming.url ?? '', 'http://tiny'));
        const key = incoming.headers['x-service-key'];
        const { status, body } = tinyAnswer(incoming.url ?? '', typeof key === 'string' ? key : undefined);
        response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      workbench = await startWorkbench({ 'request.json': request, ...requestFiles }, settings);
      editor = await WorkbenchPage.open(workbench.url, host);
      page = editor.page;
      opened = { workbench, editor, address, asked };
      // Only this extension knows the language, so that its figure is its own: the editor's figures of extensions that a file wakes together hold each other.
      await editor.openFile('names.http');
      await page.locator('.codelens-decoration a').first().waitFor();
      await editor.openFile('request.json');
      await page.locator('.view-lines .view-line').first().waitFor();
    }, 180_000);

    afterAll(async () => {
      await editor?.close();
      workbench?.stop();
      server?.close();
    });

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await editor?.shot(`failed: ${task.name}`);
    });

    test('problems are underlined, listed in the Problems view, and faded or struck through', async () => {
      await page.locator('.squiggly-error').first().waitFor();
      await page.locator('.squiggly-warning').first().waitFor();
      await page.locator('.squiggly-inline-deprecated').first().waitFor();
      await page.keyboard.press('Control+Shift+M');
      const rows = page.locator('.markers-panel .monaco-list-row');
      await rows.filter({ hasText: 'pt-pub' }).waitFor();
      expect(await rows.filter({ hasText: 'mode/malformed' }).count()).toBe(1);
      expect(await rows.filter({ hasText: 'Did you mean `pt_pub_bus`?' }).count()).toBe(1);
      await editor.shot('1-problems');
      await page.keyboard.press('Control+J');
    });

    test('hover explains an identifier', async () => {
      // Each part of an identifier is a token of its own.
      const hover = page.locator('.monaco-hover:visible');
      // The editor draws lines anew while actions and colours arrive, so that the word may move or be gone for a moment.
      await vi.waitFor(
        async () => {
          const word = await page.locator('.view-line').getByText('tram').last().boundingBox({ timeout: 2000 });
          if (word === null) throw new Error('the identifier is not on the screen');
          // It shows the hover when the pointer moves and then rests.
          await page.mouse.move(word.x + 10, word.y + 5);
          await page.mouse.move(word.x + 20, word.y + 8, { steps: 5 });
          await hover.getByText('tram', { exact: false }).first().waitFor({ timeout: 3000 });
        },
        { timeout: 25_000, interval: 100 },
      );
      expect((await hover.allTextContents()).join()).toMatch(/pt.*pub.*tram/s);
      await editor.shot('2-hover');
      await page.keyboard.press('Escape');
    });

    test('completion continues part by part and is accepted with Enter', async () => {
      await editor.putCursor(5, 22);
      await page.keyboard.press('Control+Space');
      const rows = page.locator('.suggest-widget.visible .monaco-list-row');
      await rows.filter({ hasText: 'pt_' }).first().waitFor();
      await page.keyboard.type('pt_');
      await rows.filter({ hasText: 'pt_pub_ferry' }).waitFor();
      await page.keyboard.type('pub_f');
      await rows.filter({ hasText: 'pt_pub_ferry' }).waitFor();
      await editor.shot('3-completion');
      await page.keyboard.type('e');
      // Enter is a new line while the list is being made anew.
      await page.locator('.view-line').filter({ hasText: 'pt_pub_fe' }).waitFor();
      await page
        .locator('.suggest-widget.visible .monaco-list-row.focused')
        .filter({ hasText: 'pt_pub_ferry' })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.view-line').filter({ hasText: '"pt_pub_ferry"' }).waitFor();
    });

    test('the quick fix inserts the nearest identifier', async () => {
      await editor.putCursor(4, 28);
      await editor.openFixes('Replace with pt_pub_bus');
      await editor.shot('4-quick-fix');
      await page.keyboard.press('Enter');
      await page.locator('.view-line').filter({ hasText: '"pt_pub_bus"' }).waitFor();
    });

    test('the preview plans in the sample city without a server', async () => {
      await editor.run('Tripwright: Preview a route of the sample city');
      const panel = editor.panel;
      await panel.locator('button.trip').first().waitFor();
      expect(await panel.getByRole('heading', { name: 'Port Merrow' }).count()).toBe(1);
      expect(await panel.locator('#source').textContent()).toContain('Sample data');
      await editor.mapIsDrawn();
      await editor.shot('5-sample-city');
      await panel.locator('#from').selectOption({ label: 'Opera' });
      await panel.locator('#to').selectOption({ label: 'General Hospital' });
      await panel.getByRole('button', { name: 'Plan' }).click();
      await panel.getByText(/^Opera → .* options?$/).waitFor();
      await editor.shot('6-another-way');
      expect(asked).toEqual([]);
    });

    test('with a server the preview asks for its key, draws the route and lists it as text', async () => {
      workbench.configure({ 'tripwright.server': address });
      const panel = editor.panel;
      await panel.getByText('requires a key').waitFor();
      await editor.shot('7-key-wanted');
      await panel.getByRole('button', { name: 'Set the server key' }).click();
      await page.locator('.quick-input-widget input.input').fill(TINY_KEY);
      await page.keyboard.press('Enter');
      await panel.locator('#trips').getByText('Take tram 4').waitFor();
      expect(await panel.getByRole('heading', { name: 'Tiny Town' }).count()).toBe(1);
      await editor.shot('8-server-route');
      await panel.locator('button.trip').nth(1).click();
      await panel.locator('button.trip[aria-expanded="true"]').filter({ hasText: '50' }).waitFor();
      await editor.mapIsDrawn();
      await editor.shot('9-second-way');
    });

    requestSteps(() => opened);

    test('high contrast has its own colours', async () => {
      workbench.configure({ 'tripwright.source': 'sample', 'workbench.colorTheme': 'Default High Contrast' });
      await page.locator('.monaco-workbench.hc-black').waitFor();
      await editor.panel.locator('body.vscode-high-contrast').waitFor();
      await editor.shot('17-high-contrast');
    });

    test('the editor says how long the extension took to activate', async () => {
      await editor.run('Developer: Show Running Extensions');
      const rows = page.locator('.runtime-extensions-editor .monaco-list-row');
      const row = rows.filter({ hasText: 'Tripwright' });
      await rows.first().hover();
      // The slowest come first, and rows out of sight are not there.
      await vi.waitFor(
        async () => {
          if (!(await row.first().isVisible())) await page.mouse.wheel(0, 100);
          await row.first().waitFor({ timeout: 500 });
        },
        { timeout: 25_000, interval: 100 },
      );
      const time = /(?:Activation|Startup Activation): (\d+)ms/.exec((await row.first().textContent()) ?? '')?.[1];
      // A figure of the machine: it is printed, and the bytes that are loaded are what the manifest's test limits.
      console.log(`activation in the ${host} extension host: ${time} ms`);
      expect(time).toBeDefined();
      await editor.shot('18-activation');
      // The list lies above the editors until it is closed.
      await page.keyboard.press('Escape');
      await row.first().waitFor({ state: 'hidden' });
    });
  },
);
