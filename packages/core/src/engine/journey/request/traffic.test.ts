import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest, StreetLeg } from '../../../model/index.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw'];
const rows = Array.from({ length: 7 }, (_, row) => letters.slice(7 * row, 7 * row + 7));
const across = rows.map((row) => row.join(''));
const down = rows.map((_, column) => rows.map((row) => row[column]).join(''));

/** A town of seven by seven streets, 150 m apart, with a main road through its middle. */
const town = (modes: readonly string[]): TextWorld =>
  new TextWorld({
    map: rows.map((row) => row.join('.')).join('\n'),
    grid: 75,
    ways: Object.fromEntries(
      [...across, ...down].map((line) => [line, { highway: line === across[3] ? 'secondary' : 'residential' }]),
    ),
    modes,
  });

const from = across[3]![0] as string;
const to = across[3]!.at(-1) as string;

function ride(modes: string[], time: string, parts: Partial<PlanRequest> = {}): StreetLeg & { itinerary: Itinerary } {
  const answer = town(modes).answer(from, to, time, { modes, driveToTheDoor: true, ...parts });
  const itinerary = answer.groups[0]?.itineraries[0]?.itinerary;
  const leg = itinerary?.legs.find(({ mode }) => modes.includes(mode));
  if (itinerary === undefined || leg?.kind !== 'street') throw new Error(answer.empty?.reason ?? 'no ride');
  return { ...leg, itinerary };
}

const secondsOf = ({ departure, arrival }: StreetLeg): number => arrival - departure;

describe('traffic in requests', () => {
  test.each(['me_car', 'ps_tax', 'me_mot'])('%s takes longer at half past eight than at night', (mode) => {
    const [night, peak] = [ride([mode], '03:00'), ride([mode], '08:30')];
    expect(secondsOf(night)).toBe(night.freeFlowSeconds);
    expect(secondsOf(peak)).toBeGreaterThan(1.1 * secondsOf(night));
    expect(peak.freeFlowSeconds).toBe(night.freeFlowSeconds);
    expect(peak.metres).toBe(night.metres);
  });

  test('to arrive by a time, the traffic of that time counts, and a ride takes as long as one that departs then', () => {
    const by = (time: string) =>
      ride(['me_car'], time, { when: { departAfter: undefined, arriveBefore: instant(time) } });
    expect(secondsOf(by('08:30'))).toBe(secondsOf(ride(['me_car'], '08:30')));
    expect(by('08:30').freeFlowSeconds).toBe(by('03:00').freeFlowSeconds);
    expect(secondsOf(by('03:00'))).toBeLessThan(secondsOf(by('08:30')));
    expect(by('08:30').itinerary.arrival).toBeLessThanOrEqual(instant('08:30'));
  });

  test('walkers and cyclists have no time without traffic', () => {
    expect(ride(['wa_wal'], '08:30').freeFlowSeconds).toBeUndefined();
    expect(ride(['me_mic_bic'], '08:30').freeFlowSeconds).toBeUndefined();
    expect(secondsOf(ride(['me_mic_bic'], '08:30'))).toBe(secondsOf(ride(['me_mic_bic'], '03:00')));
  });
});
