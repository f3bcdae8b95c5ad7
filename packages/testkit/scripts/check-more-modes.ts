// Checks the law of more modes (docs/journey-semantics.md) on random requests for real cities and the sample city:
//   npm run -s node -- packages/testkit/scripts/check-more-modes.ts [--count 2000] [--seed 1] [--work FOLDER] [--show 3] [CITY…]
// Prints for each city what became of the itineraries of fewer modes, and the lost ones; exit code 1 when there is one.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Itinerary } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { checkMoreModes, modeQuestions } from '../src/more-modes/index.ts';
import { CITY_NAMES, openCity } from './open-city.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '3' },
    work: { type: 'string', default: join(tmpdir(), 'tripwright-real-cities') },
  },
  allowPositionals: true,
});
let lost = 0;
for (const city of positionals.length > 0 ? positionals : CITY_NAMES) {
  const opened = await openCity(city, values.work);
  if (opened === undefined) {
    console.log(`${city}: skipped, its data is not there`);
    continue;
  }
  lost += check(city, opened.region, opened.days);
}
process.exitCode = lost > 0 ? 1 : 0;

/** @returns the number of questions with a lost itinerary */
function check(city: string, region: Region, days: readonly number[]): number {
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const broken: string[] = [];
  const questions = modeQuestions(region, days, Number(values.count), Number(values.seed));
  let compared = 0;
  for (const [i, question] of questions.entries()) {
    const checked = checkMoreModes(region, question);
    if (checked.length > 0) compared++;
    for (const { fate } of checked) count(fate.kind);
    const gone = checked.flatMap(({ itinerary, fate }) => (fate.kind === 'lost' ? [{ itinerary, why: fate.why }] : []));
    if (gone.length === 0) continue;
    for (const { why } of gone) count(`lost: ${why}`);
    const { from, to, when, modes, wheelchair, maxWalkSeconds, weights } = question.request;
    broken.push(
      [
        `  ${i}: ${question.fewer} of ${modes} ${JSON.stringify({ from: [from.lat, from.lng], to: [to.lat, to.lng], when, wheelchair, maxWalkSeconds, weights })}`,
        ...gone.map(({ itinerary, why }) => `    ${why}: ${inWords(itinerary)}`),
      ].join('\n'),
    );
  }
  console.log(
    `${city}: ${broken.length} of ${compared} questions with an answer broken (${questions.length} requested)`,
  );
  for (const [what, times] of [...counts].sort()) console.log(`  ${String(times).padStart(7)} ${what}`);
  console.log(broken.slice(0, Number(values.show)).join('\n'));
  return broken.length;
}

function inWords({ departure, arrival, legs }: Itinerary): string {
  const clock = (instant: number): string => new Date(instant * 1000).toISOString().slice(11, 19);
  const parts = legs.map((leg) =>
    leg.kind === 'ride'
      ? `${leg.mode} ${leg.route.shortName} ${clock(leg.departure)}`
      : `${leg.mode} ${leg.arrival - leg.departure}s`,
  );
  return `${clock(departure)}–${clock(arrival)} ${parts.join(' · ')}`;
}
