import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePolyline, lengthMetres } from '@tripwright/core/geo';
import { expandText, type Segment } from '@tripwright/core/template';
import { LANGUAGES, LOCALES, type Locale, segmentWords } from '@tripwright/core/text';
import { readRegion } from '@tripwright/feeds/artefact';
import { createPlanner, type Planner } from '@tripwright/planner';
import { place } from '@tripwright/sample-city';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';
import { groupRows, modeRows, type Span } from './mode-rows.ts';
import { instantOf, planByCommand, planInLocale, tripBy } from './plan-row.ts';

const data = mkdtempSync(join(tmpdir(), 'tripwright-modes-'));
const SPEC = new URL('../../../docs/spec.md', import.meta.url);
let planner: Planner;

beforeAll(async () => {
  await ensureSampleCity(data);
  planner = createPlanner([await readRegion(data, place.regionCode)]);
  // Two days before the journeys, so that everything can still be booked.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(data, { recursive: true, force: true });
});

const expectWithin = ([least, most]: Span, value: number | undefined, what: string): void => {
  expect(value, what).toBeGreaterThanOrEqual(least);
  expect(value, what).toBeLessThanOrEqual(most);
};

/** Length in metres of a segment that moves. */
function metresOf({ metres, shapes }: Segment): number {
  if (metres !== undefined) return metres;
  const travelled = shapes?.find((shape) => shape.travelled);
  return lengthMetres(decodePolyline(travelled?.encodedWaypoints ?? ''));
}

/** Expects no text of a segment to be empty, unfilled or untidy. @returns its action and the name of its mode */
function expectTidyTexts(segment: Segment, locale: Locale): string {
  const { action = '', notes = '', mini, modeInfo } = segment;
  const fill = (text: string): string => expandText(text, segment, segmentWords(locale), { timeZone: place.timeZone });
  const texts = { action: fill(action), notes: fill(notes), mini: fill(mini?.instruction ?? '') };
  const about = `${locale} ${modeInfo?.identifier}`;
  for (const [name, text] of Object.entries({ ...texts, mode: modeInfo?.alt.trim() })) {
    expect(text, `${about}: ${name}`).not.toBe('');
  }
  for (const text of [...Object.values(texts), fill(mini?.mainValue ?? ''), fill(mini?.description ?? '')]) {
    expect(text, about).not.toMatch(/[<>{}]|undefined|NaN|null|\s{2}|^\s|\s$|⋅\s*$|⋅\s*⋅/m);
  }
  return `${texts.action} | ${modeInfo?.alt}`;
}

describe('the table of mode identifiers (spec 2.2), travelled in the sample city', () => {
  test('every row of the table is in the list', () => {
    const spec = readFileSync(SPEC, 'utf8');
    const table = spec.slice(spec.indexOf('Known identifiers:'), spec.indexOf('### 2.3'));
    const identifiers = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, id]) => id);
    expect(identifiers.length).toBeGreaterThan(40);
    const listed = modeRows.map(({ mode, row }) => row ?? mode);
    expect(listed).toEqual(identifiers);
  });

  test.each([...modeRows, ...groupRows])('$mode from $from to $to', async (row) => {
    const { trip, segments, own } = tripBy(row, await planByCommand(row, data));
    const requested = instantOf(row);
    expect(trip.availability).toBe('AVAILABLE');

    // Times: after the requested one, without gaps, at plausible speeds.
    expectWithin([0, 90], (trip.depart - requested) / 60, 'minutes until it leaves');
    expectWithin(row.minutes, (trip.arrive - trip.depart) / 60, 'minutes');
    expect(segments[0]?.startTime).toBe(trip.depart);
    expect(segments.slice(1).map(({ startTime }) => startTime)).toEqual(
      segments.slice(0, -1).map(({ endTime }) => endTime),
    );
    expect(segments.at(-1)?.endTime).toBe(trip.arrive);
    const seconds = own.endTime - own.startTime;
    if (row.kmh !== undefined) expectWithin(row.kmh, (metresOf(own) / seconds) * 3.6, 'km/h');
    if (row.pause !== undefined) expectWithin(row.pause, seconds / 60, 'minutes in place');
    for (const { modeInfo, metres = 0, startTime, endTime } of segments) {
      const walked = modeInfo?.identifier === 'wa_wal' && metres > 100;
      if (walked) expectWithin([2, 6.5], (metres / (endTime - startTime)) * 3.6, 'km/h on foot');
    }

    expectWithin(row.euros, trip.moneyCost, 'euros');
    if (trip.moneyCost !== undefined && trip.moneyCost > 0) expect(trip.currency).toBe('EUR');
    expectWithin(row.grams, trip.carbonCost * 1000, 'grams of CO₂');
    expectWithin(row.kcal, trip.caloriesCost, 'kilocalories');
    expectWithin(row.hassle ?? [0, 6], trip.hassleCost, 'hassle');

    // Texts in each of the twelve languages, and in those of the regions.
    const titles = new Set<string>();
    for (const locale of LOCALES) {
      const answer = tripBy(row, await planInLocale(row, planner, locale));
      expect(answer.trip.id, locale).toBe(trip.id);
      for (const segment of answer.segments) expectTidyTexts(segment, locale);
      titles.add(expectTidyTexts(answer.own, locale));
    }
    // The texts differ between languages, except that both Chinese ones may share some.
    expect(titles.size, [...titles].join('\n')).toBeGreaterThanOrEqual(LANGUAGES.length - 1);
  });
});
