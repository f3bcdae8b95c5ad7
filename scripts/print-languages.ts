// Writes docs/languages/examples: for each locale trips of every kind as a traveller reads them, and every reason, remark and text of the page.
// usage: npm run -s node -- scripts/print-languages.ts          writes the pages
//        npm run -s node -- scripts/print-languages.ts --check  exits 1 when one is not current
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stringKeys } from '../apps/web/src/strings/__generated__/keys.ts';
import { loadTexts, type StringKey } from '../apps/web/src/strings.ts';
import type { ScoredItinerary } from '../packages/core/src/model/index.ts';
import { expandText } from '../packages/core/src/template/index.ts';
import {
  formatDate,
  formatTime,
  formatWeekday,
  LOCALES,
  type Locale,
  type LooseValues,
  modeMeaning,
  phrases,
  segmentWords,
} from '../packages/core/src/text/index.ts';
import { phraseKeys } from '../packages/core/src/text/languages/__generated__/keys.ts';
import { modeIds } from '../packages/core/src/text/languages/mode-ids.ts';
import { segmentsOf } from '../packages/wire/src/rest-v1/encode/encode-trip.ts';
import { type ExampleTrip, exampleTrips } from './example-trips.ts';

const ZONE = 'Europe/Lisbon';
const COUNTS = [0, 1, 2, 1.3, 1_000_000];

/** Values for every argument of every message, so that each can be printed. */
const VALUES: LooseValues = {
  ...{ mode: 'me_car', modes: 'X + Y', detail: '12', reason: '…', replacement: 'me_mic_bic', nearest: 'pt_pub_tram' },
  ...{ from: '2026-01-01', to: '2026-12-31', stop: 'Lantern Hill', name: 'Merrow Transit', language: 'xx' },
  ...{
    region: 'porto',
    place: 'Lantern Hill',
    time: '15:04',
    n: 3,
    shown: 1,
    count: 3,
    date: '2026-11-08',
    duration: 900,
  },
  street: 'Rua do Sol',
  distance: { metres: 1300, unit: 'metric' },
};

/** A trip as a client shows it: the time and instruction of each step, its notes below. */
function tripLines({ title, legs, costs = [], wheelchair = false }: ExampleTrip, locale: Locale): string[] {
  const [first, last] = [legs[0], legs.at(-1)];
  const itinerary = { departure: first?.departure ?? 0, arrival: last?.arrival ?? 0, legs };
  const scored = { itinerary, costs: { parts: costs } } as unknown as ScoredItinerary;
  const segments = segmentsOf(scored, {
    ...{ locale, unit: 'metric', regions: new Map(), requestedModes: [], wheelchair, includeStops: false },
    region: undefined,
  });
  const words = segmentWords(locale);
  const expanded = (text: string, at: number): string[] =>
    expandText(text, segments[at] as (typeof segments)[number], words, { timeZone: ZONE })
      .split('\n')
      .filter((line) => line !== '');
  return [
    `### ${title}`,
    '',
    ...segments.flatMap(({ action = '', notes = '', booking }, at) => [
      `- **${expanded(action, at).join(' ')}**`,
      ...expanded(notes, at).map((line) => `  - ${line}`),
      ...(booking === undefined ? [] : [`  - [${booking.title}]`]),
    ]),
    '',
  ];
}

const isTripPart = (key: string): boolean => /^(?:action|note|label)\./.test(key);

/** The reasons and remarks, in the groups of their keys. */
function reasonLines(locale: Locale): string[] {
  const words = phrases(locale);
  const say = words.say as (key: string, values: LooseValues) => string;
  const mode = words.modeName('me_car');
  return phraseKeys.filter((key) => !isTripPart(key)).map((key) => row(key, say(key, { ...VALUES, mode })));
}

async function pageLines(locale: Locale): Promise<string[]> {
  const { say } = await loadTexts(locale);
  return stringKeys.map((key: StringKey) =>
    row(key, (say as (key: StringKey, values: LooseValues) => string)(key, VALUES)),
  );
}

/** Counts, dates and times that languages write in their own ways. */
async function formatLines(locale: Locale): Promise<string[]> {
  const words = phrases(locale);
  const { say } = await loadTexts(locale);
  const dates = ['2026-11-01', '2026-11-08', '2026-11-11'];
  const deadline = { at: Date.UTC(2026, 10, 8, 1, 0) / 1000, zone: ZONE };
  return [
    row('stops', COUNTS.map((count) => words.say('label.stops', { count })).join(' / ')),
    row('every', COUNTS.map((count) => words.say('note.every-minutes', { count })).join(' / ')),
    row('changes', COUNTS.map((n) => say('changes', { n })).join(' / ')),
    row('dates', dates.map((date) => formatDate(date, locale)).join(' / ')),
    row('days', dates.map((date) => formatWeekday(date, locale)).join(' / ')),
    row('times', [1, 15].map((hour) => formatTime(Date.UTC(2026, 10, 1, hour, 4) / 1000, ZONE, locale)).join(' / ')),
    row('deadline', words.say('note.book-until', { deadline })),
    row('price', words.say('note.toll', { price: { amount: 1234.5, currency: 'EUR' } })),
    row('traffic', words.say('label.without-traffic', { duration: 5400 })),
  ];
}

function modeLines(locale: Locale): string[] {
  const { modeName } = phrases(locale);
  return modeIds.map((id) => row(id, `${modeName(id)} – ${modeMeaning(id, locale)}`));
}

const row = (key: string, text: string): string =>
  `| ${key} | ${text.replaceAll('\n', ' / ').replaceAll('|', '\\|')} |`;
const table = (title: string, rows: readonly string[]): string[] => [
  `## ${title}`,
  '',
  '| key | text |',
  '| --- | --- |',
  ...rows,
  '',
];

async function pageOf(locale: Locale): Promise<string> {
  const lines = [
    `# ${locale}`,
    '',
    'Written by scripts/print-languages.ts; names are the same in every language.',
    '',
    '## Trips',
    '',
    ...exampleTrips.flatMap((trip) => tripLines(trip, locale)),
    ...table('Reasons and remarks', reasonLines(locale)),
    ...table('Page', await pageLines(locale)),
    ...table('Counts, dates, times, prices', await formatLines(locale)),
    ...table('Modes', modeLines(locale)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const stale: string[] = [];
mkdirSync(new URL('../docs/languages/examples/', import.meta.url), { recursive: true });
for (const locale of LOCALES) {
  const file = new URL(`../docs/languages/examples/${locale}.md`, import.meta.url);
  const page = await pageOf(locale);
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue;
  stale.push(`docs/languages/examples/${locale}.md`);
  if (!process.argv.includes('--check')) writeFileSync(file, page);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`${stale.join('\n')}\nnot current. Run: npm run -s node -- scripts/print-languages.ts`);
  process.exit(1);
}
