// Sends random door-to-door requests for real cities over HTTP and checks every answer against the rows of the feeds:
//   npm run -s node -- apps/server/scripts/check-answers.ts [--count 500] [--seed 1] [--show 5] [--work FOLDER] [CITY…]
// Regions are built once below --work, with synthetic taxis, hire and shared vehicles (testkit addSyntheticProviders). Exit code 1 when there is a fault.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnswerChecker, randomQuestions, searchOf } from '@tripwright/testkit/answers';
import { checkRouting } from '@tripwright/wire/conformance';
import { serveRealCity } from './real-server.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '3' },
    modes: { type: 'string' },
    work: { type: 'string', default: join(tmpdir(), 'tripwright-real-cities') },
  },
  allowPositionals: true,
});
const cities =
  positionals.length > 0
    ? positionals
    : ['porto', 'trois-rivieres', 'porto-alegre', 'zheleznogorsk', 'beatty', 'portland'];
let faulty = 0;
for (const city of cities) {
  const server = await serveRealCity(values.work, city);
  if (server === undefined) {
    console.log(`${city}: skipped, its data is not there`);
    continue;
  }
  const check = createAnswerChecker(server.region.feeds);
  const questions = randomQuestions(server.region.feeds, {
    count: Number(values.count),
    seed: Number(values.seed),
    days: server.days,
    modes: values.modes?.split(',') ?? server.modes.filter((mode) => !mode.startsWith('wa_')),
  });
  const kinds = new Map<string, { count: number; readonly shown: string[] }>();
  let [trips, empty, bad, milliseconds] = [0, 0, 0, 0];
  for (const [q, asked] of questions.entries()) {
    const answer = await server.ask(asked);
    milliseconds += answer.milliseconds;
    const tripCount = answer.body.groups.reduce((sum, group) => sum + group.trips.length, 0);
    trips += tripCount;
    if (tripCount === 0) {
      empty++;
      continue;
    }
    const faults = [
      ...check(answer.body, asked),
      ...checkRouting(answer.body).map((text) => ({ kind: 'wire', at: '', text })),
    ];
    if (faults.length > 0) bad++;
    for (const { kind, at, text } of faults) {
      const known = kinds.get(kind) ?? { count: 0, shown: [] };
      known.count++;
      if (known.shown.length < Number(values.show)) known.shown.push(`${at} ${text}\n      #${q} ${searchOf(asked)}`);
      kinds.set(kind, known);
    }
  }
  await server.close();
  faulty += bad;
  console.log(
    `${city}: ${questions.length} questions, ${trips} trips, ${empty} without, ${bad} answers with faults, ${(milliseconds / questions.length).toFixed(0)} ms each`,
  );
  for (const [kind, { count, shown }] of kinds) {
    console.log(`  ${kind}: ${count}`);
    for (const line of shown) console.log(`    ${line}`);
  }
}
process.exitCode = faulty > 0 ? 1 : 0;
