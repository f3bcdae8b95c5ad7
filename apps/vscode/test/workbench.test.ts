import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium as driver, type FrameLocator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { TINY_KEY, tinyAnswer } from './tiny-server.ts';
import { chromium, missingForWorkbench, startWorkbench, type Workbench } from './workbench.ts';

const missing = missingForWorkbench();
if (missing !== undefined) console.log(`The workbench test is skipped: ${missing}.`);

/** Set TRIPWRIGHT_SHOTS to a folder to keep a screenshot of every step. */
const shots = process.env['TRIPWRIGHT_SHOTS'];

const request = `{
  "from": "(41.14,-8.62)",
  "to": "(41.161,-8.59)",
  "modes": ["pt_pub", "pt_pub_buss", "pt-pub", "cy_bic", "pt_pub_tram"],
  "modeIdentifier": ""
}
`;

const work = `{
  "name": "To the first flight",
  "from": "West Shore",
  "to": "Airport",
  "when": "next Monday 08:15",
  "wheelchair": true,
  "expect": { "maxChanges": 3, "maxDuration": "5 min" }
}
`;
const slowly = `{ "name": "Slowly", "from": "West Shore", "to": "Airport", "when": "next Monday 09:00", "modes": ["wa_wal", "pt_pub_ferry", "pt_pub_bus"] }
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
    let browser: Browser;
    let page: Page;
    let address: string;
    let asked = 0;

    beforeAll(async () => {
      server = createServer((incoming, response) => {
        const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        if (incoming.method === 'OPTIONS') {
          response.writeHead(204, cors).end();
          return;
        }
        asked++;
        const key = incoming.headers['x-service-key'];
        const { status, body } = tinyAnswer(incoming.url ?? '', typeof key === 'string' ? key : undefined);
        response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      workbench = await startWorkbench(
        { 'request.json': request, 'slowly.trip.json': slowly, 'work.trip.json': work },
        settings,
      );
      if (chromium === undefined) throw new Error('unreachable: skipped without a browser');
      browser = await driver.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-quic'] });
      page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(30_000);
      await page.goto(workbench.url);
      await page.locator('.monaco-workbench').waitFor();
      await page.getByRole('treeitem', { name: 'request.json' }).dblclick();
      await page.locator('.view-lines .view-line').first().waitFor();
    }, 180_000);

    afterAll(async () => {
      await browser?.close();
      workbench?.stop();
      server?.close();
    });

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await shot(`failed: ${task.name}`);
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
      await shot('1-problems');
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
      await shot('2-hover');
      await page.keyboard.press('Escape');
    });

    test('completion continues part by part and is accepted with Enter', async () => {
      await putCursor(5, 22);
      await page.keyboard.press('Control+Space');
      const rows = page.locator('.suggest-widget.visible .monaco-list-row');
      await rows.filter({ hasText: 'pt_' }).first().waitFor();
      await page.keyboard.type('pt_');
      await rows.filter({ hasText: 'pt_pub_ferry' }).waitFor();
      await page.keyboard.type('pub_f');
      await rows.filter({ hasText: 'pt_pub_ferry' }).waitFor();
      await shot('3-completion');
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
      await putCursor(4, 28);
      await page.keyboard.press('Control+.');
      await page.locator('.action-widget').getByText('Replace with pt_pub_bus', { exact: true }).waitFor();
      await shot('4-quick-fix');
      await page.keyboard.press('Enter');
      await page.locator('.view-line').filter({ hasText: '"pt_pub_bus"' }).waitFor();
    });

    test('the preview plans in the sample city without a server', async () => {
      await run('Tripwright: Preview a route of the sample city');
      const panel = preview();
      await panel.locator('button.trip').first().waitFor();
      expect(await panel.getByRole('heading', { name: 'Port Merrow' }).count()).toBe(1);
      expect(await panel.locator('#source').textContent()).toContain('Sample data');
      await mapIsDrawn(panel);
      await shot('5-sample-city');
      await panel.locator('#from').selectOption({ label: 'Opera' });
      await panel.locator('#to').selectOption({ label: 'General Hospital' });
      await panel.getByRole('button', { name: 'Plan' }).click();
      await panel.getByText(/^Opera → .* options?$/).waitFor();
      await shot('6-another-way');
      expect(asked).toBe(0);
    });

    test('with a server the preview asks for its key, draws the route and lists it as text', async () => {
      workbench.configure({ 'tripwright.server': address });
      const panel = preview();
      await panel.getByText('requires a key').waitFor();
      await shot('7-key-wanted');
      await panel.getByRole('button', { name: 'Set the server key' }).click();
      await page.locator('.quick-input-widget input.input').fill(TINY_KEY);
      await page.keyboard.press('Enter');
      await panel.locator('#trips').getByText('Take tram 4').waitFor();
      expect(await panel.getByRole('heading', { name: 'Tiny Town' }).count()).toBe(1);
      await shot('8-server-route');
      await panel.locator('button.trip').nth(1).click();
      await panel.locator('button.trip[aria-expanded="true"]').filter({ hasText: '50' }).waitFor();
      await mapIsDrawn(panel);
      await shot('9-second-way');
    });

    test('above a request in any file are actions, and the preview plans that very request', async () => {
      workbench.configure({ 'tripwright.source': 'sample' });
      // A file opens in the group that was used last.
      await page.getByRole('tab', { name: 'request.json' }).click();
      await page.getByRole('treeitem', { name: 'work.trip.json' }).dblclick();
      await page.getByRole('tab', { name: 'work.trip.json' }).waitFor();
      const lens = page.locator('.codelens-decoration a');
      await lens.filter({ hasText: 'Preview' }).first().waitFor();
      await lens.filter({ hasText: 'Sample city' }).first().waitFor();
      await shot('10-lenses');
      await lens.filter({ hasText: 'Preview' }).first().click();
      const panel = preview();
      await panel.getByRole('heading', { name: 'To the first flight' }).waitFor();
      await panel.locator('button.trip').first().waitFor();
      expect(await panel.locator('#request').isHidden()).toBe(true);
      await mapIsDrawn(panel);
      await shot('11-preview-of-the-open-request');
    });

    test('hover explains a member of a trip file, by a schema that the extension hands out', async () => {
      await putCursor(6, 6);
      await page.keyboard.press('Control+K');
      await page.keyboard.press('Control+I');
      const hover = page.locator('.monaco-hover:visible');
      await hover.getByText('Leave out everything known to be inaccessible.').waitFor();
      await shot('11-hover-of-a-trip-file');
      await page.keyboard.press('Escape');
    });

    test('the time moves with buttons and slider, an alternative departure is a click away', async () => {
      const panel = preview();
      const before = await panel.locator('#when').textContent();
      await panel.getByRole('button', { name: 'Later' }).click();
      await panel
        .locator('#when')
        .filter({ hasNotText: before ?? '' })
        .waitFor();
      await panel.locator('button.departure').nth(1).click();
      await panel.locator('button.departure[aria-pressed="true"]').nth(0).waitFor();
      await shot('12-later');
    });

    test('an answer is explained, an empty one says what to try', async () => {
      const panel = preview();
      await panel.locator('#why summary').click();
      await panel.locator('#reasons li').first().waitFor();
      await shot('13-why');
      await putText('"to": "Airport"', '"to": "0,0"');
      await panel.getByText('What to try').waitFor();
      await shot('14-nothing-found');
      await putText('"to": "0,0"', '"to": "Airport"');
      await panel.locator('button.trip').first().waitFor();
    });

    test('two requests stand side by side with their differences', async () => {
      await page.locator('.codelens-decoration a').filter({ hasText: 'Compare' }).first().click();
      await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'Slowly' }).first().click();
      const panel = preview();
      await panel.locator('#other-trips button.trip').first().waitFor();
      expect(await panel.locator('#differences tr').count()).toBe(7);
      await shot('15-side-by-side');
    });

    test('expectations are tests that pass or say what was found', async () => {
      await run('Testing: Focus on Test Explorer View');
      const tests = page.locator('.test-explorer .monaco-list-row');
      await tests.filter({ hasText: 'To the first flight' }).first().waitFor();
      await run('Test: Run All Tests');
      await tests.filter({ hasText: 'To the first flight' }).locator('.codicon-testing-failed-icon').first().waitFor();
      await shot('16-test-explorer');
    });

    test('high contrast has its own colours', async () => {
      workbench.configure({ 'tripwright.source': 'sample', 'workbench.colorTheme': 'Default High Contrast' });
      await page.locator('.monaco-workbench.hc-black').waitFor();
      await preview().locator('body.vscode-high-contrast').waitFor();
      await shot('17-high-contrast');
    });

    test('the editor says how long the extension took to activate', async () => {
      await run('Developer: Show Running Extensions');
      const row = page.locator('.runtime-extensions-editor .monaco-list-row').filter({ hasText: 'Tripwright' });
      await row.first().waitFor();
      const time = /(?:Activation|Startup Activation): (\d+)ms/.exec((await row.first().textContent()) ?? '')?.[1];
      // A figure of the machine: it is printed, and the bytes that are loaded are what the manifest's test limits.
      console.log(`activation in the ${host} extension host: ${time} ms`);
      expect(time).toBeDefined();
      await shot('18-activation');
      // The list lies above the editors until it is closed.
      await page.keyboard.press('Escape');
      await row.first().waitFor({ state: 'hidden' });
    });

    /** Waits for the map; in a browser without WebGL, for the drawing in its place. */
    async function mapIsDrawn(panel: FrameLocator): Promise<void> {
      await panel.locator('body[data-ground]:not(.outdated)').waitFor();
      const ground = await panel.locator('body').getAttribute('data-ground');
      if (ground === 'map') await panel.locator('#map canvas').first().waitFor();
      else expect(await panel.locator('path.leg').count()).toBeGreaterThan(0);
    }

    /** Replaces a text of the open document by the editor's own search. */
    async function putText(before: string, after: string): Promise<void> {
      await page.locator('.editor-instance .view-lines').first().click();
      await page.keyboard.press('Control+H');
      await page.locator('.find-widget .find-part textarea').fill(before);
      await page.locator('.find-widget .replace-part textarea').fill(after);
      await page.locator('.find-widget .codicon-find-replace-all').click();
      await page.keyboard.press('Escape');
    }

    function preview(): FrameLocator {
      return page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
    }

    async function putCursor(line: number, column: number): Promise<void> {
      await page.locator('.editor-instance .view-lines').first().click();
      await page.keyboard.press('Control+G');
      await page.locator('.quick-input-widget input.input').fill(`:${line}:${column}`);
      await page.keyboard.press('Enter');
      // Keys pressed before the editor has the focus would be lost.
      await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
      await page.getByText(`Ln ${line}, Col ${column}`).waitFor();
      await page.locator('.monaco-editor.focused').waitFor();
    }

    async function run(command: string): Promise<void> {
      await page.keyboard.press('F1');
      await page.locator('.quick-input-widget input.input').fill(`>${command}`);
      await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: command }).first().click();
    }

    async function shot(name: string): Promise<void> {
      if (shots === undefined) return;
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${host} ${name}.png`) });
    }
  },
);
