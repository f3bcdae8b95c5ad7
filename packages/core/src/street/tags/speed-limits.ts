import type { CountryRules } from '../countries/country-rules.ts';
import type { StreetClass } from '../traits/street-class.ts';
import { NO_SPEED_LIMIT } from '../traits/street-traits.ts';
import { parseSpeed } from './parse-numbers.ts';
import { firstTag, isYes, type TagMap } from './tag-map.ts';

/** Keys that name the rule behind a limit (`PT:rural`), used where `maxspeed` itself is missing. */
const zoneKeys = ['maxspeed:type', 'source:maxspeed', 'zone:maxspeed', 'zone:traffic'] as const;

/**
 * Speed limits in km/h in each direction (OS-26): as signed, else by the tagged zone, else by law on motorways and motor roads; 0 where unknown. The
 * data do not say which other streets lie in a town, so costing uses the usual speed of traffic there.
 */
export function speedLimits(
  tags: TagMap,
  streetClass: StreetClass,
  country: CountryRules,
): { readonly forward: number; readonly backward: number } {
  const plain =
    parseSpeed(tags.get('maxspeed')) || parseSpeed(firstTag(tags, ...zoneKeys)) || byLaw(tags, streetClass, country);
  return {
    forward: parseSpeed(tags.get('maxspeed:forward')) || plain,
    backward: parseSpeed(tags.get('maxspeed:backward')) || plain,
  };
}

function byLaw(tags: TagMap, streetClass: StreetClass, { hasOwnSpeeds, speeds }: CountryRules): number {
  if (!hasOwnSpeeds) return 0;
  if (streetClass === 'motorway') return speeds.motorway === 'none' ? NO_SPEED_LIMIT : speeds.motorway;
  return isYes(tags.get('motorroad')) && !streetClass.endsWith('_link') ? speeds.trunk : 0;
}
