import { describe, expect, test } from 'vitest';
import { decodePolyline, ringContains } from '../../../geo/index.ts';
import { countryRules, knownCountries } from '../../countries/country-rules.ts';
import { COUNTRY_OUTLINES } from './country-outlines.ts';
import { findCountries } from './find-countries.ts';

const at = (...places: readonly (readonly [lat: number, lng: number])[]) =>
  findCountries({
    nodeLat: Float64Array.from(places, ([lat]) => lat),
    nodeLng: Float64Array.from(places, ([, lng]) => lng),
  });

describe('OS-26 the country of an extract', () => {
  test.each([
    ['Porto', 41.15, -8.61, 'PT'],
    ['Funchal', 32.65, -16.91, 'PT'],
    ['Geneva, old town', 46.2012, 6.1466, 'CH'],
    ['Annemasse', 46.1934, 6.2342, 'FR'],
    ['Basel', 47.5576, 7.5917, 'CH'],
    ['Lörrach', 47.6156, 7.6614, 'DE'],
    ['Saint-Louis', 47.589, 7.545, 'FR'],
    ['Strasbourg', 48.5828, 7.7478, 'FR'],
    ['Offenburg', 48.473, 7.944, 'DE'],
    ['Lille', 50.637, 3.063, 'FR'],
    ['Tournai', 50.606, 3.388, 'BE'],
    ['Aachen', 50.776, 6.084, 'DE'],
    ['Maastricht', 50.851, 5.69, 'NL'],
    ['San Diego', 32.7157, -117.1611, 'US'],
    ['Tijuana', 32.5149, -117.0382, 'MX'],
    ['Niagara Falls, Ontario', 43.0896, -79.11, 'CA'],
    ['Niagara Falls, New York', 43.0945, -79.0367, 'US'],
    ['Detroit', 42.3314, -83.0458, 'US'],
    ['Copenhagen', 55.6761, 12.5683, 'DK'],
    ['Malmö', 55.605, 13.0038, 'SE'],
    ['Hong Kong, Central', 22.2819, 114.1581, 'HK'],
    ['Shenzhen', 22.5431, 114.0579, 'CN'],
    ['Macau', 22.1987, 113.5439, 'MO'],
    ['Zhuhai', 22.2707, 113.5767, 'CN'],
    ['La Línea', 36.175, -5.349, 'ES'],
    ['Singapore', 1.3, 103.85, 'SG'],
    ['Johor Bahru', 1.4927, 103.7414, 'MY'],
    ['Belfast', 54.597, -5.93, 'GB'],
    ['Dublin', 53.349, -6.26, 'IE'],
    ['Vienna', 48.2082, 16.3738, 'AT'],
    ['Bratislava', 48.1486, 17.1077, 'SK'],
    ['Cayenne', 4.937, -52.326, 'FR'],
    ['Vladivostok', 43.1155, 131.8855, 'RU'],
    ['Nairobi', -1.286, 36.817, 'KE'],
    ['Honolulu', 21.307, -157.858, 'US'],
    ['Auckland', -36.848, 174.763, 'NZ'],
    ['Zheleznogorsk', 56.25, 93.53, 'RU'],
  ])('%s', (_name, lat, lng, code) => {
    expect(at([lat, lng])).toEqual([{ code, share: 1 }]);
  });

  test.each([
    ['Gibraltar, on the right unlike its state', 36.1408, -5.3536],
    ['Cairo, without rules', 30.044, 31.236],
    ['the Atlantic', 30, -40],
  ])('%s, has no code', (_name, lat, lng) => {
    expect(at([lat, lng])).toEqual([{ code: '', share: 1 }]);
  });

  test('an extract over a border has the shares of both sides, in any order of its nodes', () => {
    const geneva = [46.2012, 6.1466] as const;
    const annemasse = [46.1934, 6.2342] as const;
    const expected = [
      { code: 'CH', share: 2 / 3 },
      { code: 'FR', share: 1 / 3 },
    ];
    expect(at(geneva, annemasse, geneva)).toEqual(expected);
    expect(at(annemasse, geneva, geneva)).toEqual(expected);
    expect(at()).toEqual([]);
  });

  test('every country with rules has outlines, which are closed areas, and no other has', () => {
    expect(Object.keys(COUNTRY_OUTLINES).sort()).toEqual(knownCountries);
    for (const [code, lines] of Object.entries(COUNTRY_OUTLINES)) {
      expect(countryRules(code)?.code).toBe(code);
      for (const line of lines) {
        const ring = decodePolyline(line);
        expect(ring.length).toBeGreaterThanOrEqual(3);
        expect(ringContains(ring, ring[0]!)).toBe(true);
      }
    }
  });
});
