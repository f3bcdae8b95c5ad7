import type { Advisory } from '@tripwright/core/model';
import { findModeFamily, MODES } from '@tripwright/core/modes';
import { ERROR_CODES } from './error-codes.ts';
import { shorten } from './parse-coordinate.ts';
import { parseModeList } from './parse-mode-list.ts';
import type { Problem } from './problem.ts';
import { REQUEST_LIMITS } from './request-limits.ts';

const WAITING = /^etwt(?:\[(.*)\])?$/;
const EMISSIONS = /^co2\[(.*)\]$/;
const HAILED: readonly string[] = MODES.filter(({ travel }) => travel.hailed).map(({ id }) => id);

/** More factors than modes exist are a mistake, and each unknown mode costs a search for the nearest one. */
const MOST_EMISSIONS = 100;

/** The values of the parameters with a mode in their name. */
export interface ModeParameters {
  /** Expected seconds of waiting by mode. A plain `etwt` applies to all taxi-like modes. */
  readonly waitSeconds: ReadonlyMap<string, number>;
  /** Kilograms of CO₂ per kilometre by mode. */
  readonly emissions: ReadonlyMap<string, number>;
  /** Advisories about unknown modes. */
  readonly advisories: readonly Advisory[];
}

/** Parses the parameters with a mode in their name: expected waiting times (error code 1404) and emission factors. */
export function parseModeParameters(query: URLSearchParams, problems: Problem[]): ModeParameters {
  const waits = new Map<string, number>();
  const emissions = new Map<string, number>();
  const advisories: Advisory[] = [];
  const named = [...query.keys()].filter((name) => EMISSIONS.test(name)).length;
  if (named > MOST_EMISSIONS) {
    const reason = `is given for ${named} modes; expected at most ${MOST_EMISSIONS}`;
    problems.push({ name: 'co2', kind: 'invalid', reason });
    return { waitSeconds: waits, emissions, advisories };
  }
  for (const [name, value] of query) {
    const waiting = WAITING.exec(name);
    const emitted = EMISSIONS.exec(name);
    if (waiting === null && emitted === null) continue;
    const parameter = shorten(name);
    const hailed = waiting?.[1];
    if (hailed !== undefined && findModeFamily(hailed)?.travel.hailed !== true) {
      const valid = HAILED.map((id) => `etwt[${id}]`);
      const reason = `does not name a taxi-like mode; expected one of ${valid.join(', ')}`;
      problems.push({ name: parameter, kind: 'invalid', reason, code: ERROR_CODES.badTaxiIdentifier });
    }
    if (!/^\s*(?:\d+\.?\d*|\.\d+)\s*$/.test(value)) {
      const unit = emitted === null ? 'a number of minutes' : 'a number of grams per kilometre';
      problems.push({ name: parameter, kind: 'invalid', reason: `"${shorten(value)}" is not ${unit}, 0 or more` });
      continue;
    }
    if (emitted !== null) {
      const list = parseModeList(parameter, [emitted[1] as string]);
      problems.push(...list.problems);
      advisories.push(...list.advisories);
      for (const mode of list.modes) emissions.set(mode, Math.min(Number(value), REQUEST_LIMITS.maxGramsPerKm) / 1000);
    }
    if (waiting === null) continue;
    const seconds = Math.round(Math.min(Number(value), REQUEST_LIMITS.maxWaitMinutes) * 60);
    const asked = hailed === undefined ? HAILED.filter((mode) => !waits.has(mode)) : [hailed];
    for (const mode of asked) waits.set(mode, seconds);
  }
  return { waitSeconds: waits, emissions, advisories };
}
