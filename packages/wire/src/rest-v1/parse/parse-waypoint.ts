import { type PlanRequest, planRequest } from '@tripwright/core/model';
import { z } from 'zod';
import { identifier, regionCode, unixSeconds } from './body-fields.ts';
import { parseCoordinate } from './parse-coordinate.ts';
import { parseModeList } from './parse-mode-list.ts';
import { type Parsed, type Problem, problemsOf } from './problem.ts';

/** Each segment is a search of its own. */
const MOST_SEGMENTS = 12;

const time = unixSeconds.optional().meta({ description: 'Unix seconds.' });
const modes = z.union([z.string(), z.array(z.string())], 'is not a list of mode identifiers');
const degrees = (most: number) =>
  z.number('is not a number').min(-most, `is less than ${-most}`).max(most, `is more than ${most}`);

/** Body of POST `/v1/waypoint.json` (wire-format.md section 14). Unknown keys are ignored. */
export const waypointRequestSchema = z.object({
  config: z
    .object(
      { v: z.number('is not a number').optional(), wheelchair: z.boolean('is not true or false').optional() },
      'is not an object',
    )
    .optional(),
  segments: z
    .array(
      z.object(
        {
          start: identifier.meta({ description: '(<lat>,<lng>) or the code of a stop.' }),
          end: identifier.meta({ description: '(<lat>,<lng>) or the code of a stop.' }),
          modes: modes.meta({ description: 'Modes of this segment; the best trip with any of them is taken.' }),
          region: regionCode.optional(),
          startTime: time,
          endTime: time,
          serviceTripID: identifier
            .optional()
            .meta({ description: 'The service to ride; start and end are stops then.' }),
          operatorID: z.string('is not text').optional(),
          operator: z.string('is not text').optional(),
        },
        'is not an object',
      ),
      'is not a list',
    )
    .max(MOST_SEGMENTS, `has more than ${MOST_SEGMENTS} entries`)
    .optional(),
  waypoints: z
    .array(
      z.object(
        { lat: degrees(90), lng: degrees(180), mode: z.string('is not a mode identifier').optional(), time },
        'is not an object',
      ),
      'is not a list',
    )
    .max(MOST_SEGMENTS + 1, `has more than ${MOST_SEGMENTS + 1} entries`)
    .optional()
    .meta({ description: 'In place of segments: places, each with the mode to the next one.' }),
  leaveAt: time,
});

type End = { readonly lat: number; readonly lng: number } | { readonly code: string };

/** A parsed request for a trip along waypoints. */
export interface WaypointQuery {
  /** Undefined: that of the first place. */
  readonly region: string | undefined;
  readonly segments: readonly {
    readonly start: End;
    readonly end: End;
    readonly modes: readonly string[];
    readonly startTime: number | undefined;
    readonly serviceTripId: string | undefined;
  }[];
  readonly leaveAt: number;
  readonly request: PlanRequest;
}

/** Parses the body of POST `/v1/waypoint.json`. Never throws; all problems are reported at once. @param now Unix seconds */
export function parseWaypoint(body: unknown, now: number): Parsed<WaypointQuery> {
  const parsed = waypointRequestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, body) };
  const { segments = [], waypoints = [], leaveAt = now, config } = parsed.data;
  const problems: Problem[] = [];
  const modesOf = (name: string, given: string | readonly string[]): readonly string[] => {
    const texts = (typeof given === 'string' ? [given] : given).flatMap((text) => text.split(','));
    const list = parseModeList(
      name,
      texts.map((text) => text.trim()).filter((text) => text !== ''),
    );
    problems.push(...list.problems);
    if (list.problems.length === 0 && list.modes.length === 0)
      problems.push({ name, kind: 'invalid', reason: 'names no mode that is known, such as pt_pub or wa_wal' });
    return list.modes;
  };
  const parts = segments.map((segment, i) => ({
    start: endOf(segment.start),
    end: endOf(segment.end),
    modes: modesOf(`segments[${i}].modes`, segment.modes),
    startTime: segment.startTime,
    serviceTripId: segment.serviceTripID,
  }));
  const steps = waypoints.slice(1).map((to, i) => {
    const from = waypoints[i] as (typeof waypoints)[number];
    return {
      start: { lat: from.lat, lng: from.lng },
      end: { lat: to.lat, lng: to.lng },
      modes: modesOf(`waypoints[${i}].mode`, from.mode ?? to.mode ?? ''),
      startTime: from.time,
      serviceTripId: undefined,
    };
  });
  const all = parts.length > 0 ? parts : steps;
  const [first] = all;
  if (first === undefined && problems.length === 0) {
    const reason = 'give at least one segment, or two waypoints';
    problems.push({ name: waypoints.length > 0 ? 'waypoints' : 'segments', kind: 'missing', reason });
  }
  if (problems.length > 0 || first === undefined) return { ok: false, problems: problems.slice(0, 20) };
  const nowhere = { lat: 0, lng: 0, address: '', streetName: '' };
  const placed = (end: End | undefined): PlanRequest['from'] =>
    end === undefined || 'code' in end ? nowhere : { ...nowhere, lat: end.lat, lng: end.lng };
  return {
    ok: true,
    value: {
      region: segments[0]?.region,
      segments: all,
      leaveAt,
      request: planRequest({
        from: placed(first.start),
        to: placed(all.at(-1)?.end),
        when: { departAfter: first.startTime ?? leaveAt, arriveBefore: undefined },
        modes: [...new Set(all.flatMap((segment) => segment.modes))],
        wheelchair: config?.wheelchair,
      }),
    },
  };
}

function endOf(text: string): End {
  const place = parseCoordinate(text);
  return 'reason' in place ? { code: text } : { lat: place.lat, lng: place.lng };
}
