import type { SegmentReference, SegmentReferenceFields } from './segment-reference.ts';
import type { SegmentTemplate, SegmentTemplateFields } from './segment-template.ts';

/** A whole segment: the properties of its reference and its template, without the two hash codes that join them. */
export interface Segment extends SegmentReferenceFields, SegmentTemplateFields {}

/** A segment in the two parts that go to its reference and to its template. */
export interface SegmentParts {
  readonly own: SegmentReferenceFields;
  readonly shared: SegmentTemplateFields;
}

/**
 * Merges a reference with its template (spec 2.4). The reference overrides the template, because it belongs to this trip. Unknown keys of a
 * newer server are kept.
 */
export function mergeSegment(reference: SegmentReference, template: SegmentTemplate): Segment {
  const { hashCode: _shared, ...shared } = template;
  const { segmentTemplateHashCode: _own, ...own } = reference;
  return { ...shared, ...own };
}
