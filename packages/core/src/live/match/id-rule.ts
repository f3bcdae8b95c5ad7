/** One declared difference between the ids of a realtime feed and those of its timetable. */
export type IdRule =
  | { readonly of: IdKind; readonly stripPrefix: string }
  | { readonly of: IdKind; readonly stripSuffix: string }
  /** Takes off a date at the end, `YYYYMMDD` or `YYYY-MM-DD`, with the sign before it. */
  | { readonly of: IdKind; readonly stripDate: true };

/** The kinds of identifiers that rules apply to. */
export type IdKind = 'trip' | 'route' | 'stop';

const DATE_AT_END = /[-_.:@#/ ]?\d{4}(-?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])$/;

/** An id in the form in which both sides are compared: every rule of its kind applied, in their order. An id never becomes empty. */
export function normaliseId(id: string, kind: IdKind, rules: readonly IdRule[]): string {
  let result = id;
  for (const rule of rules) {
    if (rule.of !== kind) continue;
    const next = applyRule(result, rule);
    if (next !== '') result = next;
  }
  return result;
}

function applyRule(id: string, rule: IdRule): string {
  if ('stripPrefix' in rule) return id.startsWith(rule.stripPrefix) ? id.slice(rule.stripPrefix.length) : id;
  if ('stripSuffix' in rule) return id.endsWith(rule.stripSuffix) ? id.slice(0, -rule.stripSuffix.length) : id;
  return id.replace(DATE_AT_END, '');
}
