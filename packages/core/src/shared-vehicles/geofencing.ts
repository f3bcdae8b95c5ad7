import { AreaIndex, type LatLng } from '../geo/index.ts';
import type { GeofencingRule, GeofencingZone } from './shared-system.ts';

/** What holds where no rule says anything: everything is allowed (SV-10). */
const NO_RULE: GeofencingRule = { rideStartAllowed: true, rideEndAllowed: true, rideThroughAllowed: true };

/** Where vehicles of a system may go, start and end, by place, type and time (SV-9). Walking with them is never restricted. */
export class Geofencing {
  readonly #zones: readonly GeofencingZone[];
  readonly #globalRules: readonly GeofencingRule[];
  readonly #index: AreaIndex;

  /** @param zones in the order of the file, which decides where they overlap */
  constructor(zones: readonly GeofencingZone[], globalRules: readonly GeofencingRule[]) {
    this.#zones = zones;
    this.#globalRules = globalRules;
    this.#index = new AreaIndex(zones.map(({ area }) => area));
  }

  /** Whether anything is restricted anywhere. */
  get isEmpty(): boolean {
    return this.#zones.length === 0 && this.#globalRules.length === 0;
  }

  /** Top speeds and passages of all zones and times: whether a search has to ask along the way at all. */
  get restrictsRiding(): boolean {
    const restricts = (rule: GeofencingRule): boolean => !rule.rideThroughAllowed || rule.maxSpeedKmh !== undefined;
    return this.#globalRules.some(restricts) || this.#zones.some(({ rules }) => rules.some(restricts));
  }

  /**
   * The rule that holds for vehicles of a type at a place and an instant: of the first zone in the file that holds the place, is in force and
   * has a rule for the type, the first such rule; else the first global one; else everything is allowed.
   */
  ruleAt(place: LatLng, type: string, at: number): GeofencingRule {
    for (const i of this.#index.findAt(place)) {
      const zone = this.#zones[i]!;
      if ((zone.start !== undefined && at < zone.start) || (zone.end !== undefined && at >= zone.end)) continue;
      const rule = firstFor(zone.rules, type);
      if (rule !== undefined) return rule;
    }
    return firstFor(this.#globalRules, type) ?? NO_RULE;
  }
}

function firstFor(rules: readonly GeofencingRule[], type: string): GeofencingRule | undefined {
  return rules.find(({ types }) => types === undefined || types.includes(type));
}
