// Tests the laws between answers (testkit LAWS) with random requests for real cities over HTTP:
//   npm run -s node -- apps/server/scripts/check-laws.ts [--count 20] [--seed 1] [--law TEXT] [--work FOLDER] [CITY…]
// --count requests for each law. Prints every broken law with its violations; exit code 1 when there are any.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchOf } from '@tripwright/testkit/answers';
import { type Ask, LAWS, lawQuestions } from '@tripwright/testkit/laws';
import { serveRealCity } from './real-server.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    law: { type: 'string', default: '' },
    work: { type: 'string', default: join(tmpdir(), 'tripwright-real-cities') },
  },
  allowPositionals: true,
});
const count = Number(values.count);
const laws = LAWS.filter(({ name }) => name.includes(values.law));
let broken = 0;
for (const city of positionals.length > 0 ? positionals : ['porto', 'trois-rivieres']) {
  const server = await serveRealCity(values.work, city);
  if (server === undefined) {
    console.log(`${city}: skipped, its data is not there`);
    continue;
  }
  const ask: Ask = async (asked) => (await server.ask(asked)).body;
  const { days, modes } = server;
  const questions = lawQuestions(server.region.feeds, {
    count: laws.length * count,
    seed: Number(values.seed),
    days,
    modes,
  });
  for (const [i, law] of laws.entries()) {
    const violations: string[] = [];
    for (const asked of questions.slice(i * count, (i + 1) * count)) {
      const why = await law.broken(ask, asked);
      if (why !== undefined) violations.push(`    ${why}\n      ${searchOf(asked)}`);
    }
    broken += violations.length;
    if (violations.length === 0) continue;
    console.log(`  ${law.name}: broken ${violations.length} of ${count} times\n${violations.slice(0, 3).join('\n')}`);
  }
  console.log(`${city}: ${laws.length} laws on ${count} questions each`);
  await server.close();
}
process.exitCode = broken > 0 ? 1 : 0;
