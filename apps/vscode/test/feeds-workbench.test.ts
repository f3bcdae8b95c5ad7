import { writeGtfsZip } from '@tripwright/feeds/gtfs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { missingForWorkbench, startWorkbench, type Workbench } from './workbench.ts';
import { shots, WorkbenchPage } from './workbench-page.ts';

const missing = missingForWorkbench();
if (missing !== undefined) console.log(`The workbench test of feeds is skipped: ${missing}.`);

/** Two lines of a town; a call refers to a stop that does not exist. */
const feed: Record<string, string> = {
  'feed/agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nA,City Transit,https://example.org,Europe/Lisbon\n',
  'feed/stops.txt': `stop_id,stop_name,stop_lat,stop_lon
CENTRAL,Central,41.1500,-8.6100
MARKET,Market,41.1525,-8.6140
HOSPITAL,Hospital,41.1550,-8.6200
HARBOUR,Harbour,41.1600,-8.6300
`,
  'feed/routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color
R7,A,7,Central – Harbour,3,0A5CA8,FFFFFF
R9,A,9,Night line,3,FFE000,FFFFFF
`,
  'feed/trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id
${Array.from({ length: 12 }, (_, at) => `R7,WEEK,T${at},Harbour,0`).join('\n')}
R9,WEEK,N1,Central,1
`,
  'feed/stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence
${Array.from({ length: 12 }, (_, at) => {
  const hour = String(7 + at).padStart(2, '0');
  return [
    `T${at},${hour}:00:00,${hour}:00:00,CENTRAL,1`,
    `T${at},${hour}:06:00,${hour}:06:00,${at < 3 ? 'MARKT' : 'MARKET'},2`,
    `T${at},${hour}:12:00,${hour}:12:00,HOSPITAL,3`,
    `T${at},${hour}:20:00,${hour}:20:00,HARBOUR,4`,
  ].join('\n');
}).join('\n')}
N1,23:50:00,23:50:00,HARBOUR,1
N1,24:10:00,24:10:00,CENTRAL,2
`,
  'feed/calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
WEEK,1,1,1,1,1,0,0,20260105,20260628
`,
};

const archive = writeGtfsZip(
  new Map(),
  new Map(Object.entries(feed).map(([path, text]) => [path.replace('feed/', ''), text])),
);

/** Both bundles: for Node, and for the browser's extension host, which is driven as well when the pictures are looked at. */
const hosts = [
  { host: 'Node', settings: {} },
  { host: 'web worker', settings: { 'remote.extensionKind': { 'tripwright.tripwright-vscode': ['web'] } } },
].slice(0, shots === undefined ? 1 : 2);

