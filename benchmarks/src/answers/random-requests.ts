import { coversMode } from '@tripwright/core/modes';
import { below, randomNumbers } from '@tripwright/testkit/random';
import type { BuiltRegion } from '../common/built-region.ts';
import { doorQuestions, routingParameters } from '../journey/door-questions.ts';

const LOCALES = ['en', 'de', 'pt', 'fi', 'ja', 'ar'];
/** Mode families, requested besides the modes that a region names. */
const FAMILIES = ['pt_pub', 'me_mic_bic', 'me_mic-s', 'me_car', 'me_mot', 'ps_tax', 'ps_tnc', 'wa_wal'];

/** Requests of `/v1/routing.json` with every parameter that may affect an answer; the same for the same seed. */
export function randomRequests(city: BuiltRegion, count: number, seed: number): string[] {
  const random = randomNumbers(seed + 1000);
  const chance = (share: number): boolean => random() < share;
  const here = FAMILIES.filter((family) => city.region.manifest.modes.some((mode) => coversMode(family, mode)));
  const modes = [...new Set([...FAMILIES, ...city.region.manifest.modes])];
  const oneOf = <T>(values: readonly T[]): T => values[below(random, values.length)] as T;
  return doorQuestions(city, count, seed).map((question) => {
    const asked = new Set(chance(0.7) ? ['pt_pub'] : []);
    const most = chance(0.3) ? 0 : 1 + below(random, 4);
    while (asked.size < Math.max(1, most)) asked.add(oneOf(chance(0.7) && here.length > 4 ? here : modes));
    const parameters = routingParameters(question, [...asked]);
    if (chance(0.3)) {
      parameters.delete('departAfter');
      parameters.set('arriveBefore', String(question.instant));
    }
    const more: readonly (readonly [share: number, name: string, value: () => string])[] = [
      [0.5, 'allModes', () => 'true'],
      [0.15, 'wheelchair', () => 'true'],
      [0.05, 'bestOnly', () => 'true'],
      [0.3, 'includeStops', () => 'true'],
      [0.2, 'explain', () => 'true'],
      [0.2, 'tt', () => String(below(random, 6))],
      [0.1, 'wm', () => String(5 + below(random, 20))],
      [0.15, 'ws', () => oneOf(['0', '2', '6kph', '1.1mps'])],
      [0.15, 'cs', () => oneOf(['0', '2', '6kph', '1.1mps'])],
      [0.15, 'avoid', () => oneOf(modes)],
      [0.15, 'wp', () => `(${[0, 0, 0, 0].map(() => (0.1 + below(random, 19) / 10).toFixed(1)).join(',')})`],
      [0.5, 'locale', () => oneOf(LOCALES)],
    ];
    for (const [share, name, value] of more) if (chance(share)) parameters.set(name, value());
    return `/v1/routing.json?${parameters}`;
  });
}
