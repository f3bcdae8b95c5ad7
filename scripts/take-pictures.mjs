// Takes the pictures of the documentation from the real page: serves the sample city on a free port, opens trips in Chromium and writes
// docs/pictures/page.png and docs/pictures/modes-*.png. Fails when a picture would not show the mode that it is named for, or weighs too much.
// usage: npm run -s node -- scripts/take-pictures.mjs [name…]      all unless named; CHROMIUM names the browser (/usr/bin/chromium)
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { airports } from '../packages/sample-city/src/flights/airports.ts';
import { landmarks } from '../packages/sample-city/src/landmarks.ts';
import { palettePng } from './palette-png.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The size of a page with its map beside the panel, as small as readable; the README's picture shows the whole head of the panel. */
const SIZE = { width: 960, height: 600 };
const LARGE = { width: 1280, height: 800 };
/** The largest size of a picture in bytes, because every clone holds them. */
const MOST_BYTES = 150_000;
const TEN = '10:00';

/** Ends by name: the city's landmarks, and airports. */
const PLACES = new Map([
  ...landmarks.map(({ id, lat, lng, names }) => [id, { lat, lng, name: names.en }]),
  ...airports.map(({ id, lat, lng, name }) => [id, { lat, lng, name }]),
]);

/**
 * The pictures to take: `modes` as on the page's chips, `shows` the mode identifier that the trip must have. The first such trip is opened.
 */
const PICTURES = [
  { name: 'modes-rail', from: 'west-shore', to: 'airport', modes: ['pt_pub'], shows: 'pt_pub_metro' },
  { name: 'modes-bus', from: 'hospital', to: 'expo', modes: ['pt_pub'], shows: 'pt_pub_bus' },
  { name: 'modes-hill', from: 'harbour-market', to: 'viewpoint', modes: ['pt_pub'], shows: 'pt_pub_gondola' },
  { name: 'modes-water', from: 'market-square', to: 'lighthouse', modes: ['pt_pub'], shows: 'pt_pub_ferry' },
  {
    name: 'modes-school',
    from: 'birch-lake',
    to: 'school',
    modes: ['pt_ltd_SCHOOLBUS'],
    shows: 'pt_ltd_SCHOOLBUS',
    at: '07:00',
  },
  {
    name: 'modes-air',
    from: 'university',
    to: 'XSP',
    modes: ['pt_pub', 'in_air'],
    shows: 'stationary_airport-checkin',
    at: '08:00',
  },
  { name: 'modes-intercity', from: 'university', to: 'highmoor', modes: ['pt_pub', 'in_rail'], shows: 'pt_pub_metro' },
  { name: 'modes-on-demand', from: 'saltmarsh', to: 'airport', modes: ['ps_drt'], shows: 'ps_drt' },
  { name: 'modes-hailed', from: 'university', to: 'docks', modes: ['ps_tax', 'ps_tnc'], shows: 'ps_tax' },
  { name: 'modes-car', from: 'west-shore', to: 'market-square', modes: ['me_car'], shows: 'me_car' },
  { name: 'modes-shared-car', from: 'university', to: 'central-station', modes: ['me_car-s'], shows: 'me_car-s' },
  { name: 'modes-bicycle', from: 'garden-city', to: 'harbour-market', modes: ['me_mic_bic'], shows: 'me_mic_bic' },
  { name: 'modes-shared-bike', from: 'university', to: 'market-square', modes: ['me_mic-s'], shows: 'me_mic-s' },
  {
    name: 'modes-combined',
    from: 'ardenfield',
    to: 'island-village',
    modes: ['pt_pub', 'me_mic_fold-bic'],
    shows: 'me_mic_fold-bic',
  },
  {
    name: 'modes-bicycle-aboard',
    from: 'garden-city',
    to: 'lighthouse',
    modes: ['pt_pub', 'me_mic_bic'],
    shows: 'me_mic_bic',
  },
  { name: 'modes-wheelchair', from: 'town-hall', to: 'airport', modes: ['pt_pub'], shows: 'wa_whe', wheelchair: true },
  // The picture of the README: its ends are coordinates, as in the README's address.
  { name: 'page', from: '43.497480,-28.392690', to: '43.475450,-28.420330', shows: 'pt_pub_ferry', isWhole: true },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}.`);

const data = mkdtempSync(join(tmpdir(), 'tripwright-pictures-'));
const port = await freePort();
mustRun([join(root, 'apps', 'web', 'scripts', 'bundle.mjs')]);
const server = spawn(
  process.execPath,
  ['--conditions=source', join(root, 'apps/cli/src/main.ts'), 'start', '--data', data, '--port', String(port)],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
try {
  await untilServed(`http://127.0.0.1:${port}/health/ready`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    for (const picture of PICTURES) {
      if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
    }
  } finally {
    await browser.close();
  }
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