describe.skipIf(missing !== undefined).each(hosts)(
  'a feed in a real workbench, in the $host extension host',
  { timeout: 60_000 },
  ({ host, settings }) => {
    let workbench: Workbench;
    let editor: WorkbenchPage;
    let page: Page;

    beforeAll(async () => {
      workbench = await startWorkbench({ ...feed, 'town.zip': archive }, settings);
      editor = await WorkbenchPage.open(workbench.url, host);
      page = editor.page;
      await page.getByRole('treeitem', { name: 'feed' }).first().click();
      await page.getByRole('treeitem', { name: 'stop_times.txt' }).dblclick();
      await page.locator('.view-lines .view-line').first().waitFor();
    }, 180_000);

    afterAll(async () => {
      await editor?.close();
      workbench?.stop();
    });

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await editor?.shot(`feed failed ${task.name.slice(0, 30)}`);
    });

    test('notices of the importer are underlined at their cells, with what riders lose', async () => {
      await page.locator('.squiggly-error').first().waitFor();
      await page.keyboard.press('Control+Shift+M');
      const rows = page.locator('.markers-panel .monaco-list-row');
      await rows.filter({ hasText: '3 departures a day are lost' }).first().waitFor();
      expect(await rows.filter({ hasText: 'gtfs/unknown-stop' }).count()).toBe(3);
      await editor.shot('feed 1 problems');
      await page.keyboard.press('Control+J');
    });

    test('hover shows a trip as a sentence and a stop on a map', async () => {
      await hover('T0,07:00:00', 1);
      await page.locator('.monaco-hover:visible').getByText('Line 7 to Harbour, 07:00–07:20, weekdays').waitFor();
      await page.locator('.monaco-hover:visible img').first().waitFor();
      await editor.shot('feed 2 trip');
      await hover('HOSPITAL,3', 3);
      await page.locator('.monaco-hover:visible').getByText('Hospital').first().waitFor();
      await page.locator('.monaco-hover:visible img').nth(1).waitFor();
      await editor.shot('feed 3 stop');
      await page.keyboard.press('Escape');
    });

    test('the quick fix writes the nearest id, and its problem goes', async () => {
      await editor.putCursor(3, 26);
      await editor.openFixes('Use MARKET (Market)');
      await editor.shot('feed 4 fix');
      await page.keyboard.press('Enter');
      await page.locator('.view-line').filter({ hasText: 'T0,07:06:00,07:06:00,MARKET,2' }).waitFor();
    });

    test('completion offers ids with their names', async () => {
      await editor.putCursor(4, 30);
      await page.keyboard.press('Control+Space');
      await page.locator('.suggest-widget.visible .monaco-list-row').filter({ hasText: 'Hospital' }).first().waitFor();
      await editor.shot('feed 5 completion');
      await page.keyboard.press('Escape');
    });

    test('the map and the timetable follow the cursor, and lead back to the rows', async () => {
      await editor.putCursor(14, 3);
      await editor.run('Tripwright: Show the map and timetable');
      const { panel } = editor;
      await panel.getByText('Line 7 to Harbour, 10:00–10:20, weekdays').waitFor();
      await panel.getByRole('button', { name: '10:12' }).waitFor();
      expect(await panel.locator('thead th').count()).toBe(13);
      expect(await panel.locator('#day').inputValue()).toBe('2026-01-05');
      expect(await panel.locator('thead th[aria-current]').textContent()).toBe('T3');
      await editor.shot('feed 9 map and timetable');
      await panel.getByRole('button', { name: '12:12' }).click();
      await page.getByText('Ln 24, Col 1').waitFor();
      await panel.getByText('Line 7 to Harbour, 12:00–12:20, weekdays').waitFor();
      await panel.locator('#route').selectOption('R9');
      await panel.getByRole('button', { name: '24:10' }).waitFor();
      // All four stops are in the picture: a click on the first one leads to its row.
      await panel.locator('#zoom-fit').click();
      await editor.shot('feed 10 other line');
      await page.locator('iframe.webview.ready').waitFor();
      await page.getByRole('tab', { name: /Feed/ }).getByRole('button', { name: /Close/ }).click();
    });

    test('definition leads to the row of another file, and rename changes all files', async () => {
      await editor.putCursor(4, 25);
      await page.keyboard.press('F12');
      await page.getByRole('tab', { name: 'stops.txt', selected: true }).waitFor();
      await page.getByText('Ln 4, Col 1').waitFor();
      await editor.shot('feed 6 definition');
      await page.keyboard.press('F2');
      await page.locator('.rename-box input:visible, input.rename-input:visible').first().fill('CLINIC');
      await page.keyboard.press('Enter');
      await page.locator('.view-line').filter({ hasText: 'CLINIC,Hospital' }).waitFor();
      await page.getByRole('tab', { name: 'stop_times.txt' }).click();
      await page.locator('.view-line').filter({ hasText: 'T0,07:12:00,07:12:00,CLINIC,3' }).waitFor();
      await editor.shot('feed 7 renamed');
    });

    test('an archive opens as a folder, whose files are checked', { timeout: 120_000 }, async () => {
      await page.getByRole('treeitem', { name: 'town.zip' }).click({ button: 'right' });
      const item = page.getByRole('menuitem', { name: 'Open the GTFS archive as a folder' });
      // The menu takes no click in its first moments.
      await expect
        .poll(
          async () => {
            await item.click({ timeout: 1000 }).catch(() => undefined);
            return item.isVisible();
          },
          { timeout: 20_000 },
        )
        .toBe(false);
      // A second folder makes a workspace and a new page.
      await page.waitForURL(/[?]workspace=/, { timeout: 40_000 });
      await page.locator('.monaco-workbench').waitFor();
      const folder = page.getByRole('treeitem', { name: 'town.zip' }).nth(1);
      const routes = page.getByRole('treeitem', { name: 'routes.txt' }).last();
      // On a busy machine the page may come before the file of the workspace is written.
      const isOpen = async (): Promise<boolean> => {
        if (await routes.isVisible()) return true;
        if (await page.getByText('You have not yet added a folder').isVisible()) await page.reload();
        else if (await folder.isVisible()) await folder.click().catch(() => undefined);
        return false;
      };
      await expect.poll(isOpen, { timeout: 60_000, interval: 2000 }).toBe(true);
      await routes.dblclick();
      await page.getByRole('tab', { name: /routes\.txt/, selected: true }).waitFor();
      const line = page.locator('.view-line').filter({ hasText: 'R9,A,9' });
      await line.waitFor();
      await line.click();
      await page.keyboard.press('End');
      await page.keyboard.type('0');
      await page.locator('.squiggly-warning').first().waitFor();
      await editor.shot('feed 8 archive');
    });

    /** Rests the pointer on a character of the line with a text. */
    async function hover(line: string, character: number): Promise<void> {
      await page.keyboard.press('Escape');
      const box = await page
        .locator('.view-line')
        .filter({ hasText: line })
        .first()
        .locator('span')
        .first()
        .boundingBox();
      if (box === null) throw new Error('the line is not on the screen');
      const text = await page.locator('.view-line').filter({ hasText: line }).first().textContent();
      const width = box.width / (text ?? line).length;
      const x = box.x + width * ((text ?? line).indexOf(line) + character);
      await page.mouse.move(x - 20, box.y + 40);
      await page.mouse.move(x, box.y + 8, { steps: 6 });
    }
  },
);
