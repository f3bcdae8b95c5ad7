import type { PlanRequest as ModelRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { CombineModes, PlanRequest } from './__generated__/resolver-types.ts';
import type { GraphqlContext } from './context.ts';
import { problem } from './field-problem.ts';
import { decodePage, type PageWindow, type PlanPage, windowOf, withoutSeen } from './plan-page.ts';
import { readPlanRequest } from './plan-request.ts';
import type { PlanSource, RefusalSource } from './sources.ts';

/** What an operation wants of a plan. */
export interface PlanWants {
  /** How the answer comes about. */
  readonly explain: boolean;
  /** The outcome of each set of modes. */
  readonly outcomes: boolean;
  /** What follows a missed vehicle. */
  readonly withChanges: boolean;
}

/** Plans a request, or a page of it, or refuses it with its problems. */
export async function makePlan(
  input: PlanRequest,
  cursor: string | null | undefined,
  context: GraphqlContext,
  wants: PlanWants,
): Promise<PlanSource | RefusalSource> {
  const read = await readPlanRequest(input, context);
  if (read.kind === 'refused') return { locale: read.locale, fields: read.fields };
  context.budget.spendSearch();
  const { locale, advisories, request } = read;
  const asked: Asked = { locale, combine: input.combine, advisories, ...wants };
  if (cursor === undefined || cursor === null) return search(request, undefined, asked, context);
  const page = decodePage(cursor, request);
  if (page === 'unknown' || page === 'other-request')
    return { locale, fields: [problem('PAGE', null, PAGE_PROBLEMS[page])] };
  return search({ ...request, when: page.when }, page, asked, context);
}

/** Plans again with further stops to avoid, in addition to those of the plan (spec 4.2 rule 8). */
export async function planAround(
  plan: PlanSource,
  stops: readonly string[],
  context: GraphqlContext,
  wants: PlanWants,
): Promise<PlanSource | RefusalSource> {
  context.budget.spendSearch();
  const { request } = plan.outcome;
  const avoidStops = [...new Set([...request.avoidStops, ...stops])];
  if (avoidStops.length > MOST_STOPS) {
    const message = `Holds ${avoidStops.length} codes with those of the plan; expected at most ${MOST_STOPS}.`;
    return { locale: plan.locale, fields: [problem('AVOID_STOPS', null, message)] };
  }
  const advisories = plan.advisories.filter((advisory) => !plan.outcome.advisories.includes(advisory));
  return search({ ...request, avoidStops }, undefined, { ...plan, advisories, ...wants }, context);
}

const MOST_STOPS = 1000;
const PAGE_PROBLEMS = {
  unknown: 'It is no cursor of a plan. Take it from PlanWindow.earlier or PlanWindow.later.',
  'other-request': 'It belongs to another request. Send the same request, but for its time and language.',
} as const;
/** Searches for one page, where other pages have shown all that it finds. */
const MOST_SEARCHES = 3;

interface Asked extends PlanWants {
  readonly locale: Locale;
  readonly combine: CombineModes;
  /** Advisories from reading the request. */
  readonly advisories: PlanSource['advisories'];
}

async function search(
  given: ModelRequest,
  asked: PlanPage | undefined,
  { locale, combine, advisories, explain, outcomes, withChanges }: Asked,
  context: GraphqlContext,
): Promise<PlanSource> {
  const request = withChanges ? { ...given, includeConnections: true } : given;
  const plan = (page: PlanPage): Promise<PlanSource['outcome']> =>
    context.source.trips.plan({ ...request, when: page.when }, { locale, explain, outcomes }, context);
  let page: PlanPage = asked ?? { when: request.when, seen: [] };
  let found = await plan(page);
  let outcome = asked === undefined ? found : withoutSeen(found, page);
  const isLater = page.when.departAfter !== undefined;
  for (let i = 1; i < MOST_SEARCHES && outcome.groups.length === 0 && found.groups.length > 0; i++) {
    const window = windowOf(found, page);
    const next = isLater ? window.later : window.earlier;
    page = { when: next.when, seen: next.seen, ...(page.back && { back: page.back }) };
    found = await plan(page);
    outcome = withoutSeen(found, page);
  }
  const regions = [...new Set(outcome.regions)].flatMap((code) => context.regions.get(code) ?? []);
  let window: PageWindow | undefined;
  return {
    ...{ outcome, combine, locale, regions },
    advisories: [...advisories, ...outcome.advisories],
    // Most operations read no cursor, and describing all trips for one takes a while.
    get window() {
      window ??= windowOf(found, page);
      return window;
    },
  };
}
