// Measures how often the first three groups of an answer are distinct (docs/journey-semantics.md), over HTTP in real cities:
//   npm run -s node -- apps/server/scripts/measure-variety.ts [--count 300] [--seed 1] [--modes pt_pub,wa_wal] [--show 5] [--work FOLDER] [CITY…]
// Exit code 1 when fewer than 95 % of the answers have pairwise distinct first groups.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { likeGroups, randomQuestions, searchOf } from '@tripwright/testkit/answers';
import { serveRealCity } from './real-server.ts';

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    modes: { type: 'string' },
    show: { type: 'string', default: '0' },
    work: { type: 'string', default: join(tmpdir(), 'tripwright-real-cities') },
  },
  allowPositionals: true,
});
const WANTED = 0.95;
const sets =
  values.modes === undefined
    ? ['pt_pub', 'pt_pub,wa_wal', 'pt_pub,ps_tax,me_mic_bic,me_mic-s,me_car', 'pt_pub,me_car', 'me_car,ps_tax,me_mic-s']
    : [values.modes];
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const city of positionals.length > 0 ? positionals : ['porto', 'trois-rivieres']) {
  const server = await serveRealCity(values.work, city);
  if (server === undefined) {
    console.log(`${city}: skipped, its data is not there`);
    continue;
  }
  for (const set of sets) {
    const modes = set.split(',');
    const { count, seed } = { count: Number(values.count), seed: Number(values.seed) };
    const days = server.days.slice(0, 1);
    const questions = randomQuestions(server.region.feeds, { count, seed, days, modes });
    let [answered, varied, three, shown] = [0, 0, 0, 0];
    for (const { from, to, departAfter, arriveBefore } of questions) {
      const when = departAfter === undefined ? { arriveBefore: arriveBefore ?? 0 } : { departAfter };
      const asked = { from, to, ...when, modes, allModes: true };
      const { body } = await server.ask(asked);
      if (body.groups.length === 0) continue;
      answered++;
      if (body.groups.length >= 3) three++;
      const like = likeGroups(body);
      if (like.length === 0) varied++;
      else if (shown++ < Number(values.show)) console.log(`  ${JSON.stringify(like)} ${searchOf(asked)}`);
    }
    console.log(
      `${city} ${set}: ${answered} answers, ${share(three, answered)} with three groups or more, the first three distinct in ${share(varied, answered)}`,
    );
    if (varied < WANTED * answered) process.exitCode = 1;
  }
  await server.close();
}
