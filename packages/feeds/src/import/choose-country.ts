import { type CountryRules, countryOfZone, countryRules, DEFAULT_COUNTRY } from '@tripwright/core/street';
import { findCountries, type StreetRows } from '@tripwright/core/street/build';
import type { NoticeCollector } from '../notices/index.ts';

/** The traffic law of a region's streets, and where it comes from. */
export interface ChosenCountry {
  readonly rules: CountryRules;
  /** One line for people: the country and the reason for it. */
  readonly reason: string;
  /** Whether streets have to do without the law of their country. */
  readonly isDoubtful: boolean;
}

/** An extract that reaches over a border by less than this share of its nodes counts as lying in one country. */
const NEGLIGIBLE_SHARE = 0.02;

/**
 * Chooses the country whose law fills missing tags: the given one, else the one with most nodes of the extract, else, at sea and in countries
 * without rules, the one of the time zone. One country's law applies to the whole region, since turns and sides of the road join at every crossing.
 */
export function chooseCountry(
  rows: StreetRows,
  given: CountryRules | undefined,
  zone: string,
  { file, notices }: { readonly file: string; readonly notices: NoticeCollector },
): ChosenCountry {
  const shares = findCountries(rows).filter(({ share }) => share >= NEGLIGIBLE_SHARE);
  const across = shares.map(({ code, share }) => `${code || 'elsewhere'} ${Math.round(share * 100)} %`).join(', ');
  const source = notices.source('streets');
  if (given !== undefined) return { rules: given, reason: `${given.code}, as requested`, isDoubtful: false };
  const byPlace = countryRules(shares[0]?.code ?? '');
  const byZone = countryOfZone(zone);
  const rules = byPlace ?? byZone;
  if (rules === DEFAULT_COUNTRY) {
    source.note('country-unknown', file, 0, '', across);
    return {
      rules,
      reason: 'none: no rules for the country of these streets (--country CODE names one)',
      isDoubtful: true,
    };
  }
  if (byPlace === undefined) return { rules, reason: `${rules.code}, by the time zone ${zone}`, isDoubtful: false };
  if (!rules.hasOwnSpeeds) source.note('country-side-only', file, 0, '', rules.code);
  if (shares.length > 1) source.note('several-countries', file, 0, '', across);
  return {
    rules,
    reason:
      shares.length > 1 ? `${rules.code}, where most streets lie (${across})` : `${rules.code}, where the streets lie`,
    isDoubtful: shares.length > 1,
  };
}
