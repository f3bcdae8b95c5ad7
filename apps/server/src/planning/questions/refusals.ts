import { nearestName } from '@tripwright/core/base';
import type { PlanOutcome } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { type Locale, phrases } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { ERROR_CODES, liveMembers, type Problem, problemsBody } from '@tripwright/wire/rest-v1';
import type { QuestionAnswer } from './question.ts';

/** An answer with a JSON body. */
export function answered(body: unknown, status = 200): QuestionAnswer {
  return { status, text: JSON.stringify(body) };
}

/** The refusal of a malformed request. */
export function refused(problems: readonly Problem[]): QuestionAnswer {
  return answered(problemsBody(problems), 400);
}

/** The refusal of a name that the data do not have. @param known names of which the nearest is suggested */
export function refusedName(
  parameter: string,
  name: string,
  what: string,
  known: Iterable<string> = [],
): QuestionAnswer {
  const near = nearestName(name, [...known]);
  const suggestion = near === undefined || near === '' ? '' : `; did you mean ${near}?`;
  const shown = name.length > 60 ? `${name.slice(0, 57)}...` : name;
  return refused([{ name: parameter, kind: 'invalid', reason: `"${shown}" is not ${what}${suggestion}` }]);
}

/** The region of a request, or the refusal where this server does not have it. */
export function regionOf(
  planner: Planner,
  code: string,
  realtime: 'live' | 'scheduled',
  locale: Locale,
  parameter = 'region',
): Region | QuestionAnswer {
  return planner.region(code, realtime) ?? unknownRegion(planner, code, locale, parameter);
}

/** The refusal of a region that this server does not have: error code 1401. @param parameter where the request names it */
export function unknownRegion(planner: Planner, code: string, locale: Locale, parameter = 'region'): QuestionAnswer {
  const known = planner.regions().map((region) => region.code);
  const shown = code.length > 60 ? `${code.slice(0, 57)}...` : code;
  const error = phrases(locale).say('refusal.unknown-region', { region: shown });
  const expected = known.length === 0 ? 'none, as no data is loaded' : known.join(' or ');
  const reason = `"${shown}" is not a region here; expected ${expected}`;
  return answered(
    { error, errorCode: ERROR_CODES.regionNotHere, usererror: false, invalid: [{ name: parameter, reason }] },
    400,
  );
}

/** Whether a value is a refusal. */
export function isRefusal(value: Region | QuestionAnswer): value is QuestionAnswer {
  return 'status' in value;
}

/** The alerts behind boards and services, each once, as the member `alerts`, and the snapshot that their times come from. */
export function liveMembersOf(
  planner: Planner,
  live: PlanOutcome['live'],
  region: string,
  locale: Locale,
): ReturnType<typeof liveMembers> {
  const regions = new Map(planner.regions().map((each) => [each.code, each]));
  return liveMembers({ ...(live && { live }), regions: [region] }, { locale, unit: 'metric', regions });
}
