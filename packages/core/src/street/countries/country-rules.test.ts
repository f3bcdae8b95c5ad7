import { describe, expect, test } from 'vitest';
import { isTimeZone } from '../../base/index.ts';
import { classifyWay } from '../tags/classify-way.ts';
import { resolveAccess } from '../tags/resolve-access.ts';
import { wayTraits } from '../tags/way-traits.ts';
import { countryOfZone, countryRules, DEFAULT_COUNTRY, knownCountries } from './country-rules.ts';

const access = (country: string, traveller: 'foot' | 'bicycle' | 'moped', text: string) => {
  const tags = new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));
  const { forward, backward } = resolveAccess(tags, classifyWay(tags) ?? 'road', traveller, countryRules(country));
  return [forward, backward].map((level) => (level >= 4 ? 'y' : level === 1 ? 'p' : '-')).join('');
};

describe('rules of countries', () => {
  test('every row is complete, zones exist and belong to one country each', () => {
    expect(knownCountries).toEqual([...knownCountries].sort());
    for (const code of knownCountries) {
      const rules = countryRules(code);
      expect(rules?.code).toBe(code);
      const { urban, rural, trunk, motorway } = rules?.speeds ?? DEFAULT_COUNTRY.speeds;
      expect(urban <= rural && rural <= trunk && (motorway === 'none' || trunk <= Math.max(motorway, trunk))).toBe(
        true,
      );
    }
    expect(isTimeZone('Europe/Lisbon')).toBe(true);
    expect(countryOfZone('Europe/Lisbon').code).toBe('PT');
    expect(countryOfZone('America/Sao_Paulo').code).toBe('BR');
    expect(countryOfZone('Europe/London').drivesLeft).toBe(true);
    expect(countryOfZone('Antarctica/Troll')).toBe(DEFAULT_COUNTRY);
    expect(countryRules('pt')?.code).toBe('PT');
    expect(countryRules('XX')).toBeUndefined();
  });

  test('OS-2 walkers on cycle paths, riders on footpaths', () => {
    expect(access('PT', 'foot', 'highway=cycleway')).toBe('yy');
    expect(access('DE', 'foot', 'highway=cycleway')).toBe('--');
    expect(access('DE', 'foot', 'highway=cycleway foot=yes')).toBe('yy');
    expect(access('PT', 'bicycle', 'highway=footway')).toBe('pp');
    expect(access('NO', 'bicycle', 'highway=footway')).toBe('yy');
    expect(access('NO', 'bicycle', 'highway=footway bicycle=no')).toBe('--');
  });

  test('OS-12 fast scooters use cycle paths where the country lets them', () => {
    expect(access('PT', 'moped', 'highway=cycleway')).toBe('--');
    expect(access('BE', 'moped', 'highway=cycleway')).toBe('yy');
    expect(access('BE', 'moped', 'highway=cycleway moped=no')).toBe('--');
  });

  test('OS-7 against slow one-way streets where the country lets cyclists', () => {
    expect(access('FR', 'bicycle', 'highway=residential oneway=yes maxspeed=30')).toBe('yy');
    expect(access('FR', 'bicycle', 'highway=residential oneway=yes maxspeed=50')).toBe('y-');
    expect(access('FR', 'bicycle', 'highway=residential oneway=yes maxspeed=30 oneway:bicycle=yes')).toBe('y-');
    expect(access('FR', 'bicycle', 'highway=residential junction=roundabout maxspeed=30')).toBe('y-');
    expect(access('PT', 'bicycle', 'highway=residential oneway=yes maxspeed=30')).toBe('y-');
  });

  test('OS-26 limits by law, and the side of the road that a cycle lane is on', () => {
    const traits = (code: string, text: string) => {
      const tags = new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]));
      const setting = { country: countryRules(code) ?? DEFAULT_COUNTRY, onCycleRoute: false, fixedSpeed: 0 };
      return wayTraits(tags, classifyWay(tags) ?? 'road', setting);
    };
    expect(traits('PT', 'highway=motorway').speedForward).toBe(120);
    expect(traits('DE', 'highway=motorway').speedForward).toBe(255);
    expect(traits('PT', 'highway=motorway maxspeed=80').speedForward).toBe(80);
    expect(traits('PT', 'highway=residential').speedForward).toBe(0);
    expect(traits('PT', 'highway=tertiary source:maxspeed=PT:rural').speedForward).toBe(90);
    expect(traits('FR', 'highway=tertiary maxspeed:type=FR:urban').speedForward).toBe(50);
    expect(traits('PT', 'highway=secondary zone:traffic=IT:urban').speedForward).toBe(50);
    expect(traits('GB', 'highway=primary cycleway:left=lane').cycleForward).toBe('lane');
    expect(traits('PT', 'highway=primary cycleway:left=lane').cycleBackward).toBe('lane');
  });
});
