import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

/** Kilometres and metres, or miles and feet. */
export type DistanceUnit = 'metric' | 'imperial';

const METRES_PER_FOOT = 0.3048;
const METRES_PER_MILE = 1609.344;
/** Distances below this many feet are written in feet, others in miles. */
const FEET_BEFORE_MILES = 1000;

const unitFormats = perLocale((locale) => {
  const of = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  return {
    metre: of('meter', 0),
    kilometre: of('kilometer', 1),
    farKilometre: of('kilometer', 0),
    foot: of('foot', 0),
    mile: of('mile', 1),
    farMile: of('mile', 0),
  };
});

/**
 * A distance as the language writes it: "450 m", "1.3 km", "250 km"; or "500 ft", "1.3 mi". As exact as a walker needs: steps of 10 m or
 * 50 ft, then tenths of kilometres or miles below a hundred, then whole ones. Less than half a step is written in single metres or feet.
 * @param metres not negative
 */
export function formatDistance(metres: number, locale: Locale, unit: DistanceUnit = 'metric'): string {
  const formats = unitFormats(locale);
  if (unit === 'metric') {
    const rounded = inSteps(metres, 10);
    if (rounded < 1000) return formats.metre.format(rounded);
    const kilometres = metres / 1000;
    return (kilometres < 99.95 ? formats.kilometre : formats.farKilometre).format(kilometres);
  }
  const feet = inSteps(metres / METRES_PER_FOOT, 50);
  if (feet < FEET_BEFORE_MILES) return formats.foot.format(feet);
  const miles = metres / METRES_PER_MILE;
  return (miles < 99.95 ? formats.mile : formats.farMile).format(miles);
}

/**
 * The parts of a length, adjusted so that {@link formatDistance} writes parts that add up to the whole as written: the longest part absorbs
 * the rounding of the others.
 * @param parts metres; their sum is the whole
 */
export function shareDistance(parts: readonly number[], unit: DistanceUnit = 'metric'): readonly number[] {
  const shown = parts.map((metres) => shownMetres(metres, unit));
  const sum = (of: readonly number[]): number => of.reduce((total, metres) => total + metres, 0);
  const whole = shownMetres(sum(parts), unit);
  const longest = parts.indexOf(Math.max(...parts));
  const rest = whole - sum(shown.filter((_, at) => at !== longest));
  // The parts add up already, or nothing would be left of the longest.
  if (shownMetres(sum(shown), unit) === whole || rest <= 0) return parts;
  return parts.map((metres, at) => (at === longest ? rest : metres));
}

/** A length in metres, rounded as {@link formatDistance} writes it. */
function shownMetres(metres: number, unit: DistanceUnit): number {
  const [small, big, inSmall] = unit === 'metric' ? [10, 1000, 1] : [50, METRES_PER_MILE, METRES_PER_FOOT];
  const rounded = inSteps(metres / inSmall, small);
  if (rounded < (unit === 'metric' ? 1000 : FEET_BEFORE_MILES)) return rounded * inSmall;
  const count = metres / big;
  return (count < 99.95 ? Math.round(count * 10) / 10 : Math.round(count)) * big;
}

function inSteps(amount: number, step: number): number {
  return amount < step / 2 ? Math.round(amount) : Math.round(amount / step) * step;
}
