import type { DatasetFacts } from './dataset-facts.ts';

/** A reason not to serve a dataset in the place of another. */
export interface SwapRule {
  readonly name: string;
  /** What the rule guards against, for operators. */
  readonly why: string;
  /** What is wrong, in English; undefined = nothing. @param today number of the day in the region */
  readonly finds: (old: DatasetFacts, next: DatasetFacts, today: number) => string | undefined;
}

/** Less than this share of stops, streets, modes or answered canary queries is no change of a timetable. */
const LEAST_SHARE = 0.5;

/** What a new dataset has to keep of the one that is served. The rules look for datasets that are whole and wrong; damaged ones are never opened. */
export const SWAP_RULES: readonly SwapRule[] = [
  {
    name: 'trips',
    why: 'a publisher has put an empty timetable in the place of the real one',
    finds: (old, next) => (old.trips > 0 && next.trips === 0 ? `it has no trips, in place of ${old.trips}` : undefined),
  },
  {
    name: 'dates',
    why: 'an old feed was built again; every departure would be missing from today on',
    finds: (old, next, today) =>
      (old.lastDay ?? -1) >= today && (next.lastDay ?? -1) < today ? 'its service has ended before today' : undefined,
  },
  {
    name: 'stops',
    why: 'lines change from month to month, half of the stops do not; a feed was left out, or cut short where it was downloaded',
    finds: (old, next) => shortOf('stops', old.stops, next.stops),
  },
  {
    name: 'streets',
    why: 'the extract was left out, or is of another place',
    finds: (old, next) => shortOf('street edges', old.streets, next.streets),
  },
  {
    name: 'modes',
    why: 'sources besides the timetable (shared vehicles, providers, streets) were left out',
    finds: (old, next) =>
      shortOf('of the modes', old.modes.length, old.modes.filter((mode) => next.modes.includes(mode)).length),
  },
  {
    name: 'canary',
    why: 'the dataset opens and answers nothing: times, calendars or links between stops and streets are wrong',
    finds: (old, next) =>
      shortOf(
        'of the canary queries that are answered now',
        old.answered.size,
        [...old.answered].filter((query) => next.answered.has(query)).length,
      ),
  },
];

/** Why a dataset must not take the place of another, one sentence for each rule that it breaks. Empty = it may. */
export function objections(old: DatasetFacts, next: DatasetFacts, today: number): string[] {
  return SWAP_RULES.flatMap(({ finds }) => finds(old, next, today) ?? []);
}

function shortOf(what: string, old: number, next: number): string | undefined {
  return next < old * LEAST_SHARE ? `it has ${next} ${what}, in place of ${old}` : undefined;
}
