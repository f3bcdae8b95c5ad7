import { createPlanner } from '@tripwright/planner';
import { encodeRouting, parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import { askSideBySide } from '../common/ask-side-by-side.ts';
import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import type { Figures } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { doorQuestions, routingParameters } from './door-questions.ts';

/** From door to door in one process: the plan alone, and with encoding as `/v1/routing.json` does it. */
export async function journeySuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names))
    cities.push(await measureJourneys(await buildRegion(inputs, options), options));
  return { cities };
}

async function measureJourneys(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const planner = createPlanner([city.region]);
  const regions = new Map(planner.regions().map((region) => [region.code, region]));
  const questions = doorQuestions(city, options.count, options.seed);
  const queries = questions.map((question): RoutingQuery => {
    const parsed = parseRouting(routingParameters(question), { now: question.instant, knowsStop: planner.knowsStop });
    if (!parsed.ok) throw new Error(parsed.problems.map(({ name, reason }) => `${name}: ${reason}`).join('; '));
    return parsed.value;
  });
  const queryOf = (question: number): RoutingQuery => queries[question] as RoutingQuery;
  const plan = (question: number) => planner.plan(queryOf(question).request);
  const written = async (question: number): Promise<string> => {
    const { unit, advisories, explain } = queryOf(question);
    const outcome = await plan(question);
    return JSON.stringify(encodeRouting(outcome, { locale: 'en', unit, regions, advisories, explain }));
  };
  const run = { questions: questions.length, warmUps: options.warmUps, rounds: options.rounds };
  let answered = 0;
  let groups = 0;
  let bytes = 0;
  for (let question = 0; question < questions.length; question++) {
    const outcome = await plan(question);
    if (outcome.groups.length > 0) answered++;
    groups += outcome.groups.length;
    bytes += (await written(question)).length;
  }
  say(`${city.title}: plans`);
  const [planned] = await askSideBySide([async (question) => (await plan(question)).groups.length], run);
  say(`${city.title}: plans, written`);
  const [encoded] = await askSideBySide([async (question) => (await written(question)).length], run);
  return {
    city: city.title,
    date: city.date,
    answered,
    groups,
    meanAnswerBytes: Math.round(bytes / questions.length),
    ...(planned === undefined ? {} : { plan: timeFigures(planned.samples.summary()) }),
    ...(encoded === undefined ? {} : { planAndWrite: timeFigures(encoded.samples.summary()) }),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
