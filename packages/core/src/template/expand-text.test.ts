import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandText, refreshText, textParts } from './expand-text.ts';
import { placeholders, placeholdersIn, placeholdersWithoutField } from './placeholders.ts';
import type { Segment } from './segment.ts';
import type { SegmentWords } from './segment-words.ts';

const words: SegmentWords = {
  locale: 'en',
  time: (seconds, timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(seconds * 1000)),
  duration: (seconds) => `${Math.round(seconds / 60)} min`,
  stops: (count) => (count === 1 ? '1 stop' : `${count} stops`),
  direction: (headsign) => `Direction: ${headsign}`,
  withoutTraffic: (seconds) => `${Math.round(seconds / 60)} min w/o traffic`,
  fromTo: (from, to) => `${from} → ${to}`,
};
const options = { timeZone: 'UTC' };
const NOON = Date.UTC(2026, 5, 1, 12) / 1000;

const ride: Segment = {
  type: 'scheduled',
  visibility: 'in summary',
  startTime: NOON,
  endTime: NOON + 14 * 60,
  serviceNumber: '12',
  serviceName: 'Harbour Line',
  serviceDirection: 'Old Town',
  startPlatform: 'Platform 5',
  platform: 'Platform 5',
  stops: 3,
  from: { lat: 1, lng: 2, name: 'Mill' },
  to: { lat: 1, lng: 3, address: '4 Quay Street' },
};
const bare: Segment = { type: 'unscheduled', visibility: 'in details', startTime: NOON, endTime: NOON + 300 };
const fill = (text: string, segment: Segment = ride) => expandText(text, segment, words, options);

test('a template that is filled again says what each segment has', () => {
  const template = 'Take <NUMBER> ⋅ <PLATFORM> ⋅ <DURATION>\n<DIRECTION>\n<STOPS>';
  const [whole, part] = ['Take 12 ⋅ Platform 5 ⋅ 14 min\nDirection: Old Town\n3 stops', 'Take ⋅ 5 min'];
  expect([fill(template), fill(template, bare), fill(template), fill(template, bare)]).toEqual([
    whole,
    part,
    whole,
    part,
  ]);
});

