import { expect, test } from 'vitest';
import type { Workbench } from './workbench.ts';
import type { WorkbenchPage } from './workbench-page.ts';

/** The files with requests in the folder of the workbench. */
export const requestFiles: Readonly<Record<string, string>> = {
  'work.trip.json': `{
  "name": "To the first flight",
  "from": "West Shore",
  "to": "Airport",
  "when": "next Monday 08:15",
  "wheelchair": true,
  "expect": { "maxChanges": 3, "maxDuration": "5 min" }
}
`,
  'names.http': `### From the shore to the planes
GET {{host}}/v1/routing.json
  ?from=West Shore
  &to=Airport
  &departAfter=2026-05-04T08:15
`,
  'slowly.trip.json': `{ "name": "Slowly", "from": "West Shore", "to": "Airport", "when": "next Monday 09:00", "modes": ["wa_wal", "pt_pub_ferry", "pt_pub_bus"] }
`,
};

/** A workbench with `request.json` open, whose preview may ask the tiny server. */
export interface OpenedWorkbench {
  readonly workbench: Workbench;
  readonly editor: WorkbenchPage;
  /** Address of the tiny server. */
  readonly address: string;
  /** What the tiny server was asked. */
  readonly asked: readonly URL[];
}

/** The tests of requests in files, in the order in which they leave the workbench to each other. */
export function requestSteps(opened: () => OpenedWorkbench): void {
  test('above a request in any file are actions, and the preview plans that very request', async () => {
    const { workbench, editor } = opened();
    const { page } = editor;
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
    await editor.mapIsDrawn();
    await editor.shot('11-preview-of-the-open-request');
  });

  test('hover explains a member of a trip file, by a schema that the extension hands out', async () => {
    const { editor } = opened();
    const { page } = editor;
    await editor.putCursor(6, 6);
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+I');
    const hover = page.locator('.monaco-hover:visible');
    await hover.getByText('Leave out everything known to be inaccessible.').waitFor();
    await editor.shot('11-hover-of-a-trip-file');
    await page.keyboard.press('Escape');
  });

  test('the time moves with buttons and slider, an alternative departure is a click away', async () => {
    const { editor } = opened();
    const { page } = editor;
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
    const { editor } = opened();
    const { page } = editor;
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
      // The buttons of the map have a shadow in place of an outline.
      const marks = await focused.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return [outlineStyle, boxShadow];
      });
      expect(marks).not.toEqual(['none', 'none']);
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
    const { editor } = opened();
    const panel = editor.panel;
    await panel.locator('#why summary').click();
    await panel.locator('#reasons li').first().waitFor();
    await editor.shot('13-why');
    await editor.putText('"wheelchair": true', '"modes": ["pt_pub_ferry"]');
    await panel.getByText('What to try').waitFor();
    await editor.shot('14-nothing-found');
    await panel.getByRole('button', { name: 'With public transport and walking' }).click();
    await panel.locator('button.trip').first().waitFor();
    await editor.putText('"modes": ["pt_pub_ferry"]', '"wheelchair": true');
    // Nothing helps against a place that no region has.
    await editor.putText('"to": "Airport"', '"to": "0,0"');
    await panel.getByText('The destination is outside').waitFor();
    expect(await panel.locator('#remedies button').count()).toBe(0);
    await editor.shot('14-outside');
    await editor.putText('"to": "0,0"', '"to": "Airport"');
    await panel.locator('button.trip').first().waitFor();
  });

  test('two requests stand side by side with their differences', async () => {
    const { editor } = opened();
    const { page } = editor;
    await page.locator('.codelens-decoration a').filter({ hasText: 'Compare' }).first().click();
    await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'Slowly' }).first().click();
    const panel = editor.panel;
    await panel.locator('#other-trips button.trip').first().waitFor();
    expect(await panel.locator('#differences tr').count()).toBe(7);
    await editor.shot('15-side-by-side');
  });

  test('names in the address of a search are looked up, and that very request is planned', async () => {
    const { editor } = opened();
    const { page } = editor;
    await editor.openFile('names.http', 'work.trip.json');
    await page.locator('.codelens-decoration a').filter({ hasText: 'Preview' }).first().click();
    const panel = editor.panel;
    await panel.getByRole('heading', { name: 'names.http' }).waitFor();
    await panel.getByText(/^West Shore → .*Airport.* options?$/).waitFor();
    expect(await panel.locator('#when').textContent()).toContain('08:15');
    await editor.shot('16-names-in-an-address');
  });

  test('an alert offers to plan without its stops', async () => {
    const { workbench, editor, address, asked } = opened();
    const { page } = editor;
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
    await panel.getByText('Differs from the file: avoided stops: 1').waitFor();
    await editor.shot('16-rerouted');
    await panel.getByRole('button', { name: 'Back to the file' }).click();
    await panel.locator('#trips').getByText('Take tram 4').waitFor();
    expect(await panel.locator('#changed').isHidden()).toBe(true);
    workbench.configure({ 'tripwright.source': 'sample' });
    await page.locator('.codelens-decoration a').filter({ hasText: 'Sample city' }).first().waitFor();
  });

  test('expectations are tests that pass or say what was found', async () => {
    const { editor } = opened();
    const { page } = editor;
    await editor.run('Testing: Focus on Test Explorer View');
    const tests = page.locator('.test-explorer .monaco-list-row');
    await tests.filter({ hasText: 'To the first flight' }).first().waitFor();
    await editor.run('Test: Run All Tests');
    await tests.filter({ hasText: 'To the first flight' }).locator('.codicon-testing-failed-icon').first().waitFor();
    await editor.shot('16-test-explorer');
  });
}
