// Judges the taste of answers to random requests for real cities and the sample city (docs/testing.md):
//   npm run -s node -- packages/testkit/scripts/check-taste.ts [--count 200] [--seed 1] [--work FOLDER] [--show 5] [CITY…]
// Prints for each city how many answers are clean, how often each rule found something, and some findings; exit code 1 below 98 %.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modeQuestions } from '../src/more-modes/index.ts';
import { judgeRequest } from '../src/taste/index.ts';
import { CITY_NAMES, type OpenedCity, openCity } from './open-city.ts';

const CLEAN_SHARE = 0.98;

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '5' },
    work: { type: 'string', default: join(tmpdir(), 'tripwright-real-cities') },
  },
  allowPositionals: true,
});
for (const city of positionals.length > 0 ? positionals : CITY_NAMES) {
  const opened = await openCity(city, values.work);
  if (opened === undefined) console.log(`${city}: skipped, its data is not there`);
  else if (judge(city, opened) < CLEAN_SHARE) process.exitCode = 1;
}

/** @returns the share of clean answers */
function judge(city: string, { region, days }: OpenedCity): number {
  const byRule = new Map<string, number>();
  const shown: string[] = [];
  let answers = 0;
  let clean = 0;
  for (const { request } of modeQuestions(region, days, Number(values.count), Number(values.seed))) {
    const { groups, findings } = judgeRequest(region, request);
    if (groups.length === 0) continue;
    answers++;
    if (findings.length === 0) clean++;
    for (const rule of new Set(findings.map((finding) => finding.rule))) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
    const { from, to, when, modes } = request;
    for (const { rule, group, text } of findings)
      shown.push(`  ${rule}, group ${group}: ${text} ${JSON.stringify({ from, to, when, modes })}`);
  }
  const share = answers === 0 ? 1 : clean / answers;
  const rules = [...byRule].sort((a, b) => b[1] - a[1]).map(([rule, times]) => `${rule} ${times}`);
  console.log(`${city}: ${clean} of ${answers} answers clean (${(100 * share).toFixed(1)} %) ${rules.join(', ')}`);
  if (shown.length > 0) console.log(shown.slice(0, Number(values.show)).join('\n'));
  return share;
}
