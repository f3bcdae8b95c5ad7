import { negotiateLocale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { encodeRouting, parseRouting } from '@tripwright/wire/rest-v1';
import type { ResolvedPlace } from '../request/index.ts';
import { type SoughtPlace, SourceProblem, type TripSource } from '../source/index.ts';

/** Language and clock of a {@link plannerSource}. */
export interface PlannerSourceOptions {
  /** BCP 47 tag for texts and names of requests without `locale`. */
  readonly locale: string;
  /** Unix seconds now. */
  readonly now: () => number;
}

/** A source that plans in this program. It answers as a server does: the query is parsed and the outcome encoded by the same code. */
export function plannerSource(planner: Planner, options: PlannerSourceOptions): TripSource {
  const localeOf = (query: URLSearchParams): string => query.get('locale') ?? options.locale;
  return {
    find: async (place) =>
      place.kind === 'stop' ? stopIn(planner, place, options) : placeIn(planner, place.text, options),
    zoneAt: async (place) => planner.regionAt(place)?.timezone ?? 'UTC',
    route: async (query, signal) => {
      const parsed = parseRouting(query, { now: options.now(), knowsStop: planner.knowsStop });
      if (!parsed.ok) {
        const problems = parsed.problems.map(({ name, reason }) => `${name}: ${reason}`);
        throw new SourceProblem('bad-request', problems.join('; '));
      }
      const { request, unit, advisories, explain } = parsed.value;
      const locale = negotiateLocale(localeOf(query));
      const outcome = await planner.plan(request, { explain, locale, ...(signal !== undefined && { signal }) });
      const regions = new Map(planner.regions().map((region) => [region.code, region]));
      return encodeRouting(outcome, { locale, unit, regions, advisories, explain });
    },
  };
}

function stopIn(
  planner: Planner,
  { code, region }: Extract<SoughtPlace, { kind: 'stop' }>,
  { locale }: PlannerSourceOptions,
): ResolvedPlace {
  const regions = region === undefined ? planner.regions().map((one) => one.code) : [region];
  for (const one of regions) {
    const stop = planner.stopPlace(one, code, locale);
    if (stop !== undefined) return { lat: stop.lat, lng: stop.lng, name: stop.name, streetName: '' };
  }
  throw new SourceProblem('no-stop', `There is no stop ${code}.`, code);
}

function placeIn(planner: Planner, text: string, { locale }: PlannerSourceOptions): ResolvedPlace {
  const found = planner.findPlaces({ text, locale });
  const best = found.find(({ isTyped }) => isTyped);
  if (best !== undefined) return { lat: best.lat, lng: best.lng, name: best.name, streetName: '' };
  const near = [...new Set(found.map(({ name }) => name))].slice(0, 3);
  throw new SourceProblem('no-place', `There is no place "${text}".`, text, near);
}
