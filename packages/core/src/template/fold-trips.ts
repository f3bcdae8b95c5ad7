import { hashText, PlannerError } from '../base/index.ts';
import { canonicalJson, type OrderedCopies } from './canonical-json.ts';
import { mergeSegment, type Segment, type SegmentParts } from './segment.ts';
import type { SegmentReference, SegmentReferenceFields } from './segment-reference.ts';
import type { SegmentTemplate, SegmentTemplateFields } from './segment-template.ts';

/** Trips as sent on the wire: the references of each trip, and one list of templates for all of them. */
export interface FoldedTrips {
  /** `[trip][segment]`, in the order of the trips given to {@link foldTrips}. */
  readonly references: readonly (readonly SegmentReference[])[];
  /** One template per hash, in the order of their first reference. */
  readonly templates: readonly SegmentTemplate[];
}

/** The properties of templates. Every other property, known here or not, may vary with realtime data and stays in the reference. */
const SHARED: { readonly [K in keyof Required<SegmentTemplateFields>]: true } = {
  type: true,
  visibility: true,
  modeIdentifier: true,
  modeInfo: true,
  action: true,
  notes: true,
  mini: true,
  localCost: true,
  sources: true,
  hideExactTimes: true,
  terms: true,
  warnings: true,
  operatorInfo: true,
  geofences: true,
  mapTiles: true,
  from: true,
  to: true,
  travelDirection: true,
  stopCode: true,
  endStopCode: true,
  operator: true,
  serviceOperator: true,
  operatorID: true,
  isContinuation: true,
  shapes: true,
  smsNumber: true,
  smsMessage: true,
  metres: true,
  metresSafe: true,
  metresUnsafe: true,
  metresDismount: true,
  durationWithoutTraffic: true,
  'turn-by-turn': true,
  streets: true,
  location: true,
  isParking: true,
  hasCarParks: true,
  cost: true,
};

/** A template without its final hash. `occurrence` counts segments of equal content within a trip. */
interface Draft {
  readonly shared: SegmentTemplateFields;
  readonly canonical: string;
  readonly occurrence: number;
}

/**
 * Folds trips into references and shared templates, the inverse of {@link expandTrips} (correctness IT-24).
 *
 * Segments share a template if and only if all their shared properties are equal. The hash of a template depends on that content alone, so
 * it is the same in every request, after a restart, on every server and for all realtime data. A trip never refers to one template twice,
 * because a deployed client fails on that: the second equal segment of a trip gets a twin template with a hash of its own, which other
 * trips may share. Different contents with one hash are moved apart by a rule that does not depend on the order of trips.
 */
export function foldTrips(trips: readonly (readonly Segment[])[]): FoldedTrips {
  return foldParts(trips.map((trip) => trip.map(split)));
}

/** {@link foldTrips} of segments that were made in two parts. */
export function foldParts(trips: readonly (readonly SegmentParts[])[]): FoldedTrips {
  const drafts: Draft[] = [];
  // The texts are long, so each is looked up only once; drafts are then compared by identity.
  const twinsOf = new Map<string, Draft[]>();
  const copies: OrderedCopies = new Map();
  const plans = trips.map((trip) => {
    const seen = new Map<readonly Draft[], number>();
    return trip.map(({ shared, own }) => {
      const canonical = canonicalJson(shared, copies);
      let twins = twinsOf.get(canonical);
      if (twins === undefined) {
        twins = [];
        twinsOf.set(canonical, twins);
      }
      const occurrence = seen.get(twins) ?? 0;
      seen.set(twins, occurrence + 1);
      let draft = twins[occurrence];
      if (draft === undefined) {
        draft = { shared, canonical, occurrence };
        twins.push(draft);
        drafts.push(draft);
      }
      return { draft, own };
    });
  });
  const hashes = assignHashes(drafts);
  return {
    references: plans.map((plan) =>
      plan.map(
        ({ draft, own }): SegmentReference => ({ segmentTemplateHashCode: hashes.get(draft) as number, ...own }),
      ),
    ),
    templates: drafts.map((draft) => ({ hashCode: hashes.get(draft) as number, ...draft.shared })),
  };
}

/**
 * Rebuilds the segments of every trip, the inverse of {@link foldTrips}.
 * @throws PlannerError `input-unusable` where a reference names a missing template
 */
export function expandTrips(folded: FoldedTrips): readonly (readonly Segment[])[] {
  const templates = new Map(folded.templates.map((template) => [template.hashCode, template]));
  return folded.references.map((trip, tripNumber) =>
    trip.map((reference, position) => {
      const template = templates.get(reference.segmentTemplateHashCode);
      if (template === undefined) {
        throw new PlannerError(
          'input-unusable',
          `Segment ${position} of trip ${tripNumber} refers to segment template ${reference.segmentTemplateHashCode}, which is not in segmentTemplates`,
        );
      }
      return mergeSegment(reference, template);
    }),
  );
}

function split(segment: Segment): SegmentParts {
  const shared: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(segment)) {
    if (value === undefined) continue;
    if (Object.hasOwn(SHARED, key)) shared[key] = value;
    else own[key] = value;
  }
  return { shared: shared as unknown as SegmentTemplateFields, own: own as unknown as SegmentReferenceFields };
}

/**
 * Every draft first gets the hash of its content, seeded with its occurrence. Of several drafts with one hash, the first in text order
 * keeps it and the others try further seeds. Zero is never used, because some clients take it for a missing hash.
 */
function assignHashes(drafts: readonly Draft[]): ReadonlyMap<Draft, number> {
  const wanting = new Map<number, Draft[]>();
  for (const draft of drafts) {
    const hash = hashText(draft.canonical, draft.occurrence);
    const others = wanting.get(hash);
    if (others === undefined) wanting.set(hash, [draft]);
    else others.push(draft);
  }
  const hashes = new Map<Draft, number>();
  const taken = new Set<number>([0]);
  const losers: Draft[] = [];
  for (const [hash, rivals] of wanting) {
    if (rivals.length > 1) rivals.sort(inTextOrder);
    const winner = hash === 0 ? undefined : rivals.shift();
    if (winner !== undefined) {
      hashes.set(winner, hash);
      taken.add(hash);
    }
    losers.push(...rivals);
  }
  for (const draft of losers.sort(inTextOrder)) {
    let hash = 0;
    // Seeds beyond every occurrence within a trip.
    for (let seed = 0x10000 + draft.occurrence; taken.has(hash); seed += 0x10000)
      hash = hashText(draft.canonical, seed);
    hashes.set(draft, hash);
    taken.add(hash);
  }
  return hashes;
}

function inTextOrder(a: Draft, b: Draft): number {
  return `${a.occurrence}${a.canonical}` < `${b.occurrence}${b.canonical}` ? -1 : 1;
}
