import type { LiveSnapshot } from '@tripwright/core/live';
import { liveRegion } from '@tripwright/core/region';
import { createPlanner } from '@tripwright/planner';
import { parseRouting } from '@tripwright/wire/rest-v1';
import { askSideBySide } from '../common/ask-side-by-side.ts';
import type { BuiltRegion } from '../common/built-region.ts';
import type { Figures } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { slowerFigures, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { doorQuestions, routingParameters } from '../journey/door-questions.ts';

/** Plans from door to door in one process, each question over the timetable and over live data in turn: what a rider waits for. */
export async function measurePlans(city: BuiltRegion, snapshot: LiveSnapshot, options: RunOptions): Promise<Figures> {
  const planners = [createPlanner([city.region]), createPlanner([liveRegion(city.region, snapshot)])];
  const { knowsStop } = planners[0]!;
  const requests = doorQuestions(city, options.count, options.seed).map((question) => {
    const parsed = parseRouting(routingParameters(question), { now: question.instant, knowsStop });
    if (!parsed.ok) throw new Error(parsed.problems.map(({ name, reason }) => `${name}: ${reason}`).join('; '));
    return parsed.value.request;
  });
  say(`${city.title}: plans over the timetable and over live data`);
  const asked = await askSideBySide(
    planners.map((planner) => async (question) => (await planner.plan(requests[question]!)).groups.length),
    { questions: requests.length, warmUps: options.warmUps, rounds: options.rounds },
  );
  return {
    engines: asked.map(({ samples, checksum }, i) => ({
      name: i === 0 ? 'plan, timetable' : 'plan, live',
      time: timeFigures(samples.summary()),
      journeys: checksum,
    })),
    slower: { name: 'plan, live', ...slowerFigures(asked[1]!.samples, asked[0]!.samples) },
  };
}
