import { createPlanner } from '@tripwright/planner';
import { createGraphqlHandler, plannerSource } from '@tripwright/server';
import { encodeRouting, parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import { askSideBySide } from '../common/ask-side-by-side.ts';
import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import { type Figures, ratio } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { doorQuestions, routingParameters } from './door-questions.ts';
import { tripScreen } from './trip-screen.ts';

/**
 * From door to door in one process, each question in turn: the plan alone, with encoding as `/v1/routing.json` does it, and as the graph answers the
 * operation of a trip screen, its limits and its JSON included.
 */
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
  const graph = createGraphqlHandler(plannerSource(planner), {
    keys: { check: () => Promise.resolve({ allowed: true, label: undefined }), headers: [] },
    now: () => questions[0]?.instant ?? 0,
  });
  const bodies = questions.map(tripScreen);
  const screen = async (question: number): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const body = bodies[question] as string;
    const response = await graph(new Request('http://localhost/graphql', { method: 'POST', headers, body }));
    return response.text();
  };
  const run = { questions: questions.length, warmUps: options.warmUps, rounds: options.rounds };
  let answered = 0;
  let groups = 0;
  let bytes = 0;
  let graphBytes = 0;
  for (let question = 0; question < questions.length; question++) {
    const outcome = await plan(question);
    if (outcome.groups.length > 0) answered++;
    groups += outcome.groups.length;
    bytes += (await written(question)).length;
    const answer = await screen(question);
    if (answer.startsWith('{"errors"')) throw new Error(answer);
    graphBytes += answer.length;
  }
  say(`${city.title}: plans alone, written, and by the graph`);
  const [planned, encoded, drawn] = await askSideBySide(
    [
      async (question) => (await plan(question)).groups.length,
      async (question) => (await written(question)).length,
      async (question) => (await screen(question)).length,
    ],
    run,
  );
  await graph.dispose();
  const [alone, rest, whole] = [planned, encoded, drawn].map((one) => one?.samples.summary());
  const [leastPlan = 0, leastRest = 0, leastGraph = 0] = [planned, encoded, drawn].map((one) =>
    one?.samples.leastMean(),
  );
  return {
    city: city.title,
    date: city.date,
    answered,
    groups,
    meanAnswerBytes: Math.round(bytes / questions.length),
    meanGraphBytes: Math.round(graphBytes / questions.length),
    ...(alone === undefined ? {} : { plan: timeFigures(alone) }),
    ...(rest === undefined ? {} : { planAndWrite: timeFigures(rest) }),
    ...(whole === undefined ? {} : { graph: timeFigures(whole) }),
    ...(alone === undefined || rest === undefined || whole === undefined
      ? {}
      : { restToPlan: ratio(rest.median, alone.median), graphToPlan: ratio(whole.median, alone.median) }),
    least: { restToPlan: ratio(leastRest, leastPlan), graphToPlan: ratio(leastGraph, leastPlan) },
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
