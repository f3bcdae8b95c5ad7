import type { SegmentReference, SegmentReferenceFields } from './segment-reference.ts';
import type { SegmentTemplate, SegmentTemplateFields } from './segment-template.ts';

/** One whole segment: what its reference and its template say together, without the two hash codes that only join them. */
export interface Segment extends SegmentReferenceFields, SegmentTemplateFields {}

/**
 * Joins a reference with its template (spec 2.4). Where both speak, the reference wins: it is the one that knows this trip.
 * Keys that are unknown here (a newer server's) are carried over.
 */
export function mergeSegment(reference: SegmentReference, template: SegmentTemplate): Segment {
  const { hashCode: _shared, ...shared } = template;
  const { segmentTemplateHashCode: _own, ...own } = reference;
  return { ...shared, ...own };
}
