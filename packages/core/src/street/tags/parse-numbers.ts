import { countryRules, type DefaultSpeeds } from '../countries/country-rules.ts';
import { INCLINE, NO_SPEED_LIMIT } from '../traits/street-traits.ts';

/** Speed limits of signs that name a kind of place, in km/h (OS-26), for countries without a row or without such a limit. */
const zones: ReadonlyMap<string, number> = new Map([
  ['urban', 50],
  ['rural', 90],
  ['trunk', 100],
  ['motorway', 120],
  ['living_street', 10],
  ['walk', 6],
  ...['BE', 'CH', 'CZ', 'ES', 'FI', 'FR', 'HU', 'PL', 'PT', 'RU', 'UA'].map(
    (code) => [`${code}:living_street`, 20] as const,
  ),
  ...['DK', 'NL'].map((code) => [`${code}:living_street`, 15] as const),
  ...['AT', 'DE', 'NO', 'SE'].map((code) => [`${code}:living_street`, 7] as const),
  ['GB:nsl_single', 97],
  ['GB:nsl_dual', 113],
]);

/**
 * A `maxspeed` in km/h: plain, with a unit, a zone, or the lowest of a list.
 * @returns 0 for a meaningless value, `NO_SPEED_LIMIT` for no limit
 */
export function parseSpeed(text: string | undefined): number {
  if (text === undefined) return 0;
  let lowest = 0;
  for (const part of text.split(/[;|,]/)) {
    const speed = oneSpeed(part.trim());
    if (speed > 0 && (lowest === 0 || speed < lowest)) lowest = speed;
  }
  return lowest;
}

function oneSpeed(text: string): number {
  if (text === 'none') return NO_SPEED_LIMIT;
  if (text === 'walk') return 6;
  const match = /^(\d+(?:\.\d+)?)\s*(km\/h|kmh|kph|mph|knots)?$/.exec(text);
  if (match !== null) {
    const factor = match[2] === 'mph' ? 1.609344 : match[2] === 'knots' ? 1.852 : 1;
    const speed = Math.round(Number(match[1]) * factor);
    return speed >= 1 && speed <= 200 ? speed : 0;
  }
  const zone = /^[A-Z]{2}:(?:zone:?)?(.+)$/.exec(text);
  if (zone === null) return 0;
  const number = Number(zone[1]);
  if (number >= 5 && number <= 130) return number;
  const rules = countryRules(text.slice(0, 2));
  const byCountry = rules?.hasOwnSpeeds === true ? rules.speeds[zone[1] as keyof DefaultSpeeds] : undefined;
  if (byCountry === 'none') return NO_SPEED_LIMIT;
  return byCountry ?? zones.get(text) ?? zones.get(zone[1] as string) ?? 0;
}

/** Metres: `2.5`, `2,5 m`, `7'`, `6'6"`, `200 cm`; 0 for a meaningless value. */
export function parseMetres(text: string | undefined): number {
  if (text === undefined) return 0;
  const feet = /^(\d+(?:\.\d+)?)\s*(?:'|ft)(?:\s*(\d+(?:\.\d+)?)\s*(?:"|in)?)?$/.exec(text);
  if (feet !== null) return Number(feet[1]) * 0.3048 + Number(feet[2] ?? 0) * 0.0254;
  const plain = /^(\d+(?:[.,]\d+)?)\s*(m|cm)?$/.exec(text.trim());
  if (plain === null) return 0;
  return Number(plain[1]!.replace(',', '.')) / (plain[2] === 'cm' ? 100 : 1);
}

/** Percent, uphill positive: `5%`, `-3`, `up`, `10°`; a value of {@link INCLINE} where no number is given. */
export function parseIncline(text: string | undefined): number {
  if (text === undefined) return INCLINE.unknown;
  const value = text.trim().toLowerCase();
  if (value === 'up') return INCLINE.up;
  if (value === 'down') return INCLINE.down;
  const match = /^([+-]?\d+(?:[.,]\d+)?)\s*(%|°)?$/.exec(value);
  if (match === null) return INCLINE.unknown;
  const number = Number(match[1]!.replace(',', '.'));
  const percent = match[2] === '°' ? Math.tan((number * Math.PI) / 180) * 100 : number;
  return Math.max(-100, Math.min(100, Math.round(percent)));
}

/**
 * Seconds of a ferry's or lift's `duration`: minutes (`35`), `h:mm`, `h:mm:ss` or ISO 8601 (`PT1H10M`) (OS-27).
 * @returns 0 for a meaningless value
 */
export function parseDuration(text: string | undefined): number {
  if (text === undefined) return 0;
  const value = text.trim();
  if (/^\d+$/.test(value)) return Number(value) * 60;
  const clock = /^(\d+):([0-5]?\d)(?::([0-5]?\d))?$/.exec(value);
  if (clock !== null) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value);
  if (iso === null) return 0;
  const [days, hours, minutes, seconds] = [1, 2, 3, 4].map((i) => Number(iso[i] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** Lowest and highest storey of `level` (`0`, `0;-1`, `-2-0`, `0.5`) in tenths; undefined when not given. */
export function parseLevels(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const found: number[] = [];
  for (const part of text.split(/[;,]/)) {
    const match = /^\s*(-?\d+(?:\.\d+)?)(?:\s*-\s*(-?\d+(?:\.\d+)?))?\s*$/.exec(part);
    if (match === null) continue;
    for (const number of [match[1], match[2]]) {
      if (number !== undefined) found.push(Math.round(Number(number) * 10));
    }
  }
  if (found.length === 0) return undefined;
  const clamp = (tenths: number): number => Math.max(-3000, Math.min(3000, tenths));
  return [clamp(Math.min(...found)), clamp(Math.max(...found))];
}
