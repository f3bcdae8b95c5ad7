import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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

const work = `{
  "name": "To the first flight",
  "from": "West Shore",
  "to": "Airport",
  "when": "next Monday 08:15",
  "wheelchair": true,
  "expect": { "maxChanges": 3, "maxDuration": "5 min" }
}
`;
const names = `### From the shore to the planes
GET {{host}}/v1/routing.json
  ?from=West Shore
  &to=Airport
  &departAfter=2026-05-04T08:15
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
    let editor: WorkbenchPage;
    let page: Page;
    let address: string;
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
      workbench = await startWorkbench(
        { 'names.http': names, 'request.json': request, 'slowly.trip.json': slowly, 'work.trip.json': work },
        settings,
      );
      editor = await WorkbenchPage.open(workbench.url, host);
      page = editor.page;
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
      await page.keyboard.press('Control+.');
      await page.locator('.action-widget').getByText('Replace with pt_pub_bus', { exact: true }).waitFor();
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
      await mapIsDrawn(panel);
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
      await mapIsDrawn(panel);
      await editor.shot('9-second-way');
    });

    test('above a request in any file are actions, and the preview plans that very request', async () => {
      workbench.configure({ 'tripwright.source': 'sample' });
      await editor.openFile('work.trip.json', 'request.json');
      const lens = page.locator('.codelens-decoration a');
      await lens.filter({ hasText: 'Preview' }).first().waitFor();
      await lens.filter({ hasText: 'Sample city' }).first().waitFor();
      await editor.shot('10-lenses');
      await lens.filter({ hasText: 'Preview' }).first().click();
      const panel = editor.panel;
      await panel.getByRole('heading', { name: 'To the first flight' }).waitFor();
      await panel.locator('button.trip').first().waitFor();
      expect(await panel.locator('#request').isHidden()).toBe(true);
      await mapIsDrawn(panel);
      await editor.shot('11-preview-of-the-open-request');
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
      const panel = editor.panel;
      const when = panel.locator('#when');
      const isOther = async (text: string | null): Promise<void> => {
        await when.filter({ hasNotText: text ?? '' }).waitFor();
        await panel.locator('body:not(.outdated)').waitFor();
      };
      const asAsked = await when.textContent();
      await panel.getByRole('button', { name: 'Later' }).click();
      await isOther(asAsked);
      await panel.locator('button.departure').nth(1).click();
      await panel.locator('button.departure[aria-pressed="true"]').nth(0).waitFor();
      await editor.shot('12-later');
      await panel.getByRole('button', { name: 'Earlier' }).click();
      await when.filter({ hasText: asAsked ?? '' }).waitFor();
      const slider = panel.getByRole('slider');
      const box = await slider.boundingBox();
      if (box === null) throw new Error('the slider is not on the screen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 0.9 * box.width, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await isOther(asAsked);
      expect(await slider.getAttribute('aria-valuetext')).toBe(await when.textContent());
      await panel.locator('button.trip').first().waitFor();
      await editor.shot('12-slider');
    });

    test('every part of the preview is reached and used with the keyboard alone', async () => {
      const panel = editor.panel;
      const before = await panel.locator('#when').textContent();
      await panel.locator('#earlier').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await panel
        .locator('#when')
        .filter({ hasNotText: before ?? '' })
        .waitFor();
      await panel.locator('body:not(.outdated)').waitFor();
      const reached: string[] = [];
      for (let tabs = 0; tabs < 40 && !reached.includes('summary'); tabs++) {
        await page.keyboard.press('Tab');
        const focused = panel.locator(':focus');
        reached.push(await focused.evaluate(({ id, className, localName }) => id || String(className) || localName));
        expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
      }
      expect(reached[0]).toBe('later');
      for (const part of ['trip', 'quiet departure', 'summary']) expect(reached).toContain(part);
      await editor.shot('12-keyboard');
      const trip = panel.locator('button.trip[aria-expanded="false"]').first();
      const title = await trip.textContent();
      await trip.focus();
      await page.keyboard.press('Enter');
      await panel
        .locator('button.trip[aria-expanded="true"]:focus')
        .filter({ hasText: title ?? '' })
        .waitFor();
    });

    test('an answer is explained, an empty one says what to try', async () => {
      const panel = editor.panel;
      await panel.locator('#why summary').click();
      await panel.locator('#reasons li').first().waitFor();
      await editor.shot('13-why');
      await editor.putText('"to": "Airport"', '"to": "0,0"');
      await panel.getByText('What to try').waitFor();
      await editor.shot('14-nothing-found');
      await editor.putText('"to": "0,0"', '"to": "Airport"');
      await panel.locator('button.trip').first().waitFor();
    });

    test('two requests stand side by side with their differences', async () => {
      await page.locator('.codelens-decoration a').filter({ hasText: 'Compare' }).first().click();
      await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'Slowly' }).first().click();
      const panel = editor.panel;
      await panel.locator('#other-trips button.trip').first().waitFor();
      expect(await panel.locator('#differences tr').count()).toBe(7);
      await editor.shot('15-side-by-side');
    });

    test('expectations are tests that pass or say what was found', async () => {
      await editor.run('Testing: Focus on Test Explorer View');
      const tests = page.locator('.test-explorer .monaco-list-row');
      await tests.filter({ hasText: 'To the first flight' }).first().waitFor();
      await editor.run('Test: Run All Tests');
      await tests.filter({ hasText: 'To the first flight' }).locator('.codicon-testing-failed-icon').first().waitFor();
      await editor.shot('16-test-explorer');
    });

    test('names in the address of a search are looked up, and that very request is planned', async () => {
      await editor.openFile('names.http', 'work.trip.json');
      await page.locator('.codelens-decoration a').filter({ hasText: 'Preview' }).first().click();
      const panel = editor.panel;
      await panel.getByRole('heading', { name: 'names.http' }).waitFor();
      await panel.getByText(/^West Shore → .*Airport.* options?$/).waitFor();
      expect(await panel.locator('#when').textContent()).toContain('08:15');
      await editor.shot('16-names-in-an-address');
    });

    test('an alert offers to plan without its stops', async () => {
      workbench.configure({ 'tripwright.server': address });
      await editor.openFile('request.json', 'names.http');
      await page.locator('.codelens-decoration a').filter({ hasText: '127.0.0.1' }).first().waitFor();
      await page.locator('.codelens-decoration a').filter({ hasText: 'Preview' }).first().click();
      const panel = editor.panel;
      await panel.getByText('Market stop is closed').waitFor();
      await panel.locator('#trips').getByText('Take tram 4').waitFor();
      await editor.shot('16-alert');
      await panel.getByRole('button', { name: 'Reroute avoiding these stops' }).click();
      await panel.locator('#trips').getByText('Take tram 4').waitFor({ state: 'detached' });
      await panel.locator('body:not(.outdated)').waitFor();
      expect(await panel.locator('button.trip').count()).toBe(1);
      expect(
        asked
          .filter(({ pathname }) => pathname.endsWith('routing.json'))
          .at(-1)
          ?.searchParams.getAll('avoidStops'),
      ).toEqual(['m']);
      await editor.shot('16-rerouted');
    });

    test('high contrast has its own colours', async () => {
      workbench.configure({ 'tripwright.source': 'sample', 'workbench.colorTheme': 'Default High Contrast' });
      await page.locator('.monaco-workbench.hc-black').waitFor();
      await editor.panel.locator('body.vscode-high-contrast').waitFor();
      await editor.shot('17-high-contrast');
    });

    test('the editor says how long the extension took to activate', async () => {
      await editor.run('Developer: Show Running Extensions');
      const row = page.locator('.runtime-extensions-editor .monaco-list-row').filter({ hasText: 'Tripwright' });
      await row.first().waitFor();
      const time = /(?:Activation|Startup Activation): (\d+)ms/.exec((await row.first().textContent()) ?? '')?.[1];
      // A figure of the machine: it is printed, and the bytes that are loaded are what the manifest's test limits.
      console.log(`activation in the ${host} extension host: ${time} ms`);
      expect(time).toBeDefined();
      await editor.shot('18-activation');
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
  },
);
