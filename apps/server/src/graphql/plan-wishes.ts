import type { Advisory, CyclingWay, PlanRequestInput, RideLimits } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import { clampWeight, limitModes, type ModeList, REQUEST_LIMITS } from '@tripwright/wire/rest-v1';
import type {
  CyclingWay as CyclingWayName,
  FieldProblem,
  LimitsInput,
  ModeLimitInput,
  NameLimitInput,
  PlanInputField,
  WishesInput,
} from './__generated__/resolver-types.ts';
import { problem } from './field-problem.ts';

const { maxListEntries, maxMinutes, maxWaitMinutes, maxGramsPerKm } = REQUEST_LIMITS;
const LEAST_KMH = inKmh(REQUEST_LIMITS.minSpeed);
const MOST_KMH = {
  walkingSpeed: inKmh(REQUEST_LIMITS.maxWalkingSpeed),
  cyclingSpeed: inKmh(REQUEST_LIMITS.maxCyclingSpeed),
} as const;
const CYCLING: Readonly<Record<CyclingWayName, CyclingWay>> = {
  BEST: 'best',
  SHORTEST: 'shortest',
  FRIENDLIEST: 'friendliest',
};

/** Reads a list of modes; its problems become problems of a field. */
export type ReadModes = (values: readonly string[], field: PlanInputField) => ModeList;

/** The limits of a request, as parts of the model's request. */
export function readLimits(
  modes: readonly string[],
  input: LimitsInput | null | undefined,
  readModes: ReadModes,
  fields: FieldProblem[],
): {
  readonly request: Pick<PlanRequestInput, 'modes' | 'avoidModes' | 'rides' | 'driveToTheDoor'>;
  readonly advisories: readonly Advisory[];
} {
  const listOf = (limit: ModeLimitInput | null | undefined, side: 'never' | 'only'): ModeList =>
    readModes(limit?.[side] ?? [], 'LIMITS');
  const [never, only] = [listOf(input?.modes, 'never'), listOf(input?.modes, 'only')];
  const names = (limit: NameLimitInput | null | undefined, side: 'never' | 'only'): readonly string[] =>
    limit?.[side] ?? [];
  const rides: RideLimits = {
    neverOperators: names(input?.operators, 'never'),
    onlyOperators: names(input?.operators, 'only'),
    neverAuthorities: names(input?.authorities, 'never'),
    onlyAuthorities: names(input?.authorities, 'only'),
    neverFeeds: names(input?.feeds, 'never'),
    onlyFeeds: names(input?.feeds, 'only'),
    alwaysLines: input?.alwaysLines ?? [],
  };
  const count = Object.values(rides).flat().length;
  if (count > maxListEntries)
    fields.push(problem('LIMITS', null, `Holds ${count} names; expected at most ${maxListEntries}.`));
  const limited = limitModes(modes, [], never.modes, only.modes);
  return {
    request: {
      modes: limited.modes,
      avoidModes: limited.avoidModes,
      driveToTheDoor: limited.driveToTheDoor,
      rides,
    },
    advisories: [...never.advisories, ...only.advisories],
  };
}

/** The wishes of a request, as parts of the model's request. */
export function readWishes(
  input: WishesInput | null | undefined,
  readModes: ReadModes,
  fields: FieldProblem[],
): { readonly request: Omit<PlanRequestInput, 'from' | 'to'>; readonly advisories: readonly Advisory[] } {
  const advisories: Advisory[] = [];
  const refuse = (value: number, message: string): void => {
    fields.push(problem('WISHES', String(value), message));
  };
  const speed = (name: 'walkingSpeed' | 'cyclingSpeed'): number | undefined => {
    const kmh = input?.[name];
    if (kmh === undefined) return undefined;
    if (!(kmh >= LEAST_KMH && kmh <= MOST_KMH[name]))
      refuse(kmh, `The ${name} lies outside ${LEAST_KMH} to ${MOST_KMH[name]} km/h.`);
    return kmh / 3.6;
  };
  const within = (seconds: number | null | undefined, name: string, most: number): number | undefined => {
    if (seconds === undefined || seconds === null) return undefined;
    if (!(seconds >= 0 && seconds <= most)) refuse(seconds, `The ${name} lies outside 0 to ${most} seconds.`);
    return Math.round(seconds);
  };
  const waits = new Map<string, number>();
  for (const { mode, wait } of input?.waits ?? []) {
    const seconds = within(wait, 'wait', maxWaitMinutes * 60);
    if (findModeFamily(mode)?.travel.hailed !== true)
      fields.push(
        problem('WISHES', mode, `"${mode}" does not name a mode that comes when called.`, ['ps_tax', 'ps_tnc']),
      );
    else if (seconds !== undefined) waits.set(mode, seconds);
  }
  const emissions = new Map<string, number>();
  for (const { mode, gramsPerKilometre } of input?.emissions ?? []) {
    if (!(gramsPerKilometre >= 0 && gramsPerKilometre <= maxGramsPerKm))
      refuse(gramsPerKilometre, `The emissions lie outside 0 to ${maxGramsPerKm} grams.`);
    const list = readModes([mode], 'WISHES');
    advisories.push(...list.advisories);
    for (const known of list.modes) emissions.set(known, gramsPerKilometre / 1000);
  }
  const weights = input?.weights ?? undefined;
  const cycling = [...new Set(input?.cycling ?? [])].map((kind) => CYCLING[kind]);
  const request = {
    walkMetresPerSecond: speed('walkingSpeed'),
    cycleMetresPerSecond: speed('cyclingSpeed'),
    maxWalkSeconds: within(input?.mostWalking, 'mostWalking', maxMinutes * 60),
    minTransferSeconds: within(input?.changeTime, 'changeTime', maxMinutes * 60),
    weights: weights && {
      price: clampWeight(weights.price),
      environment: clampWeight(weights.environment),
      duration: clampWeight(weights.duration),
      convenience: clampWeight(weights.convenience),
    },
    bestOnly: input?.bestOnly,
    // In GraphQL the stops of a ride are a field of their own.
    includeStops: false,
    concession: input?.concession,
    vehiclesAboard: input?.vehiclesAboard,
    cycling,
    waitSeconds: waits,
    emissions,
  };
  return { request, advisories };
}

/** Converts km/h to metres per second, rounded to 0.01 km/h. */
function inKmh(metresPerSecond: number): number {
  return Math.round(metresPerSecond * 360) / 100;
}
