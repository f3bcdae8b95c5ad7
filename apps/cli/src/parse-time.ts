import { instantOfLocal, PlannerError, parseDay } from '@tripwright/core/base';

/**
 * Parses ISO 8601 or Unix seconds. A time without an offset is local to the given zone.
 * @returns Unix seconds
 * @throws PlannerError `bad-usage`
 */
export function parseTime(option: string, text: string, zone: string): number {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  const day = match?.[1] === undefined ? undefined : parseDay(match[1]);
  const [hour, minute, second] = [Number(match?.[2]), Number(match?.[3]), Number(match?.[4] ?? 0)];
  if (match === null || day === undefined || !(hour <= 23 && minute <= 59 && second <= 59)) {
    throw new PlannerError(
      'bad-usage',
      `${option} ${text} is not a time: write 2026-05-04T08:15 (local), 2026-05-04T08:15+02:00, or Unix seconds.`,
    );
  }
  const local = day * 86_400 + hour * 3600 + minute * 60 + second;
  const offset = match[5];
  if (offset === undefined) return instantOfLocal(local, zone);
  if (offset === 'Z') return local;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return local - (offset.startsWith('-') ? -1 : 1) * minutes * 60;
}