async function take(browser, { name, shows, isWhole = false, ...query }) {
  const page = await browser.newPage({
    viewport: isWhole ? LARGE : SIZE,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    colorScheme: 'light',
  });
  const answered = page.waitForResponse((response) => response.url().includes('/v1/routing.json'));
  await page.goto(`http://127.0.0.1:${port}/#${hashOf(query)}`);
  const body = await (await answered).json();
  const at = place(body, shows);
  if (at === undefined) throw new Error(`${name}: no trip by ${shows}`);
  const head = page.locator('.card-head').nth(at);
  await head.waitFor();
  if (!isWhole) {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    await page
      .locator('.card-head')
      .nth(at)
      .evaluate((card) => card.scrollIntoView());
  } else if (at !== 0) throw new Error(`${name}: the first trip is not by ${shows}`);
  await page.waitForLoadState('networkidle');
  // Until the camera rests and the last tiles and labels appear.
  await page.waitForTimeout(2000);
  const path = join(root, 'docs', 'pictures', `${name}.png`);
  const png = palettePng(await page.screenshot());
  writeFileSync(path, png);
  await page.close();
  const size = png.length;
  console.log(`${name}.png  ${(size / 1000).toFixed(0)} kB`);
  if (size > MOST_BYTES) throw new Error(`${name}.png has ${size} bytes; ${MOST_BYTES} are enough`);
}

/** The group of the answer that has the mode, counted from 0; undefined if none has it. */
function place({ groups, segmentTemplates = [] }, mode) {
  const of = new Map(segmentTemplates.map(({ hashCode, modeInfo }) => [hashCode, modeInfo?.identifier ?? '']));
  const has = ({ segments }) =>
    segments.some(({ segmentTemplateHashCode }) => {
      const own = of.get(segmentTemplateHashCode) ?? '';
      return own === mode || own.startsWith(`${mode}_`);
    });
  const found = (groups ?? []).findIndex(({ trips }) => has(trips[0]));
  return found < 0 ? undefined : found;
}

function hashOf({ from, to, modes, wheelchair, at = TEN }) {
  const whereIs = (name) => {
    const found = PLACES.get(name);
    return found === undefined ? name : `${found.lat.toFixed(6)},${found.lng.toFixed(6)}`;
  };
  const nameOf = (name) => encodeURIComponent(PLACES.get(name).name);
  const params = [
    `from=${whereIs(from)}`,
    `to=${whereIs(to)}`,
    ...(from.includes(',') ? [] : [`fromName=${nameOf(from)}`, `toName=${nameOf(to)}`]),
    `depart=${workday()}T${at}`,
    ...(modes === undefined ? [] : [`modes=${modes.join(',')}`]),
    ...(wheelchair ? ['wheelchair=true'] : []),
  ];
  return params.join('&');
}

/** The Wednesday after next Sunday: term, and far enough ahead to book. */
function workday() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7) + 3);
  return day.toISOString().slice(0, 10);
}

function mustRun(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}

async function untilServed(address) {
  for (let second = 0; second < 120; second++) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (server.exitCode !== null) throw new Error('The server ended.');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