describe('each placeholder of spec 2.4', () => {
  test.each([
    ['<NUMBER>', '12'],
    ['<LINE_NAME>', 'Harbour Line'],
    ['<DIRECTION>', 'Direction: Old Town'],
    ['<LOCATIONS>', 'Mill → 4 Quay Street'],
    ['<PLATFORM>', 'Platform 5'],
    ['<STOPS>', '3 stops'],
    ['<TIME>', '12:00'],
    ['<DURATION>', '14 min'],
  ])('%s is filled', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  test('there are nine, and TIME and DURATION are the realtime ones', () => {
    expect(placeholders).toHaveLength(9);
    expect(placeholders.filter((row) => row.realtime).map((row) => row.name)).toEqual(['TIME', 'DURATION']);
  });

  test('one stop is singular, no stop gives no text', () => {
    expect(fill('<STOPS>', { ...ride, stops: 1 })).toBe('1 stop');
    expect(fill('<DURATION> ⋅ <STOPS>', { ...ride, stops: 0 })).toBe('14 min');
  });

  test('the time is local where the segment starts', () => {
    const inTokyo = { ...ride, from: { lat: 35, lng: 139, timezone: 'Asia/Tokyo' } };
    expect(fill('<TIME>: Take <NUMBER>', inTokyo)).toBe('21:00: Take 12');
    const waiting: Segment = { ...bare, type: 'stationary', location: { lat: 41, lng: -8, timezone: 'Europe/Lisbon' } };
    expect(fill('<TIME>', waiting)).toBe('13:00');
  });

  test('traffic is mentioned only when it costs more than a minute', () => {
    const drive = { ...bare, endTime: NOON + 20 * 60 };
    expect(fill('<TRAFFIC>', { ...drive, durationWithoutTraffic: 12 * 60 })).toBe('12 min w/o traffic');
    expect(fill('<DURATION>\n<TRAFFIC>', { ...drive, durationWithoutTraffic: 19 * 60 })).toBe('20 min');
    expect(fill('<DURATION>\n<TRAFFIC>', drive)).toBe('20 min');
  });

  test('older servers send only `platform`', () => {
    const { startPlatform: _, ...older } = ride;
    expect(fill('<PLATFORM>', older)).toBe('Platform 5');
  });

  test('a service without a number has the name of its product, else of its mode', () => {
    const noNumber = { ...ride, serviceNumber: '', modeInfo: { alt: 'Ferry', description: 'Island Hopper' } };
    expect(fill('Take <NUMBER>', noNumber)).toBe('Take Island Hopper');
    expect(fill('Take <NUMBER>', { ...noNumber, modeInfo: { alt: 'Ferry' } })).toBe('Take Ferry');
  });

  test('a segment that ends before it starts has no duration', () => {
    expect(fill('<DURATION> ⋅ 450 m', { ...bare, endTime: NOON - 60 })).toBe('450 m');
  });
});

describe('spacing and leftovers', () => {
  test('TL-8 a space is added when TIME directly follows NUMBER', () => {
    expect(fill('Take <NUMBER><TIME>')).toBe('Take 12 12:00');
    expect(fill('乘坐<NUMBER><TIME>')).toBe('乘坐12 12:00');
  });

  test('older templates put DURATION directly after a word', () => {
    expect(fill('Walk<DURATION>')).toBe('Walk 14 min');
    expect(fill('步行<DURATION>')).toBe('步行14 min');
  });

  test.each([
    ['<TIME>: Wait ', '12:00: Wait'],
    ['<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>', '5 min'],
    ['Take <NUMBER> ⋅ <PLATFORM>', 'Take'],
    ['<STOPS> ⋅ <DURATION> ⋅ <TRAFFIC>', '5 min'],
    ['a ⋅ <STOPS> ⋅ b', 'a ⋅ b'],
    ['<DURATION> ⋅ <STOPS> ⋅\u00A0Day ticket', '5 min ⋅\u00A0Day ticket'],
    ['<NUMBER>: Stay', 'Stay'],
    ['Line <NUMBER> to the harbour', 'Line to the harbour'],
    ['Ride (<STOPS>)', 'Ride'],
    ['call()', 'call()'],
    ['<STOPS>', ''],
  ])('%j without the values becomes %j', (text, expected) => {
    expect(fill(text, bare)).toBe(expected);
  });

  test('a lone < and unknown placeholders are ordinary text', () => {
    expect(fill('<100m ⋅ <DURATION>')).toBe('<100m ⋅ 14 min');
    expect(fill('<NEW_THING> at 3 > 2')).toBe('<NEW_THING> at 3 > 2');
  });

  test('tidying never changes values', () => {
    expect(fill('<NUMBER> ⋅ <STOPS>', { ...bare, serviceNumber: '⋅ 12  B <TIME>' })).toBe('⋅ 12  B <TIME>');
  });
});

const piece = fc.oneof(
  ...placeholders.map((row) => fc.constant<string>(row.token)),
  fc.constantFrom(' ⋅ ', ': ', '\n', ' ', 'Take ', '步行', '(', ')', '<100m', '⋅'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const templateText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const text = fc.option(fc.string({ maxLength: 6 }), { nil: undefined });
const anySegment: fc.Arbitrary<Segment> = fc
  .record({
    startTime: fc.integer({ min: NOON, max: NOON + 9999 }),
    endTime: fc.integer({ min: NOON, max: NOON + 9999 }),
    serviceNumber: text,
    serviceName: text,
    serviceDirection: text,
    startPlatform: text,
    stops: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  })
  .map((fields) => ({ ...bare, ...(fields as object) }) as Segment);

describe('laws', () => {
  test('the joined parts are the text, and the realtime parts are exactly TIME and DURATION', () => {
    fc.assert(
      fc.property(templateText, anySegment, (template, segment) => {
        const parts = textParts(template, segment, words, options);
        expect(parts.map((part) => part.text).join('')).toBe(expandText(template, segment, words, options));
        for (const part of parts) {
          expect(part.realtime).toBe(part.placeholder === 'TIME' || part.placeholder === 'DURATION');
        }
      }),
    );
  });

  test('where only times changed, refreshing equals expanding again', () => {
    fc.assert(
      fc.property(templateText, anySegment, fc.integer({ min: -900, max: 900 }), (template, segment, delay) => {
        const later = { ...segment, endTime: segment.endTime + delay };
        const refreshed = refreshText(template, textParts(template, segment, words, options), later, words, options);
        expect(refreshed).toEqual(textParts(template, later, words, options));
      }),
    );
  });

  test('no known placeholder remains, and tidying again changes nothing', () => {
    fc.assert(
      fc.property(templateText, (template) => {
        const once = expandText(template, bare, words, options);
        expect(placeholdersIn(once)).toEqual([]);
        expect(once).not.toMatch(/^[\s⋅]|[\s⋅]$|\n\n/);
      }),
    );
  });
});

test('refreshing keeps the other parts, as the same objects', () => {
  const template = '<TIME>: Take <NUMBER>';
  const before = textParts(template, ride, words, options);
  const renamed = { ...ride, startTime: NOON + 180, serviceNumber: '99' };
  const after = refreshText(template, before, renamed, words, options);
  expect(after.map((part) => part.text).join('')).toBe('12:03: Take 12');
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(after[2]).toBe(before[2]);
});

test('IT-25 a placeholder without its field in the segment is found', () => {
  expect(placeholdersWithoutField('<TIME>: Take <NUMBER>\n<PLATFORM>', bare)).toEqual(['<NUMBER>', '<PLATFORM>']);
  expect(placeholdersWithoutField('<LINE_NAME> <STOPS>', { ...ride, serviceName: '' })).toEqual([]);
});
