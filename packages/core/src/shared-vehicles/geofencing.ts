import { AreaIndex, type LatLng } from '../geo/index.ts';
import type { GeofencingRule, GeofencingZone } from './shared-system.ts';

/** The rule for places without a rule: everything is allowed (SV-10). */
const NO_RULE: GeofencingRule = { rideStartAllowed: true, rideEndAllowed: true, rideThroughAllowed: true };

/** Where rides of a system may start, pass and end, by place, vehicle type and time (SV-9). Pushing a vehicle is never restricted. */
export class Geofencing {
  readonly #zones: readonly GeofencingZone[];
  readonly #globalRules: readonly GeofencingRule[];
  readonly #index: AreaIndex;

  /** @param zones in the order of the file; where zones overlap, the first one applies */
  constructor(zones: readonly GeofencingZone[], globalRules: readonly GeofencingRule[]) {
    this.#zones = zones;
    this.#globalRules = globalRules;
    this.#index = new AreaIndex(zones.map(({ area }) => area));
  }

  /** Whether there are no restrictions. */
  get isEmpty(): boolean {
    return this.#zones.length === 0 && this.#globalRules.length === 0;
  }

  /** Whether any zone limits speed or passage, so that a search must check rides along their path. */
  get restrictsRiding(): boolean {
    const restricts = (rule: GeofencingRule): boolean => !rule.rideThroughAllowed || rule.maxSpeedKmh !== undefined;
    return this.#globalRules.some(restricts) || this.#zones.some(({ rules }) => rules.some(restricts));
  }

  /**
   * The rule for vehicles of a type at a place and an instant: the first matching rule of the first zone of the file that contains the place,
   * is in force and has a rule for the type; else the first matching global rule; else everything is allowed.
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
