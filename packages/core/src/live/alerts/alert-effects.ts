import type { LiveAlert } from '../snapshot/live-snapshot.ts';

/** Whether searches avoid what the alert names: it says that nothing runs there, and its source may change searches. */
export function closesService({ alert, policy }: LiveAlert): boolean {
  return policy === 'affect' && alert.effect === 'NO_SERVICE';
}

/** Whether the alert is about a lift, an escalator or another way that wheelchairs need. */
export function isAccessibilityIssue({ alert, targets }: LiveAlert): boolean {
  return alert.effect === 'ACCESSIBILITY_ISSUE' || targets.some(({ pathway }) => pathway !== undefined);
}

/**
 * Whether searches for wheelchairs avoid what the alert names. A pathway is blocked whatever the effect: an alert, or the table of its operator, names
 * one to say so.
 */
export function blocksWheelchairs(alert: LiveAlert): boolean {
  return alert.policy === 'affect' && isAccessibilityIssue(alert);
}
