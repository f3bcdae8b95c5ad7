import type { PlanOutcome } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { mergeSegment, type Segment } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { airports, landmarks } from '@tripwright/sample-city';
import { checkRouting } from '@tripwright/wire/conformance';
import { encodeRouting, parseRouting, type RoutingResponse } from '@tripwright/wire/rest-v1';
import { expect, vi } from 'vitest';
import { createProgram } from '../src/program.ts';
import type { ModeRow } from './mode-rows.ts';

/** A Wednesday during term. */
const DAY = '2026-05-06';

/** Requested departure of a row, Unix seconds. The city keeps universal time in summer. */
export const instantOf = ({ at = '10:00' }: ModeRow): number => Date.parse(`${DAY}T${at}:00Z`) / 1000;

const places = new Map([...airports, ...landmarks].map(({ id, lat, lng }) => [id, `${lat},${lng}`]));
const placeOf = (id: ModeRow['from']): string => places.get(id) ?? '';
const modesOf = ({ ask, mode }: ModeRow): readonly string[] => ask ?? [mode];

/** The output of `tripwright plan --json` for a row, run within this process. */
export async function planByCommand(row: ModeRow, data: string): Promise<RoutingResponse> {
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await createProgram().parseAsync([
      'node',
      'tripwright',
      ...['plan', '--data', data, '--json', '--modes', modesOf(row).join(','), '--locale', 'en'],
      ...['--from', placeOf(row.from), '--to', placeOf(row.to), '--depart', `${DAY}T${row.at ?? '10:00'}`],
    ]);
  } finally {
    out.mockRestore();
  }
  return checked(JSON.parse(printed));
}

/** The answer for a row in a language, by an open planner. */
export async function planInLocale(row: ModeRow, planner: Planner, locale: Locale): Promise<RoutingResponse> {
  const query = new URLSearchParams({ v: '11', from: `(${placeOf(row.from)})`, to: `(${placeOf(row.to)})`, locale });
  query.set('departAfter', String(instantOf(row)));
  for (const mode of modesOf(row)) query.append('modes', mode);
  const parsed = parseRouting(query, { now: Math.floor(Date.now() / 1000), knowsStop: planner.knowsStop });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const outcome: PlanOutcome = await planner.plan(parsed.value.request, { locale });
  const regions = new Map(planner.regions().map((region) => [region.code, region]));
  const { unit, advisories, explain } = parsed.value;
  return checked(encodeRouting(outcome, { locale, unit, regions, advisories, explain }));
}

function checked(body: unknown): RoutingResponse {
  expect(checkRouting(body)).toEqual([]);
  return body as RoutingResponse;
}

/** The first trip of the answer with the row's mode: its segments, and the segment of that mode. */
export function tripBy({ mode }: ModeRow, body: RoutingResponse) {
  const templates = new Map(body.segmentTemplates?.map((template) => [template.hashCode, template]));
  for (const trip of body.groups.flatMap(({ trips }) => trips)) {
    const segments = trip.segments.map((reference): Segment => {
      const template = templates.get(reference.segmentTemplateHashCode);
      if (template === undefined) throw new Error(`no template ${reference.segmentTemplateHashCode}`);
      return mergeSegment(reference, template);
    });
    const own =
      segments.find(({ modeInfo }) => coversMode(mode, modeInfo?.identifier ?? '')) ??
      segments.find(({ modeIdentifier }) => modeIdentifier === mode);
    if (own !== undefined) return { trip, segments, own };
  }
  throw new Error(`no trip by ${mode} among ${body.groups.length} groups`);
}
