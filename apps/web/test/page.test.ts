import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakePlanner, KEY, startFakePlanner } from './fake-planner.ts';

const CHROMIUM = '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.warn(`The tests of the page are skipped: there is no ${CHROMIUM} (apt-get install chromium).`);

describe.skipIf(!hasBrowser)('the page in a browser', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const site = mkdtempSync(join(tmpdir(), 'tripwright-site-'));
  let planner: FakePlanner;
  let browser: Browser;
  let page: Page;
  let troubles: string[];
  let strangers: string[];

  beforeAll(async () => {
    const bundled = spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs'), site], { encoding: 'utf8' });
    expect(bundled.status, bundled.stderr).toBe(0);
    planner = await startFakePlanner(site);
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await planner?.close();
    rmSync(site, { recursive: true, force: true });
  });
  beforeEach(async () => {
    planner.scenario = 'trips';
    planner.queries.length = 0;
    troubles = [];
    strangers = [];
    page = await browser.newPage({
      viewport: { width: 1100, height: 760 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Asia/Tokyo', // times are shown in the region's time zone, not in the device's
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(planner.url) && !/^(blob|data):/.test(address)) strangers.push(address);
    });
  });
  afterEach(async () => {
    await page.close();
    expect(strangers, 'nothing comes from the internet').toEqual([]);
  });

  const open = async (hash = ''): Promise<void> => {
    await page.goto(planner.url + hash);
    await page.waitForSelector('section.map[aria-busy="false"]');
  };
  const trip = '#from=41.160100,-8.637200&to=41.146600,-8.599000&depart=2026-11-21T12:00';

  test('two clicks on the map give trips, the chosen one step by step', async () => {
    await open();
    expect(await page.textContent('.status')).toContain('Click your start');
    const map = await page.locator('.map-canvas').boundingBox();
    const at = (x: number, y: number) => page.mouse.click(map!.x + map!.width * x, map!.y + map!.height * y);
    await at(0.35, 0.4);
    await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('Now click'));
    await at(0.65, 0.6);
    await page.waitForSelector('.card');
    expect(await page.textContent('.status')).toBe('2 options');

    const query = planner.queries.at(-1)!;
    expect(query.get('from')).toMatch(/^\(41\.\d{6},-8\.\d{6}\)("Rua de Cedofeita 12")?$/);
    await expect.poll(() => page.inputValue('#field-from')).toBe('Rua de Cedofeita 12');
    await expect.poll(() => page.inputValue('#field-to')).toBe('Rua de Cedofeita 12');
    expect(query.getAll('modes')).toEqual(['pt_pub', 'me_mic_bic', 'wa_wal']);
    expect(Object.fromEntries(query)).toMatchObject({ allModes: 'true', includeStops: 'true', v: '11', locale: 'en' });
    expect(Math.abs(Number(query.get('departAfter')) - Date.now() / 1000)).toBeLessThan(60);
    expect(new Set(planner.keys)).toEqual(new Set([KEY]));

    const card = page.locator('.card').first();
    expect(await card.locator('.facts').textContent()).toContain('1 change');
    await card.locator('.card-head').click();
    const steps = await card.locator('.step strong').allTextContents();
    expect(steps).toEqual(['Walk', 'Take D', 'Transfer', 'Take 207', 'Walk', 'Arrive']);
    expect(await card.locator('.step s').textContent()).toMatch(/^\d\d:\d\d$/);
    expect(await page.locator('.tripwright-end').count()).toBe(2);
    expect(troubles).toEqual([]);
  });

  test('realtime data: both times, changes in words, and a plan without the stops of an alert, with all codes so far', async () => {
    planner.scenario = 'live';
    await open(trip);
    await page.waitForSelector('.card');
    expect(await page.textContent('.live-age')).toBe('Live data updated 2 mins ago');
    expect(await page.locator('.alert-mark').first().textContent()).toBe('Warning');
    await page.locator('.card-head').first().click();
    const notes = await page.locator('.live-note').allTextContents();
    expect(notes).toEqual([
      '4 mins late',
      'Changed: Platform 1 instead of Platform 3',
      'Last known delay',
      'Cancelled: 11:56',
      '4 mins to spare for the change',
      'If you miss it: +12 mins',
    ]);
    expect(await page.locator('.planned').textContent()).toBe('Timetable: 12:0412:04');
    const alert = page.locator('.alert');
    expect(await alert.locator('h3').textContent()).toBe('WarningLift at São Bento out of order');
    expect(await alert.locator('p').allTextContents()).toEqual(['Until Friday.', 'Use the stairs.']);

    await page.click('.alert .avoid');
    await page.waitForFunction(() => document.querySelector('.avoided')?.textContent?.startsWith('2 stops avoided'));
    expect(planner.queries.at(-1)?.getAll('avoidStops')).toEqual(['SB', 'SB:1']);
    await page.locator('.card-head').first().click();
    expect(await page.locator('.alert h3').textContent()).toContain('Lift at Bolhão');
    await page.click('.alert .avoid');
    await page.waitForFunction(() => document.querySelector('.avoided')?.textContent?.startsWith('3 stops avoided'));
    expect(planner.queries.at(-1)?.getAll('avoidStops')).toEqual(['SB', 'SB:1', 'BO']);
    await page.locator('.card-head').first().click();
    expect(await page.locator('.alert').count()).toBe(0);

    await page.reload();
    await page.waitForSelector('.card');
    expect(planner.queries.at(-1)?.getAll('avoidStops')).toEqual(['SB', 'SB:1', 'BO']);
    await page.click('#avoid-none');
    await page.waitForFunction(() => document.querySelector('.avoided') === null);
    expect(planner.queries.at(-1)?.getAll('avoidStops')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('a chosen trip that is cancelled stays, says so aloud, and leaves the others to choose', async () => {
    planner.scenario = 'live';
    const lookAgain = (): Promise<boolean> =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // A trip of the past would be over, and no longer followed.
    await open(trip.replace('2026-', '2036-'));
    await page.waitForSelector('.card');
    await page.locator('.card-head').first().click();
    const times = await page.locator('.card.chosen .clock').textContent();
    const asked = planner.queries.length;
    planner.scenario = 'cancelled';
    await lookAgain();
    await page.waitForSelector('.card.chosen.lapsed');
    expect(planner.queries.length).toBe(asked + 1);
    expect(await page.locator('.card.chosen .lapse').textContent()).toBe('Cancelled');
    expect(await page.locator('.card.chosen .clock').textContent()).toBe(times);
    expect(await page.locator('.card.chosen .step.cancelled .live-note').first().textContent()).toBe('Cancelled');
    expect(await page.locator('main [role="status"]').last().textContent()).toContain('Cancelled');
    expect(await page.locator('.card').count()).toBe(3);
    // It is followed on, and an answer that has it again takes it back.
    planner.scenario = 'live';
    await lookAgain();
    await expect.poll(() => page.locator('.card.lapsed').count()).toBe(0);
    expect(await page.locator('.card').count()).toBe(2);
    expect(await page.locator('.card.chosen .clock').textContent()).toBe(times);
    expect(troubles).toEqual([]);
  });

  test('the board of a chosen stop: times as they are now, delays, platforms, and what is cancelled; a trip opens the board of its stop', async () => {
    await open();
    await page.fill('#field-from', 'Trin');
    await page.waitForSelector('[role="option"]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.board-row');
    expect(await page.textContent('.board summary')).toBe('Departures from Trindade');
    const rows = page.locator('.board-row');
    expect(await rows.locator('time').allTextContents()).toEqual(['12:11', '12:12', '12:13', '12:14', '12:16']);
    expect(await rows.locator('.board-interval').allTextContents()).toEqual(['every 10 mins']);
    expect(await page.textContent('.board .live-age')).toBe('No live data for 12 mins: times may have changed');
    expect(await rows.locator('.live-note').allTextContents()).toEqual([
      'On time',
      'Changed: Platform 4 instead of Platform 2',
      'Cancelled',
      'Does not stop here',
      '4 mins late',
      '1 min late',
      'Last known delay',
    ]);
    expect(await rows.nth(4).textContent()).toContain('Timetable: 12:10');
    expect(await page.locator('.board-row.off').count()).toBe(2);

    // Trips are what the traveller looks at: the board is folded to one line until it is asked for.
    await open(trip);
    await page.waitForSelector('.card');
    await page.locator('.card-head').first().click();
    await page.locator('.step-board').first().click();
    await page.waitForSelector('.board-row');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Departures from Trindade');
    await page.keyboard.press('Enter');
    expect(await page.locator('.board[open]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('why these trips: the score of the chosen trip, the other trips and why they are not shown', async () => {
    await open(trip);
    await page.waitForSelector('.card');
    await page.click('.why summary');
    expect(await page.textContent('.why')).toContain('3 stops within reach of the start');
    expect(await page.locator('.why-terms li').allTextContents()).toEqual([
      'Time4',
      'Price2.3',
      'Emissions0.3',
      'Effort2',
    ]);
    expect(await page.textContent('.why-facts')).toBe('No information on the price.');
    const lost = page.locator('.why-removed li');
    expect(await lost.count()).toBe(1);
    expect(await lost.textContent()).toMatch(/500.*Another connection is better\..*Better: .* 207$/s);
    // The panel stays open when another trip is chosen.
    await page.locator('.card-head').nth(1).click();
    expect(await page.locator('.why-removed').isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('the address holds the query: a reload shows the same trips in the region’s time', async () => {
    await open(trip);
    await page.waitForSelector('.card');
    expect(Number(planner.queries.at(-1)?.get('departAfter'))).toBe(Date.UTC(2026, 10, 21, 12) / 1000);
    expect(await page.locator('.clock').first().textContent()).toBe('12:02–12:33');
    await page.locator('.chip', { hasText: 'Car' }).click();
    await page.waitForFunction(() => location.hash.includes('me_car'));
    await page.reload();
    await page.waitForSelector('.card');
    expect(planner.queries.at(-1)?.getAll('modes')).toContain('me_car');
    expect(await page.inputValue('#field-from')).toBe('41.16010, -8.63720');
  });

  test('preferences are sent with the request and stay in the address', async () => {
    await open(trip);
    await page.waitForSelector('.card');
    expect(await page.isVisible('select[aria-label="Priority"]')).toBe(false);
    await page.click('text=More choices');
    await page.selectOption('select[aria-label="Priority"]', 'green');
    await page.selectOption('select[aria-label="Walking limit"]', '15');
    await page.click('label.chip:has-text("Reduced fares")');
    await expect.poll(() => planner.queries.at(-1)?.get('conc')).toBe('true');
    const last = planner.queries.at(-1);
    expect([last?.get('wp'), last?.get('wm')]).toEqual(['(0.5,2,0.5,0.5)', '15']);
    expect(page.url()).toMatch(/priority=green&walk=15&concession=true/);
    await page.reload();
    await page.waitForSelector('section.map[aria-busy="false"]');
    // Chosen preferences show without opening more choices.
    expect(await page.isVisible('select[aria-label="Priority"]')).toBe(true);
    expect(await page.isVisible('label.chip:has-text("Reduced fares")')).toBe(true);
    expect(await page.inputValue('select[aria-label="Priority"]')).toBe('green');
    expect(planner.queries.at(-1)?.get('wm')).toBe('15');
  });

  test('everything works with the keyboard alone', async () => {
    await open();
    await page.focus('#field-from');
    await page.keyboard.type('trindade');
    await page.keyboard.press('Tab');
    await page.focus('#field-to');
    await page.keyboard.type('41.1816, -8.6022');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card');
    expect(planner.queries.at(-1)?.get('from')).toBe('(41.152240,-8.609370)"Trindade"');
    await page.focus('#trip-1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.card:nth-child(2).open');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('trip-1');
  });

  test('an unknown place shows a message', async () => {
    await open();
    await page.fill('#field-from', 'nowhere at all');
    await page.keyboard.press('Tab');
    await page.locator('.problem').waitFor({ state: 'visible' });
    await page.fill('#field-from', '41.15, -8.61');
    await page.keyboard.press('Tab');
    await page.locator('.problem').waitFor({ state: 'hidden' });
  });

  test('suggestions while typing: by arrow keys and Enter, by Escape, by a click; a mistyped name left in the field counts', async () => {
    await open();
    const field = page.locator('#field-from');
    await field.focus();
    await page.keyboard.type('casa d');
    const options = page.locator('.suggestions [role="option"]');
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Casa da MúsicaPorto · A, B']);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await options.count()).toBe(0);
    expect(await field.inputValue()).toBe('casa d');
    await page.keyboard.type('a');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('Casa da Música');
    expect(await field.getAttribute('aria-expanded')).toBe('false');

    await page.fill('#field-to', 'Sao Bneto');
    await options.first().waitFor();
    await page.keyboard.press('Tab');
    await page.waitForSelector('.card');
    expect(await page.inputValue('#field-to')).toBe('São Bento');
    expect(planner.queries.at(-1)?.get('to')).toContain('"São Bento"');

    await page.fill('#field-to', 'hosp');
    await options.first().click();
    await expect.poll(() => planner.queries.at(-1)?.get('to')).toContain('"Hospital São João"');
    expect(troubles).toEqual([]);
  });

  test('no trips: the reason and another date to try', async () => {
    planner.scenario = 'empty';
    await open(trip);
    await page.waitForSelector('.message');
    expect(await page.textContent('.message')).toContain('The timetable covers 1 June 2026');
    // Advice to the operator is not for travellers.
    expect(await page.textContent('.answer')).not.toContain('Import a newer feed');
    planner.scenario = 'trips';
    await page.click('#try-date');
    await page.waitForSelector('.card');
    expect(await page.inputValue('.local-time')).toBe('2026-06-27T12:00');
  });

  test('a trip that can no longer be booked is marked, and another trip is chosen', async () => {
    planner.scenario = 'missed';
    await open(trip);
    await page.waitForSelector('.card');
    expect(await page.locator('.card.lapsed .lapse').allTextContents()).toEqual(['Too late to book']);
    expect(await page.getAttribute('#trip-0', 'aria-pressed')).toBe('false');
    expect(await page.getAttribute('#trip-1', 'aria-pressed')).toBe('true');
    await page.locator('#trip-0').click();
    expect(await page.locator('.card.chosen.lapsed').count()).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('modes without trips are listed below the trips of the others', async () => {
    await open(trip);
    await page.waitForSelector('.card');
    expect(await page.locator('.without').allTextContents()).toEqual([
      'Car: It is too far to walk, cycle or drive all the way.',
    ]);
  });

  test('a refusal and an outage show different messages, and an outage can be retried', async () => {
    planner.scenario = 'refused';
    await open(trip);
    await page.waitForSelector('.message');
    expect(await page.textContent('.message')).toContain('outside the area we cover');
    planner.scenario = 'broken';
    await page.locator('.chip', { hasText: 'Taxi' }).click();
    await page.waitForSelector('.failed:has-text("Busy")');
    planner.scenario = 'trips';
    await page.click('#retry');
    await page.waitForSelector('.card');
  });

  test('shows every language, and loads the one of its reader', async () => {
    await open(`${trip}&locale=de`);
    await page.waitForSelector('.card');
    expect(await page.textContent('.status')).toMatch(/^2 \p{L}+en$/u);
    expect(planner.queries.at(-1)?.get('locale')).toBe('de');
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await page.selectOption('select.language', 'ko');
    await page.waitForFunction(() =>
      /\p{Script=Hangul}.*2/u.test(document.querySelector('.status')?.textContent ?? ''),
    );
    expect(await page.locator('select.language option').count()).toBe(16);
  });

  test('fits a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(trip);
    await page.locator('#trip-0').click();
    await page.waitForSelector('.steps');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('keys: registering, the delay, the use of a key, a wrong one, in a narrow window and in another language', async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open();
    await page.click('a[href^="keys#"]');
    await page.waitForSelector('#holder');
    expect(await page.textContent('form .status')).toContain('5 mins');
    const registering = page.locator('form').first();
    await registering.locator('button').click();
    await expect.poll(() => registering.locator('.problem').textContent()).toContain('1 to 80');
    await page.fill('#holder', 'A school');
    await page.keyboard.press('Enter');
    await expect.poll(() => registering.locator('.key-text').textContent()).toBe('tw_new');
    expect(await registering.locator('.key-result').textContent()).toContain('X-Key');
    expect(await registering.locator('.key-result').textContent()).toContain('1,000 free requests');
    const showing = page.locator('form').last();
    await page.fill('#key', 'tw_wrong');
    await showing.locator('button').click();
    await expect.poll(() => showing.locator('.problem').textContent()).toContain('unknown');
    // The browser itself reports every refused request.
    expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
    await page.fill('#key', 'tw_used');
    await showing.locator('button').click();
    await expect.poll(() => showing.locator('p').first().textContent()).toContain('250 of 1,000');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(320);
    await page.selectOption('select.language', 'fi');
    await expect.poll(() => page.textContent('h1')).toBe('API-avaimet');
    expect(await wide()).toBeLessThanOrEqual(320);
    await page.click('a[href^="./#"]');
    await page.waitForSelector('section.map[aria-busy="false"]');
    expect(await page.getAttribute('html', 'lang')).toBe('fi');
    expect(troubles).toEqual([]);
  });

  test.each([320, 390])('a trip of twelve parts is not cut off on a screen %i px wide', async (width) => {
    planner.scenario = 'long';
    await page.setViewportSize({ width, height: 740 });
    await open(trip);
    await page.locator('#trip-1').click();
    await page.waitForSelector('.card:nth-child(2) .steps');
    expect(await page.locator('.card:nth-child(2) .part').count()).toBe(12);
    // Content cut off by the panel does not widen the document, so every element is measured.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.panel *')]
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((element) => element.className),
    );
    expect(cut).toEqual([]);
    // The icons distinguish the parts, so none of them may shrink to nothing.
    const widths = await page
      .locator('.card:nth-child(2) .part')
      .evaluateAll((parts) => parts.map((p) => p.clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(15);
  });
});
