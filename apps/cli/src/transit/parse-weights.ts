import { PlannerError } from '@tripwright/core/base';
import { type CostWeights, ridingWeights } from '@tripwright/core/engine/transit';
import { isModeId } from '@tripwright/core/modes';
import type { Timetable } from '@tripwright/core/timetable';

const NAMES = ['walking', 'waiting', 'riding', 'boarding'] as const;
const LARGEST = 1e6;

/**
 * Parses `--weights walking=2,boarding=300` and `--comfort pt_pub_tram=0.9`.
 * @throws PlannerError `bad-usage`
 */
export function parseWeights(
  timetable: Timetable,
  { weights = '', comfort = '' }: { readonly weights?: string; readonly comfort?: string },
): CostWeights {
  const named = parseList('--weights', weights, (name) => (NAMES as readonly string[]).includes(name));
  const byMode = parseList('--comfort', comfort, isModeId);
  if (Object.keys(byMode).length === 0) return named;
  return { ...named, ridingByPattern: ridingWeights(timetable, byMode, named['riding'] ?? 1) };
}

function parseList(option: string, text: string, isName: (name: string) => boolean): Record<string, number> {
  const found: Record<string, number> = {};
  for (const part of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [name = '', value = '', ...more] = part.split('=').map((side) => side.trim());
    const weight = value === '' ? Number.NaN : Number(value);
    if (!isName(name) || more.length > 0 || !(weight >= 0 && weight <= LARGEST)) {
      const names = option === '--weights' ? `one of ${NAMES.join(', ')}` : 'a mode such as pt_pub_tram';
      throw new PlannerError(
        'bad-usage',
        `${option} ${part}: write NAME=NUMBER with ${names} and a number of 0 or more.`,
      );
    }
    found[name] = weight;
  }
  return found;
}
