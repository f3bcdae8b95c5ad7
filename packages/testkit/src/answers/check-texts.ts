import type { FaultReport } from './fault.ts';
import type { WholeSegment, WholeTrip } from './whole-answer.ts';

/** The fields that fill each placeholder (spec 2.4); one of them is enough. */
const FIELDS: Readonly<Record<string, readonly (keyof WholeSegment)[]>> = {
  '<NUMBER>': ['serviceNumber'],
  '<LINE_NAME>': ['serviceName'],
  '<DIRECTION>': ['serviceDirection'],
  '<LOCATIONS>': ['from', 'to'],
  '<PLATFORM>': ['platform', 'startPlatform'],
  '<STOPS>': ['stops'],
  '<TIME>': ['startTime'],
  '<DURATION>': ['endTime'],
  '<TRAFFIC>': ['durationWithoutTraffic'],
};

/** Every segment has texts, every placeholder in them has a field, and nothing else looks like a placeholder. */
export function checkTexts({ at, segments }: WholeTrip, fault: FaultReport): void {
  segments.forEach((segment, i) => {
    const where = `${at}.segments[${i}]`;
    if (segment.action === undefined || segment.action === '') fault('texts', where, 'has no action');
    if (segment.modeInfo?.alt === undefined || segment.modeInfo.alt === '')
      fault('texts', where, 'has no name of its mode');
    const { mini } = segment;
    for (const text of [segment.action, segment.notes, mini?.instruction, mini?.mainValue, mini?.description]) {
      if (text === undefined) continue;
      if (/\b(?:undefined|null|NaN)\b/.test(text)) fault('texts', where, `"${text}"`);
      for (const [token] of text.matchAll(/<[A-Z_]+>/g)) {
        const fields = FIELDS[token];
        if (fields === undefined) fault('texts', where, `${token} is no placeholder`);
        else if (fields.every((field) => segment[field] === undefined)) fault('texts', where, `${token} has no field`);
        else if (token === '<PLATFORM>' && fields.every((field) => (segment[field] ?? '') === ''))
          fault('texts', where, `${token} is empty`);
      }
    }
  });
}
