import { coversMode } from '../modes/index.ts';

/**
 * Kilograms of CO₂ equivalent per passenger kilometre, vehicle use only, by mode identifier. A mode without a row takes that of its parent. The
 * values are rounded averages for average occupancy, of the order in European Environment Agency report 2/2021 ("Transport and environment report
 * 2020: train or plane?") and national tables. Requests may override each (wire-format.md, `co2[<mode>]`).
 */
const EMISSION_FACTORS: ReadonlyMap<string, number> = new Map([
  ['pt_pub', 0.06],
  ['pt_pub_bus', 0.08],
  ['pt_pub_coach', 0.03],
  ['pt_pub_ferry', 0.12],
  ['pt_pub_train', 0.035],
  ['pt_pub_regionaltrain', 0.035],
  ['pt_pub_tram', 0.03],
  ['pt_pub_metro', 0.03],
  ['pt_pub_subway', 0.03],
  ['pt_ltd', 0.08],
  ['in_air', 0.2],
  ['in_rail', 0.033],
  ['in_coach', 0.03],
  ['in_ferry', 0.12],
  ['me_car', 0.17],
  ['me_car-s', 0.17],
  ['me_car-r', 0.17],
  // Two riders share the emissions of one car.
  ['me_car-p', 0.085],
  ['me_mot', 0.11],
  ['ps_tax', 0.2],
  ['ps_tnc', 0.2],
  ['ps_drt', 0.12],
]);

/**
 * The factor of a mode or of its nearest ancestor by identifier; 0 for modes without emissions.
 * @param own the traveller's own factors: of those that cover the mode the most specific one counts, and it overrides the table
 */
export function emissionFactor(mode: string, own?: ReadonlyMap<string, number>): number {
  if (own !== undefined && own.size > 0) {
    const [nearest] = [...own.keys()]
      .filter((covering) => coversMode(covering, mode))
      .sort((a, b) => b.split('_').length - a.split('_').length || (a < b ? -1 : 1));
    const factor = nearest === undefined ? undefined : own.get(nearest);
    if (factor !== undefined) return factor;
  }
  for (let id = mode; id !== ''; id = id.slice(0, Math.max(0, id.lastIndexOf('_')))) {
    const factor = EMISSION_FACTORS.get(id);
    if (factor !== undefined) return factor;
  }
  return 0;
}
