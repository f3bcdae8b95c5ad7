import type { SegmentReferenceFields, SegmentTemplateFields } from '@tripwright/core/template';
import type { RoutingResponse, Trip } from '@tripwright/wire/rest-v1';
import { type FaultReport, place } from './fault.ts';
import type { Spot } from './line.ts';

/** A reference merged with its template (spec 2.4). */
export type WholeSegment = SegmentReferenceFields & SegmentTemplateFields;

/** A trip with its segments expanded. */
export interface WholeTrip {
  /** Its position in the answer, for reports. */
  readonly at: string;
  readonly group: number;
  readonly trip: Trip;
  readonly segments: readonly WholeSegment[];
}

/** An answer of `/v1/routing.json` as a client holds it. */
export interface WholeAnswer {
  readonly body: RoutingResponse;
  /** The trips by group. */
  readonly groups: readonly (readonly WholeTrip[])[];
}

/** Merges references with templates; a reference without a template and an unused template are faults. */
export function wholeAnswer(body: RoutingResponse, fault: FaultReport): WholeAnswer {
  const templates = new Map<number, SegmentTemplateFields>();
  for (const template of body.segmentTemplates) {
    if (templates.has(template.hashCode)) fault('template', '', `${template.hashCode} is there twice`);
    templates.set(template.hashCode, template);
  }
  const used = new Set<number>();
  const groups = body.groups.map((group, g) =>
    group.trips.map((trip, t): WholeTrip => {
      const at = place(g, t);
      const segments = trip.segments.flatMap((reference): WholeSegment[] => {
        const template = templates.get(reference.segmentTemplateHashCode);
        used.add(reference.segmentTemplateHashCode);
        if (template === undefined) {
          fault('template', at, `${reference.segmentTemplateHashCode} has no template`);
          return [];
        }
        return [{ ...template, ...reference }];
      });
      return { at, group: g, trip, segments };
    }),
  );
  for (const hash of templates.keys()) if (!used.has(hash)) fault('template', '', `${hash} is used by no trip`);
  return { body, groups };
}

/** The more specific mode of a segment. */
export function modeOf(segment: WholeSegment): string {
  return segment.modeInfo?.identifier ?? segment.modeIdentifier ?? '';
}

/** The place where a segment begins. */
export function startOf({ location, from }: WholeSegment): Spot | undefined {
  return location ?? from;
}

/** The place where a segment ends. */
export function endOf({ location, to }: WholeSegment): Spot | undefined {
  return location ?? to;
}

/** Whether the segment is walked or rolled. */
export function isWalk(segment: WholeSegment): boolean {
  return segment.type === 'unscheduled' && modeOf(segment).startsWith('wa_');
}
